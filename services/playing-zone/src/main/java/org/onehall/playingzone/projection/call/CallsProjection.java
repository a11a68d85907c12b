package org.onehall.playingzone.projection.call;

import java.util.Collection;
import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.onehall.chess.Side;
import org.onehall.decider.BoardId;
import org.onehall.playingzone.projection.Changes;
import org.onehall.playingzone.projection.Names;
import org.onehall.playingzone.projection.Notice;
import org.onehall.playingzone.projection.SeatKey;
import org.onehall.playingzone.projection.Wire;
import org.onehall.proto.adjudication.v1.AdjudicationEvent;
import org.onehall.proto.adjudication.v1.ArbiterCalled;
import org.onehall.proto.adjudication.v1.CallAnswered;
import org.onehall.proto.adjudication.v1.CallPauseNoted;
import org.onehall.proto.types.v1.Actor;
import org.onehall.proto.types.v1.EventHeader;

/** Calls for an arbiter and their outcome (OCR 19.1). Not thread-safe: the hall guards it. */
public final class CallsProjection {
    private final Map<String, Call> calls = new LinkedHashMap<>();
    /** The call that a ruling penalises, by ruling. */
    private final Map<String, String> penalties = new HashMap<>();
    /** The call whose penalty is withdrawn by a ruling, by that ruling. */
    private final Map<String, String> withdrawals = new HashMap<>();

    private static final class Call {
        private final String board;
        private final ArbiterCalled called;
        private final long at;
        /** The person who called; for a captain's call this is not the player of the seat. */
        private final Actor by;

        private Optional<EventHeader> acknowledged = Optional.empty();
        private boolean overdue;
        private Optional<CallPauseNoted> pause = Optional.empty();
        private Optional<CallAnswered> answered = Optional.empty();
        private boolean penalised;

        Call(String board, ArbiterCalled called, long at, Actor by) {
            this.by = by;
            this.board = board;
            this.called = called;
            this.at = at;
        }

        SeatKey seat(Names names) {
            return names.seat(board, Wire.side(called.getSide()), at);
        }
    }

    /** Takes the next fact of a board; facts that do not concern a call change nothing. */
    public void fold(AdjudicationEvent event, Names names, Changes changes) {
        EventHeader header = event.getHeader();
        switch (event.getPayloadCase()) {
            case ARBITER_CALLED -> {
                calls.put(
                        event.getArbiterCalled().getCallId(),
                        new Call(
                                header.getKey(),
                                event.getArbiterCalled(),
                                Wire.ms(header.getOccurredAt()),
                                header.getActor()));
                changed(event.getArbiterCalled().getCallId(), names, changes);
            }
            case CALL_ACKNOWLEDGED ->
                changed(event.getCallAcknowledged().getCallId(), names, changes).ifPresent(call -> {
                    call.acknowledged = Optional.of(header);
                    changes.notice(new Notice(
                            call.seat(names),
                            Notice.Kind.CALL_ACKNOWLEDGED,
                            Map.of("by", Wire.name(header.getActor().getRole())),
                            "",
                            ""));
                });
            case CALL_ESCALATED ->
                changed(event.getCallEscalated().getCallId(), names, changes).ifPresent(call -> call.overdue = true);
            case CALL_PAUSE_NOTED ->
                changed(event.getCallPauseNoted().getCallId(), names, changes)
                        .ifPresent(call -> call.pause = Optional.of(event.getCallPauseNoted()));
            case CALL_ANSWERED ->
                changed(event.getCallAnswered().getCallId(), names, changes).ifPresent(call -> {
                    call.answered = Optional.of(event.getCallAnswered());
                    changes.notice(new Notice(
                            call.seat(names),
                            event.getCallAnswered().getValid() ? Notice.Kind.CALL_ANSWERED : Notice.Kind.CALL_INVALID,
                            Map.of(),
                            "",
                            event.getCallAnswered().getNote()));
                });
            case PENALTIES_IMPOSED -> {
                var imposed = event.getPenaltiesImposed();
                if (!imposed.hasCallId()) break;
                penalties.put(imposed.getRulingId(), imposed.getCallId());
                changed(imposed.getCallId(), names, changes).ifPresent(call -> call.penalised = true);
            }
            case RULING_WITHDRAWN -> {
                var withdrawn = event.getRulingWithdrawn();
                if (!withdrawn.hasCallId()) break;
                withdrawals.put(withdrawn.getRulingId(), withdrawn.getCallId());
                changed(withdrawn.getCallId(), names, changes).ifPresent(call -> call.penalised = false);
            }
            case RULING_REFUSED -> {
                String ruling = event.getRulingRefused().getRulingId();
                Optional.ofNullable(penalties.remove(ruling))
                        .flatMap(id -> changed(id, names, changes))
                        .ifPresent(call -> call.penalised = false);
                Optional.ofNullable(withdrawals.remove(ruling))
                        .flatMap(id -> changed(id, names, changes))
                        .ifPresent(call -> call.penalised = true);
            }
            case DISCONNECTION_DECIDED,
                    PENALTY_IMPOSED,
                    APPEAL_FILED,
                    APPEAL_COPY_TAKEN,
                    APPEAL_FEE_PAID,
                    APPEAL_DECIDED,
                    QUESTION_ASKED,
                    QUESTION_ANSWERED,
                    PAUSE_FAILED,
                    FAILED_PAUSE_COMPENSATED,
                    FAILED_PAUSE_CLOSED,
                    RULING_APPLIED,
                    CASE_VOIDED,
                    CASE_NOTED,
                    DECISION_DELEGATED,
                    BOARD_NOTED,
                    PAYLOAD_NOT_SET -> {}
        }
    }

    private Optional<Call> changed(String id, Names names, Changes changes) {
        Optional<Call> call = Optional.ofNullable(calls.get(id));
        call.ifPresent(one -> {
            changes.calls().add(id);
            changes.help().add(one.seat(names));
        });
        return call;
    }

    public Collection<String> ids() {
        return List.copyOf(calls.keySet());
    }

    /** The calls of one board. */
    public List<CallView> views(String board, Names names) {
        return calls.entrySet().stream()
                .filter(call -> call.getValue().board.equals(board))
                .map(call -> view(call.getKey(), call.getValue(), names))
                .toList();
    }

    public Optional<CallView> view(String id, Names names) {
        return Optional.ofNullable(calls.get(id)).map(call -> view(id, call, names));
    }

    private CallView view(String id, Call call, Names names) {
        Side side = Wire.side(call.called.getSide());
        boolean answered = call.answered.isPresent();
        boolean owed = call.answered.filter(CallAnswered::getPenaltyOwed).isPresent() && !call.penalised;
        return new CallView(
                id,
                call.board,
                call.called.getVenue(),
                side,
                names.player(call.board, side, call.at),
                captain(call, names),
                call.called.getText(),
                call.at,
                answered ? "ANSWERED" : "OPEN",
                call.answered.map(CallAnswered::getValid),
                call.answered.map(CallAnswered::getNote),
                call.called.hasKind() ? Optional.of(Wire.name(call.called.getKind())) : Optional.empty(),
                call.acknowledged.map(by -> new OnTheWayView(
                        Wire.name(by.getActor().getRole()),
                        names.official(call.board, by.getActor().getSubject()),
                        Wire.ms(by.getOccurredAt()))),
                call.overdue,
                owed,
                call.penalised,
                call.pause.map(CallPauseNoted::getPaused),
                call.pause.filter(pause -> !pause.getPaused()).map(CallPauseNoted::getText),
                call.pause.filter(pause -> !pause.getPaused()).map(CallPauseNoted::getCode),
                invalid(call, true),
                invalid(call, false));
    }

    private static Optional<CaptainView> captain(Call call, Names names) {
        return BoardId.parse(call.by.getBoard())
                .filter(_ -> !call.by.getBoard().equals(call.board))
                .map(board -> new CaptainView(
                        names.player(call.by.getBoard(), Side.valueOf(call.by.getSide()), call.at), board.number()));
    }

    /**
     * The number of earlier calls of the player that had no valid reason: in this game, or in the other games of the
     * competition.
     */
    private int invalid(Call call, boolean here) {
        return (int) calls.values().stream()
                .filter(one -> one.at < call.at
                        && one.answered.filter(answer -> !answer.getValid()).isPresent())
                .filter(one -> !call.called.getPlayer().isEmpty()
                        && one.called.getPlayer().equals(call.called.getPlayer()))
                .filter(one -> BoardId.competitionOf(one.board).equals(BoardId.competitionOf(call.board)))
                .filter(one ->
                        here == (one.board.equals(call.board) && one.called.getAttempt() == call.called.getAttempt()))
                .count();
    }
}
