package org.onehall.playingzone.edge.rest;

import com.fasterxml.jackson.databind.JsonNode;
import java.util.OptionalLong;
import org.onehall.decider.Texts;
import org.onehall.playingzone.Json;
import org.onehall.playingzone.ZoneRefusal;

/** Reads bodies and parts of addresses by hand, so that anything malformed is answered with a problem. */
final class Bodies {
    /** The longest body, in characters; the server itself accepts no larger one. */
    private static final int LONGEST = 65_536;

    private Bodies() {}

    static JsonNode object(String body) {
        return object(body, LONGEST);
    }

    /** @param longest in characters */
    static JsonNode object(String body, int longest) {
        if (body == null || body.length() > longest) throw malformed();
        return Json.object(body).orElseThrow(Bodies::malformed);
    }

    /** A text field; "" if it is absent. A value of another type is malformed. */
    static String text(JsonNode object, String name) {
        JsonNode value = object.path(name);
        if (value.isMissingNode() || value.isNull()) return "";
        return text(value);
    }

    /** A value that must be a text and contain only whole characters. */
    static String text(JsonNode value) {
        if (!value.isTextual()) throw malformed();
        return whole(value.textValue());
    }

    /** A text that must contain only whole characters. */
    static String whole(String text) {
        if (Texts.halfCharacter(text).isPresent()) throw malformed();
        return text;
    }

    static boolean flag(JsonNode object, String name) {
        if (!object.path(name).isBoolean()) throw malformed();
        return object.path(name).booleanValue();
    }

    /** A number field; empty if it is absent. A value outside the range or of another type is malformed. */
    static OptionalLong number(JsonNode object, String name, long least, long most) {
        JsonNode value = object.path(name);
        if (value.isMissingNode() || value.isNull()) return OptionalLong.empty();
        if (!value.isIntegralNumber()
                || !value.canConvertToLong()
                || value.longValue() < least
                || value.longValue() > most) throw malformed();
        return OptionalLong.of(value.longValue());
    }

    /** The number of a round or a half-move in an address: 0 if absent. */
    static int round(String text) {
        if (text == null || text.isEmpty()) return 0;
        if (!text.matches("\\d{1,4}")) throw malformed();
        return Integer.parseInt(text);
    }

    static RefusedException malformed() {
        return new RefusedException(ZoneRefusal.MALFORMED, 400);
    }
}
