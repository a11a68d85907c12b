package org.onehall.adjudication.react;

import com.google.protobuf.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.onehall.proto.adjudication.v1.NoteRulingRequest;
import org.onehall.proto.adjudication.v1.PenaltyItem;
import org.onehall.proto.adjudication.v1.PenaltyKind;
import org.onehall.proto.competition.v1.ApplyPenaltyRequest;
import org.onehall.proto.game.v1.AdjustTimeRequest;
import org.onehall.proto.types.v1.PointsBySide;
import org.onehall.proto.types.v1.RefusalDetail;
import org.onehall.proto.types.v1.Side;
import org.onehall.proto.types.v1.WriteContext;

/** What a ruling does to the game, and what is noted about it; the game and the desk give the answers that are set. */
abstract class ScriptedEffects {
    static final String BOARD = "demo/1/3";
    static final String RULING = BOARD + "/ruling-1";
    final ScriptedGame game = new ScriptedGame();
    final List<ApplyPenaltyRequest> desk = new ArrayList<>();
    Optional<String> deskSays = Optional.empty();
    boolean scored = true;
    final RulingEffects effects = new RulingEffects(
            game,
            order -> {
                desk.add(order);
                return deskSays.map(code -> RefusalDetail.newBuilder()
                        .setCode(code)
                        .setText("No: " + code)
                        .build());
            },
            _ -> scored);

    static final NoteRulingRequest APPLIED = NoteRulingRequest.newBuilder()
            .setWrite(write("note"))
            .setBoardId(BOARD)
            .setRulingId(RULING)
            .setApplied(true)
            .build();

    static Duration seconds(long seconds) {
        return Duration.newBuilder().setSeconds(seconds).build();
    }

    static WriteContext write(String step) {
        return WriteContext.newBuilder().setRequestId(RULING + ":" + step).build();
    }

    /** A penalty applies to whichever game there is; a decision applies to the game it was made about. */
    static AdjustTimeRequest adjust(Side side, long seconds, String reason, String article) {
        return AdjustTimeRequest.newBuilder()
                .setWrite(write("adjust"))
                .setBoardId(BOARD)
                .setSide(side)
                .setChange(seconds(seconds))
                .setReason(reason)
                .setArticle(article)
                .setAttempt(article.equals("OCR 18.9") ? 1 : 0)
                .setRulingId(article.equals("OCR 18.9") ? "" : RULING)
                .build();
    }

    static NoteRulingRequest refused(String code) {
        return APPLIED.toBuilder()
                .setApplied(false)
                .setCode(code)
                .setText("No: " + code)
                .build();
    }

    static PenaltyItem item(PenaltyKind kind) {
        return PenaltyItem.newBuilder().setKind(kind).build();
    }

    static PenaltyItem time(PenaltyKind kind) {
        return PenaltyItem.newBuilder().setKind(kind).setTime(seconds(120)).build();
    }

    static PointsBySide points(String white, String black) {
        return PointsBySide.newBuilder().setWhite(white).setBlack(black).build();
    }

    static ApplyPenaltyRequest.Builder atTheDesk() {
        return ApplyPenaltyRequest.newBuilder()
                .setWrite(write("competition"))
                .setCompetitionId("demo")
                .setRulingId(RULING)
                .setArticle("OCR 18.4")
                .setRound(1)
                .setBoard(3);
    }
}
