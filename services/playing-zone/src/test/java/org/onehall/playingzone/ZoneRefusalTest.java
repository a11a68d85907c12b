package org.onehall.playingzone;

import static org.junit.jupiter.api.Assertions.assertTrue;

import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;
import org.onehall.regulations.RuleCatalogue;

class ZoneRefusalTest {
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
