package org.onehall.competition.query;

import java.time.Duration;
import java.time.Instant;
import java.time.LocalDate;
import java.time.ZoneId;
import java.time.ZoneOffset;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.onehall.proto.competition.v1.CompetitionLoaded;
import org.onehall.proto.game.v1.GameEnded;
import org.onehall.proto.game.v1.GameEvent;
import org.onehall.proto.game.v1.GameRestarted;
import org.onehall.proto.game.v1.MovePlayed;
import org.onehall.proto.game.v1.Result;
import org.onehall.proto.game.v1.ResultSetAside;
import org.onehall.proto.game.v1.Seat;
import org.onehall.proto.game.v1.Termination;
import org.onehall.proto.types.v1.Role;
import org.onehall.proto.types.v1.Side;
import org.onehall.proto.types.v1.TimeControl;

/**
 * One game of a board: the one that counts, or one that was annulled (OCR 18.9 c, d).
 *
 * @param since when it was created or the previous one was annulled
 * @param moves in order; {@code offer} where "(=)" stands
 * @param paused since when both clocks have stood by an order; empty while a clock runs
 * @param remarks what happened besides the moves, in order
 */
record Attempt(
        Instant since,
        Seats seats,
        TimeControl white,
        TimeControl black,
        String initialFen,
        List<PlayedMove> moves,
        Optional<Instant> started,
        Optional<GameEnded> ended,
        Optional<Instant> paused,
        List<Remark> remarks) {
    /** The players and their colours; {@code reversed} if they differ from the pairing (OCR 19.2). */
    record Seats(Seat white, Seat black, boolean reversed) {}

    /** @param clock what the mover's clock showed after the move */
    record PlayedMove(int ply, Instant at, String uci, Duration clock, boolean offer) {
        PlayedMove offered() {
            return new PlayedMove(ply, at, uci, clock, true);
        }
    }

    /**
     * @param ply the number of moves made by then, 0 before the first
     * @param what the remark with its article
     * @param reason as somebody wrote it, may be empty; for officials
     * @param order for a clock change by a service, the request it comes from; otherwise ""
     */
    record Remark(int ply, Instant at, String what, String reason, String order) {
        String text(boolean withReasons) {
            return withReasons ? Remarks.text(what, "", reason) : what;
        }
    }

    Attempt {
        moves = List.copyOf(moves);
        remarks = List.copyOf(remarks);
    }

    static Attempt first(Instant since, Seats seats, TimeControl white, TimeControl black, String initialFen) {
        return new Attempt(
                since,
                seats,
                white,
                black,
                initialFen,
                List.of(),
                Optional.empty(),
                Optional.empty(),
                Optional.empty(),
                List.of());
    }

    /** The game that is played instead of this one. */
    Attempt next(Instant at, GameRestarted restarted) {
        Seats now = restarted.hasWhite() && restarted.hasBlack()
                ? new Seats(
                        restarted.getWhite(), restarted.getBlack(), !restarted.getPairedAgain() && !seats.reversed())
                : seats;
        return new Attempt(
                at,
                now,
                restarted.getWhiteControl(),
                restarted.getBlackControl(),
                restarted.getInitialFen(),
                List.of(),
                started,
                Optional.empty(),
                Optional.empty(),
                List.of());
    }

    Attempt unfinished() {
        return with(moves, Optional.empty());
    }

    /** This attempt after one more of its events. */
    Attempt with(GameEvent event, Instant at) {
        return switch (event.getPayloadCase()) {
            case GAME_STARTED ->
                new Attempt(since, seats, white, black, initialFen, moves, Optional.of(at), ended, paused, remarks);
            case MOVE_PLAYED -> moved(event.getMovePlayed(), at);
            case DRAW_OFFERED ->
                with(
                        moves.stream()
                                .map(m -> m.ply() == event.getDrawOffered().getPly() ? m.offered() : m)
                                .toList(),
                        ended);
            case DRAW_DECLINED ->
                remarked(at, Remarks.name(event.getDrawDeclined().getSide()) + " declines the draw", "", "");
            case GAME_ENDED -> ended(event.getGameEnded(), at);
            case SETTING_CORRECTED ->
                new Attempt(
                                since,
                                seats,
                                event.getSettingCorrected().getWhiteControl(),
                                event.getSettingCorrected().getBlackControl(),
                                initialFen,
                                moves,
                                started,
                                ended,
                                paused,
                                remarks)
                        .remarked(
                                at,
                                "setting of the clocks corrected",
                                event.getSettingCorrected().getArticle(),
                                event.getSettingCorrected().getReason());
            case POSITION_RESTORED ->
                restored(event.getPositionRestored().getPly())
                        .remarked(
                                at,
                                "position restored",
                                event.getPositionRestored().getArticle(),
                                event.getPositionRestored().getReason());
            case FORFEIT_REVERSED ->
                with(moves, Optional.empty())
                        .stopped(at)
                        .remarked(
                                at,
                                "forfeit taken back",
                                "DEC-14",
                                event.getForfeitReversed().getReason());
            case RESULT_SET_ASIDE -> setAside(event.getResultSetAside(), at);
            case DRAW_DECLARED ->
                remarked(
                        at,
                        Remarks.missed(event.getDrawDeclared()),
                        "",
                        event.getDrawDeclared().getReason());
            case DRAW_CLAIMED -> remarked(at, Remarks.claimed(event.getDrawClaimed()), "", "");
            case IRREGULARITY_RECORDED ->
                remarked(
                        at,
                        Remarks.irregularity(event.getIrregularityRecorded()),
                        event.getIrregularityRecorded().getArticle(),
                        event.getIrregularityRecorded().getReason());
            case IRREGULARITY_TAKEN_BACK ->
                remarked(
                        at,
                        Remarks.takenBack(event.getIrregularityTakenBack()),
                        event.getIrregularityTakenBack().getArticle(),
                        event.getIrregularityTakenBack().getReason());
            case TIME_ADJUSTED ->
                remarked(
                        at,
                        Remarks.adjusted(event.getTimeAdjusted()),
                        event.getTimeAdjusted().getArticle(),
                        event.getTimeAdjusted().getReason(),
                        event.getHeader().getActor().getRole() == Role.ROLE_SERVICE
                                ? event.getHeader().getCausationId()
                                : "");
            case CLOCKS_SET ->
                remarked(
                        at,
                        "clocks set",
                        event.getClocksSet().getArticle(),
                        event.getClocksSet().getReason());
            case EARLY_OFFERS_ALLOWED ->
                remarked(
                        at,
                        event.getEarlyOffersAllowed().getAllowed()
                                ? "draw offers allowed"
                                : "draw offers not allowed any more",
                        "LAW 9.1.1",
                        event.getEarlyOffersAllowed().getReason());
            case COLOURS_KEPT ->
                remarked(
                        at,
                        "colours reversed",
                        "OCR 19.2",
                        event.getColoursKept().getReason());
            case FLAG_FELL ->
                event.getFlagFell().getProvisional()
                        ? remarked(
                                at,
                                "flag of " + Remarks.name(event.getFlagFell().getSide()) + " fell, to be decided",
                                "DEC-15",
                                "")
                        : this;
            case GAME_PAUSED ->
                stopped(at)
                        .remarked(
                                at,
                                "paused",
                                event.getHeader().getRule(),
                                event.getGamePaused().getReason());
            case GAME_RESUMED ->
                resumed(
                        at,
                        event.getGameResumed().getArticle(),
                        event.getGameResumed().getReason());
            case OUTAGE_COVERED ->
                remarked(
                        at,
                        "the playing zone was out for "
                                + Remarks.time(event.getOutageCovered().getTo().getSeconds()
                                        - event.getOutageCovered().getFrom().getSeconds()),
                        "ENG-4",
                        "");
            case SEALING_ORDERED ->
                remarked(
                        at,
                        "adjournment ordered",
                        event.getHeader().getRule(),
                        event.getSealingOrdered().getReason());
            case GAME_ADJOURNED ->
                stopped(at).remarked(at, "adjourned", event.getHeader().getRule(), "");
            case ADJOURNMENT_RESUMED -> resumed(at, event.getHeader().getRule(), "");
            case GAME_VOIDED ->
                remarked(
                        at,
                        "annulled",
                        event.getGameVoided().getArticle(),
                        event.getGameVoided().getReason());
            case DEFAULT_WAIVED ->
                remarked(
                        at,
                        event.getDefaultWaived().hasMinutes()
                                ? "default time " + event.getDefaultWaived().getMinutes() + " minutes"
                                : "no default time",
                        "OCR 16.11",
                        event.getDefaultWaived().getReason());
            case GAME_CREATED,
                    GAME_RESTARTED,
                    SEAT_CLEARED,
                    DISCONNECTION_NOTED,
                    PERIOD_COMPLETED,
                    SEAT_PRESENT,
                    START_HELD,
                    SEAT_EXCLUDED,
                    MOVE_SEALED,
                    ENVELOPE_CONFIRMED,
                    SEALED_MOVE_OPENED,
                    ASSISTANT_NAMED,
                    ASSISTANT_ADMITTED,
                    ASSISTANT_DISMISSED,
                    CLOCK_TIMES_ASKED,
                    MOVE_REPRODUCED,
                    HELPER_ACCEPTED,
                    HELPER_DISMISSED,
                    PRE_MOVE_QUEUED,
                    PRE_MOVE_DROPPED,
                    PRE_MOVE_FIRED,
                    PAYLOAD_NOT_SET -> this;
        };
    }

    /** Remarks about moves that no longer count are moved to the last move that does. */
    private Attempt restored(int ply) {
        return new Attempt(
                since,
                seats,
                white,
                black,
                initialFen,
                moves.subList(0, ply),
                started,
                ended,
                paused,
                remarks.stream()
                        .map(remark -> remark.ply() > ply
                                ? new Remark(ply, remark.at(), remark.what(), remark.reason(), remark.order())
                                : remark)
                        .toList());
    }

    private Attempt ended(GameEnded end, Instant at) {
        Attempt over = with(moves, Optional.of(end)).running();
        over = end.getResult() == Result.RESULT_BOTH_LOSE ? over.remarked(at, "both players lose", "", "") : over;
        return end.getTermination() == Termination.TERMINATION_RULING
                ? over.remarked(at, "decided by an arbiter", end.getArticle(), "")
                : over;
    }

    private Attempt setAside(ResultSetAside aside, Instant at) {
        return remarked(
                        at,
                        "result " + new PgnExport(this).result() + " set aside",
                        aside.getArticle(),
                        aside.getReason())
                .with(moves, Optional.empty())
                .stopped(at);
    }

    private Attempt stopped(Instant at) {
        return new Attempt(
                since,
                seats,
                white,
                black,
                initialFen,
                moves,
                started,
                ended,
                paused.or(() -> Optional.of(at)),
                remarks);
    }

    private Attempt running() {
        return new Attempt(since, seats, white, black, initialFen, moves, started, ended, Optional.empty(), remarks);
    }

    /** "resumed after 12:34, OCR 19.6". */
    private Attempt resumed(Instant at, String article, String reason) {
        String after = paused.map(from ->
                        " after " + Remarks.time(Duration.between(from, at).toSeconds()))
                .orElse("");
        return running().remarked(at, "resumed" + after, article, reason);
    }

    private Attempt remarked(Instant at, String what, String article, String reason) {
        return remarked(at, what, article, reason, "");
    }

    private Attempt remarked(Instant at, String what, String article, String reason, String order) {
        List<Remark> more = new ArrayList<>(remarks);
        more.add(new Remark(moves.size(), at, Remarks.text(what, article, ""), reason, order));
        return new Attempt(since, seats, white, black, initialFen, moves, started, ended, paused, more);
    }

    private Attempt moved(MovePlayed move, Instant at) {
        var clock = move.getSide() == Side.SIDE_WHITE
                ? move.getClocks().getWhite()
                : move.getClocks().getBlack();
        List<PlayedMove> more = new ArrayList<>(moves);
        more.add(new PlayedMove(
                move.getPly(), at, move.getUci(), Duration.ofSeconds(clock.getSeconds()), move.getOfferDraw()));
        return with(more, ended);
    }

    private Attempt with(List<PlayedMove> moves, Optional<GameEnded> ended) {
        return new Attempt(since, seats, white, black, initialFen, moves, started, ended, paused, remarks);
    }

    /** The day it was started, by the calendar of White's venue; empty if it was not started. */
    Optional<LocalDate> day(CompetitionLoaded competition) {
        ZoneId zone = competition.getVenuesList().stream()
                .filter(venue -> venue.getVenueId().equals(seats.white().getVenue()))
                .findFirst()
                .map(venue -> ZoneId.of(venue.getTimeZone()))
                .orElse(ZoneOffset.UTC);
        return started.map(at -> LocalDate.ofInstant(at, zone));
    }
}
