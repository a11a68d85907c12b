package org.onehall.regulations;

import java.util.Collections;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import org.onehall.regulations.Parameter.Kind;

/** All parameters of competition regulations, in the order in which files state them (regulations section 27). */
final class ParameterTable {
    private ParameterTable() {}

    static Map<String, Parameter> all() {
        Map<String, Parameter> all = new LinkedHashMap<>();
        Kind flag = new Kind.Flag();
        add(all, "competition.type", oneOf("ONLINE", "SUPERVISED", "HYBRID"), "OCR 6.2");
        add(all, "competition.teamEvent", flag, "FSSI team-a");
        add(all, "variant", oneOf("STANDARD", "CHESS960"), "960 II.1");
        add(all, "clock.incrementCredit", oneOf("BEFORE_MOVE", "AFTER_MOVE"), "DEC-04");
        add(all, "clock.periodCredit", oneOf("AT_FLAG_FALL", "AT_MOVE_COUNT"), "DEC-05");
        add(all, "clock.lagCompensationMs", whole(0, 1000), "DEC-03");
        maybe(all, "category", oneOf("STANDARD", "RAPID", "BLITZ"), "RAP A.1");
        maybe(all, "rapid.supervision", oneOf("FULL", "A4"), "RAP A.5");
        add(all, "defaultTime.minutes", whole(0, 120), "OCR 16.11");
        add(all, "defaultTime.neitherPresent", oneOf("WHITE_LOSES_TIME", "SPLIT", "NO_LOSS"), "OCR 16.11");
        maybe(all, "rollCall.minutesBefore", whole(0, 120), "FSSI ind-b");
        add(all, "draw.repetition.auto", oneOf("3", "5"), "OCR 5.4.1");
        add(all, "draw.moveCount.auto", oneOf("50", "75"), "OCR 5.4.4");
        add(all, "draw.claims.enabled", flag, "LAW 9.2");
        add(all, "draw.claims.wrongClaimSeconds", whole(0, 3600), "LAW 9.5.3");
        add(all, "draw.agreement.allowed", flag, "LAW 9.1.1");
        add(all, "draw.agreement.minMove", whole(1, 999), "LAW 9.1.1");
        add(all, "draw.agreement.minMovesEach", whole(0, 1), "LAW 5.2.3");
        add(all, "draw.agreement.arbiterConsent", flag, "LAW 9.1.1");
        add(all, "draw.offer.explicitDecline", flag, "OCR 5.3");
        add(all, "input.smartMove", flag, "OCR 3.6");
        add(all, "input.preMove", flag, "OCR 3.6");
        add(all, "input.autoPromotion", new Kind.SomeOf(List.of("Q", "R", "B", "N")), "OCR 3.6.c");
        add(all, "zone.acceptsIllegalMoves", flag, "OCR 16.10");
        add(all, "illegalMoves.policy", oneOf("NONE", "LAWS_2018", "LAWS_2017"), "OCR 16.10");
        add(all, "illegalMoves.seconds", whole(0, 3600), "AMD 7.5.5");
        maybe(all, "irregularity.cutoffMoves", whole(1, 999), "RAP A.4.1.1");
        add(all, "scoring.win", new Kind.Score(), "OCR 7.1");
        add(all, "scoring.draw", new Kind.Score(), "OCR 7.1");
        add(all, "scoring.loss", new Kind.Score(), "OCR 7.1");
        add(all, "standings.tieBreaks", new Kind.TieBreaks(), "OCR 7.1");
        maybe(all, "standings.edition", oneOf("2023", "2024", "2026"), "OCR 7.1");
        add(all, "standings.pairing", oneOf("SWISS", "ROUND_ROBIN"), "OCR 7.1");
        add(all, "byes.kinds", new Kind.SomeOf(List.of("HALF", "ZERO")), "OCR 16.1");
        add(all, "byes.mostHalf", whole(1, 99), "OCR 16.1");
        maybe(all, "byes.halfUntilRound", whole(1, 999), "OCR 16.1");
        add(all, "byes.minutesBefore", whole(0, 100_000), "OCR 16.1");
        add(
                all,
                "team.ranking",
                new Kind.SomeOf(List.of("BOARD_POINTS", "MATCH_POINTS", "BOARD_1", "BOARD_2", "BOARD_3", "BOARD_4")),
                "FSSI team-h");
        maybe(all, "team.boards", whole(1, 20), "FSSI team-b");
        maybe(all, "team.reserves", whole(0, 20), "FSSI team-b");
        maybe(all, "team.matchPoints.win", new Kind.Score(), "FSSI team-h");
        maybe(all, "team.matchPoints.draw", new Kind.Score(), "FSSI team-h");
        maybe(all, "team.matchPoints.loss", new Kind.Score(), "FSSI team-h");
        add(all, "penalties.defaultSeconds", whole(1, 3600), "OCR 18.4.2");
        add(all, "fines.schedule", new Kind.Fines(), "OCR 18.4.7");
        add(all, "devices.ownAllowed", flag, "OCR 16.6");
        add(all, "devices.bagStorageAllowed", flag, "OCR 17.4");
        add(
                all,
                "devices.forbiddenPenalty",
                oneOf(
                        "LOSS",
                        "WARNING",
                        "ADD_TIME",
                        "TAKE_TIME",
                        "RAISE_SCORE",
                        "LOWER_SCORE",
                        "FINE",
                        "EXCLUDE",
                        "EXPEL"),
                "OCR 17.3");
        add(all, "devices.headphonesAllowed", flag, "OCR 9.7");
        maybe(all, "dressCode.text", new Kind.Text(), "OCR 17.8");
        add(all, "leave.policy", oneOf("OCR", "LAWS"), "OCR 17.7");
        add(all, "leave.opponentMustReport", flag, "LAW 11.2.4");
        add(all, "assistance.whoMayCall", oneOf("PLAYER", "CAPTAIN"), "OCR 19.1");
        add(all, "assistance.playerMayStopClock", flag, "LAW 6.11.2");
        add(all, "assistance.invalidCall", oneOf("MAY_PENALISE", "SHALL_PENALISE"), "OCR 19.1");
        add(all, "assistance.escalateSeconds", whole(0, 3600), "OCR 19.1");
        add(all, "communication.required", flag, "OCR 16.5");
        add(all, "communication.blockMovesWhenLost", flag, "OCR 13.3");
        add(all, "communication.cards", flag, "OCR 18.4");
        add(all, "communication.showSurroundings", flag, "APP-I A6");
        add(all, "communication.showTasks", flag, "APP-I A6");
        add(all, "communication.shareScreen", flag, "APP-I A6");
        add(all, "connection.heartbeatMs", whole(100, 60_000), "OCR 18.8");
        add(all, "connection.suspectMs", whole(200, 120_000), "OCR 18.8");
        add(all, "connection.downMs", whole(300, 300_000), "OCR 18.8");
        add(all, "connection.playerResponsible", flag, "OCR 16.5");
        add(all, "disconnection.clockPolicy", oneOf("CONTINUE", "PAUSE"), "OCR 4.3");
        add(all, "disconnection.flagFall", oneOf("PROVISIONAL", "FINAL"), "OCR 18.9");
        add(all, "disconnection.report.slaSeconds", whole(1, 3600), "OCR 18.9");
        add(all, "disconnection.deputySeconds", whole(0, 3600), "OCR 18.9");
        add(all, "traditional.allowed", flag, "OCR 20");
        add(all, "traditional.signal", new Kind.SomeOf(List.of("VISUAL", "SOUND")), "OCR 20.3");
        add(all, "traditional.confirmStep", flag, "OCR 20.5");
        add(all, "scoresheets.required", flag, "OCR 20.7");
        add(all, "venue.cameras.min", whole(1, 1000), "OCR 16.3");
        add(all, "venue.minArbiters", whole(2, 1000), "OCR 16.9");
        add(all, "adjournment.allowed", flag, "ADJ I.1.1");
        add(all, "quickplayFinish.enabled", flag, "QPF III.2");
        add(all, "appeals.allowed", flag, "OCR 17.11");
        add(all, "appeals.results", flag, "OCR 17.11");
        add(all, "results.approval", oneOf("ARBITER", "AUTOMATIC"), "OCR 17.11");
        maybe(all, "appeals.deadlineMinutes", whole(0, 100_000), "OCR 17.11");
        add(all, "appeals.fee", new Kind.Decimal(), "FSSI gen-8 e");
        add(all, "appeals.secondFee", new Kind.Decimal(), "FSSI gen-8 e");
        maybe(all, "appeals.body", new Kind.Text(), "OCR 17.11");
        add(all, "fairplay.appendixI", flag, "APP-I A1");
        add(all, "fairplay.screeningTool", new Kind.Text(), "APP-I A2");
        maybe(all, "fairplay.fplApprovalRef", new Kind.Text(), "APP-I A2");
        maybe(all, "fairplay.awardPointsToOpponents", flag, "APP-I A7bis");
        add(all, "fairplay.sanctionsWithoutProof", flag, "APP-I A9");
        add(all, "fairplay.decisionFinal", flag, "APP-I A10");
        add(all, "fairplay.responsible", oneOf("ORGANISER", "SHARED", "PLATFORM"), "APP-I A12");
        add(all, "fairplay.analysisDelayMinutes", whole(0, 1440), "APP-I A1");
        maybe(all, "fairplay.legalAdviceRef", new Kind.Text(), "APP-I A6");
        add(all, "public.page", oneOf("OPEN", "PRIVATE"), "OCR 16.1");
        add(all, "broadcast.delayMinutes", whole(0, 1440), "LAW 6.12");
        maybe(all, "broadcast.closedFromRound", whole(1, 999), "LAW 6.12");
        add(all, "recording.vcs.retention", new Kind.Span(), "APP-I A5");
        add(all, "recording.venue.retention", new Kind.Span(), "OCR 18.7");
        return Collections.unmodifiableMap(all);
    }

    private static void add(Map<String, Parameter> all, String key, Kind kind, String rule) {
        all.put(key, new Parameter(key, kind, false, new RuleRef(rule)));
    }

    private static void maybe(Map<String, Parameter> all, String key, Kind kind, String rule) {
        all.put(key, new Parameter(key, kind, true, new RuleRef(rule)));
    }

    private static Kind oneOf(String... values) {
        return new Kind.OneOf(List.of(values));
    }

    private static Kind whole(int min, int max) {
        return new Kind.Whole(min, max);
    }
}
