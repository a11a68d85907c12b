package org.onehall.e2e;

import com.google.protobuf.Message;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.onehall.decider.LogKey;
import org.onehall.proto.competition.v1.CompetitionEvent;

/**
 * Values for the fields of requests about a competition from {@code three-venues.yaml}, whose first board has been
 * created.
 */
final class RequestFields {
    private static final Pattern ID = Pattern.compile("\\$(\\w+)");

    private RequestFields() {}

    /**
     * The values by field name: ids, and the contents with which the competition was loaded and its first board
     * created.
     */
    static Map<String, Object> of(RunningHall hall, Cup cup, String venue) {
        Message loaded = hall.events("competition", CompetitionEvent.parser(), cup.id()::equals)
                .getFirst()
                .getCompetitionLoaded();
        var created = hall.record(cup.board(1)).getFirst().getGameCreated();
        String venueKey = LogKey.of(cup.id(), venue);
        Map<String, Object> known = new HashMap<>();
        for (Message of : List.of(loaded, created))
            of.getAllFields().forEach((field, value) -> known.putIfAbsent(field.getJsonName(), value));
        known.putAll(Map.of(
                "competition",
                cup.id(),
                "competitionId",
                cup.id(),
                "boardId",
                cup.board(1),
                "venue",
                venue,
                "round",
                1,
                "board",
                1,
                "registerKey",
                LogKey.recordings(cup.id()),
                "prizes",
                LogKey.prizes(cup.id()),
                "sha256",
                "0".repeat(64)));
        known.putAll(Map.of("venueId", venueKey, "venueKey", venueKey, "control", created.getWhiteControl()));
        for (int board = 2; board <= 6; board++) known.put("board" + board, cup.board(board));
        return known;
    }

    /**
     * A request of {@code rights.tsv} with its ids instead of "$id"; ids of things that do not exist stay unchanged.
     */
    static String named(String request, Map<String, Object> known) {
        return ID.matcher(request)
                .replaceAll(
                        id -> Matcher.quoteReplacement(String.valueOf(known.getOrDefault(id.group(1), id.group()))));
    }
}
