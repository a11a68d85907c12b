package org.onehall.playingzone.projection.timeline;

import java.util.LinkedHashMap;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.OptionalLong;
import org.onehall.chess.Side;
import org.onehall.playingzone.projection.ClocksThen;
import org.onehall.playingzone.projection.Wire;
import org.onehall.playingzone.projection.disconnection.CaseProjection;
import org.onehall.proto.game.v1.Seat;
import org.onehall.proto.types.v1.ClockReading;
import org.onehall.proto.types.v1.EventHeader;

/** Any fact that is not a move. */
final class Told implements Fact {
    /** A detail of an irregularity: the half-move at which it happened, from 1. */
    static final String AT = "at";

    final StepKind kind;
    final Log log;
    final long sequence;
    final String trace;
    By by;
    By known = By.HALL;
    final long at;
    Optional<Side> side = Optional.empty();
    String article;
    String text = "";
    Map<String, String> details = Map.of();
    Optional<ClocksThen> before = Optional.empty();
    Optional<ClocksThen> after = Optional.empty();
    OptionalLong ms = OptionalLong.empty();
    Optional<String> ruling = Optional.empty();
    /** The attempt that begins with this fact; it applies to the following facts. */
    Optional<Integer> attempt = Optional.empty();

    Optional<Integer> ply = Optional.empty();
    Map<Side, Seat> seats = Map.of();

    private Told(StepKind kind, Log log, long sequence, String trace, By by, long at, String article) {
        this.kind = kind;
        this.log = log;
        this.sequence = sequence;
        this.trace = trace;
        this.by = by;
        this.at = at;
        this.article = article;
    }

    static Told of(StepKind kind, Log log, EventHeader header) {
        return new Told(
                kind,
                log,
                header.getSequence(),
                header.getCorrelationId(),
                By.of(header),
                Wire.ms(header.getOccurredAt()),
                header.getRule());
    }

    static Told of(CaseProjection file, CaseProjection.Step step, int sequence) {
        Told told = new Told(
                StepKind.valueOf("CASE_" + step.what()),
                Log.CONNECTIVITY,
                sequence,
                "",
                new By(step.by(), step.official()),
                step.at(),
                "OCR 18.9");
        told.side = Optional.of(file.side());
        if (told.kind == StepKind.CASE_CAUSE) return told.detail("segment", step.text());
        return told.kind == StepKind.CASE_GAME_VOID ? told.ruling(step.text()) : told.text(step.text());
    }

    @Override
    public long at() {
        return at;
    }

    @Override
    public Log log() {
        return log;
    }

    @Override
    public long sequence() {
        return sequence;
    }

    Told side(org.onehall.proto.types.v1.Side of) {
        side = Optional.of(Wire.side(of));
        return this;
    }

    Told side(Optional<Side> of) {
        side = of;
        return this;
    }

    /** Sets the article; an empty text keeps that of the event's header. */
    Told article(String of) {
        if (!of.isEmpty()) article = of;
        return this;
    }

    /** Sets the id of the person who did it, used if no log says whose order a service carried out; "" if unknown. */
    Told otherwise(String person) {
        known = new By("", person);
        return this;
    }

    Told by(By hand) {
        by = hand;
        return this;
    }

    Told text(String words) {
        text = words;
        return this;
    }

    Told detail(String name, Object value) {
        if (String.valueOf(value).isEmpty()) return this;
        Map<String, String> more = new LinkedHashMap<>(details);
        more.put(name, String.valueOf(value));
        details = Map.copyOf(more);
        return this;
    }

    Told clocks(ClockReading reading) {
        after = Optional.of(then(reading));
        return this;
    }

    Told before(boolean known, ClockReading reading) {
        if (known) before = Optional.of(then(reading));
        return this;
    }

    Told ms(long span) {
        ms = OptionalLong.of(span);
        return this;
    }

    Told ruling(String id) {
        ruling = Wire.text(id);
        return this;
    }

    Told attempt(int number) {
        attempt = Optional.of(number);
        return this;
    }

    Told ply(int number) {
        ply = Optional.of(number);
        return this;
    }

    Told seats(Seat white, Seat black) {
        seats = Map.of(Side.WHITE, white, Side.BLACK, black);
        return this;
    }

    Optional<IrregularityReport> irregularity() {
        if (kind != StepKind.IRREGULARITY && kind != StepKind.IRREGULARITY_TAKEN_BACK) return Optional.empty();
        String what = details.getOrDefault("irregularity", "");
        String of = switch (what) {
            case "ILLEGAL_MOVE" -> "AMD 7.5.1";
            case "UNPROMOTED_PAWN" -> "AMD 7.5.2";
            case "CLOCK_WITHOUT_MOVE" -> "AMD 7.5.3";
            case "TWO_HANDS" -> "AMD 7.5.4";
            default -> article;
        };
        return Optional.of(new IrregularityReport(
                what,
                of,
                Integer.parseInt(details.getOrDefault(AT, "0")),
                number(),
                Optional.ofNullable(details.get("consequence")),
                Optional.ofNullable(details.get("tried"))));
    }

    boolean is(String detail) {
        return Boolean.parseBoolean(details.get(detail));
    }

    OptionalInt number() {
        return details.containsKey("number")
                ? OptionalInt.of(Integer.parseInt(details.get("number")))
                : OptionalInt.empty();
    }

    private static ClocksThen then(ClockReading reading) {
        return new ClocksThen(Wire.ms(reading.getAt()), Wire.ms(reading.getWhite()), Wire.ms(reading.getBlack()));
    }
}
