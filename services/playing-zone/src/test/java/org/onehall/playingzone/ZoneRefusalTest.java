package org.onehall.playingzone;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;
import org.onehall.decider.Refusal;
import org.onehall.regulations.RuleCatalogue;

class ZoneRefusalTest {
    @Test
    void theEdgeSaysOfTheArchiveWhatTheServicesSay() { // OCR 17.11
        assertEquals(Refusal.ARCHIVE_TEXT, ZoneRefusal.COMPETITION_ARCHIVED.text());
    }

    @ParameterizedTest
    @EnumSource
    void aRefusalSaysWhatHappenedInSentencesAndCitesAnArticleOfTheCatalogue(ZoneRefusal refusal) {
        assertTrue(refusal.text().endsWith("."), refusal.text());
        assertTrue(
                refusal.rule().isEmpty()
                        || RuleCatalogue.standard().find(refusal.rule()).isPresent(),
                refusal.rule());
    }
}
