package org.onehall.playingzone.projection.disconnection;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Optional;
import java.util.OptionalLong;
import java.util.function.UnaryOperator;
import org.onehall.chess.Side;
import org.onehall.decider.LogKey;
import org.onehall.playingzone.projection.ClocksThen;
import org.onehall.playingzone.projection.ClocksView;
import org.onehall.playingzone.projection.Wire;
import org.onehall.proto.connectivity.v1.CaseOpened;
import org.onehall.proto.connectivity.v1.CauseFound;
import org.onehall.proto.connectivity.v1.GameGlimpse;
import org.onehall.proto.connectivity.v1.Probe;
import org.onehall.proto.connectivity.v1.Probes;
import org.onehall.proto.types.v1.EventHeader;
import org.onehall.regulations.DisconnectionDecision;

/** One disconnection from its detection to its decision (OCR 18.9). Not thread-safe: the hall guards it. */
public final class CaseProjection {
    public final String venue;
    /** The key of the log that contains the case: "competition/venue", in old logs only the venue. */
    public final String log;

    private final CaseOpened opened;
    private final List<Step> course = new ArrayList<>();
    private final List<LossView> losses = new ArrayList<>();
    private long lostAt;
    /** The game at the last loss during which a clock was running, and the time of that loss. */
    private GameGlimpse game;

    private long gameAt;
    /** How long the link had been lost in total before the last loss. */
    private long awayMs;

    private OptionalLong restoredAfter = OptionalLong.empty();
    private OptionalLong closedAt = OptionalLong.empty();
    private Optional<String> report = Optional.empty();
    private boolean overdue;
    private Optional<CauseView> cause = Optional.empty();
    private Optional<String> ruling = Optional.empty();
    /** A new game has made its game void, with or without a decision about this case. */
    private boolean isVoid;
    /** The trace id of what the decision did to the game; "" before the decision. */
    private String trace = "";

    private Optional<String> outage = Optional.empty();

    /** @param official the official who did it; empty for the hall itself */
    public record Step(long at, String what, String by, String official, String text) {}

    public CaseProjection(EventHeader header, CaseOpened opened) {
        log = header.getKey();
        venue = LogKey.venue(log);
        this.opened = opened;
        lostAt = Wire.ms(opened.getStartedAt());
        game = opened.getGame();
        gameAt = lostAt;
        course.add(new Step(lostAt, "LOST", "", "", ""));
        course.add(new Step(Wire.ms(opened.getDetectedAt()), "DETECTED", "", "", ""));
    }

    public String id() {
        return opened.getCaseId();
    }

    public String board() {
        return opened.getBoardId();
    }

    public Side side() {
        return Wire.side(opened.getSide());
    }

    public long startedAt() {
        return Wire.ms(opened.getStartedAt());
    }

    public boolean isBack() {
        return restoredAfter.isPresent();
    }

    public boolean isClosed() {
        return closedAt.isPresent();
    }

    /** Whether neither a decision about it stands, made or applied, nor is its game void. */
    boolean isUndecided() {
        return !isClosed() && !isVoid && ruling.isEmpty();
    }

    /** The game in which it happened, from 1; 0 in old logs. */
    int attempt() {
        return game.getAttempt();
    }

    /** The clocks at the last sign of life, as the view of the case shows them. */
    ClocksView clocks() {
        return new ClocksThen(
                        gameAt,
                        Wire.ms(game.getClocks().getWhite()),
                        Wire.ms(game.getClocks().getBlack()))
                .stopped();
    }

    /** The case as far as a decision about it depends on it (OCR 18.9). */
    DisconnectionDecision.Case decidable() {
        return new DisconnectionDecision.Case(attempt(), isBack(), report.isPresent() || overdue);
    }

    public Optional<String> ruling() {
        return ruling;
    }

    public void restored(EventHeader header, long afterMs) {
        awayMs += afterMs;
        restoredAfter = OptionalLong.of(afterMs);
        step(header, "RESTORED", "");
    }

    /** @param then the game at that moment; empty while its clocks are stopped */
    public void lostAgain(EventHeader header, long at, Optional<GameGlimpse> then) {
        losses.add(new LossView(lostAt, restoredAfter.orElse(0)));
        lostAt = at;
        then.ifPresent(glimpse -> {
            game = glimpse;
            gameAt = at;
        });
        restoredAfter = OptionalLong.empty();
        step(header, "LOST_AGAIN", "");
    }

    public void reported(EventHeader header, String note) {
        report = Optional.of(note);
        step(header, "REPORTED", note);
    }

    public void overdue(EventHeader header) {
        overdue = true;
        step(header, "OVERDUE", "");
    }

    public void judged(EventHeader header, CauseFound found) {
        var seen = found.getEvidence();
        CauseView judged = new CauseView(
                Wire.name(found.getSegment()),
                Wire.name(found.getConfidence()),
                seen.getSeatsHere(),
                seen.getLostHere(),
                seen.getVenues(),
                seen.getVenuesLost(),
                found.getSettled(),
                seen.hasProbes() ? Optional.of(probes(seen.getProbes())) : Optional.empty());
        if (cause.filter(before -> before.segment().equals(judged.segment())).isEmpty())
            step(header, "CAUSE", judged.segment());
        cause = Optional.of(judged);
    }

    private static ProbesView probes(Probes seen) {
        return new ProbesView(
                known(seen.hasDevice(), seen.getDevice()),
                known(seen.hasGateway(), seen.getGateway()),
                known(seen.hasProvider(), seen.getProvider()),
                known(seen.hasZone(), seen.getZone()),
                known(seen.hasNode(), seen.getNode()),
                known(seen.hasCommunication(), seen.getCommunication()));
    }

    private static Optional<String> known(boolean is, Probe probe) {
        return is ? Optional.of(Wire.name(probe)) : Optional.empty();
    }

    public void together(String outageId) {
        outage = Optional.of(outageId);
    }

    public void decided(EventHeader header, String rulingId, String option) {
        ruling = Optional.of(rulingId);
        trace = header.getCorrelationId();
        step(header, "DECIDED", option);
    }

    /** @param rulingId the decision about another case that made the game void; "" if there was none */
    public void voided(EventHeader header, String rulingId) {
        isVoid = true;
        ruling = Wire.text(rulingId);
        step(header, "GAME_VOID", rulingId);
    }

    /** The deputy may decide, because the Chief Arbiter delegated the decision or has not decided in time. */
    public void delegated(EventHeader header, boolean unanswered) {
        step(header, unanswered ? "UNANSWERED" : "DELEGATED", "");
    }

    public void applied(EventHeader header) {
        step(header, "APPLIED", "");
    }

    /** The decision could not be carried out; another one is needed. */
    public void refused(EventHeader header, String why) {
        step(header, "REFUSED", why);
        if (!isClosed()) ruling = Optional.empty();
    }

    public void closed(EventHeader header, String rulingId) {
        closedAt = OptionalLong.of(Wire.ms(header.getOccurredAt()));
        ruling = Wire.text(rulingId).or(() -> ruling);
        step(header, "CLOSED", "");
    }

    private void step(EventHeader header, String what, String text) {
        String role = Wire.name(header.getActor().getRole());
        boolean own = role.equals("SERVICE");
        course.add(new Step(
                Wire.ms(header.getOccurredAt()),
                what,
                own ? "" : role,
                own ? "" : header.getActor().getSubject(),
                text));
    }

    /** How long the player was without a link since the first loss, in ms; while it is lost, until now. */
    public long exposureMs(long nowMs) {
        return isBack() ? awayMs : awayMs + Math.max(0, closedAt.orElse(nowMs) - lostAt);
    }

    /** The steps in the order in which they happened, whichever log reported them first. */
    public List<Step> course() {
        return course.stream().sorted(Comparator.comparingLong(Step::at)).toList();
    }

    /** @param nameOf an official's name */
    public List<CaseStepView> course(UnaryOperator<String> nameOf) {
        return course().stream()
                .map(step -> new CaseStepView(
                        step.at(),
                        step.what(),
                        step.by(),
                        step.official().isEmpty() ? "" : nameOf.apply(step.official()),
                        step.text()))
                .toList();
    }

    public String trace() {
        return trace;
    }

    public String fen() {
        return game.getFen();
    }

    /**
     * @param failure the failure of the zone to which it belongs
     * @param deputy why the deputy may decide
     * @param deputyAt when he may decide, if not yet
     */
    public CaseView view(
            String venueName,
            String playerName,
            Optional<String> failure,
            Optional<String> deputy,
            OptionalLong deputyAt) {
        return new CaseView(
                id(),
                board(),
                venue,
                venueName,
                side(),
                playerName,
                startedAt(),
                Wire.ms(opened.getDetectedAt()),
                lostAt,
                List.copyOf(losses),
                gameAt,
                restoredAfter,
                isClosed() ? "CLOSED" : isBack() ? "RESTORED" : "OPEN",
                report.isPresent(),
                opened.hasReportDueAt() ? OptionalLong.of(Wire.ms(opened.getReportDueAt())) : OptionalLong.empty(),
                overdue,
                report,
                game.getAttempt(),
                game.getPly(),
                game.hasToMove() ? Optional.of(Wire.side(game.getToMove())) : Optional.empty(),
                Wire.ms(game.getClocks().getWhite()),
                Wire.ms(game.getClocks().getBlack()),
                game.hasDrawOffer() ? Optional.of(Wire.side(game.getDrawOffer())) : Optional.empty(),
                opened.getEarlierCases(),
                cause,
                outage,
                failure.map(one -> new IncidentView("ZONE", one))
                        .or(() -> outage.map(one -> new IncidentView("VENUE", one))),
                ruling,
                deputy,
                deputyAt);
    }
}
