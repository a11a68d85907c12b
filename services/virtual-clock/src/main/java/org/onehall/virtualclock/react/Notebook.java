package org.onehall.virtualclock.react;

import com.google.protobuf.Message;
import java.util.Optional;
import org.jboss.logging.Logger;
import org.onehall.decider.Actor;
import org.onehall.eventlog.SealedLog;
import org.onehall.house.GrpcRequests;
import org.onehall.house.Refused;
import org.onehall.house.Timers.Answer;
import org.onehall.proto.clock.v1.BeginOrderRequest;
import org.onehall.proto.clock.v1.BeginOrderResponse;
import org.onehall.proto.clock.v1.NoteBoardRequest;
import org.onehall.proto.clock.v1.NoteBoardResponse;
import org.onehall.proto.clock.v1.NoteTimeTroubleRequest;
import org.onehall.proto.clock.v1.NoteTimeTroubleResponse;
import org.onehall.proto.clock.v1.RaiseAlarmRequest;
import org.onehall.proto.clock.v1.RaiseAlarmResponse;
import org.onehall.proto.clock.v1.TakeTimeSheetRequest;
import org.onehall.proto.clock.v1.TakeTimeSheetResponse;
import org.onehall.proto.types.v1.RefusalDetail;
import org.onehall.proto.types.v1.WriteContext;
import org.onehall.virtualclock.query.Orders;
import org.onehall.virtualclock.streams.ClockLog;

/** What this service itself writes into its log; every write waits for its answer. */
final class Notebook implements BoardWatch.Notes {
    private static final Logger LOG = Logger.getLogger(Notebook.class);

    private final SealedLog<?, ?, ?> log;
    private final Orders orders;

    Notebook(SealedLog<?, ?, ?> log, Orders orders) {
        this.log = log;
        this.orders = orders;
    }

    /** Notes the result of an order on a board; returns why that was refused, throws if there is no definite answer. */
    Optional<RefusalDetail> note(NoteBoardRequest note, String trace) {
        return write(note, NoteBoardResponse.getDefaultInstance(), trace);
    }

    /**
     * Whether a start that waited may be carried out, because it was not withdrawn. Throws if there is no definite
     * answer.
     */
    boolean begin(String orderId) {
        var begin = BeginOrderRequest.newBuilder()
                .setWrite(WriteContext.newBuilder().setRequestId("begin:" + orderId))
                .setOrderId(orderId)
                .build();
        Optional<RefusalDetail> refused = write(begin, BeginOrderResponse.getDefaultInstance(), orderId);
        refused.ifPresent(why -> LOG.infof("order %s is not begun: %s", orderId, why.getCode()));
        return refused.isEmpty();
    }

    /** Writes one part of a time sheet. */
    Answer sheet(TakeTimeSheetRequest part) {
        return once(part, TakeTimeSheetResponse.getDefaultInstance(), part.getOrderId());
    }

    @Override
    public Answer trouble(NoteTimeTroubleRequest trouble) {
        return once(trouble, NoteTimeTroubleResponse.getDefaultInstance(), trouble.getOrderId());
    }

    @Override
    public Answer alarm(RaiseAlarmRequest alarm) {
        LOG.warnf("alarm %s: %s", alarm.getOrderId(), alarm.getText());
        return once(alarm, RaiseAlarmResponse.getDefaultInstance(), alarm.getOrderId());
    }

    @Override
    public boolean knows(String id) {
        return orders.knows(id);
    }

    /** Written now or earlier: in both cases it is in the log. */
    private Answer once(Message request, Message response, String trace) {
        write(request, response, trace).ifPresent(why -> LOG.debugf("%s refused: %s", trace, why.getCode()));
        return Answer.DONE;
    }

    private Optional<RefusalDetail> write(Message request, Message response, String trace) {
        return Refused.attempt(() -> GrpcRequests.submit(log, request, response, Actor.service(ClockLog.SERVICE), trace)
                .await()
                .atMost(SealedLog.ANSWER.plusSeconds(1)));
    }
}
