package org.onehall.playingzone.edge.ws;

import com.fasterxml.jackson.databind.JsonNode;
import java.nio.charset.StandardCharsets;
import java.util.Optional;
import java.util.OptionalLong;
import java.util.regex.Pattern;
import org.onehall.playingzone.Json;
import org.onehall.playingzone.command.Arguments;
import org.onehall.playingzone.command.BadArgumentsException;
import org.onehall.playingzone.command.CommandCatalogue;

/** Reads frames; never throws, whatever it receives. */
final class FrameReader {
    /** The largest frame, in bytes of UTF-8. */
    static final int LARGEST = 16_384;
    /** Likewise from officials, who set the pairings of a whole round and enter whole lists of players. */
    static final int LARGEST_OF_OFFICIALS = 131_072;
    /** Ids of clients cannot look like those the services derive from events, which contain other characters. */
    private static final Pattern ID = Pattern.compile("[0-9A-Za-z-]{8,64}");

    private static final long LONGEST_ROUND_TRIP_MS = 3_600_000;

    private final CommandCatalogue commands;

    FrameReader(CommandCatalogue commands) {
        this.commands = commands;
    }

    /** @param largest in bytes of UTF-8 */
    ClientFrame read(String text, int largest) {
        Optional<JsonNode> object = Json.object(text);
        if (text.length() > largest || text.getBytes(StandardCharsets.UTF_8).length > largest)
            return new ClientFrame.Malformed(
                    object.flatMap(FrameReader::id),
                    "A frame may have " + largest + " bytes at most. Nothing was changed.");
        if (object.isEmpty()) return new ClientFrame.Malformed(Optional.empty(), "A frame is one JSON object.");
        JsonNode frame = object.get();
        Optional<String> id = id(frame);
        try {
            Arguments fields = new Arguments(frame);
            String type = fields.text("t");
            return switch (type) {
                case "ping" ->
                    new ClientFrame.Ping(fields.number("n", 0, Long.MAX_VALUE), roundTrip(frame.path("rtt")));
                case "away" -> new ClientFrame.Away(fields.flag("on"));
                case "logOut" -> new ClientFrame.LogOut();
                case "cmd" -> {
                    if (id.isEmpty()) throw new BadArgumentsException("id must be 8 to 64 letters, digits and hyphens");
                    String name = fields.text("name");
                    JsonNode args = frame.path("args");
                    if (!args.isMissingNode() && !args.isObject())
                        throw new BadArgumentsException("args must be an object");
                    yield new ClientFrame.Command(id.get(), name, commands.read(name, new Arguments(args)));
                }
                default -> throw new BadArgumentsException("t must be \"ping\", \"away\", \"logOut\" or \"cmd\"");
            };
        } catch (BadArgumentsException e) {
            return new ClientFrame.Malformed(id, e.getMessage() + ". Nothing was changed.");
        }
    }

    private static Optional<String> id(JsonNode frame) {
        return Optional.of(frame.path("id"))
                .filter(JsonNode::isTextual)
                .map(JsonNode::textValue)
                .filter(value -> ID.matcher(value).matches());
    }

    private static OptionalLong roundTrip(JsonNode value) throws BadArgumentsException {
        if (value.isMissingNode() || value.isNull()) return OptionalLong.empty();
        if (!value.isNumber() || value.doubleValue() < 0 || value.doubleValue() > LONGEST_ROUND_TRIP_MS)
            throw new BadArgumentsException("rtt must be milliseconds");
        return OptionalLong.of(Math.round(value.doubleValue()));
    }
}
