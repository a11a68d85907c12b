package org.onehall.adjudication.react;

import java.util.List;
import java.util.Optional;
import java.util.function.Predicate;
import org.onehall.decider.BoardId;
import org.onehall.proto.adjudication.v1.AppealDecided;
import org.onehall.proto.adjudication.v1.LostGame;
import org.onehall.proto.adjudication.v1.PenaltiesImposed;
import org.onehall.proto.adjudication.v1.PenaltyItem;
import org.onehall.proto.adjudication.v1.PenaltyKind;
import org.onehall.proto.adjudication.v1.RulingWithdrawn;
import org.onehall.proto.competition.v1.ApplyPenaltyRequest;
import org.onehall.proto.competition.v1.Exclusion;
import org.onehall.proto.competition.v1.ScoreChange;
import org.onehall.proto.game.v1.AdjustTimeRequest;
import org.onehall.proto.game.v1.DeclareResultRequest;
import org.onehall.proto.game.v1.Result;
import org.onehall.proto.game.v1.SetRulingAsideRequest;
import org.onehall.proto.types.v1.EventHeader;
import org.onehall.proto.types.v1.RefusalDetail;
import org.onehall.proto.types.v1.Side;

/**
 * The effects of a ruling's penalties (OCR 18.4), how they are undone when the penalties are taken back (OCR 18.3), and
 * the new score of an appeal. The game is first: a clock or a running game may have changed since the ruling, and then
 * nothing has happened yet. After that the competition service carries out what was checked when the ruling was made,
 * however long it was unavailable: it opens no round from which the ruling excludes a player until that ruling is
 * applied or refused.
 */
final class PenaltyEffects {
    private final GameOrders game;
    private final CompetitionOrders competition;
    private final Predicate<BoardId> isScored;

    PenaltyEffects(GameOrders game, CompetitionOrders competition, Predicate<BoardId> isScored) {
        this.game = game;
        this.competition = competition;
        this.isScored = isScored;
    }

    /** The reason why they were refused; empty if they were carried out. */
    Optional<RefusalDetail> carryOut(BoardId board, PenaltiesImposed imposed, String article) {
        Optional<RefusalDetail> refusal = atTheGame(board, imposed);
        return refusal.isPresent() ? refusal : inTheCompetition(board, imposed, article);
    }

    /** The new score that the appeals body has given a game; nothing to do if the score stays (OCR 17.11). */
    Optional<RefusalDetail> carryOut(BoardId board, AppealDecided decided, EventHeader header) {
        if (!decided.hasAfter()) return Optional.empty();
        var score = ScoreChange.newBuilder().setBefore(decided.getBefore()).setAfter(decided.getAfter());
        return competition.applyPenalty(order(board, decided.getRulingId(), header.getRule())
                .setDecidedBy(header.getActor().getSubject())
                .setScore(score)
                .build());
    }

    /**
     * Restores everything as it was before the penalties, or nothing. The competition service is asked first whether it
     * would agree: it may have opened or closed a round while the ruling was made. From then on a round waits for the
     * ruling, so that the competition service still agrees when the game has been changed first.
     */
    Optional<RefusalDetail> carryOut(BoardId board, RulingWithdrawn withdrawn, EventHeader header) {
        String article = header.getRule();
        Optional<ApplyPenaltyRequest> order = inTheCompetition(board, withdrawn, header);
        if (order.isPresent() || withdrawn.getGoesOn()) {
            var question = order.map(ApplyPenaltyRequest::toBuilder)
                    .orElseGet(() ->
                            order(board, withdrawn.getRulingId(), article).setWithdraws(withdrawn.getWithdrawnId()));
            Optional<RefusalDetail> refusal =
                    competition.applyPenalty(question.setWrite(RulingEffects.write(withdrawn.getRulingId(), "asked"))
                            .setGoesOn(withdrawn.getGoesOn())
                            .setAsked(true)
                            .build());
            if (refusal.isPresent()) return refusal;
        }
        Optional<RefusalDetail> refusal = atTheGame(board, withdrawn);
        return refusal.isPresent() ? refusal : order.flatMap(competition::applyPenalty);
    }

    /** A lost game that goes on keeps the clocks it had: there is one order at most. */
    private Optional<RefusalDetail> atTheGame(BoardId board, RulingWithdrawn withdrawn) {
        if (withdrawn.getGoesOn()) {
            boolean lost = item(withdrawn.getItemsList(), PenaltyKind.PENALTY_KIND_GAME_LOST)
                    .isPresent();
            return game.setRulingAside(SetRulingAsideRequest.newBuilder()
                    .setWrite(RulingEffects.write(withdrawn.getRulingId(), "aside"))
                    .setBoardId(board.toString())
                    .setReason(withdrawn.getReason())
                    .setArticle(lost ? "OCR 18.4.6" : "OCR 18.4.9")
                    .setAttempt(withdrawn.getAttempt())
                    .build());
        }
        Optional<PenaltyItem> added = item(withdrawn.getItemsList(), PenaltyKind.PENALTY_KIND_ADD_TIME_TO_OPPONENT);
        Optional<PenaltyItem> taken = item(withdrawn.getItemsList(), PenaltyKind.PENALTY_KIND_REDUCE_TIME_OF_OFFENDER);
        if (added.isEmpty() && taken.isEmpty()) return Optional.empty();
        var adjust = AdjustTimeRequest.newBuilder()
                .setWrite(RulingEffects.write(withdrawn.getRulingId(), "adjust"))
                .setBoardId(board.toString())
                .setReason(withdrawn.getReason())
                .setAttempt(withdrawn.getAttempt())
                .setWithdraws(withdrawn.getWithdrawnId());
        added.ifPresent(item -> adjust.setSide(other(withdrawn.getOffender()))
                .setChange(RulingEffects.negative(item.getTime()))
                .setArticle("OCR 18.4.2"));
        if (added.isEmpty())
            adjust.setSide(withdrawn.getOffender())
                    .setChange(taken.get().getTime())
                    .setArticle("OCR 18.4.3");
        else taken.ifPresent(item -> adjust.setOtherChange(item.getTime()).setOtherArticle("OCR 18.4.3"));
        return game.adjustTime(adjust.build());
    }

    /** The order to the competition service; empty if it has nothing to do. */
    private static Optional<ApplyPenaltyRequest> inTheCompetition(
            BoardId board, RulingWithdrawn withdrawn, EventHeader header) {
        Optional<PenaltyItem> excluded = item(withdrawn.getItemsList(), PenaltyKind.PENALTY_KIND_EXCLUSION);
        boolean expelled = item(withdrawn.getItemsList(), PenaltyKind.PENALTY_KIND_EXPULSION)
                .isPresent();
        if (!withdrawn.hasAfter() && excluded.isEmpty() && !expelled) return Optional.empty();
        var penalty = order(board, withdrawn.getRulingId(), header.getRule()).setWithdraws(withdrawn.getWithdrawnId());
        if (withdrawn.hasAppealId()) penalty.setDecidedBy(header.getActor().getSubject());
        if (withdrawn.hasAfter())
            penalty.setScore(
                    ScoreChange.newBuilder().setBefore(withdrawn.getBefore()).setAfter(withdrawn.getAfter()));
        if (excluded.isPresent() || expelled)
            penalty.setExclusion(Exclusion.newBuilder()
                    .setPlayerId(withdrawn.getPlayer())
                    .setExpelled(expelled)
                    .addAllRounds(excluded.map(PenaltyItem::getRoundsList).orElse(List.of())));
        return Optional.of(penalty.build());
    }

    /** A lost game no longer has clocks: there is one order at most. */
    private Optional<RefusalDetail> atTheGame(BoardId board, PenaltiesImposed imposed) {
        if (imposed.hasLost()) {
            boolean expelled = item(imposed, PenaltyKind.PENALTY_KIND_GAME_LOST).isEmpty();
            return game.declareResult(DeclareResultRequest.newBuilder()
                    .setWrite(RulingEffects.write(imposed.getRulingId(), "result"))
                    .setBoardId(board.toString())
                    .setResult(result(imposed))
                    .setReason(imposed.getReason())
                    .setArticle(expelled ? "OCR 18.4.9" : "OCR 18.4.6")
                    .setAttempt(imposed.getAttempt())
                    .build());
        }
        Optional<PenaltyItem> added = item(imposed, PenaltyKind.PENALTY_KIND_ADD_TIME_TO_OPPONENT);
        Optional<PenaltyItem> taken = item(imposed, PenaltyKind.PENALTY_KIND_REDUCE_TIME_OF_OFFENDER);
        if (added.isEmpty() && taken.isEmpty()) return Optional.empty();
        var adjust = AdjustTimeRequest.newBuilder()
                .setWrite(RulingEffects.write(imposed.getRulingId(), "adjust"))
                .setBoardId(board.toString())
                .setReason(imposed.getReason())
                .setAttempt(imposed.getAttempt())
                .setRulingId(imposed.getRulingId());
        taken.ifPresent(item -> adjust.setSide(imposed.getOffender())
                .setChange(RulingEffects.negative(item.getTime()))
                .setArticle("OCR 18.4.3"));
        if (taken.isEmpty())
            adjust.setSide(other(imposed.getOffender()))
                    .setChange(added.get().getTime())
                    .setArticle("OCR 18.4.2");
        else added.ifPresent(item -> adjust.setOtherChange(item.getTime()).setOtherArticle("OCR 18.4.2"));
        return game.adjustTime(adjust.build());
    }

    private static Result result(PenaltiesImposed imposed) {
        if (imposed.getLost() == LostGame.LOST_GAME_BOTH_LOSE) return Result.RESULT_BOTH_LOSE;
        return imposed.getOffender() == Side.SIDE_WHITE ? Result.RESULT_BLACK_WINS : Result.RESULT_WHITE_WINS;
    }

    private Optional<RefusalDetail> inTheCompetition(BoardId board, PenaltiesImposed imposed, String article) {
        Optional<PenaltyItem> excluded = item(imposed, PenaltyKind.PENALTY_KIND_EXCLUSION);
        boolean expelled = item(imposed, PenaltyKind.PENALTY_KIND_EXPULSION).isPresent();
        if (!imposed.hasAfter() && excluded.isEmpty() && !expelled) return Optional.empty();
        var penalty = order(board, imposed.getRulingId(), article);
        if (imposed.hasAfter())
            penalty.setScore(
                    ScoreChange.newBuilder().setBefore(imposed.getBefore()).setAfter(imposed.getAfter()));
        if (excluded.isPresent() || expelled)
            penalty.setExclusion(Exclusion.newBuilder()
                    .setPlayerId(imposed.getPlayer())
                    .setExpelled(expelled)
                    .addAllRounds(excluded.map(PenaltyItem::getRoundsList).orElse(List.of())));
        // Asked once only: a repeat of the same request would get its first answer again.
        if (imposed.hasAfter() && imposed.hasLost() && !isScored.test(board))
            throw new IllegalStateException(
                    "the result of board " + board + " is on its way to the desk of the competition");
        return competition.applyPenalty(penalty.build());
    }

    private static ApplyPenaltyRequest.Builder order(BoardId board, String rulingId, String article) {
        return ApplyPenaltyRequest.newBuilder()
                .setWrite(RulingEffects.write(rulingId, "competition"))
                .setCompetitionId(board.competition())
                .setRulingId(rulingId)
                .setArticle(article)
                .setRound(board.round())
                .setBoard(board.number());
    }

    private static Optional<PenaltyItem> item(PenaltiesImposed imposed, PenaltyKind kind) {
        return item(imposed.getItemsList(), kind);
    }

    private static Optional<PenaltyItem> item(List<PenaltyItem> items, PenaltyKind kind) {
        return items.stream().filter(item -> item.getKind() == kind).findFirst();
    }

    private static Side other(Side side) {
        return side == Side.SIDE_WHITE ? Side.SIDE_BLACK : Side.SIDE_WHITE;
    }
}
