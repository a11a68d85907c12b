package org.onehall.game.domain;

import static org.onehall.decider.Decision.accept;
import static org.onehall.decider.Decision.refuse;
import static org.onehall.game.domain.GameRefusal.*;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.onehall.chess.BySide;
import org.onehall.chess.Side;
import org.onehall.decider.Decision;
import org.onehall.decider.Submitted;
import org.onehall.game.domain.BoardState.Board;

/** Open disconnection cases of a board and what they do to its clocks (OCR 4.3, 18.9, DEC-15). */
final class Disconnections {
    private Disconnections() {}

    static Decision<Event> note(Command.NoteDisconnection note, Submitted<Command> submitted, Board board) {
        if (!GameDecider.isService(submitted)) return refuse(FORBIDDEN_ROLE);
        boolean known = board.cases().get(note.side()).contains(note.caseId());
        if (known == note.open()) return accept();
        if (note.open() && board.phase() == Phase.ENDED) return accept();
        var noted = new Event.DisconnectionNoted(note.side(), note.caseId(), note.open(),
                ClockReading.of(board.clocks(), submitted.at()));
        if (note.open() && board.rules().pauseOnDisconnection() && board.phase() == Phase.PLAYING
                && !board.clocks().flagged(submitted.at()))
            return accept(noted, new Event.GamePaused("Connection of " + (note.side() == Side.WHITE ? "White" : "Black") + " lost",
                    ClockReading.of(board.clocks().pause(submitted.at()), submitted.at()), Optional.of(PauseCause.DISCONNECTION)));
        return accept(noted);
    }

    static Board evolve(Board board, Event.DisconnectionNoted noted) {
        List<String> cases = new ArrayList<>(board.cases().get(noted.side()));
        if (noted.open()) cases.add(noted.caseId());
        else cases.remove(noted.caseId());
        BySide<List<String>> now = board.cases().with(noted.side(), List.copyOf(cases));
        Optional<ClockReading> before = now.white().isEmpty() && now.black().isEmpty() ? Optional.empty()
                : board.beforeCase().or(() -> Optional.of(noted.clocks()));
        return board.cases(now, before);
    }
}
