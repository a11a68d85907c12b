package org.onehall.competition.tiebreak;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertInstanceOf;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.EnumSource;
import org.onehall.competition.tiebreak.TieBreakReader.Reading;

class TieBreakReaderTest {
    @ParameterizedTest
    @EnumSource
    void everyNameIsReadAndWritten(Acronym acronym) {
        assertEquals(TieBreak.of(acronym), TieBreak.of(acronym.code()));
        assertEquals(acronym.code(), TieBreak.of(acronym).text());
    }

    @ParameterizedTest(name = "{0}")
    @CsvSource({
        "BH/C1, BH/C1",
        "bh/c1, BH/C1",
        "BH-C1, BH/C1",
        "BH#C1, BH/C1",
        "' DE/P ', DE/P",
        "BH:GP/M2/P, BH:GP/M2/P",
        "FB/P/C1, FB/C1/P",
        "KS/L+1, KS/L+1",
        "KS/L-2, KS/L-2",
        "KS/L3, KS/L+3",
        "SSSC/K4/F/P, SSSC/P/F/K4",
        "GE, REP",
        "mpvgp, MPvGP",
        "TPN/R, TPN/R",
        "ARO/M1/U1400, ARO/M1/U1400",
        "SB/C1/V2026, SB/C1/V2026",
        "EMGSB/C2, EMGSB/C2"
    })
    void modifiersAreReadInAnyOrderAndWrittenInOne(String text, String written) {
        assertEquals(written, TieBreak.of(text).text());
        assertEquals(TieBreak.of(text), TieBreak.of(written));
    }

    @Test
    void whatIsReadHasTheModifiers() {
        TieBreak median = TieBreak.of("BH:GP/M2/P");
        assertEquals(Optional.of(Score.GAME_POINTS), median.score());
        assertEquals(List.of(2, 2), List.of(median.cutLowest(), median.cutHighest()));
        assertTrue(median.forfeitsAsGames());
        assertEquals("8.1", median.article());
        assertEquals(Optional.of(Edition.AUGUST_2024), TieBreak.of("BH/V2024").edition());
        assertEquals(Optional.of(1400), TieBreak.of("TPR/U1400").unrated());
    }

    @ParameterizedTest(name = "\"{0}\"")
    @CsvSource({
        "'', written like",
        "B H, written like",
        "XYZ, The names are PTS",
        "ESB, The names are PTS",
        "BH/C0, '/C1, /C2'",
        "BH/C1/C2, once each",
        "BH/C1/M1, once each",
        "DE/C1, '/P, forfeits as games'",
        "BH:XP, ':MP or :GP'",
        "WIN:GP, '/V2024, the edition'",
        "KS/L0, half points",
        "TPN/R/R, in reverse order",
        "BH/V1999, '/V2024'",
        "ARO/U, '/U1400'"
    })
    void aTextThatIsNoTieBreakIsRefusedWithWhatIsAllowed(String text, String allowed) {
        String why = assertInstanceOf(Reading.Refused.class, TieBreakReader.read(text))
                .why();
        assertTrue(why.startsWith("\"" + text + "\" is not a tie-break of C.07. ") && why.contains(allowed), why);
    }

    @Test
    void namesKnowTheirEdition() {
        assertEquals(Edition.MARCH_2026, Acronym.STD.since());
        assertEquals(Edition.SEPTEMBER_2023, Acronym.BH.since());
    }
}
