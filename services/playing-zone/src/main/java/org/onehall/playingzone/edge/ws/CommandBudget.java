package org.onehall.playingzone.edge.ws;

import java.time.Duration;
import java.util.HashMap;
import java.util.Map;
import org.onehall.playingzone.rights.Viewer;

/**
 * How many commands a person may give: the logs that keep them are kept for ever. A budget fills up evenly, and what is
 * not used is saved up to its size. It belongs to a person and his place, so that another device or connection does not
 * renew it. Screens take nothing for a move that is legal now. Thread-safe.
 */
final class CommandBudget {
    /** As many commands as one with a text counts. */
    static final int OF_TEXT = 10;

    private static final int MANY = 10_000;
    private static final long MINUTE_NANOS = Duration.ofMinutes(1).toNanos();

    private final int ofSeat;
    private final int ofOthers;
    private final Map<String, Bucket> buckets = new HashMap<>();

    private static final class Bucket {
        final int size;
        double left;
        long at;

        Bucket(int size, long at) {
            this.size = size;
            this.left = size;
            this.at = at;
        }

        void fill(long nanos) {
            left = Math.min(size, left + (double) (nanos - at) * size / MINUTE_NANOS);
            at = nanos;
        }
    }

    /**
     * @param ofSeat commands a minute of a player or an assistant, who may also give as many at once
     * @param ofOthers the same of anybody else
     */
    CommandBudget(int ofSeat, int ofOthers) {
        if (ofSeat < OF_TEXT || ofOthers < OF_TEXT)
            throw new IllegalArgumentException("onehall.commands.of-seat and .of-others must be at least " + OF_TEXT);
        this.ofSeat = ofSeat;
        this.ofOthers = ofOthers;
    }

    /**
     * Takes a command from a person's budget. Moves have a budget of their own, as far as they are counted at all.
     *
     * @param nanos of a monotonic clock
     * @return zero; otherwise nothing is taken, and this is how long the person must wait
     */
    synchronized Duration take(Viewer viewer, Request request, long nanos) {
        if (buckets.size() >= MANY) forgetFull(nanos);
        int size = viewer.seat().isPresent() ? ofSeat : ofOthers;
        Bucket bucket = buckets.computeIfAbsent(owner(viewer, request), _ -> new Bucket(size, nanos));
        bucket.fill(nanos);
        int cost = cost(request);
        if (bucket.left < cost) return Duration.ofNanos((long) Math.ceil((cost - bucket.left) * MINUTE_NANOS / size));
        bucket.left -= cost;
        return Duration.ZERO;
    }

    /** Gives back what a command without an answer took: its screen sends it again, and must not be refused then. */
    synchronized void giveBack(Viewer viewer, Request request) {
        Bucket bucket = buckets.get(owner(viewer, request));
        if (bucket != null) bucket.left = Math.min(bucket.size, bucket.left + cost(request));
    }

    /** How many budgets are kept; those that are full again are forgotten. */
    synchronized int size() {
        return buckets.size();
    }

    private static int cost(Request request) {
        return switch (request) {
            case Request.CallArbiter _, Request.AskQuestion _, Request.FileAppeal _, Request.AskLeave _ -> OF_TEXT;
            case Request.Play _,
                    Request.QueuePreMove _,
                    Request.CancelPreMove _,
                    Request.OfferDraw _,
                    Request.AcceptDraw _,
                    Request.DeclineDraw _,
                    Request.Resign _,
                    Request.ClaimDraw _,
                    Request.SealMove _,
                    Request.ConfirmReproduced _,
                    Request.ConfirmSealed _,
                    Request.ConfirmResult _,
                    Request.AskClockTimes _,
                    Request.CheckIn _ -> 1;
            case Request.OfAppeal _,
                    Request.OfFailedPause _,
                    Request.OfAssistant _,
                    Request.OfFloor _,
                    Request.OfVenue _,
                    Request.OpenRound _,
                    Request.CloseRound _,
                    Request.SignReport _,
                    Request.RecordPresence _,
                    Request.HoldStart _,
                    Request.ExcludeSeat _,
                    Request.WaiveDefault _,
                    Request.ReverseForfeit _,
                    Request.OrderSealing _,
                    Request.ConfirmEnvelope _,
                    Request.ResumeAdjourned _,
                    Request.RestorePosition _,
                    Request.DeclareDraw _,
                    Request.ChangeResult _,
                    Request.RecordIrregularity _,
                    Request.TakeBackIrregularity _,
                    Request.AllowEarlyOffers _,
                    Request.ReverseColours _,
                    Request.Replay _,
                    Request.RecordCheck _,
                    Request.Order _,
                    Request.Propose _,
                    Request.Withdraw _,
                    Request.TakeTimeSheet _,
                    Request.RecordCommunication _,
                    Request.ConfirmReport _,
                    Request.AcknowledgeCall _,
                    Request.AnswerQuestion _,
                    Request.AnswerCall _,
                    Request.DecideDisconnection _,
                    Request.DelegateDecision _,
                    Request.Penalise _,
                    Request.WithdrawRuling _,
                    Request.ApproveResult _,
                    Request.IssueSeatCode _,
                    Request.IssueAssistantCode _,
                    Request.IssueOfficialCode _,
                    Request.IssueRoundCodes _,
                    Request.ShutOut _ -> 1;
        };
    }

    private void forgetFull(long nanos) {
        buckets.values().removeIf(bucket -> {
            bucket.fill(nanos);
            return bucket.left >= bucket.size;
        });
    }

    private static String owner(Viewer viewer, Request request) {
        var actor = viewer.actor();
        return String.join(
                "|",
                viewer.competition(),
                actor.role().name(),
                actor.subject(),
                actor.board(),
                actor.side(),
                request instanceof Request.Play ? "moves" : "");
    }
}
