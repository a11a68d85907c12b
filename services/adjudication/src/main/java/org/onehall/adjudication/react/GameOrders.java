package org.onehall.adjudication.react;

import java.util.Optional;
import org.onehall.proto.game.v1.AdjustTimeRequest;
import org.onehall.proto.game.v1.DeclareResultRequest;
import org.onehall.proto.game.v1.PauseRequest;
import org.onehall.proto.game.v1.RestartRequest;
import org.onehall.proto.game.v1.ResumeRequest;
import org.onehall.proto.game.v1.SetRulingAsideRequest;
import org.onehall.proto.types.v1.RefusalDetail;

/**
 * Orders to the owner of the game. Each returns why it was refused, or empty if it was carried out, and throws if there
 * is no definite answer.
 */
public interface GameOrders {
    Optional<RefusalDetail> pause(PauseRequest request);

    Optional<RefusalDetail> resume(ResumeRequest request);

    Optional<RefusalDetail> adjustTime(AdjustTimeRequest request);

    Optional<RefusalDetail> restart(RestartRequest request);

    Optional<RefusalDetail> declareResult(DeclareResultRequest request);

    Optional<RefusalDetail> setRulingAside(SetRulingAsideRequest request);
}
