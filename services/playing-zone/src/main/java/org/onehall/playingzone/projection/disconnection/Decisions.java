package org.onehall.playingzone.projection.disconnection;

import java.time.Duration;
import java.util.EnumMap;
import java.util.Map;
import java.util.Optional;
import org.onehall.chess.Side;
import org.onehall.decider.BoardId;
import org.onehall.playingzone.projection.ClocksThen;
import org.onehall.playingzone.projection.ClocksView;
import org.onehall.regulations.DisconnectionDecision;
import org.onehall.regulations.DisconnectionDecision.Obstacle;
import org.onehall.regulations.DisconnectionDecision.Situation;
import org.onehall.regulations.DisconnectionOption;

/** What can be decided about disconnections now, by the rules that the owner asks too (OCR 18.9). */
public final class Decisions {
    private final DisconnectionsProjection cases;

    /**
     * The game at a board.
     *
     * @param attempt from 1
     * @param flagFell a flag that fell provisionally waits for a decision (DEC-15)
     * @param base the clocks from which a decision starts then; empty in old logs, and if no flag waits (DEC-16)
     * @param control in the short form; "" if it is not known
     */
    public record Board(
            int attempt,
            boolean ended,
            boolean flagFell,
            ClocksView clocks,
            Optional<ClocksThen> base,
            String control) {}

    public Decisions(DisconnectionsProjection cases) {
        this.cases = cases;
    }

    /** @param board the game of the case's board; empty if it is not known yet */
    public Optional<ShownCase> view(String id, Optional<Board> board) {
        return cases.view(id)
                .map(view -> new ShownCase(
                        view,
                        cases.one(id)
                                .filter(one -> !one.isClosed())
                                .flatMap(one -> board.map(game -> decision(one, game)))));
    }

    private DecisionView decision(CaseProjection about, Board board) {
        Situation situation = new Situation(
                cases.newGames().isOrdered(about),
                DisconnectionDecision.isVoid(about.attempt(), board.attempt()),
                board.ended(),
                board.flagFell(),
                about.decidable(),
                cases.of(about.board()).stream()
                        .filter(other -> other != about && other.isUndecided())
                        .map(CaseProjection::decidable)
                        .toList());
        Map<DisconnectionOption, Optional<Obstacle>> options = new EnumMap<>(DisconnectionOption.class);
        for (DisconnectionOption option : DisconnectionOption.values()) options.put(option, situation.obstacle(option));
        ClocksView base = base(about, board);
        long left = about.side() == Side.WHITE ? base.whiteMs() : base.blackMs();
        return new DecisionView(
                options,
                base,
                DisconnectionDecision.mostSeconds(Duration.ofMillis(left)),
                cases.newGames()
                        .lastShorter(BoardId.competitionOf(about.board()), board.control())
                        .orElse(""));
    }

    /** After a provisional flag fall the clocks at the last sign of life, otherwise those of now (DEC-16). */
    private static ClocksView base(CaseProjection about, Board board) {
        if (!board.flagFell()) return board.clocks();
        return board.base().map(ClocksThen::stopped).orElseGet(about::clocks);
    }
}
