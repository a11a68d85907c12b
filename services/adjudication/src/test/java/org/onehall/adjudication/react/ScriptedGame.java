package org.onehall.adjudication.react;

import com.google.protobuf.Message;
import io.grpc.Status;
import io.grpc.StatusRuntimeException;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.onehall.proto.game.v1.AdjustTimeRequest;
import org.onehall.proto.game.v1.DeclareResultRequest;
import org.onehall.proto.game.v1.PauseRequest;
import org.onehall.proto.game.v1.RestartRequest;
import org.onehall.proto.game.v1.ResumeRequest;
import org.onehall.proto.game.v1.SetRulingAsideRequest;
import org.onehall.proto.types.v1.RefusalDetail;

/** Gives each kind of order the answer that was set for it, and remembers the orders. */
final class ScriptedGame implements GameOrders {
    final List<Message> orders = new ArrayList<>();
    final Map<Class<?>, String> refusals = new HashMap<>();
    boolean away;

    private Optional<RefusalDetail> answer(Message order) {
        if (away) throw new StatusRuntimeException(Status.UNAVAILABLE);
        orders.add(order);
        return Optional.ofNullable(refusals.get(order.getClass()))
                .map(code -> RefusalDetail.newBuilder()
                        .setCode(code)
                        .setText("No: " + code)
                        .build());
    }

    @Override
    public Optional<RefusalDetail> pause(PauseRequest request) {
        return answer(request);
    }

    @Override
    public Optional<RefusalDetail> resume(ResumeRequest request) {
        return answer(request);
    }

    @Override
    public Optional<RefusalDetail> adjustTime(AdjustTimeRequest request) {
        return answer(request);
    }

    @Override
    public Optional<RefusalDetail> restart(RestartRequest request) {
        return answer(request);
    }

    @Override
    public Optional<RefusalDetail> setRulingAside(SetRulingAsideRequest request) {
        return answer(request);
    }

    @Override
    public Optional<RefusalDetail> declareResult(DeclareResultRequest request) {
        return answer(request);
    }
}
