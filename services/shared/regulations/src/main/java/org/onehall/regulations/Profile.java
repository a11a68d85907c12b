package org.onehall.regulations;

import java.math.BigDecimal;
import java.time.Duration;
import java.time.Period;
import java.util.Arrays;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalInt;
import org.onehall.clock.Category;
import org.onehall.clock.IncrementCredit;
import org.onehall.clock.PeriodCredit;
import org.onehall.clock.TimeControl;

/**
 * The regulations of one competition: a preset with the competition's own choices, complete and valid. Made by
 * {@link ProfileLoader} only.
 *
 * <p>{@link #values()} gives all of it as text, for events, exports and the regulations sheet;
 * {@link ProfileLoader#fromMap} makes the same profile from it again.
 */
public final class Profile {

    /** The initial array of the games (960 II). */
    public enum Variant {
        STANDARD,
        CHESS960
    }

    /** What a disconnection automatically does to the clock (OCR 4.3, 19.6, DEC-15). */
    public enum ClockPolicy {
        CONTINUE,
        PAUSE
    }

    /** What a flag fall of a disconnected player means (OCR 18.9, 11.4.2, DEC-15). */
    public enum FlagFall {
        PROVISIONAL,
        FINAL
    }

    /** Who may call an arbiter (OCR 19.1, FSSI team-b). */
    public enum Caller {
        PLAYER,
        CAPTAIN
    }

    /** Whether a call without a reason may or must be penalised (OCR 19.1, LAW 6.11.4). */
    public enum InvalidCall {
        MAY_PENALISE,
        SHALL_PENALISE
    }

    /**
     * Illegal moves and what counts as one (OCR 16.10, AMD 7.5).
     *
     * @param penalty the time the opponent gets, already halved in blitz
     * @param accepted whether an illegal move sent by a player counts as one (DEC-22)
     * @param limited whether the games are rapid or blitz under RAP A.4
     */
    public record IllegalMoves(IllegalMovePolicy policy, Duration penalty, boolean accepted, boolean limited) {}

    /**
     * Draws (OCR 5.3, 5.4, LAW 9).
     *
     * @param repetition occurrence of a position that ends the game automatically: 3 or 5
     * @param moveCount number of moves of each side without pawn move or capture that ends it automatically: 50 or 75
     * @param claims whether draws may be claimed
     * @param wrongClaim the time the opponent gets for a wrong claim, already halved in blitz
     * @param offers whether draws may be agreed at all
     * @param minMove a player's first move with which a draw may be offered, at least 1 (DEC-12)
     * @param minMovesEach number of moves that both players must have completed before one may accept: 0 or 1
     * @param arbiterConsent whether an arbiter may allow early offers for a game
     * @param explicitDecline whether an offer may be declined in another way than by a move
     */
    public record Draw(
            int repetition,
            int moveCount,
            boolean claims,
            Duration wrongClaim,
            boolean offers,
            int minMove,
            int minMovesEach,
            boolean arbiterConsent,
            boolean explicitDecline) {}

    /**
     * Lateness (OCR 16.11).
     *
     * @param limit how late a player may arrive, 0 to 120 minutes
     * @param neitherPresent whose time runs while neither player is present
     * @param rollCall minutes before the start at which the players are called; empty: no roll call
     */
    public record DefaultTime(Duration limit, NeitherPresent neitherPresent, OptionalInt rollCall) {}

    /**
     * The playing devices (OCR 16.6, 17.2-17.4).
     *
     * @param forbiddenPenalty LOSS, or another penalty of OCR 18.4 by name
     */
    public record Devices(
            boolean ownAllowed, boolean bagStorageAllowed, String forbiddenPenalty, boolean headphonesAllowed) {}

    /**
     * Calls of an arbiter (OCR 19.1).
     *
     * @param escalateAfter time after which a call that nobody has acknowledged is overdue, 0 to 60 min; zero: never.
     *     Our own parameter: the regulations name no time
     */
    public record Assistance(
            Caller whoMayCall, boolean playerMayStopClock, InvalidCall invalidCall, Duration escalateAfter) {}

    /**
     * Appeals (OCR 17.11, FSSI gen-8).
     *
     * @param results whether results can be appealed against too
     * @param deadline time to appeal, from the end of the game or the ruling, whichever is later; empty: no limit
     *     (DEC-34)
     * @param fee paid before a proceeding opens; {@code secondFee} is the fee for an appeal against the decision on an
     *     appeal
     * @param body the body that decides; empty if none is named
     */
    public record Appeals(
            boolean allowed,
            boolean results,
            Optional<Duration> deadline,
            BigDecimal fee,
            BigDecimal secondFee,
            Optional<String> body) {}

    /**
     * The communication system between people (OCR 16.5, 18.8).
     *
     * @param cards a player who loses the connection is shown a yellow card, the next time a red one; each is a penalty
     *     of OCR 18.4. Our own parameter: the regulations have cards for online play only
     * @param showSurroundings players show their surroundings before each game; use only after legal advice. The same
     *     holds for {@code showTasks} and {@code shareScreen} (APP-I A6)
     */
    public record Communication(
            boolean required,
            boolean blockMovesWhenLost,
            boolean cards,
            boolean showSurroundings,
            boolean showTasks,
            boolean shareScreen) {}

    /** When a link counts as doubtful and as down (OCR 18.8); heartbeat < suspect < down. */
    public record Connection(Duration heartbeat, Duration suspect, Duration down, boolean playerResponsible) {}

    /**
     * Disconnections (OCR 18.9).
     *
     * @param reportWithin time after which the drafted report counts as the LTA's report
     * @param deputyAfter time after which the deputy may decide a case that the Chief Arbiter has not decided; zero:
     *     never because of time alone
     */
    public record Disconnection(
            ClockPolicy clockPolicy, FlagFall flagFall, Duration reportWithin, Duration deputyAfter) {}

    /** What a venue must have to be opened (OCR 16.3, 16.9). */
    public record Venue(int minCameras, int minArbiters) {}

    /**
     * Traditional sets beside the screen (OCR 20).
     *
     * @param confirmed a player confirms that his move has been made on the traditional board before his next one;
     *     never without sets (OCR 20.5)
     * @param sound an opponent's move may be heard as well as seen (OCR 20.3)
     */
    public record Traditional(boolean allowed, boolean confirmed, boolean sound) {}

    /**
     * How players may enter moves (OCR 3.6).
     *
     * @param smartMove one square is enough if only one legal move fits it (OCR 3.6 a)
     * @param preMove a player may queue a move while the opponent thinks; never with traditional sets (OCR 3.6 b, V-06)
     * @param autoPromotion pieces to which a pawn may promote without a question, as Q, R, B, N (OCR 3.6 c)
     */
    public record Input(boolean smartMove, boolean preMove, List<String> autoPromotion) {}

    /** How long recordings are kept after the announcement of the results (APP-I A5, OCR 18.7). */
    public record Recordings(Period vcs, Period venue) {}

    /** Fair play (APP-I). */
    public record FairPlay(
            boolean appendixI,
            String screeningTool,
            Optional<String> approval,
            boolean sanctionsWithoutProof,
            boolean decisionFinal) {}

    private final String name;
    private final Map<String, String> values;
    private final TimeControl timeControl;
    private final Map<String, Written> written;

    Profile(String name, Map<String, String> values, TimeControl timeControl, Map<String, Written> written) {
        this.name = name;
        this.values = values;
        this.timeControl = timeControl;
        this.written = written;
    }

    /**
     * Where the file states a parameter, for what is wrong with it beyond its form.
     *
     * @param part of a list, from 0
     * @return empty if the value is that of the preset
     */
    public Optional<TextPlace> at(String key, int part) {
        return Optional.ofNullable(written.get(key)).map(one -> one.at(part));
    }

    /** The preset it is based on, such as {@code fide-online-2021}. */
    public String name() {
        return name;
    }

    /**
     * The most periods that a time control may have under a preset (V-10); empty: any number, also if there is no such
     * preset.
     */
    public static OptionalInt mostPeriods(String preset) {
        return Optional.ofNullable(Preset.everything().get(preset))
                .map(Preset::maxPeriods)
                .orElse(OptionalInt.empty());
    }

    /**
     * Whether the rules of the Italian Deaf Sports Federation hold under a preset; they require medical cover (FSSI
     * gen-6).
     */
    public static boolean asksForMedicalCover(String preset) {
        return preset.startsWith("fssi-") && Preset.NAMES.contains(preset);
    }

    /** Every parameter as text by dotted name, {@code profile} and {@code timeControl} included, in a fixed order. */
    public Map<String, String> values() {
        return values;
    }

    /** One parameter as text; {@code none} where it has no value. IllegalArgumentException for an unknown name. */
    public String value(String key) {
        String value = values.get(key);
        if (value == null) {
            throw new IllegalArgumentException("there is no parameter '" + key + "'");
        }
        return value;
    }

    /**
     * The parameters that must be stated before the regulations are published, and are missing (OCR 17.11, APP-I A7bis,
     * RAP A.5).
     */
    public List<String> unstated() {
        return ProfileChecks.unstated(values, category());
    }

    /** The time control of both players, with the credits of {@code clock.*} (OCR 4.4). */
    public TimeControl timeControl() {
        return timeControl;
    }

    /** The stated category, or else that of the time control (RAP A.1). */
    public Category category() {
        return present("category").map(Category::valueOf).orElseGet(timeControl::category);
    }

    /**
     * The same regulations for games of a category, whatever the category of the announced time control (RAP A, BLZ B).
     */
    public Profile in(Category category) {
        Map<String, String> other = new LinkedHashMap<>(values);
        other.put("category", category.name());
        return new Profile(name, other, timeControl, written);
    }

    public boolean teamEvent() {
        return flag("competition.teamEvent");
    }

    public Variant variant() {
        return Variant.valueOf(value("variant"));
    }

    /** The delay of a move's arrival that is not charged; zero unless the regulations state it (DEC-03). */
    public Duration lagCompensation() {
        return Duration.ofMillis(whole("clock.lagCompensationMs"));
    }

    public Draw draw() {
        return new Draw(
                whole("draw.repetition.auto"),
                whole("draw.moveCount.auto"),
                flag("draw.claims.enabled"),
                halvedInBlitz("draw.claims.wrongClaimSeconds"),
                flag("draw.agreement.allowed"),
                whole("draw.agreement.minMove"),
                whole("draw.agreement.minMovesEach"),
                flag("draw.agreement.arbiterConsent"),
                flag("draw.offer.explicitDecline"));
    }

    public DefaultTime defaultTime() {
        return new DefaultTime(
                Duration.ofMinutes(whole("defaultTime.minutes")),
                NeitherPresent.valueOf(value("defaultTime.neitherPresent")),
                present("rollCall.minutesBefore")
                        .map(v -> OptionalInt.of(Integer.parseInt(v)))
                        .orElse(OptionalInt.empty()));
    }

    /** Whether a game may be adjourned with a sealed move (ADJ I.1.1). */
    public boolean adjournmentAllowed() {
        return flag("adjournment.allowed");
    }

    /** How illegal moves are penalised; empty: they are not (OCR 16.10). */
    public Optional<IllegalMoves> illegalMoves() {
        return Optional.of(value("illegalMoves.policy"))
                .filter(policy -> !policy.equals("NONE"))
                .map(policy -> new IllegalMoves(
                        IllegalMovePolicy.valueOf(policy),
                        halvedInBlitz("illegalMoves.seconds"),
                        flag("zone.acceptsIllegalMoves"),
                        limited()));
    }

    /** Whether it is rapid or blitz with more games for each arbiter than RAP A.3 allows. */
    private boolean limited() {
        return category() != Category.STANDARD
                && present("rapid.supervision").filter("A4"::equals).isPresent();
    }

    /** Moves by each after which a wrong setting stays, in games under A.4 only; empty: never (RAP A.4.1.1). */
    public OptionalInt cutoffMoves() {
        return limited()
                ? present("irregularity.cutoffMoves")
                        .map(v -> OptionalInt.of(Integer.parseInt(v)))
                        .orElse(OptionalInt.empty())
                : OptionalInt.empty();
    }

    /** Whether players keep scoresheets; never in rapid and blitz (OCR 20.7, RAP A.2). */
    public boolean scoresheets() {
        return category() == Category.STANDARD && value("scoresheets.required").equals("true");
    }

    public ScoringTable scoring() {
        return new ScoringTable(
                Points.of(value("scoring.win")), Points.of(value("scoring.draw")), Points.of(value("scoring.loss")));
    }

    public Devices devices() {
        return new Devices(
                flag("devices.ownAllowed"),
                flag("devices.bagStorageAllowed"),
                value("devices.forbiddenPenalty"),
                flag("devices.headphonesAllowed"));
    }

    /** Proposed time for a penalty on the clock, already halved in blitz (OCR 18.4.2, 18.4.3, BLZ B.2). */
    public Duration penaltyTime() {
        return halvedInBlitz("penalties.defaultSeconds");
    }

    /** The fines that were announced (OCR 18.4.7). */
    public List<Fine> fines() {
        return list("fines.schedule").stream()
                .map(fine -> {
                    int colon = fine.lastIndexOf(':');
                    return new Fine(
                            fine.substring(0, colon),
                            Points.of(fine.substring(colon + 1).strip()));
                })
                .toList();
    }

    public Assistance assistance() {
        return new Assistance(
                Caller.valueOf(value("assistance.whoMayCall")),
                flag("assistance.playerMayStopClock"),
                InvalidCall.valueOf(value("assistance.invalidCall")),
                Duration.ofSeconds(whole("assistance.escalateSeconds")));
    }

    public Appeals appeals() {
        return new Appeals(
                flag("appeals.allowed"),
                flag("appeals.results"),
                present("appeals.deadlineMinutes").map(Integer::parseInt).map(Duration::ofMinutes),
                Points.of(value("appeals.fee")),
                Points.of(value("appeals.secondFee")),
                present("appeals.body"));
    }

    public Communication communication() {
        return new Communication(
                flag("communication.required"),
                flag("communication.blockMovesWhenLost"),
                flag("communication.cards"),
                flag("communication.showSurroundings"),
                flag("communication.showTasks"),
                flag("communication.shareScreen"));
    }

    public Connection connection() {
        return new Connection(
                Duration.ofMillis(whole("connection.heartbeatMs")),
                Duration.ofMillis(whole("connection.suspectMs")),
                Duration.ofMillis(whole("connection.downMs")),
                flag("connection.playerResponsible"));
    }

    public Disconnection disconnection() {
        return new Disconnection(
                ClockPolicy.valueOf(value("disconnection.clockPolicy")),
                FlagFall.valueOf(value("disconnection.flagFall")),
                Duration.ofSeconds(whole("disconnection.report.slaSeconds")),
                Duration.ofSeconds(whole("disconnection.deputySeconds")));
    }

    public Venue venue() {
        return new Venue(whole("venue.cameras.min"), whole("venue.minArbiters"));
    }

    public Input input() {
        return new Input(
                flag("input.smartMove"),
                flag("input.preMove") && !flag("traditional.allowed"),
                list("input.autoPromotion"));
    }

    public Traditional traditional() {
        boolean allowed = flag("traditional.allowed");
        return new Traditional(
                allowed,
                allowed && flag("traditional.confirmStep"),
                list("traditional.signal").contains("SOUND"));
    }

    public Recordings recordings() {
        return new Recordings(
                Period.parse(value("recording.vcs.retention")), Period.parse(value("recording.venue.retention")));
    }

    public FairPlay fairPlay() {
        boolean holds = flag("fairplay.appendixI");
        return new FairPlay(
                holds,
                value("fairplay.screeningTool"),
                present("fairplay.fplApprovalRef"),
                holds && flag("fairplay.sanctionsWithoutProof"),
                holds && flag("fairplay.decisionFinal"));
    }

    /** How long after a move the position before it may be analysed while the game is in progress (APP-I A1). */
    public Duration analysisDelay() {
        return Duration.ofMinutes(whole("fairplay.analysisDelayMinutes"));
    }

    /**
     * What everybody may see of the event without signing in (LAW 6.12).
     *
     * @param open whether the event has a public page
     * @param delay how old a move must be before everybody sees it
     * @param closedFromRound from this round on, from 1, no moves and clocks are shown; empty if no round is closed
     */
    public record PublicPage(boolean open, Duration delay, OptionalInt closedFromRound) {}

    public PublicPage publicPage() {
        return new PublicPage(
                value("public.page").equals("OPEN"),
                Duration.ofMinutes(whole("broadcast.delayMinutes")),
                present("broadcast.closedFromRound")
                        .map(round -> OptionalInt.of(Integer.parseInt(round)))
                        .orElse(OptionalInt.empty()));
    }

    /** The parts of a parameter that is a list. */
    public List<String> list(String key) {
        return value(key).isEmpty() ? List.of() : Arrays.asList(value(key).split(","));
    }

    /** A parameter that may have no value. */
    public Optional<String> present(String key) {
        return Optional.of(value(key)).filter(v -> !v.equals(Parameter.NONE));
    }

    private boolean flag(String key) {
        return Boolean.parseBoolean(value(key));
    }

    private int whole(String key) {
        return Integer.parseInt(value(key));
    }

    private Duration halvedInBlitz(String key) {
        Duration full = Duration.ofSeconds(whole(key));
        return category() == Category.BLITZ ? full.dividedBy(2) : full;
    }

    static TimeControl credited(TimeControl control, Map<String, String> values) {
        return control.with(IncrementCredit.valueOf(ProfileChecks.value(values, "clock.incrementCredit")))
                .with(PeriodCredit.valueOf(ProfileChecks.value(values, "clock.periodCredit")));
    }

    @Override
    public boolean equals(Object other) {
        return other instanceof Profile that && values.equals(that.values);
    }

    @Override
    public int hashCode() {
        return values.hashCode();
    }

    @Override
    public String toString() {
        return "Profile " + values;
    }
}
