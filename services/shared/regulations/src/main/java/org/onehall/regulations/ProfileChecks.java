package org.onehall.regulations;

import java.math.BigDecimal;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.stream.Stream;
import org.onehall.clock.Category;
import org.onehall.clock.TimeControl;

/**
 * The rules for combinations of parameters (V-05 to V-15). The values are complete and canonical, and each is allowed
 * by itself.
 */
final class ProfileChecks {

    private static final int TRADITIONAL_INCREMENT_SECONDS = 30;

    /** The parameters that require players to show something (APP-I A6). */
    private static final List<String> SHOWINGS =
            List.of("communication.showSurroundings", "communication.showTasks", "communication.shareScreen");

    private ProfileChecks() {}

    /**
     * A rule that is broken.
     *
     * @param keys the parameters it is about, the one to change first
     */
    record Finding(String rule, List<String> keys, String problem, String allowed) {}

    /** The rules that need no time control. */
    static List<Finding> check(Map<String, String> values, java.util.Set<String> explicit) {
        List<Finding> findings = new ArrayList<>();
        if (!value(values, "competition.type").equals("HYBRID")) {
            findings.add(new Finding(
                    "V-01", List.of("competition.type"), "OneHall supports only hybrid competitions", "HYBRID"));
        }
        if (is(values, "traditional.allowed")) {
            if (is(values, "input.preMove")) {
                findings.add(new Finding(
                        "V-06",
                        List.of("input.preMove", "traditional.allowed"),
                        "queued moves (pre-moves) must be off if traditional boards are allowed",
                        "false"));
            }
            if (!explicit.contains("venue.minArbiters")) {
                findings.add(new Finding(
                        "V-07",
                        List.of("venue.minArbiters", "traditional.allowed"),
                        "if traditional boards are allowed, the regulations must state the number of arbiters",
                        "a whole number from 2 to 1000"));
            }
        }
        if (is(values, "zone.acceptsIllegalMoves")
                && value(values, "illegalMoves.policy").equals("NONE")) {
            findings.add(new Finding(
                    "V-08",
                    List.of("illegalMoves.policy", "zone.acceptsIllegalMoves"),
                    "if the playing zone accepts illegal moves, the regulations must state a policy about illegal "
                            + "moves",
                    "LAWS_2018 or LAWS_2017"));
        }
        if (is(values, "fairplay.appendixI")
                && !value(values, "fairplay.screeningTool").equals("FIDE Game Screening Tool")
                && value(values, "fairplay.fplApprovalRef").equals(Parameter.NONE)) {
            findings.add(new Finding(
                    "V-11",
                    List.of("fairplay.fplApprovalRef", "fairplay.screeningTool", "fairplay.appendixI"),
                    "a screening tool that is not FIDE's needs an approval: state the reference of the approval",
                    "text of 1 to 500 characters"));
        }
        List<String> showings = SHOWINGS.stream().filter(key -> is(values, key)).toList();
        if (!showings.isEmpty() && value(values, "fairplay.legalAdviceRef").equals(Parameter.NONE)) {
            findings.add(new Finding(
                    "V-12",
                    Stream.concat(Stream.of("fairplay.legalAdviceRef"), showings.stream())
                            .toList(),
                    "players may be asked to show their room, running programs or screen only if legal advice allows "
                            + "it: state the reference of the legal advice",
                    "text of 1 to 500 characters"));
        }
        if (value(values, "fairplay.responsible").equals("PLATFORM")) {
            findings.add(new Finding(
                    "V-13",
                    List.of("fairplay.responsible"),
                    "the platform alone cannot be responsible for fair play",
                    "ORGANISER or SHARED"));
        }
        claims(values, "draw.repetition.auto", "3", findings);
        claims(values, "draw.moveCount.auto", "50", findings);
        scoring(values, findings);
        links(values, findings);
        return findings;
    }

    private static void claims(Map<String, String> values, String key, String automatic, List<Finding> findings) {
        boolean claims = is(values, "draw.claims.enabled");
        if (value(values, key).equals(automatic) == claims) {
            findings.add(new Finding(
                    "V-14",
                    List.of(key, "draw.claims.enabled"),
                    value(values, key) + " with claims " + (claims ? "enabled" : "disabled"),
                    "3 and 50 with claims disabled, or 5 and 75 with claims enabled"));
        }
    }

    private static void scoring(Map<String, String> values, List<Finding> findings) {
        BigDecimal win = new BigDecimal(value(values, "scoring.win"));
        BigDecimal draw = new BigDecimal(value(values, "scoring.draw"));
        BigDecimal loss = new BigDecimal(value(values, "scoring.loss"));
        if (win.compareTo(draw) < 0
                || draw.compareTo(loss) < 0
                || draw.add(draw).compareTo(win.add(loss)) > 0) {
            findings.add(new Finding(
                    "V-15",
                    List.of("scoring.win", "scoring.draw", "scoring.loss"),
                    "win " + win + ", draw " + draw + ", loss " + loss,
                    "win >= draw >= loss, and two draws not worth more than a win and a loss"));
        }
    }

    private static void links(Map<String, String> values, List<Finding> findings) {
        int heartbeat = Integer.parseInt(value(values, "connection.heartbeatMs"));
        int suspect = Integer.parseInt(value(values, "connection.suspectMs"));
        int down = Integer.parseInt(value(values, "connection.downMs"));
        if (heartbeat >= suspect || suspect >= down) {
            findings.add(new Finding(
                    "OCR 18.8",
                    List.of("connection.downMs", "connection.suspectMs", "connection.heartbeatMs"),
                    "heartbeat " + heartbeat + " ms, suspect after " + suspect + " ms, down after " + down + " ms",
                    "heartbeat < suspect < down"));
        }
    }

    /** The rules about the time control. */
    static List<Finding> check(Map<String, String> values, TimeControl control, Preset preset) {
        List<Finding> findings = new ArrayList<>();
        if (preset.maxPeriods().isPresent()
                && control.periods().size() > preset.maxPeriods().getAsInt()) {
            findings.add(new Finding(
                    "V-10",
                    List.of("timeControl"),
                    control.periods().size() + " periods in profile " + preset.name(),
                    "at most " + preset.maxPeriods().getAsInt()));
        }
        if (is(values, "traditional.allowed")
                && control.periods().stream()
                        .anyMatch(period -> period.increment().toSeconds() < TRADITIONAL_INCREMENT_SECONDS)) {
            findings.add(new Finding(
                    "V-05",
                    List.of("timeControl", "traditional.allowed"),
                    "traditional boards are allowed, but the increment is less than 30 seconds",
                    "an increment of 30 seconds or more in every period"));
        }
        return findings;
    }

    /** The parameters without a default that must be stated before publication and are missing. */
    static List<String> unstated(Map<String, String> values, Category category) {
        List<String> unstated = new ArrayList<>();
        if (category != Category.STANDARD && value(values, "rapid.supervision").equals(Parameter.NONE)) {
            unstated.add("rapid.supervision");
        }
        if (is(values, "appeals.allowed") && value(values, "appeals.body").equals(Parameter.NONE)) {
            unstated.add("appeals.body");
        }
        if (is(values, "fairplay.appendixI")
                && value(values, "fairplay.awardPointsToOpponents").equals(Parameter.NONE)) {
            unstated.add("fairplay.awardPointsToOpponents");
        }
        return List.copyOf(unstated);
    }

    private static boolean is(Map<String, String> values, String key) {
        return Boolean.parseBoolean(value(values, key));
    }

    /** The values are complete. */
    static String value(Map<String, String> values, String key) {
        return Objects.requireNonNull(values.get(key), key);
    }
}
