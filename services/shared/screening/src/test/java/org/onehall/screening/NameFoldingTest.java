package org.onehall.screening;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertNotEquals;

import java.util.List;
import org.junit.jupiter.api.Test;

class NameFoldingTest {
    @Test
    void spellingsOfOneNameAreFoldedToTheSame() {
        for (List<String> spellings : List.of(
                List.of("Smith, John", "Smith,John", "smith, john", "John Smith", " SMITH ,  John "),
                List.of(
                        "Müller, Jürgen",
                        "Müller,  Jürgen",
                        "Muller, Jurgen",
                        "MUELLER, Juergen",
                        "Mu\u0308ller, Ju\u0308rgen"),
                List.of("Sørensen, Bjørn", "Soerensen, Bjoern", "Sorensen Bjorn"),
                List.of("Đorđević, Łukasz", "Dordevic, Lukasz"),
                List.of("Groß, Kæ", "Gross Kae"),
                List.of("王小明", " 王小明 ")))
            for (String spelling : spellings)
                assertEquals(NameFolding.of(spellings.getFirst()), NameFolding.of(spelling), spelling);
    }

    @Test
    void otherNamesStayOthers() {
        assertNotEquals(NameFolding.of("Smith, John"), NameFolding.of("Smith, Joan"));
        assertNotEquals(NameFolding.of("Smith, J"), NameFolding.of("Smith, John"));
        assertNotEquals(NameFolding.of("王小明"), NameFolding.of("王小红"));
        assertEquals("", NameFolding.of("?"));
    }
}
