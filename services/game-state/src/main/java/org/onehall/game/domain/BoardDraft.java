package org.onehall.game.domain;

import java.util.List;
import java.util.Optional;
import org.onehall.chess.BySide;
import org.onehall.chess.Position;
import org.onehall.chess.Repetitions;
import org.onehall.clock.Clocks;
import org.onehall.game.domain.BoardState.Board;
import org.onehall.regulations.GameRules;

/** A board under change: starts as a copy, so that a change names only what it changes. */
final class BoardDraft {
    BySide<Seat> seats;
    GameRules rules;
    int attempt;
    Phase phase;
    Position initial;
    Position position;
    Repetitions repetitions;
    int ply;
    List<String> moves;
    BySide<Integer> movesMade;
    Clocks clocks;
    Optional<BoardState.Offer> offer;
    BySide<List<CheckKind>> cleared;
    BySide<List<String>> cases;
    BySide<Optional<ClockReading>> lost;
    Attendance attendance;
    SealingState sealing;
    Optional<BoardState.Ended> ended;
    List<BoardState.Irregularity> irregularities;
    ClockChanges clockChanges;
    Particulars particulars;
    List<String> former;

    BoardDraft(Board from) {
        seats = from.seats();
        rules = from.rules();
        attempt = from.attempt();
        phase = from.phase();
        initial = from.initial();
        position = from.position();
        repetitions = from.repetitions();
        ply = from.ply();
        moves = from.moves();
        movesMade = from.movesMade();
        clocks = from.clocks();
        offer = from.offer();
        cleared = from.cleared();
        cases = from.cases();
        lost = from.lost();
        attendance = from.attendance();
        sealing = from.sealing();
        ended = from.ended();
        irregularities = from.irregularities();
        clockChanges = from.clockChanges();
        particulars = from.particulars();
        former = from.former();
    }

    Board board() {
        return new Board(
                seats,
                rules,
                attempt,
                phase,
                initial,
                position,
                repetitions,
                ply,
                moves,
                movesMade,
                clocks,
                offer,
                cleared,
                cases,
                lost,
                attendance,
                sealing,
                ended,
                irregularities,
                clockChanges,
                particulars,
                former);
    }
}
