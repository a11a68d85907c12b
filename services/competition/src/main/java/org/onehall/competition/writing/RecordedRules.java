package org.onehall.competition.writing;

import java.math.BigDecimal;
import java.time.Duration;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.OptionalInt;
import java.util.stream.Collectors;
import org.onehall.clock.Category;
import org.onehall.clock.TimeControl;
import org.onehall.competition.domain.AppealRules;
import org.onehall.competition.domain.AssistanceRules;
import org.onehall.competition.domain.Definition;
import org.onehall.competition.domain.FairPlayRules;
import org.onehall.competition.domain.FloorRules;
import org.onehall.competition.domain.InputRules;
import org.onehall.competition.domain.LinkRules;
import org.onehall.competition.domain.PenaltyRules;
import org.onehall.competition.domain.Regulations;
import org.onehall.competition.domain.StatedParameter;
import org.onehall.competition.domain.TeamRules;
import org.onehall.regulations.GameRules;
import org.onehall.regulations.Points;
import org.onehall.regulations.ProfileLoader;
import org.onehall.regulations.ProfileResult;

/**
 * The parameters of a competition that was loaded before they were recorded, as far as its rules tell them: of the
 * traditional sets, the screening tool and the references only what the rules need is known.
 */
final class RecordedRules {
    private static final String NONE = "none";

    private final Map<String, String> values = new LinkedHashMap<>();

    private RecordedRules() {}

    static List<StatedParameter> of(Definition definition) {
        var rules = new RecordedRules();
        Regulations regulations = definition.regulations();
        rules.game(regulations.rules(), regulations.control());
        regulations.penalties().ifPresent(rules::penalties);
        regulations.floor().ifPresent(rules::floor);
        regulations.assistance().ifPresent(rules::assistance);
        regulations.appeals().ifPresent(rules::appeals);
        regulations.input().ifPresent(rules::input);
        regulations
                .screening()
                .ifPresent(one -> rules.put(
                        "fairplay.analysisDelayMinutes",
                        String.valueOf(one.delay().toMinutes())));
        regulations.fairPlay().ifPresent(rules::fairPlay);
        rules.put("results.approval", definition.entries().automaticApproval() ? "AUTOMATIC" : "ARBITER");
        definition.entries().teamRules().ifPresent(rules::teams);
        return ProfileLoader.fromMap("", rules.values) instanceof ProfileResult.Loaded(var profile)
                ? StatedParameter.of(profile)
                : rules.values.entrySet().stream()
                        .map(entry -> new StatedParameter(entry.getKey(), entry.getValue()))
                        .toList();
    }

    private void put(String key, String value) {
        values.put(key, value);
    }

    private void put(String key, boolean value) {
        values.put(key, String.valueOf(value));
    }

    private void put(String key, int value) {
        values.put(key, String.valueOf(value));
    }

    private void put(String key, BigDecimal value) {
        values.put(key, Points.text(value));
    }

    private void put(String key, OptionalInt value) {
        values.put(key, value.isPresent() ? String.valueOf(value.getAsInt()) : NONE);
    }

    private void millis(String key, Duration value) {
        values.put(key, String.valueOf(value.toMillis()));
    }

    private void game(GameRules rules, TimeControl control) {
        put("profile", rules.profile());
        put("timeControl", control.text());
        put("clock.incrementCredit", control.incrementCredit().name());
        put("clock.periodCredit", control.periodCredit().name());
        put("clock.lagCompensationMs", rules.lagCompensationMs());
        put("defaultTime.minutes", rules.defaultMinutes());
        rules.neitherPresent().ifPresent(one -> put("defaultTime.neitherPresent", one.name()));
        put("draw.repetition.auto", rules.repetitionAuto());
        put("draw.moveCount.auto", rules.moveCountAuto());
        put("draw.claims.enabled", rules.drawClaims().isPresent());
        put("draw.agreement.allowed", rules.drawAllowed());
        put("draw.agreement.minMove", rules.drawMinMove());
        put("draw.agreement.minMovesEach", rules.drawMinMovesEach());
        put("draw.agreement.arbiterConsent", rules.drawArbiterConsent());
        put("draw.offer.explicitDecline", rules.drawExplicitDecline());
        put("disconnection.clockPolicy", rules.pauseOnDisconnection() ? "PAUSE" : "CONTINUE");
        put("disconnection.flagFall", rules.flagProvisionalWhileDisconnected() ? "PROVISIONAL" : "FINAL");
        put("disconnection.report.slaSeconds", rules.reportSlaSeconds());
        put("disconnection.deputySeconds", rules.deputySeconds());
        put("communication.required", rules.communicationRequired());
        put("communication.blockMovesWhenLost", rules.communicationForMoves());
        put("adjournment.allowed", rules.adjournmentAllowed());
        put("traditional.allowed", rules.reproduceMoves());
        put("traditional.confirmStep", rules.reproduceMoves());
        if (!rules.reproduceMoves()) put("input.preMove", rules.preMoves());
        rules.categories().forEach(one -> category(one, control.category()));
    }

    /** Standard chess has the whole times, which blitz halves; only rapid and blitz may be limited. */
    private void category(GameRules.CategoryRules rules, Category own) {
        rules.illegalMoves().ifPresent(illegal -> {
            put("illegalMoves.policy", illegal.policy().name());
            put("zone.acceptsIllegalMoves", illegal.accepted());
            if (own != Category.STANDARD && rules.category() == own)
                put("rapid.supervision", illegal.limited() ? "A4" : "A3");
        });
        if (rules.category() == Category.STANDARD) {
            put("penalties.defaultSeconds", rules.penaltySeconds());
            put("scoresheets.required", rules.scoresheets());
            rules.illegalMoves().ifPresent(illegal -> put("illegalMoves.seconds", illegal.seconds()));
            rules.drawClaims().ifPresent(claims -> put("draw.claims.wrongClaimSeconds", claims.wrongClaimSeconds()));
        } else if (rules.cutoffMoves().isPresent()) put("irregularity.cutoffMoves", rules.cutoffMoves());
    }

    private void penalties(PenaltyRules rules) {
        put("scoring.win", rules.scoring().win());
        put("scoring.draw", rules.scoring().draw());
        put("scoring.loss", rules.scoring().loss());
        put(
                "fines.schedule",
                rules.fines().stream()
                        .map(fine -> fine.code() + ": " + Points.text(fine.amount()))
                        .collect(Collectors.joining(",")));
        put("devices.forbiddenPenalty", rules.forbiddenDevice());
        put("fairplay.awardPointsToOpponents", rules.pointsToOpponents());
        put("communication.cards", rules.cards());
        put("connection.playerResponsible", rules.playerResponsible());
    }

    private void floor(FloorRules rules) {
        put("venue.cameras.min", rules.minCameras());
        put("venue.minArbiters", rules.minArbiters());
        put("devices.bagStorageAllowed", rules.bagStorageAllowed());
        put("devices.ownAllowed", rules.ownDevices());
        put("devices.headphonesAllowed", rules.headphonesAllowed());
        put("dressCode.text", rules.dressCode().orElse(NONE));
        put("leave.policy", rules.leavePolicy().name());
        put("leave.opponentMustReport", rules.opponentReports());
        put("rollCall.minutesBefore", rules.rollCallMinutes());
        put("communication.showSurroundings", rules.showSurroundings());
        put("communication.showTasks", rules.showTasks());
        put("communication.shareScreen", rules.shareScreen());
        rules.links().ifPresent(this::links);
    }

    private void links(LinkRules rules) {
        millis("connection.heartbeatMs", rules.heartbeat());
        millis("connection.suspectMs", rules.suspect());
        millis("connection.downMs", rules.down());
    }

    private void assistance(AssistanceRules rules) {
        put("assistance.whoMayCall", rules.captainCalls() ? "CAPTAIN" : "PLAYER");
        put("assistance.playerMayStopClock", rules.stopsClock());
        put("assistance.invalidCall", rules.shallPenalise() ? "SHALL_PENALISE" : "MAY_PENALISE");
        put("assistance.escalateSeconds", rules.escalateSeconds());
    }

    private void appeals(AppealRules rules) {
        put("appeals.allowed", rules.allowed());
        put("appeals.results", rules.results());
        put("appeals.deadlineMinutes", rules.deadlineMinutes());
        put("appeals.fee", rules.fee());
        put("appeals.secondFee", rules.secondFee());
        put("appeals.body", rules.body().isEmpty() ? NONE : rules.body());
    }

    private void input(InputRules rules) {
        put("input.smartMove", rules.smartMove());
        put("input.autoPromotion", String.join(",", rules.autoPromotion()));
        put("traditional.signal", rules.sound() ? "VISUAL,SOUND" : "VISUAL");
    }

    private void fairPlay(FairPlayRules rules) {
        put("fairplay.appendixI", rules.appendixHolds());
        put("fairplay.sanctionsWithoutProof", rules.sanctionsWithoutProof());
        put("fairplay.decisionFinal", rules.decisionFinal());
        put("recording.vcs.retention", rules.vcsRetention().toString());
        put("recording.venue.retention", rules.venueRetention().toString());
    }

    private void teams(TeamRules rules) {
        put("competition.teamEvent", true);
        put("team.ranking", rules.ranking().stream().map(Enum::name).collect(Collectors.joining(",")));
        put("team.boards", rules.boards());
        put("team.reserves", rules.reserves());
        put("team.matchPoints.win", rules.win());
        put("team.matchPoints.draw", rules.draw());
        put("team.matchPoints.loss", rules.loss());
    }
}
