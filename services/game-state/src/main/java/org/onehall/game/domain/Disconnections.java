package org.onehall.game.domain;

import static org.onehall.decider.Decision.accept;
import static org.onehall.decider.Decision.refuse;
import static org.onehall.game.domain.GameRefusal.*;

import java.time.Instant;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.onehall.chess.BySide;
import org.onehall.decider.Decision;
import org.onehall.decider.Reason;
import org.onehall.decider.ReasonCode;
import org.onehall.decider.Submitted;
import org.onehall.game.domain.BoardState.Board;

/** Open disconnection cases of a board and what they do to its clocks (OCR 4.3, 18.9, DEC-15). */
final class Disconnections {
    private Disconnections() {}

    static Decision<Event> note(Command.NoteDisconnection note, Submitted<Command> submitted, Board board) {
        if (!GameDecider.isService(submitted)) return refuse(FORBIDDEN_ROLE);
        boolean known = board.cases().get(note.side()).contains(note.caseId());
        boolean lostAgain = known
                && note.open()
                && board.phase() == Phase.PLAYING
                && note.lost().isPresent()
                && !note.lost().equals(board.lost().get(note.side()));
        if (known == note.open() && !lostAgain) return accept();
        if (note.open() && board.phase() == Phase.ENDED) return accept();
        var noted = new Event.DisconnectionNoted(
                note.side(),
                note.caseId(),
                note.open(),
                ClockReading.of(board.clocks(), submitted.at()),
                note.open() ? note.lost() : Optional.empty());
        if (note.open()
                && board.rules().pauseOnDisconnection()
                && board.phase() == Phase.PLAYING
                && !board.clocks().flagged(submitted.at()))
            return accept(
                    noted,
                    new Event.GamePaused(
                            Reason.of(
                                    ReasonCode.CONNECTION_LOST,
                                    "side",
                                    note.side().name()),
                            ClockReading.of(board.clocks().pause(submitted.at()), submitted.at()),
                            Optional.of(PauseCause.DISCONNECTION)));
        return accept(noted);
    }

    static Board evolve(Board board, Event.DisconnectionNoted noted) {
        // A new case replaces decided ones whose closing has not been reported yet.
        List<String> kept =
                noted.open() ? board.undecided(noted.side()) : board.cases().get(noted.side());
        List<String> cases = new ArrayList<>(kept);
        cases.remove(noted.caseId());
        if (noted.open()) cases.add(noted.caseId());
        Optional<ClockReading> lost =
                lost(board, noted).filter(_ -> !cases.isEmpty() || board.phase() == Phase.AWAITING_CA);
        return board.cases(
                board.cases().with(noted.side(), List.copyOf(cases)),
                board.lost().with(noted.side(), lost));
    }

    /**
     * A decision settles every case it is about. A flag that falls afterwards is final, even if the report that the
     * case is closed has not arrived yet.
     */
    static Board resumed(Board board, Event.GameResumed resumed) {
        Instant at = resumed.clocks().at();
        Board playing = board.with(board.attendance().wentOn(at))
                .with(Phase.PLAYING, board.clocks().resume(at));
        return resumed.article().equals(Pauses.DECISION)
                ? playing.cases(playing.cases(), BySide.both(Optional.empty()))
                : playing;
    }

    /**
     * A connection lost again after the flag has fallen costs nothing. If the last sign of life is not known, the first
     * note of this case counts, never one of a closed case.
     */
    private static Optional<ClockReading> lost(Board board, Event.DisconnectionNoted noted) {
        boolean goesOn = !board.undecided(noted.side()).isEmpty() || board.phase() == Phase.AWAITING_CA;
        Optional<ClockReading> before = board.lost().get(noted.side()).filter(_ -> goesOn);
        if (!noted.open() || before.isPresent() && board.phase() == Phase.AWAITING_CA) return before;
        return noted.lost().or(() -> before).or(() -> Optional.of(noted.clocks()));
    }
}
