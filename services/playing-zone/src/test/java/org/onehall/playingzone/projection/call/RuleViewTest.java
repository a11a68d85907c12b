package org.onehall.playingzone.projection.call;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.List;
import java.util.Map;
import java.util.stream.Collectors;
import org.junit.jupiter.api.Test;

class RuleViewTest {
    @Test
    void aQuestionIsAnsweredWithAnArticleOfTheLawsToo() { // OCR 17.10, LAW 11.9
        Map<String, RuleView> rules = RuleView.all().stream().collect(Collectors.toMap(RuleView::id, rule -> rule));
        assertEquals(
                List.of("FIDE Laws of Chess", "", ""),
                List.of(
                        rules.get("LAW 9.2").document(),
                        rules.get("LAW 9.2").en(),
                        rules.get("LAW 9.2").it()));
        assertTrue(rules.get("OCR 5.4.1").it().startsWith("La partita è patta"));
        assertTrue(
                rules.keySet().stream().noneMatch(id -> id.matches("(DEC|ENG|V)-.*")),
                "what is ours is no rule of the players");
    }
}
