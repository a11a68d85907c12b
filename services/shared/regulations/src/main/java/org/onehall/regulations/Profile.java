package org.onehall.regulations;

import java.time.Duration;
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
import org.onehall.regulations.ConductProfile.Appeals;
import org.onehall.regulations.ConductProfile.Assistance;
import org.onehall.regulations.ConductProfile.Byes;
import org.onehall.regulations.ConductProfile.FairPlay;
import org.onehall.regulations.ConductProfile.PublicPage;
import org.onehall.regulations.ConductProfile.Recordings;
import org.onehall.regulations.ConnectionProfile.Communication;
import org.onehall.regulations.ConnectionProfile.Connection;
import org.onehall.regulations.ConnectionProfile.Devices;
import org.onehall.regulations.ConnectionProfile.Disconnection;
import org.onehall.regulations.ConnectionProfile.Venue;
import org.onehall.regulations.PlayProfile.DefaultTime;
import org.onehall.regulations.PlayProfile.Draw;
import org.onehall.regulations.PlayProfile.IllegalMoves;
import org.onehall.regulations.PlayProfile.Input;
import org.onehall.regulations.PlayProfile.Traditional;
import org.onehall.regulations.PlayProfile.Variant;

/**
 * The regulations of one competition: a preset with the competition's own choices, complete and valid. Made by
 * {@link ProfileLoader} only.
 *
 * <p>{@link #values()} gives all of it as text, for events, exports and the regulations sheet;
 * {@link ProfileLoader#fromMap} makes the same profile from it again.
 */
public final class Profile {
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
        return Draw.of(this);
    }

    public DefaultTime defaultTime() {
        return DefaultTime.of(this);
    }

    /** Whether a game may be adjourned with a sealed move (ADJ I.1.1). */
    public boolean adjournmentAllowed() {
        return flag("adjournment.allowed");
    }

    /** How illegal moves are penalised; empty: they are not (OCR 16.10). */
    public Optional<IllegalMoves> illegalMoves() {
        return IllegalMoves.of(this);
    }

    /** Whether it is rapid or blitz with more games for each arbiter than RAP A.3 allows. */
    boolean limited() {
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
        return Devices.of(this);
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
        return Assistance.of(this);
    }

    public Appeals appeals() {
        return Appeals.of(this);
    }

    public Communication communication() {
        return Communication.of(this);
    }

    public Connection connection() {
        return Connection.of(this);
    }

    public Disconnection disconnection() {
        return Disconnection.of(this);
    }

    public Venue venue() {
        return Venue.of(this);
    }

    public Input input() {
        return Input.of(this);
    }

    public Traditional traditional() {
        return Traditional.of(this);
    }

    public Recordings recordings() {
        return Recordings.of(this);
    }

    public FairPlay fairPlay() {
        return FairPlay.of(this);
    }

    /** How long after a move the position before it may be analysed while the game is in progress (APP-I A1). */
    public Duration analysisDelay() {
        return Duration.ofMinutes(whole("fairplay.analysisDelayMinutes"));
    }

    public PublicPage publicPage() {
        return PublicPage.of(this);
    }

    public Byes byes() {
        return Byes.of(this);
    }

    /** The parts of a parameter that is a list. */
    public List<String> list(String key) {
        return value(key).isEmpty() ? List.of() : Arrays.asList(value(key).split(","));
    }

    /** A parameter that may have no value. */
    public Optional<String> present(String key) {
        return Optional.of(value(key)).filter(v -> !v.equals(Parameter.NONE));
    }

    boolean flag(String key) {
        return Boolean.parseBoolean(value(key));
    }

    int whole(String key) {
        return Integer.parseInt(value(key));
    }

    Duration halvedInBlitz(String key) {
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
