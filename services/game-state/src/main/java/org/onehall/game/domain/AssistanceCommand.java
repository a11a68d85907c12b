package org.onehall.game.domain;

import org.onehall.chess.Side;
import org.onehall.decider.BoardId;

/**
 * A command about the person who enters the moves for a player or helps in another way (OCR 3.8, APP-III 1, LAW 8.1.6).
 */
public sealed interface AssistanceCommand extends BoardCommand {
    /**
     * Names the person who is to enter a player's moves; the last one named counts (OCR 3.8, APP-III 1). Refused:
     * ASSISTANT_UNNAMED, ASSISTANT_SERVES, GAME_ENDED.
     */
    record NameAssistant(BoardId boardId, Side side, String name, Language language) implements AssistanceCommand {}

    /** An arbiter lets the assistant begin (APP-III 1). Refused: UNKNOWN_ASSISTANT, GAME_ENDED. */
    record AdmitAssistant(BoardId boardId, Side side, String assistantId) implements AssistanceCommand {}

    /**
     * An arbiter ends the assistance, or turns away the person who was named (APP-III 1). Refused: UNKNOWN_ASSISTANT,
     * REASON_MISSING, GAME_ENDED.
     */
    record DismissAssistant(BoardId boardId, Side side, String assistantId, String reason)
            implements AssistanceCommand {}

    /** The player has asked his assistant for the times (APP-III 1.3); only the assistant. Refused: GAME_ENDED. */
    record AskClockTimes(BoardId boardId, Side side) implements AssistanceCommand {}

    /**
     * An arbiter accepts a helper who writes a player's moves down or helps without entering them; the last one
     * accepted counts (LAW 8.1.6, 6.2.6). Refused: FORBIDDEN_ROLE, HELPER_UNNAMED, GAME_ENDED.
     *
     * @param disabled the player has a disability: his clock is not adjusted for the help (C-45)
     */
    record AcceptHelper(BoardId boardId, Side side, String name, boolean disabled) implements AssistanceCommand {}

    /** An arbiter ends the help. Refused: FORBIDDEN_ROLE, NO_HELPER, REASON_MISSING, GAME_ENDED. */
    record DismissHelper(BoardId boardId, Side side, String reason) implements AssistanceCommand {}
}
