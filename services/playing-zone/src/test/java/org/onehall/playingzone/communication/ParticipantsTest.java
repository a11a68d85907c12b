package org.onehall.playingzone.communication;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.time.Instant;
import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.onehall.playingzone.communication.Participants.Meeting;
import org.onehall.playingzone.communication.Participants.Unknown;
import org.onehall.playingzone.communication.Webhook.Visit;
import org.onehall.proto.competition.v1.Player;

class ParticipantsTest {
    private static final Instant NOW = Instant.parse("2026-03-01T14:00:00Z");
    private static final List<Player> PLAYERS = List.of(player("p1", "Anna Bianchi"), player("p2", "Đorđe Čolić"), player("801234", "Rossi, Mario"),
            player("p4", "Luca Rossi"), player("p5", "Luca Rossi"));

    private static final Meeting ALL = new Meeting("cup", "");

    private final Participants participants = new Participants();

    private static Player player(String id, String name) {
        return Player.newBuilder().setPlayerId(id).setName(name).setVenueId("rome").build();
    }

    @ParameterizedTest
    @CsvSource(delimiter = ';', nullValues = "-", value = {"'';Anna Bianchi;p1", "'';BIANCHI Anna (board 3);p1", "'';Đorđe Colic;p2", "'';Mario Rossi;801234",
        "'';801234 tablet;801234", "P2;somebody;p2", "'';Anna;-", "'';Luca Rossi;-", "p4;Luca Rossi;p4", "'';Luca Rossi p5;p5", "'';'';-", "'';Anna Bianchi and Mario Rossi;-"})
    void aPlayerIsToldByKeyIdOrName(String key, String name, String id) {
        assertEquals(Optional.ofNullable(id), Participants.player(key, name, PLAYERS).map(Player::getPlayerId));
    }

    private Optional<String> takes(String connection, String name, boolean joined) {
        return takes(ALL, connection, name, joined);
    }

    private Optional<String> takes(Meeting meeting, String connection, String name, boolean joined) {
        return participants.take(new Visit(connection, name, "", joined, Optional.of(NOW)), meeting, PLAYERS, NOW).map(Player::getPlayerId);
    }

    @Test void whoIsThereTwiceHasLeftOnlyWhenBothAreGone() {
        assertEquals(Optional.of("p1"), takes("a", "Anna Bianchi", true));
        assertEquals(Optional.of("p1"), takes("b", "Anna Bianchi", true));
        assertEquals(Optional.empty(), takes("a", "Anna Bianchi", false));
        assertEquals(Optional.of("p1"), takes("b", "Anna Bianchi", false));
    }

    /** After a start of the zone nobody's coming is known. */
    @Test void whoLeavesWithoutHavingComeHasLeft() {
        assertEquals(Optional.of("p1"), takes("a", "Anna Bianchi", false));
    }

    @Test void whoIsNoPlayerIsListedWhileThere() {
        assertEquals(Optional.empty(), takes("a", "iPad", true));
        takes("a", "iPad", true);
        assertEquals(List.of(new Unknown("", "iPad", NOW.toEpochMilli())), participants.unknown("cup"));
        takes("a", "iPad", false);
        assertEquals(List.of(), participants.unknown("cup"));
    }

    @Test void competitionsAreKeptApartThoughPlayersHaveTheSameIds() {
        takes("a", "Anna Bianchi", true);
        takes(new Meeting("league", ""), "b", "Anna Bianchi", true);
        assertEquals(Optional.of("p1"), takes("a", "Anna Bianchi", false), "who has left this meeting may be in another's");
        takes("c", "iPad", true);
        assertEquals(List.of(), participants.unknown("league"));
    }

    @Test void whoIsNoPlayerBelongsToTheMeetingsVenueOrTheOneOfPlayersOfLikeNames() {
        takes(new Meeting("cup", "milan"), "a", "iPad", true);
        takes("b", "Luca", true);
        takes("c", "Luca Bianchi Milan", true);
        assertEquals(List.of("milan", "rome", "rome"), participants.unknown("cup").stream().map(Unknown::venue).toList());
    }

    @Test void ofAnEndlessNameTheBeginningIsKept() {
        takes("a", "\uD83D\uDE00".repeat(50_000), true);
        assertEquals("\uD83D\uDE00".repeat(200), participants.unknown("cup").getFirst().name());
        takes("a", "\uD83D\uDE00".repeat(50_000), false);
        assertEquals(List.of(), participants.unknown("cup"));
    }
}
