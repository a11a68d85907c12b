package org.onehall.playingzone.edge.ws;

import com.fasterxml.jackson.databind.JsonNode;
import java.math.BigDecimal;
import java.nio.charset.StandardCharsets;
import java.time.Duration;
import java.time.Instant;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Iterator;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.OptionalLong;
import java.util.regex.Pattern;
import org.onehall.chess.Side;
import org.onehall.clock.TimeControl;
import org.onehall.decider.Texts;
import org.onehall.playingzone.Json;
import org.onehall.playingzone.projection.Wire;
import org.onehall.regulations.Points;

/** Reads frames; never throws, whatever comes. */
final class FrameReader {
    /** Bytes of UTF-8. */
    static final int LARGEST = 16_384;
    /** Ids can't look like those the services derive from events, which hold other characters. */
    private static final Pattern ID = Pattern.compile("[0-9A-Za-z-]{8,64}");
    /** Of any text, in code points; its owner may allow less. */
    private static final int LONGEST_TEXT = 2_000;

    private static final long DAY_MS = 86_400_000;
    private static final int MOST_PENALTIES = 9;
    private static final int MOST_ROUNDS = 100;
    private static final int MOST_BOARDS = 1_000;
    /** Read as a number of a position; which there are the owner says. */
    private static final int MOST_POSITION = 9_999;

    private static final long LONGEST_ROUND_TRIP_MS = 3_600_000;

    private FrameReader() {}

    /** What is wrong with a frame. */
    private static final class BadFrameException extends Exception {
        private static final long serialVersionUID = 1L;

        BadFrameException(String why) {
            super(why);
        }
    }

    static ClientFrame read(String text) {
        Optional<JsonNode> object = Json.object(text);
        if (text.length() > LARGEST || text.getBytes(StandardCharsets.UTF_8).length > LARGEST)
            return new ClientFrame.Malformed(
                    object.flatMap(FrameReader::id),
                    "A frame may have " + LARGEST + " bytes at most. Nothing was changed.");
        if (object.isEmpty()) return new ClientFrame.Malformed(Optional.empty(), "A frame is one JSON object.");
        JsonNode frame = object.get();
        Optional<String> id = id(frame);
        try {
            String type = text(frame, "t");
            return switch (type) {
                case "ping" ->
                    new ClientFrame.Ping(number(frame, "n", 0, Long.MAX_VALUE), roundTrip(frame.path("rtt")));
                case "away" -> new ClientFrame.Away(flag(frame, "on"));
                case "logOut" -> new ClientFrame.LogOut();
                case "cmd" -> {
                    if (id.isEmpty()) throw new BadFrameException("id must be 8 to 64 letters, digits and hyphens");
                    String name = text(frame, "name");
                    JsonNode args = frame.path("args");
                    if (!args.isMissingNode() && !args.isObject())
                        throw new BadFrameException("args must be an object");
                    yield new ClientFrame.Command(id.get(), name, request(name, args));
                }
                default -> throw new BadFrameException("t must be \"ping\", \"away\", \"logOut\" or \"cmd\"");
            };
        } catch (BadFrameException e) {
            return new ClientFrame.Malformed(id, e.getMessage() + ". Nothing was changed.");
        }
    }

    private static Optional<String> id(JsonNode frame) {
        return Optional.of(frame.path("id"))
                .filter(JsonNode::isTextual)
                .map(JsonNode::textValue)
                .filter(value -> ID.matcher(value).matches());
    }

    private static Request request(String name, JsonNode args) throws BadFrameException {
        return switch (name) {
            case "play" ->
                new Request.Play(
                        text(args, "uci"),
                        optionalFlag(args, "offerDraw"),
                        args.hasNonNull("expectedPly")
                                ? OptionalInt.of(integer(args, "expectedPly", 0, 100_000))
                                : OptionalInt.empty());
            case "offerDraw" -> new Request.OfferDraw();
            case "acceptDraw" -> new Request.AcceptDraw();
            case "declineDraw" -> new Request.DeclineDraw();
            case "resign" -> new Request.Resign();
            case "claimDraw" ->
                new Request.ClaimDraw(
                        constant(Request.DrawSituation.class, args, "situation"), optionalText(args, "uci"));
            case "callArbiter" ->
                new Request.CallArbiter(
                        optionalText(args, "text"),
                        args.hasNonNull("kind")
                                ? Optional.of(constant(Request.CallKind.class, args, "kind"))
                                : Optional.empty(),
                        count(args, "number"));
            case "sealMove" -> new Request.SealMove(text(args, "uci"));
            case "queuePreMove" ->
                new Request.QueuePreMove(text(args, "uci"), integer(args, "expectedPly", 0, 100_000));
            case "cancelPreMove" -> new Request.CancelPreMove();
            case "confirmReproduced" -> new Request.ConfirmReproduced(integer(args, "ply", 1, 100_000));
            case "checkIn" -> new Request.CheckIn();
            case "confirmSealed" -> new Request.ConfirmSealed();
            case "recordPresence" ->
                new Request.RecordPresence(
                        text(args, "board"),
                        constant(Side.class, args, "side"),
                        flag(args, "present"),
                        args.hasNonNull("seen")
                                ? Optional.of(constant(Request.SeatRecord.class, args, "seen"))
                                : Optional.empty());
            case "excludeSeat" ->
                new Request.ExcludeSeat(
                        text(args, "board"), constant(Side.class, args, "side"), flag(args, "excluded"));
            case "holdStart" ->
                new Request.HoldStart(
                        text(args, "board"),
                        constant(Side.class, args, "side"),
                        flag(args, "held"),
                        optionalText(args, "reason"));
            case "waiveDefault" ->
                new Request.WaiveDefault(
                        text(args, "board"),
                        args.hasNonNull("side") ? Optional.of(constant(Side.class, args, "side")) : Optional.empty(),
                        args.hasNonNull("minutes")
                                ? OptionalInt.of(integer(args, "minutes", 0, 120))
                                : OptionalInt.empty(),
                        optionalText(args, "reason"));
            case "reverseForfeit" -> new Request.ReverseForfeit(text(args, "board"), optionalText(args, "reason"));
            case "orderSealing" ->
                new Request.OrderSealing(
                        text(args, "board"), optionalText(args, "reason"), instant(args, "sessionEnd"));
            case "confirmEnvelope" ->
                new Request.ConfirmEnvelope(
                        text(args, "board"),
                        envelope(args),
                        args.hasNonNull("seen") ? Optional.of(envelope(args.get("seen"))) : Optional.empty());
            case "resumeAdjourned" -> new Request.ResumeAdjourned(text(args, "board"));
            case "restorePosition" ->
                new Request.RestorePosition(
                        text(args, "board"),
                        integer(args, "ply", 0, 100_000),
                        span(args, "whiteMs"),
                        span(args, "blackMs"),
                        optionalText(args, "reason"),
                        integer(args, "seen", 0, 100_000));
            case "declareDraw" ->
                new Request.DeclareDraw(
                        text(args, "board"),
                        constant(Request.DrawSituation.class, args, "situation"),
                        integer(args, "ply", 0, 100_000),
                        optionalText(args, "reason"),
                        integer(args, "attempt", 1, 10_000));
            case "changeResult" ->
                new Request.ChangeResult(
                        text(args, "board"),
                        constant(Request.Outcome.class, args, "outcome"),
                        optionalText(args, "line"),
                        optionalText(args, "reason"),
                        integer(args, "attempt", 1, 10_000));
            case "recordIrregularity" ->
                new Request.RecordIrregularity(
                        text(args, "board"),
                        constant(Side.class, args, "side"),
                        constant(Request.IrregularityKind.class, args, "kind"),
                        integer(args, "ply", 1, 100_000),
                        args.path("giveTime").asBoolean(),
                        optionalText(args, "reason"),
                        integer(args, "attempt", 1, 10_000),
                        integer(args, "seen", 0, 100_000),
                        optionalFlag(args, "again"));
            case "takeBackIrregularity" ->
                new Request.TakeBackIrregularity(
                        text(args, "board"),
                        optionalText(args, "reason"),
                        integer(args, "attempt", 1, 10_000),
                        integer(args, "seen", 0, 100_000));
            case "allowEarlyOffers" ->
                new Request.AllowEarlyOffers(
                        text(args, "board"),
                        flag(args, "allowed"),
                        optionalText(args, "reason"),
                        integer(args, "attempt", 1, 10_000));
            case "replay" ->
                new Request.Replay(
                        text(args, "board"), integer(args, "position", 0, MOST_POSITION), optionalText(args, "reason"));
            case "reverseColours" -> new Request.ReverseColours(text(args, "board"), optionalText(args, "reason"));
            case "askClockTimes" -> new Request.AskClockTimes();
            case "nameAssistant" ->
                new Request.NameAssistant(
                        text(args, "board"),
                        constant(Side.class, args, "side"),
                        optionalText(args, "name"),
                        constant(Request.Language.class, args, "language"));
            case "admitAssistant" ->
                new Request.AdmitAssistant(
                        text(args, "board"), constant(Side.class, args, "side"), text(args, "assistant"));
            case "acceptHelper" ->
                new Request.AcceptHelper(
                        text(args, "board"),
                        constant(Side.class, args, "side"),
                        optionalText(args, "name"),
                        flag(args, "disabled"));
            case "dismissHelper" ->
                new Request.DismissHelper(
                        text(args, "board"), constant(Side.class, args, "side"), optionalText(args, "reason"));
            case "adjustForHelp" ->
                new Request.AdjustForHelp(
                        text(args, "board"),
                        constant(Side.class, args, "side"),
                        span(args, "changeMs").orElseThrow(() -> new BadFrameException("changeMs is missing")),
                        optionalText(args, "reason"),
                        integer(args, "attempt", 1, 10_000),
                        integer(args, "seen", 0, 100_000));
            case "dismissAssistant" ->
                new Request.DismissAssistant(
                        text(args, "board"),
                        constant(Side.class, args, "side"),
                        text(args, "assistant"),
                        optionalText(args, "reason"));
            case "confirmResult" -> new Request.ConfirmResult(flag(args, "agrees"));
            case "askLeave" ->
                new Request.AskLeave(constant(Request.LeaveTarget.class, args, "target"), optionalText(args, "note"));
            case "answerLeave" ->
                new Request.AnswerLeave(
                        text(args, "board"),
                        constant(Side.class, args, "side"),
                        leave(args, "granted"),
                        optionalText(args, "note"),
                        args.hasNonNull("seen")
                                ? Optional.of(constant(Request.LeaveStage.class, args, "seen"))
                                : Optional.empty());
            case "recordAbsence" ->
                new Request.RecordAbsence(text(args, "board"), constant(Side.class, args, "side"), leave(args, "left"));
            case "openIncident" ->
                new Request.OpenIncident(
                        text(args, "board"),
                        constant(Side.class, args, "side"),
                        constant(Request.IncidentKind.class, args, "kind"),
                        optionalText(args, "note"),
                        seenCount(args));
            case "confirmIncident" ->
                new Request.ConfirmIncident(text(args, "board"), text(args, "incident"), optionalText(args, "note"));
            case "closeIncident" ->
                new Request.CloseIncident(
                        text(args, "board"),
                        text(args, "incident"),
                        constant(Request.IncidentOutcome.class, args, "outcome"),
                        optionalText(args, "ruling"),
                        optionalText(args, "note"));
            case "tickDuty" ->
                new Request.TickDuty(
                        text(args, "board"),
                        constant(Side.class, args, "side"),
                        constant(Request.Duty.class, args, "duty"),
                        flag(args, "done"));
            case "recordInspection" ->
                new Request.RecordInspection(
                        text(args, "board"),
                        constant(Side.class, args, "side"),
                        constant(Request.Inspected.class, args, "what"),
                        optionalText(args, "inspector"),
                        constant(Request.Gender.class, args, "inspectorGender"),
                        constant(Request.Gender.class, args, "playerGender"),
                        flag(args, "privatePlace"),
                        constant(Request.InspectionOutcome.class, args, "outcome"),
                        optionalText(args, "note"));
            case "openVenue" -> new Request.OpenVenue(text(args, "venue"), round(args));
            case "closeVenue" -> new Request.CloseVenue(text(args, "venue"));
            case "recordStaff" ->
                new Request.RecordStaff(
                        text(args, "venue"),
                        text(args, "person"),
                        constant(Request.StaffRole.class, args, "role"),
                        flag(args, "present"));
            case "reportCamera" ->
                new Request.ReportCamera(text(args, "venue"), text(args, "camera"), flag(args, "reporting"));
            case "answerAlert" ->
                new Request.AnswerAlert(text(args, "venue"), text(args, "alert"), optionalText(args, "note"));
            case "recordInternetTest" ->
                new Request.RecordInternetTest(text(args, "venue"), flag(args, "passed"), optionalText(args, "note"));
            case "tickMeasure" ->
                new Request.TickMeasure(
                        text(args, "venue"),
                        round(args),
                        constant(Request.Measure.class, args, "measure"),
                        flag(args, "done"));
            case "tellPlayers" -> new Request.TellPlayers(text(args, "venue"), flag(args, "told"));
            case "confirmProcedures" -> new Request.ConfirmProcedures(text(args, "venue"), flag(args, "known"));
            case "recordPermission" ->
                new Request.RecordPermission(
                        text(args, "venue"),
                        text(args, "person"),
                        constant(Request.Permission.class, args, "permission"),
                        flag(args, "granted"),
                        optionalText(args, "note"));
            case "openPersonIncident" ->
                new Request.OpenPersonIncident(
                        text(args, "venue"),
                        constant(Request.PersonIncidentKind.class, args, "kind"),
                        optionalText(args, "person"),
                        constant(Request.Capacity.class, args, "capacity"),
                        optionalText(args, "note"));
            case "closePersonIncident" ->
                new Request.ClosePersonIncident(
                        text(args, "venue"),
                        text(args, "incident"),
                        constant(Request.PersonOutcome.class, args, "outcome"),
                        optionalText(args, "note"));
            case "registerDevice" ->
                new Request.RegisterDevice(
                        text(args, "venue"),
                        text(args, "device"),
                        optionalText(args, "label"),
                        flag(args, "registered"));
            case "recordBag" ->
                new Request.RecordBag(
                        text(args, "venue"),
                        text(args, "person"),
                        flag(args, "stored"),
                        optionalText(args, "place"),
                        optionalFlag(args, "deviceOff"));
            case "recordMedical" ->
                new Request.RecordMedical(
                        text(args, "venue"),
                        flag(args, "present"),
                        args.hasNonNull("hospitalKm")
                                ? OptionalInt.of(integer(args, "hospitalKm", 0, 1_000))
                                : OptionalInt.empty(),
                        optionalFlag(args, "ambulance"),
                        optionalText(args, "note"));
            case "openRound" -> new Request.OpenRound(round(args));
            case "closeRound" -> new Request.CloseRound(round(args));
            case "signReport" ->
                new Request.SignReport(
                        round(args), optionalText(args, "venue"), optionalText(args, "remarks"), text(args, "sha256"));
            case "recordCheck" ->
                new Request.RecordCheck(
                        text(args, "board"),
                        constant(Side.class, args, "side"),
                        constant(Request.CheckKind.class, args, "kind"),
                        flag(args, "passed"),
                        optionalText(args, "note"),
                        args.hasNonNull("seen") ? Optional.of(flag(args, "seen")) : Optional.empty());
            case "order" -> order(args, seen(args));
            case "propose" -> new Request.Propose(order(args, Map.of()));
            case "withdraw" -> new Request.Withdraw(text(args, "order"), optionalText(args, "reason"));
            case "takeTimeSheet" -> new Request.TakeTimeSheet(round(args));
            case "recordCommunication" ->
                new Request.RecordCommunication(
                        text(args, "board"), constant(Side.class, args, "side"), flag(args, "present"));
            case "confirmReport" ->
                new Request.ConfirmReport(text(args, "venue"), text(args, "caseId"), optionalText(args, "note"));
            case "askQuestion" -> new Request.AskQuestion(optionalText(args, "text"), count(args, "number"));
            case "answerQuestion" ->
                new Request.AnswerQuestion(
                        text(args, "board"), text(args, "question"), text(args, "article"), optionalText(args, "note"));
            case "fileAppeal" ->
                new Request.FileAppeal(
                        Wire.text(optionalText(args, "ruling")), optionalText(args, "text"), count(args, "number"));
            case "fileAppealFor" ->
                new Request.FileAppealFor(
                        text(args, "board"),
                        constant(Side.class, args, "side"),
                        Wire.text(optionalText(args, "ruling")),
                        optionalText(args, "text"));
            case "takeCopy" -> new Request.TakeCopy(text(args, "board"), text(args, "appeal"));
            case "recordFailedPause" ->
                new Request.RecordFailedPause(
                        text(args, "board"),
                        instant(args, "wantedAt").orElseThrow(() -> new BadFrameException("wantedAt is missing")),
                        optionalText(args, "reason"));
            case "compensateFailedPause" ->
                new Request.CompensateFailedPause(
                        text(args, "board"), text(args, "failure"), span(args, "whiteMs"), span(args, "blackMs"));
            case "closeFailedPause" ->
                new Request.CloseFailedPause(text(args, "board"), text(args, "failure"), optionalText(args, "reason"));
            case "recordFee" ->
                new Request.RecordFee(text(args, "board"), text(args, "appeal"), optionalText(args, "reference"));
            case "decideAppeal" -> decideAppeal(args);
            case "acknowledgeCall" -> new Request.AcknowledgeCall(text(args, "board"), text(args, "callId"));
            case "answerCall" ->
                new Request.AnswerCall(
                        text(args, "board"), text(args, "callId"), flag(args, "valid"), optionalText(args, "note"));
            case "decideDisconnection" ->
                new Request.DecideDisconnection(
                        text(args, "board"),
                        text(args, "caseId"),
                        constant(Request.Option.class, args, "option"),
                        seconds(args, "reduceSeconds"),
                        control(args, "control"),
                        optionalText(args, "reason"),
                        args.hasNonNull("addTo") ? Optional.of(constant(Side.class, args, "addTo")) : Optional.empty(),
                        seconds(args, "addSeconds"),
                        penalties(args, "penalties"));
            case "delegateDecision" -> new Request.DelegateDecision(text(args, "board"), text(args, "caseId"));
            case "penalise" ->
                new Request.Penalise(
                        text(args, "board"),
                        constant(Side.class, args, "offender"),
                        penalties(args),
                        optionalText(args, "reason"),
                        integer(args, "seen", 0, 100_000),
                        Wire.text(optionalText(args, "call")),
                        optionalFlag(args, "card"),
                        args.hasNonNull("fairPlay")
                                ? Optional.of(constant(Request.FairPlayGround.class, args, "fairPlay"))
                                : Optional.empty());
            case "withdrawRuling" ->
                new Request.WithdrawRuling(
                        text(args, "board"),
                        text(args, "ruling"),
                        kinds(args),
                        optionalText(args, "reason"),
                        integer(args, "seen", 0, 100_000));
            case "approveResult" ->
                new Request.ApproveResult(
                        text(args, "board"), text(args, "seen"), sides(args, "disputed"), optionalText(args, "reason"));
            case "shutOut" -> new Request.ShutOut(text(args, "official"));
            case "issueRoundCodes" -> new Request.IssueRoundCodes(round(args));
            case "issueCode" ->
                args.hasNonNull("official")
                        ? new Request.IssueOfficialCode(text(args, "official"))
                        : optionalFlag(args, "assistant")
                                ? new Request.IssueAssistantCode(
                                        text(args, "board"), constant(Side.class, args, "side"))
                                : new Request.IssueSeatCode(text(args, "board"), constant(Side.class, args, "side"));
            default -> throw new BadFrameException("there is no command of this name");
        };
    }

    private static Request.Envelope envelope(JsonNode object) throws BadFrameException {
        return new Request.Envelope(
                text(object, "place"),
                instant(object, "resumesAt").orElseThrow(() -> new BadFrameException("resumesAt is missing")));
    }

    /** How many the screen showed, where it says so. */
    private static OptionalInt seenCount(JsonNode args) throws BadFrameException {
        return args.hasNonNull("seen") ? OptionalInt.of(integer(args, "seen", 0, 100_000)) : OptionalInt.empty();
    }

    private static int round(JsonNode args) throws BadFrameException {
        return integer(args, "round", 1, 1_000);
    }

    private static Optional<Request.LeaveTarget> leave(JsonNode args, String name) throws BadFrameException {
        return args.hasNonNull(name) ? Optional.of(constant(Request.LeaveTarget.class, args, name)) : Optional.empty();
    }

    private static String text(JsonNode object, String name) throws BadFrameException {
        String text = optionalText(object, name);
        if (text.isEmpty()) throw new BadFrameException(name + " is missing");
        return text;
    }

    private static String optionalText(JsonNode object, String name) throws BadFrameException {
        JsonNode value = object.path(name);
        if (value.isMissingNode() || value.isNull()) return "";
        if (!value.isTextual()) throw new BadFrameException(name + " must be text");
        if (value.textValue().codePointCount(0, value.textValue().length()) > LONGEST_TEXT)
            throw new BadFrameException(name + " may have " + LONGEST_TEXT + " characters at most");
        OptionalInt half = Texts.halfCharacter(value.textValue());
        if (half.isPresent())
            throw new BadFrameException(
                    "%s holds half of a character, U+%04X; letters, signs, spaces, tabs and line feeds are allowed"
                            .formatted(name, half.getAsInt()));
        return value.textValue();
    }

    private static boolean flag(JsonNode object, String name) throws BadFrameException {
        if (!object.path(name).isBoolean()) throw new BadFrameException(name + " must be true or false");
        return object.path(name).booleanValue();
    }

    private static boolean optionalFlag(JsonNode object, String name) throws BadFrameException {
        return object.hasNonNull(name) && flag(object, name);
    }

    private static int integer(JsonNode object, String name, int least, int most) throws BadFrameException {
        return (int) number(object, name, least, most);
    }

    private static long number(JsonNode object, String name, long least, long most) throws BadFrameException {
        JsonNode value = object.path(name);
        if (!value.isIntegralNumber()
                || !value.canConvertToLong()
                || value.longValue() < least
                || value.longValue() > most)
            throw new BadFrameException(name + " must be a whole number from " + least + " to " + most);
        return value.longValue();
    }

    private static OptionalLong roundTrip(JsonNode value) throws BadFrameException {
        if (value.isMissingNode() || value.isNull()) return OptionalLong.empty();
        if (!value.isNumber() || value.doubleValue() < 0 || value.doubleValue() > LONGEST_ROUND_TRIP_MS)
            throw new BadFrameException("rtt must be milliseconds");
        return OptionalLong.of(Math.round(value.doubleValue()));
    }

    private static Optional<Duration> seconds(JsonNode args, String name) throws BadFrameException {
        return args.hasNonNull(name)
                ? Optional.of(Duration.ofSeconds(integer(args, name, 1, 86_400)))
                : Optional.empty();
    }

    /** Milliseconds since 1970, of this century. */
    private static Optional<Instant> instant(JsonNode args, String name) throws BadFrameException {
        return args.hasNonNull(name)
                ? Optional.of(Instant.ofEpochMilli(number(args, name, 946_684_800_000L, 4_102_444_800_000L)))
                : Optional.empty();
    }

    /**
     * Who changes the clocks of boards says what he knew of each: a number for one board, numbers by "round/board" for
     * several.
     */
    private static Map<String, Integer> seen(JsonNode args) throws BadFrameException {
        boolean changes = switch (constant(Request.OrderKind.class, args, "kind")) {
            case SET_TIMES, ADD_TIME, CORRECT_SETTING -> true;
            case START, PAUSE, RESUME -> false;
        };
        if (!changes) return Map.of();
        if (args.hasNonNull("board")) return Map.of(text(args, "board"), integer(args, "seen", 0, 100_000));
        JsonNode boards = args.path("seen");
        if (!boards.isObject() || boards.size() > MOST_BOARDS)
            throw new BadFrameException(
                    "seen must be the changes of at most " + MOST_BOARDS + " boards by \"round/board\"");
        Map<String, Integer> seen = new LinkedHashMap<>();
        for (Iterator<String> ids = boards.fieldNames(); ids.hasNext(); ) {
            String place = ids.next();
            seen.put(place, integer(boards, place, 0, 100_000));
        }
        return seen;
    }

    private static Request.Order order(JsonNode args, Map<String, Integer> seen) throws BadFrameException {
        var kind = constant(Request.OrderKind.class, args, "kind");
        var setting = kind == Request.OrderKind.CORRECT_SETTING
                ? Optional.of(new Request.Setting(
                        control(args, "whiteControl"),
                        control(args, "blackControl"),
                        count(args, "whiteMoves"),
                        count(args, "blackMoves"),
                        optionalFlag(args, "scheduleSuffers")))
                : Optional.<Request.Setting>empty();
        return new Request.Order(
                kind,
                args.hasNonNull("round") ? integer(args, "round", 0, 1_000) : 0,
                optionalText(args, "venue"),
                optionalText(args, "board"),
                optionalText(args, "reason"),
                instant(args, "startAt"),
                span(args, "whiteMs"),
                span(args, "blackMs"),
                setting,
                seen);
    }

    /** Several in a list; one alone may stand in the arguments themselves. */
    private static List<Request.Penalty> penalties(JsonNode args) throws BadFrameException {
        return args.has("items") ? penalties(args, "items") : List.of(penalty(args));
    }

    private static List<Request.Penalty> penalties(JsonNode args, String name) throws BadFrameException {
        List<Request.Penalty> penalties = new ArrayList<>();
        for (JsonNode item : list(args, name, MOST_PENALTIES)) penalties.add(penalty(item));
        return penalties;
    }

    private static List<Side> sides(JsonNode args, String name) throws BadFrameException {
        List<Side> sides = new ArrayList<>();
        for (JsonNode side : list(args, name, Side.values().length))
            sides.add(constant(Side.class, side.asText(), name));
        return sides;
    }

    private static List<Request.PenaltyKind> kinds(JsonNode args) throws BadFrameException {
        List<Request.PenaltyKind> kinds = new ArrayList<>();
        for (JsonNode kind : list(args, "kinds", MOST_PENALTIES))
            kinds.add(constant(Request.PenaltyKind.class, kind.asText(), "kinds"));
        return kinds;
    }

    private static Request.Penalty penalty(JsonNode item) throws BadFrameException {
        List<Integer> rounds = new ArrayList<>();
        for (JsonNode round : list(item, "rounds", MOST_ROUNDS)) {
            if (!round.canConvertToInt() || !round.isIntegralNumber())
                throw new BadFrameException("rounds must be numbers of rounds");
            rounds.add(round.intValue());
        }
        return new Request.Penalty(
                constant(Request.PenaltyKind.class, item, "kind"),
                seconds(item, "seconds"),
                points(item, "points"),
                Optional.of(optionalText(item, "fine")).filter(code -> !code.isEmpty()),
                rounds);
    }

    private static Request decideAppeal(JsonNode args) throws BadFrameException {
        var decision = new Request.DecideAppeal(
                text(args, "board"),
                text(args, "appeal"),
                constant(Request.AppealOutcome.class, args, "outcome"),
                points(args, "white"),
                points(args, "black"),
                optionalText(args, "reason"),
                seenCount(args),
                optionalFlag(args, "effectStays"));
        if (decision.white().isPresent() != decision.black().isPresent())
            throw new BadFrameException("white and black are the points of both, or neither is there");
        if (decision.white().isPresent() && decision.outcome() != Request.AppealOutcome.CHANGED)
            throw new BadFrameException("white and black are for CHANGED only");
        return decision;
    }

    private static Optional<BigDecimal> points(JsonNode object, String name) throws BadFrameException {
        String text = optionalText(object, name);
        try {
            return text.isEmpty() ? Optional.empty() : Optional.of(Points.of(text));
        } catch (IllegalArgumentException e) {
            throw new BadFrameException(e.getMessage());
        }
    }

    private static JsonNode list(JsonNode object, String name, int most) throws BadFrameException {
        JsonNode value = object.path(name);
        if (!value.isMissingNode() && !value.isNull() && !value.isArray() || value.size() > most)
            throw new BadFrameException(name + " must be a list of at most " + most);
        return value;
    }

    private static OptionalInt count(JsonNode args, String name) throws BadFrameException {
        return args.hasNonNull(name) ? OptionalInt.of(integer(args, name, 0, 10_000)) : OptionalInt.empty();
    }

    /** Milliseconds, a day at most, negative ones too. */
    private static Optional<Duration> span(JsonNode args, String name) throws BadFrameException {
        return args.hasNonNull(name)
                ? Optional.of(Duration.ofMillis(number(args, name, -DAY_MS, DAY_MS)))
                : Optional.empty();
    }

    private static Optional<TimeControl> control(JsonNode args, String name) throws BadFrameException {
        String text = optionalText(args, name);
        if (text.isEmpty()) return Optional.empty();
        try {
            return Optional.of(TimeControl.parse(text));
        } catch (IllegalArgumentException e) {
            throw new BadFrameException(e.getMessage());
        }
    }

    private static <T extends Enum<T>> T constant(Class<T> type, JsonNode args, String name) throws BadFrameException {
        return constant(type, text(args, name), name);
    }

    private static <T extends Enum<T>> T constant(Class<T> type, String text, String name) throws BadFrameException {
        return Arrays.stream(type.getEnumConstants())
                .filter(constant -> constant.name().equals(text))
                .findFirst()
                .orElseThrow(() ->
                        new BadFrameException(name + " must be one of " + Arrays.toString(type.getEnumConstants())));
    }
}
