package org.onehall.regulations;

import java.math.BigDecimal;
import java.time.Period;
import java.time.format.DateTimeParseException;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Collections;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Collectors;
import org.onehall.decider.Texts;

/**
 * One parameter of competition regulations (regulations section 27): its name, its allowed values, and its source.
 * Values are handled as canonical text; {@link Profile} gives them their types.
 *
 * @param key dotted name
 * @param kind its allowed values
 * @param optional whether {@code none} is a value
 * @param rule the article that leaves it to the competition regulations
 */
record Parameter(String key, Kind kind, boolean optional, RuleRef rule) {

    static final String NONE = "none";
    /** Most characters of a text in the regulations. */
    static final int LONGEST_TEXT = 500;
    /** Most characters of the code of a fine. */
    static final int LONGEST_CODE = 40;
    /**
     * Most points for one game or match: a change of points, with its sign, must fit in the four columns of a
     * tournament report.
     */
    static final int MOST_POINTS = 999;

    /** How a rank-order specifier is written. */
    static final String TIE_BREAK = "(?!(none|null)$)[A-Za-z]{1,8}(:[A-Za-z]{2})?([/#-][A-Za-z][+-]?\\d{0,4}){0,6}";

    private static final int POINT_COLUMNS = 4;
    private static final BigDecimal MOST = new BigDecimal(100_000);

    /** The kinds of values that a parameter may have. */
    sealed interface Kind {
        record Flag() implements Kind {}

        record Whole(int min, int max) implements Kind {}

        record OneOf(List<String> values) implements Kind {}

        record SomeOf(List<String> values) implements Kind {}

        record Decimal() implements Kind {}

        record Score() implements Kind {}

        record Text() implements Kind {}

        record Span() implements Kind {}

        record Fines() implements Kind {}

        /** Rank-order specifiers; whether they name tie-breaks of C.07 is for those who calculate them. */
        record TieBreaks() implements Kind {}
    }

    private static final Map<String, Parameter> ALL = all();

    static Map<String, Parameter> everything() {
        return ALL;
    }

    static Optional<Parameter> named(String key) {
        return Optional.ofNullable(ALL.get(key));
    }

    private static Map<String, Parameter> all() {
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

    /** The allowed values in words, for people. */
    String allowed() {
        String range = switch (kind) {
            case Kind.Flag _ -> "true or false";
            case Kind.Whole(int min, int max) -> "a whole number from " + min + " to " + max;
            case Kind.OneOf(List<String> values) -> values.size() == 1 ? values.getFirst() : String.join(", ", values);
            case Kind.SomeOf(List<String> values) -> "a list of " + String.join(", ", values) + ", each once";
            case Kind.Decimal _ -> "a decimal number from 0 to 100000, with at most two decimals";
            case Kind.Score _ ->
                "a decimal number from 0 to 999 of at most four characters, as a tournament report has room for: 3, "
                        + "0.25, 99.5";
            case Kind.Text _ -> "text of 1 to 500 characters in one line, none of them a control character";
            case Kind.Span _ -> "a period such as P1Y, P6M or P30D";
            case Kind.Fines _ ->
                "{LATE: 20, PHONE: 50} or a list of {code: LATE, amount: 20}; each code once, of 1 to 40 characters "
                        + "without comma or control character; an amount is a decimal number from 0 to 100000, with "
                        + "at most two decimals";
            case Kind.TieBreaks _ ->
                "a list of tie-breaks of FIDE C.07 as tournament reports write them: DE, BH/C1, BH, SB, WIN";
        };
        return optional ? range + ", or none" : range;
    }

    /** The canonical text of a value written as text; empty if it is not allowed. */
    Optional<String> canonical(String written) {
        if (optional && (written.isEmpty() || written.equals(NONE) || written.equals("null") || written.equals("~"))) {
            return Optional.of(NONE);
        }
        return switch (kind) {
            case Kind.Flag _ ->
                written.equals("true") || written.equals("false") ? Optional.of(written) : Optional.empty();
            case Kind.Whole(int min, int max) -> whole(written, min, max);
            case Kind.OneOf(List<String> values) -> values.contains(written) ? Optional.of(written) : Optional.empty();
            case Kind.SomeOf(List<String> values) -> some(written, values);
            case Kind.Decimal _ -> decimal(written);
            case Kind.Score _ ->
                decimal(written)
                        .filter(value -> value.length() <= POINT_COLUMNS
                                && new BigDecimal(value).compareTo(new BigDecimal(MOST_POINTS)) <= 0);
            case Kind.Text _ ->
                Texts.isEmpty(written)
                                || Texts.faultOfLine(written.strip(), LONGEST_TEXT)
                                        .isPresent()
                                || written.equals(NONE)
                        ? Optional.empty()
                        : Optional.of(written.strip());
            case Kind.Span _ -> span(written);
            case Kind.Fines _ -> fines(written);
            case Kind.TieBreaks _ ->
                Optional.of(parts(written))
                        .filter(all -> all.stream().allMatch(one -> one.matches(TIE_BREAK)))
                        .map(all -> String.join(",", all));
        };
    }

    private static Optional<String> whole(String written, int min, int max) {
        if (!written.matches("-?\\d{1,9}")) {
            return Optional.empty();
        }
        int value = Integer.parseInt(written);
        return value < min || value > max ? Optional.empty() : Optional.of(String.valueOf(value));
    }

    private static List<String> parts(String written) {
        return written.isBlank()
                ? List.of()
                : Arrays.stream(written.split(",", -1)).map(String::strip).toList();
    }

    private static Optional<String> some(String written, List<String> values) {
        List<String> parts = parts(written);
        return values.containsAll(parts) && Set.copyOf(parts).size() == parts.size()
                ? Optional.of(String.join(",", parts))
                : Optional.empty();
    }

    private static Optional<String> decimal(String written) {
        return written.matches("\\d{1,6}(\\.\\d{1,2})?") && new BigDecimal(written).compareTo(MOST) <= 0
                ? Optional.of(plain(new BigDecimal(written)))
                : Optional.empty();
    }

    private static String plain(BigDecimal value) {
        return value.signum() == 0 ? "0" : value.stripTrailingZeros().toPlainString();
    }

    private static Optional<String> span(String written) {
        try {
            Period period = Period.parse(written);
            return period.isZero() || period.isNegative() ? Optional.empty() : Optional.of(period.toString());
        } catch (DateTimeParseException _) {
            return Optional.empty();
        }
    }

    private static Optional<String> fines(String written) {
        List<String> items = parts(written);
        List<String> codes = items.stream().map(Parameter::code).toList();
        for (int i = 0; i < items.size(); i++) {
            if (amount(items.get(i)).isEmpty() || faultOfCode(codes, i).isPresent()) {
                return Optional.empty();
            }
        }
        return Optional.of(items.stream()
                .map(item -> code(item) + ": " + amount(item).orElseThrow())
                .collect(Collectors.joining(",")));
    }

    /** The text before the last colon; "" if there is none. */
    private static String code(String item) {
        return item.substring(0, Math.max(0, item.lastIndexOf(':'))).strip();
    }

    private static Optional<String> amount(String item) {
        return decimal(item.substring(item.lastIndexOf(':') + 1).strip());
    }

    /**
     * A fine is found by its code, so a fine whose code looks like an earlier one would never be found (OCR 18.4.7).
     */
    private static Optional<String> faultOfCode(List<String> codes, int index) {
        String code = codes.get(index);
        if (Texts.isEmpty(code)) {
            return Optional.of("a fine has a code");
        }
        Optional<String> fault = Texts.faultOfLine(code, LONGEST_CODE).map(what -> "a code " + what);
        return fault.isPresent()
                ? fault
                : codes.subList(0, index).stream()
                                .anyMatch(earlier -> Texts.toTheEye(earlier).equals(Texts.toTheEye(code)))
                        ? Optional.of("the code " + Texts.quoted(code, LONGEST_CODE) + " is there twice")
                        : Optional.empty();
    }

    /**
     * What is wrong with a value that is not allowed.
     *
     * @param part the part of a list that is wrong, from 0; 0 for a value that is not a list
     * @param problem what is wrong, in words for people
     */
    record Wrong(int part, String problem) {}

    /**
     * Everything that is wrong with a value that {@link #canonical} does not accept; empty: the value is of another
     * kind.
     */
    List<Wrong> wrong(String written) {
        return switch (kind) {
            case Kind.Text _ ->
                Texts.faultOfLine(written.strip(), LONGEST_TEXT).map(fault -> new Wrong(0, fault)).stream()
                        .toList();
            case Kind.Fines _ -> wrongFines(written);
            case Kind.TieBreaks _ -> wrongTieBreaks(written);
            case Kind.Flag _, Kind.Whole _, Kind.OneOf _, Kind.SomeOf _, Kind.Decimal _, Kind.Score _, Kind.Span _ ->
                List.of();
        };
    }

    private static List<Wrong> wrongTieBreaks(String written) {
        List<String> parts = parts(written);
        List<Wrong> wrong = new ArrayList<>();
        for (int i = 0; i < parts.size(); i++)
            if (!parts.get(i).matches(TIE_BREAK))
                wrong.add(new Wrong(i, Texts.quoted(parts.get(i), LONGEST_CODE) + " is not allowed"));
        return wrong;
    }

    /** Checks the code and the amount of each fine. */
    private static List<Wrong> wrongFines(String written) {
        List<String> items = parts(written);
        List<String> codes = items.stream().map(Parameter::code).toList();
        List<Wrong> wrong = new ArrayList<>();
        for (int i = 0; i < items.size(); i++) {
            int part = i;
            if (items.get(i).indexOf(':') < 0) {
                wrong.add(new Wrong(part, "a fine has a code and an amount"));
                continue;
            }
            faultOfCode(codes, i).ifPresent(fault -> wrong.add(new Wrong(part, fault)));
            if (amount(items.get(i)).isEmpty()) {
                wrong.add(new Wrong(
                        part, "the amount of " + Texts.quoted(codes.get(i), LONGEST_CODE) + " is not allowed"));
            }
        }
        return wrong;
    }
}
