package org.onehall.playingzone.projection.timeline;

import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.function.Function;
import java.util.function.Predicate;
import org.onehall.decider.BoardId;
import org.onehall.playingzone.projection.Names;
import org.onehall.playingzone.projection.call.AppealReport;
import org.onehall.playingzone.projection.competition.CompetitionProjection;
import org.onehall.playingzone.projection.disconnection.CaseProjection;
import org.onehall.playingzone.projection.ruling.RulingView;
import org.onehall.proto.adjudication.v1.AdjudicationEvent;
import org.onehall.proto.clock.v1.ClockEvent;
import org.onehall.proto.competition.v1.CompetitionEvent;
import org.onehall.proto.connectivity.v1.ConnectivityEvent;
import org.onehall.proto.fairplay.v1.FairPlayEvent;
import org.onehall.proto.game.v1.GameEvent;

/** Everything that happened on all boards. Not thread-safe: the hall guards it. */
public final class TimelinesProjection {
    private final Map<String, TimelineProjection> timelines = new HashMap<>();
    private final Names names;

    public TimelinesProjection(Names names) {
        this.names = names;
    }

    private TimelineProjection of(String board) {
        return timelines.computeIfAbsent(board, _ -> new TimelineProjection());
    }

    public void fold(CompetitionEvent event) {
        CompetitionProjection.boardOf(event)
                .ifPresent(board -> of(board.toString()).fold(event));
    }

    public void fold(GameEvent event) {
        of(event.getHeader().getKey()).fold(event);
    }

    public void fold(AdjudicationEvent event) {
        of(event.getHeader().getKey()).fold(event);
    }

    /** Takes a fact of fair play; facts about a venue belong to no board. */
    public void fold(FairPlayEvent event) {
        if (BoardId.parse(event.getHeader().getKey()).isPresent())
            of(event.getHeader().getKey()).fold(event);
    }

    /** The only fact of the connection log that boards take; cases report themselves. */
    public void moved(ConnectivityEvent event) {
        of(event.getMovedWithoutCommunication().getBoardId()).fold(event);
    }

    public void fold(ClockEvent event) {
        switch (event.getPayloadCase()) {
            case ORDER_GIVEN ->
                event.getOrderGiven()
                        .getBoardsList()
                        .forEach(board -> of(board.getBoardId()).ordered(event.getHeader(), event.getOrderGiven()));
            case BOARD_NOTED -> of(event.getBoardNoted().getBoardId()).fold(event);
            case TIME_TROUBLE_NOTED ->
                of(event.getTimeTroubleNoted().getBoardId()).fold(event);
            case ALARM_RAISED -> {
                if (!event.getAlarmRaised().getBoardId().isEmpty())
                    of(event.getAlarmRaised().getBoardId()).fold(event);
            }
            case ORDER_BEGUN, ORDER_COMPLETED, ORDER_WITHDRAWN, TIME_SHEET_TAKEN, PAYLOAD_NOT_SET -> {}
        }
    }

    /**
     * @param disconnections of the board
     * @param rulings by their ids
     * @param floor whether the viewer may see what happens around the seats of a venue (OCR 17)
     * @param screening whether the viewer may know that a game was screened (APP-I A1)
     */
    public List<StepView> steps(
            String board,
            List<CaseProjection> disconnections,
            Function<String, Optional<RulingView>> rulings,
            Predicate<String> floor,
            boolean screening) {
        return of(board)
                .view(
                        disconnections,
                        person -> names.person(BoardId.competitionOf(board), person),
                        rulings,
                        floor,
                        screening);
    }

    /**
     * Every ruling about a board, in the order they were made.
     *
     * @param rulings by their ids; {@code appeals} is by the rulings that decide them
     */
    public List<RulingReport> rulings(
            String board,
            Function<String, Optional<RulingView>> rulings,
            Function<String, Optional<AppealReport>> appeals) {
        return BoardId.parse(board)
                .map(id -> of(board).rulings(id, person -> names.person(id.competition(), person), rulings, appeals))
                .orElse(List.of());
    }

    /** Orders that changed a board's clocks in the present game, up to an instant in ms since 1970. */
    public List<StepView> clockChanges(String board, long until) {
        return of(board).clockChanges(until, person -> names.person(BoardId.competitionOf(board), person));
    }
}
