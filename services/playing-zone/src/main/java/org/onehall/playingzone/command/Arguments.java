package org.onehall.playingzone.command;

import com.fasterxml.jackson.databind.JsonNode;
import java.math.BigDecimal;
import java.time.Duration;
import java.time.Instant;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Optional;
import java.util.OptionalInt;
import org.onehall.clock.TimeControl;
import org.onehall.decider.Reason;
import org.onehall.decider.Texts;
import org.onehall.regulations.Points;

/** The JSON object in a frame. Each method reads one of its fields, or reports what is wrong with that field. */
public final class Arguments {
    /** The longest text of any field, in code points; the owner of a command may allow less. */
    private static final int LONGEST_TEXT = 2_000;

    private static final long DAY_MS = 86_400_000;

    private final JsonNode object;

    /** @param object anything that is not an object counts as an object without fields */
    public Arguments(JsonNode object) {
        this.object = object;
    }

    boolean isObject() {
        return object.isObject();
    }

    /** How many fields there are. */
    int size() {
        return object.size();
    }

    /** The names of its fields, in their order. */
    List<String> names() {
        List<String> names = new ArrayList<>();
        object.fieldNames().forEachRemaining(names::add);
        return names;
    }

    /** Whether a field is present and not null. */
    boolean has(String name) {
        return object.hasNonNull(name);
    }

    /** Whether a field is present, even if it is null. */
    boolean mentions(String name) {
        return object.has(name);
    }

    /** A field that is itself an object; an object without fields if it is missing. */
    Arguments object(String name) {
        return new Arguments(object.path(name));
    }

    /** A text that is not empty. */
    public String text(String name) throws BadArgumentsException {
        String text = optionalText(name);
        if (text.isEmpty()) throw new BadArgumentsException(name + " is missing");
        return text;
    }

    /** 2,000 characters at most, not in the form of a coded reason; "" if it is missing. */
    String optionalText(String name) throws BadArgumentsException {
        String text = anyText(name);
        if (Reason.isCoded(text.strip()))
            throw new BadArgumentsException(name + " must be words, not a code in braces");
        return text;
    }

    /** A reason: a usual one as its code, or a text as in {@link #optionalText}; "" if it is missing. */
    String reason(String name) throws BadArgumentsException {
        String text = anyText(name);
        return Reason.isUsual(text) ? text : optionalText(name);
    }

    private String anyText(String name) throws BadArgumentsException {
        JsonNode value = object.path(name);
        if (value.isMissingNode() || value.isNull()) return "";
        if (!value.isTextual()) throw new BadArgumentsException(name + " must be text");
        if (value.textValue().codePointCount(0, value.textValue().length()) > LONGEST_TEXT)
            throw new BadArgumentsException(name + " may have " + LONGEST_TEXT + " characters at most");
        OptionalInt half = Texts.halfCharacter(value.textValue());
        if (half.isPresent())
            throw new BadArgumentsException(
                    "%s holds half of a character, U+%04X; letters, signs, spaces, tabs and line feeds are allowed"
                            .formatted(name, half.getAsInt()));
        return value.textValue();
    }

    public boolean flag(String name) throws BadArgumentsException {
        if (!object.path(name).isBoolean()) throw new BadArgumentsException(name + " must be true or false");
        return object.path(name).booleanValue();
    }

    /** False if it is missing. */
    boolean optionalFlag(String name) throws BadArgumentsException {
        return has(name) && flag(name);
    }

    /** Whether a field is true; any other value counts as false. */
    boolean isTrue(String name) {
        return object.path(name).asBoolean();
    }

    int integer(String name, int least, int most) throws BadArgumentsException {
        return (int) number(name, least, most);
    }

    OptionalInt optionalInteger(String name, int least, int most) throws BadArgumentsException {
        return has(name) ? OptionalInt.of(integer(name, least, most)) : OptionalInt.empty();
    }

    public long number(String name, long least, long most) throws BadArgumentsException {
        JsonNode value = object.path(name);
        if (!value.isIntegralNumber()
                || !value.canConvertToLong()
                || value.longValue() < least
                || value.longValue() > most)
            throw new BadArgumentsException(name + " must be a whole number from " + least + " to " + most);
        return value.longValue();
    }

    /** From 0 to 10,000; empty if it is missing. */
    OptionalInt count(String name) throws BadArgumentsException {
        return optionalInteger(name, 0, 10_000);
    }

    /** The number of a round, from 1 to 1,000. */
    int round() throws BadArgumentsException {
        return integer("round", 1, 1_000);
    }

    /** How many the screen showed; empty if it does not say. */
    OptionalInt seenCount() throws BadArgumentsException {
        return optionalInteger("seen", 0, 100_000);
    }

    /** Seconds, from 1 to a day; empty if it is missing. */
    Optional<Duration> seconds(String name) throws BadArgumentsException {
        return has(name) ? Optional.of(Duration.ofSeconds(integer(name, 1, 86_400))) : Optional.empty();
    }

    /** Milliseconds, at most a day, positive or negative; empty if it is missing. */
    Optional<Duration> span(String name) throws BadArgumentsException {
        return has(name) ? Optional.of(Duration.ofMillis(number(name, -DAY_MS, DAY_MS))) : Optional.empty();
    }

    /** An instant in this century, in milliseconds since 1970; empty if it is missing. */
    Optional<Instant> instant(String name) throws BadArgumentsException {
        return has(name)
                ? Optional.of(Instant.ofEpochMilli(number(name, 946_684_800_000L, 4_102_444_800_000L)))
                : Optional.empty();
    }

    /** Points of a score, as text; empty if it is missing. */
    Optional<BigDecimal> points(String name) throws BadArgumentsException {
        String text = optionalText(name);
        try {
            return text.isEmpty() ? Optional.empty() : Optional.of(Points.of(text));
        } catch (IllegalArgumentException e) {
            throw new BadArgumentsException(e.getMessage());
        }
    }

    /** A time control, as text; empty if it is missing. */
    Optional<TimeControl> control(String name) throws BadArgumentsException {
        String text = optionalText(name);
        if (text.isEmpty()) return Optional.empty();
        try {
            return Optional.of(TimeControl.parse(text));
        } catch (IllegalArgumentException e) {
            throw new BadArgumentsException(e.getMessage());
        }
    }

    /** One of the constants of an enum, by its name. */
    <T extends Enum<T>> T constant(Class<T> type, String name) throws BadArgumentsException {
        return constant(type, text(name), name);
    }

    <T extends Enum<T>> Optional<T> optionalConstant(Class<T> type, String name) throws BadArgumentsException {
        return has(name) ? Optional.of(constant(type, name)) : Optional.empty();
    }

    /** A list of constants of an enum, by their names; empty if it is missing. */
    <T extends Enum<T>> List<T> constants(Class<T> type, String name, int most) throws BadArgumentsException {
        List<T> constants = new ArrayList<>();
        for (JsonNode one : list(name, most)) constants.add(constant(type, one.asText(), name));
        return constants;
    }

    /** A list of objects; empty if it is missing. */
    List<Arguments> objects(String name, int most) throws BadArgumentsException {
        List<Arguments> objects = new ArrayList<>();
        for (JsonNode one : list(name, most)) objects.add(new Arguments(one));
        return objects;
    }

    /** A list of texts that are not empty; an empty list if it is missing. */
    List<String> texts(String name, int most) throws BadArgumentsException {
        List<String> texts = new ArrayList<>();
        for (JsonNode one : list(name, most)) {
            if (!one.isTextual() || one.textValue().isEmpty())
                throw new BadArgumentsException(name + " must be a list of texts");
            texts.add(one.textValue());
        }
        return texts;
    }

    /** The values of a list; none if it is missing. */
    JsonNode list(String name, int most) throws BadArgumentsException {
        JsonNode value = object.path(name);
        if (!value.isMissingNode() && !value.isNull() && !value.isArray() || value.size() > most)
            throw new BadArgumentsException(name + " must be a list of at most " + most);
        return value;
    }

    private static <T extends Enum<T>> T constant(Class<T> type, String text, String name)
            throws BadArgumentsException {
        return Arrays.stream(type.getEnumConstants())
                .filter(constant -> constant.name().equals(text))
                .findFirst()
                .orElseThrow(() -> new BadArgumentsException(
                        name + " must be one of " + Arrays.toString(type.getEnumConstants())));
    }
}
