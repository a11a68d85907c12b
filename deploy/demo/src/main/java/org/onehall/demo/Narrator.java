package org.onehall.demo;

import com.fasterxml.jackson.databind.JsonNode;
import java.util.HashMap;
import java.util.Map;
import java.util.function.Consumer;

/**
 * Reports, in one line each, what happens in the hall, from an official's frames, whoever does it. Never shows names of
 * persons.
 */
final class Narrator implements Consumer<JsonNode> {
    private final Consumer<String> out;
    private final Map<String, String> known = new HashMap<>();
    private boolean caughtUp;

    Narrator(Consumer<String> out) {
        this.out = out;
    }

    @Override
    public synchronized void accept(JsonNode frame) {
        switch (frame.path("t").asText()) {
            case "snapshot" -> {
                frame.path("boards").forEach(this::board);
                frame.path("orders").forEach(this::order);
                frame.path("cases").forEach(this::disconnection);
                frame.path("calls").forEach(this::call);
                frame.path("rulings").forEach(this::ruling);
                caughtUp = true;
            }
            case "board" -> board(frame.path("board"));
            case "order" -> order(frame.path("order"));
            case "case" -> disconnection(frame.path("case"));
            case "call" -> call(frame.path("call"));
            case "ruling" -> ruling(frame.path("ruling"));
            default -> {}
        }
    }

    private void board(JsonNode view) {
        String board = "round " + view.path("round").asInt() + " board "
                + view.path("number").asInt();
        String attempt = view.path("attempt").asText();
        if (view.path("attempt").asInt() > 1)
            tell(view, "attempt", attempt, board + ": the game is void, game " + attempt + " follows");
        if (view.path("status").asText().equals("ENDED"))
            tell(
                    view,
                    "end",
                    attempt,
                    board + ": " + view.path("result").asText() + " "
                            + words(view.path("termination").asText()) + rule(view) + " after "
                            + (view.path("ply").asInt() + 1) / 2 + " moves");
        if (view.path("resultStatus").asText().equals("OFFICIAL"))
            tell(view, "official", attempt, board + ": result approved");
    }

    private void order(JsonNode view) {
        if (!view.path("complete").asBoolean()) return;
        int refused = view.path("refused").size();
        tell(
                view,
                "order",
                "complete",
                "order " + view.path("kind").asText() + " for "
                        + view.path("scope").asText() + ": "
                        + view.path("applied").asInt() + " of "
                        + view.path("boards").asInt() + " boards"
                        + (refused == 0
                                ? ""
                                : ", refused by " + refused + " ("
                                        + view.path("refused")
                                                .path(0)
                                                .path("code")
                                                .asText() + " …)"));
    }

    private void disconnection(JsonNode view) {
        String who = "disconnection of " + place(view);
        tell(view, "case", "lost", who + " at half-move " + view.path("ply").asInt());
        if (view.hasNonNull("restoredAfterMs"))
            tell(
                    view,
                    "back",
                    "back",
                    who + ": back after " + view.path("restoredAfterMs").asLong() / 1000 + " s");
        if (view.path("reported").asBoolean())
            tell(view, "reported", "reported", who + ": reported by the LTA (OCR 18.9)");
    }

    private void call(JsonNode view) {
        String text = view.path("text").asText("");
        tell(view, "call", "open", place(view) + " calls the arbiter" + (text.isEmpty() ? "" : ": \"" + text + "\""));
        if (view.path("state").asText().equals("ANSWERED"))
            tell(view, "answer", "answered", "call of " + place(view) + " answered");
    }

    private void ruling(JsonNode view) {
        String detail = view.path("detail").asText("");
        tell(
                view,
                "ruling",
                view.path("state").asText(),
                "ruling at board " + number(view) + ": "
                        + words(view.path("kind").asText())
                        + (detail.isEmpty() ? "" : " " + detail) + rule(view) + " "
                        + view.path("state").asText().toLowerCase(java.util.Locale.ROOT)
                        + (view.path("state").asText().equals("REFUSED")
                                ? ": " + view.path("code").asText()
                                : ""));
    }

    /** Prints the line if it is new; the state before this process started is not news. */
    private void tell(JsonNode view, String what, String state, String line) {
        boolean news = !state.equals(known.put(what + " " + view.path("id").asText(), state));
        if (news && caughtUp) out.accept(line);
    }

    private static String place(JsonNode view) {
        return "board " + number(view) + " " + words(view.path("side").asText());
    }

    private static String number(JsonNode view) {
        String board = view.path("board").asText();
        return board.substring(board.lastIndexOf('/') + 1);
    }

    private static String rule(JsonNode view) {
        return view.path("rule").asText("").isEmpty()
                ? ""
                : " (" + view.path("rule").asText() + ")";
    }

    private static String words(String constant) {
        return constant.toLowerCase(java.util.Locale.ROOT).replace('_', ' ');
    }
}
