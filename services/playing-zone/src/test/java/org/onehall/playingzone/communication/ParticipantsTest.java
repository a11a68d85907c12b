package org.onehall.playingzone.communication;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.time.Duration;
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
    private static final List<Player> PLAYERS = List.of(
            player("p1", "Anna Bianchi"),
            player("p2", "Đorđe Čolić"),
            player("801234", "Rossi, Mario"),
            player("p4", "Luca Rossi"),
            player("p5", "Luca Rossi"),
            player("p7", "Anna Maria Bianchi"),
            player("m1", "Zoe Milani").toBuilder().setVenueId("milan").build());

    private static final Meeting ALL = new Meeting("cup", "");

    private final Participants participants = new Participants();

    private static Player player(String id, String name) {
        return Player.newBuilder()
                .setPlayerId(id)
                .setName(name)
                .setVenueId("rome")
                .build();
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = ';',
            nullValues = "-",
            value = {
                "'';Anna Bianchi;p1",
                "'';BIANCHI Anna (board 3);p1",
                "'';Đorđe Colic;p2",
                "'';Mario Rossi;801234",
                "'';801234 tablet;801234",
                "P2;somebody;p2",
                "'';Anna;-",
                "'';Luca Rossi;-",
                "p4;Luca Rossi;p4",
                "'';Luca Rossi p5;p5",
                "'';'';-",
                "'';Anna Bianchi and Mario Rossi;-",
                "'';Galaxy P1;-",
                "'';iPhone 5 p2;-",
                "'';P1;p1",
                "'';Anna Maria Bianchi;p7",
                "'';anna maria BIANCHI 2;-",
                "'';?!;-"
            })
    void aPlayerIsToldByKeyIdOrName(String key, String name, String id) {
        assertEquals(
                Optional.ofNullable(id), Participants.player(key, name, PLAYERS).map(Player::getPlayerId));
    }

    private Optional<String> takes(String connection, String name, boolean joined) {
        return takes(ALL, connection, name, joined);
    }

    private Optional<String> takes(Meeting meeting, String connection, String name, boolean joined) {
        return participants
                .take(new Visit(connection, name, "", joined, Optional.of(NOW)), meeting, PLAYERS, NOW)
                .map(told -> told.player().getPlayerId());
    }

    /** What is reported about the player, such as "+p1 5": present since the fifth second; "" for nothing. */
    private String told(Meeting meeting, String connection, String key, String name, boolean joined, int second) {
        return participants
                .take(
                        new Visit(connection, name, key, joined, Optional.of(NOW.minusSeconds(60 - second))),
                        meeting,
                        PLAYERS,
                        NOW)
                .map(told -> (told.present() ? "+" : "-") + told.player().getPlayerId() + " "
                        + (60 - Duration.between(told.at(), NOW).toSeconds()))
                .orElse("");
    }

    private String told(String connection, String name, boolean joined, int second) {
        return told(ALL, connection, "", name, joined, second);
    }

    @Test
    void whoIsThereTwiceHasLeftOnlyWhenBothAreGone() {
        assertEquals(Optional.of("p1"), takes("a", "Anna Bianchi", true));
        assertEquals(Optional.of("p1"), takes("b", "Anna Bianchi", true));
        assertEquals(Optional.empty(), takes("a", "Anna Bianchi", false));
        assertEquals(Optional.of("p1"), takes("b", "Anna Bianchi", false));
    }

    @Test
    void aComingThatIsToldLateOrAgainHidesNoLaterGoing() { // OCR 18.8
        assertEquals("+p1 1", told("a", "Anna Bianchi", true, 1));
        assertEquals("-p1 5", told("a", "Anna Bianchi", false, 5));
        assertEquals("", told("a", "Anna Bianchi", true, 1), "told again");
        assertEquals("", told("a", "Anna Bianchi", true, 5), "of the same moment");
        assertEquals("", told("a", "Anna Bianchi", false, 4));
        assertEquals("+p1 7", told("b", "Anna Bianchi", true, 7));
        assertEquals("-p1 9", told("b", "Anna Bianchi", false, 9), "the first connection is not there for ever");
        assertEquals("-p1 9", told("b", "Anna Bianchi", false, 9), "asked again where it was not taken");
    }

    @Test
    void whoIsThereByAnotherConnectionIsThereSinceTheLastThatIsKnown() {
        assertEquals("-p1 5", told("a", "Anna Bianchi", false, 5));
        assertEquals("+p1 5", told("b", "Anna Bianchi", true, 2), "b has come before a has gone, and is there");
        assertEquals("", told("a", "Anna Bianchi", false, 8));
        assertEquals("-p1 9", told("b", "Anna Bianchi", false, 9));
        assertEquals("-p1 20", told("c", "Anna Bianchi", false, 20));
        assertEquals("-p1 20", told("d", "Anna Bianchi", false, 12), "of two goings the later one");
    }

    @Test
    void aConnectionIsOfWhoHasComeWithItWhateverItIsCalledLater() {
        told("a", "iPad", true, 1);
        assertEquals("", told("a", "Anna Bianchi", false, 2), "a stranger who took her name has gone");
        assertEquals("+p1 3", told("b", "Anna Bianchi", true, 3));
        assertEquals("-p1 4", told("b", "iPad", false, 4));
    }

    @Test
    void whoComesAgainWithTheSameConnectionUnderAnotherNameIsStillThere() { // OCR 18.8
        assertEquals("+p1 1", told("a", "Anna Bianchi", true, 1));
        assertEquals("+p1 2", told("a", "iPad", true, 2));
        assertEquals("-p1 3", told("a", "iPad", false, 3));
        assertEquals("", told("b", "", true, 4));
        assertEquals("+p1 5", told("b", "Anna Bianchi", true, 5), "who had no name yet");
    }

    @Test
    void aStrangerCalledLikeAPlayerIsSomebodyElseAlsoWhereNoConnectionIsTold() { // OCR 18.8
        assertEquals("+p1 1", told("", "Anna Bianchi", true, 1));
        assertEquals("", told("", "Anna Bianchi iPad", true, 2));
        assertEquals("", told("", "Anna Bianchi iPad", false, 3));
        assertEquals("-p1 4", told("", "Anna Bianchi", false, 4));
    }

    @Test
    void whereNoConnectionIsToldThereIsOneOfEachPlayer() {
        assertEquals("+p1 1", told("", "ANNA bianchi", true, 1));
        assertEquals("-p1 2", told("", "Anna Bianchi", false, 2));
        assertEquals("", told("", "anna bianchi", true, 1));
        told("", "iPad", true, 3);
        told("", "iPad", false, 4);
        assertEquals(List.of(), participants.unknown("cup"));
    }

    @Test
    void aStrangerCalledLikeAPlayerNeitherSetsNorClearsHim() { // OCR 18.8
        assertEquals("", told("x", "Galaxy P1", true, 1));
        assertEquals("+p1 2", told("a", "Anna Bianchi", true, 2));
        assertEquals("", told("y", "Anna Bianchi iPad", true, 3), "a looser match than the one that is known");
        assertEquals("", told("y", "Anna Bianchi iPad", false, 4));
        assertEquals("-p1 5", told("a", "Anna Bianchi", false, 5));
        assertEquals("", told("z", "Anna Bianchi tablet", true, 6));
        assertEquals("+p2 7", told(ALL, "k", "p2", "somebody", true, 7));
        assertEquals("", told("n", "Đorđe Čolić", true, 8), "whom the organiser has given a key");
        assertEquals("", told("n", "Đorđe Čolić", false, 9));
        assertEquals("-p2 10", told(ALL, "k", "p2", "somebody", false, 10));
    }

    @Test
    void whoComesBackUnderALooserNameIsListedForTheArbiters() { // OCR 18.8
        told("a", "Anna Bianchi", true, 1);
        told("a", "Anna Bianchi", false, 2);
        assertEquals("", told("b", "Anna Bianchi (Rome, board 3)", true, 3));
        assertEquals(
                List.of("Anna Bianchi (Rome, board 3)"),
                participants.unknown("cup").stream()
                        .map(Participants.Unknown::name)
                        .toList());
        told("b", "Anna Bianchi (Rome, board 3)", false, 4);
        assertEquals(List.of(), participants.unknown("cup"));
    }

    @Test
    void theMeetingOfAVenueTellsNothingOfAnothersPlayers() { // OCR 18.8
        Meeting milan = new Meeting("cup", "milan");
        assertEquals("", told(milan, "a", "", "Anna Bianchi", true, 1));
        assertEquals("", told(milan, "b", "p1", "somebody", false, 2));
        assertEquals("+m1 3", told(milan, "c", "", "Zoe Milani", true, 3));
        assertEquals("+p1 4", told(new Meeting("cup", "rome"), "a", "", "Anna Bianchi", true, 4));
    }

    @Test
    void aGoingIsReportedFromAFullMeetingToo() { // OCR 18.8
        for (int i = 0; i < 1_000; i++) takes(ALL, "r" + i, "stranger " + i, true);
        assertEquals(Optional.of("p1"), takes("a", "Anna Bianchi", false));
    }

    @Test
    void anEventOfTheFutureIsOfNow() {
        assertEquals("+p1 60", told("a", "Anna Bianchi", true, 5_000));
    }

    @Test
    void theStrangersOfOneVenueDoNotPushOutAnothers() {
        takes(new Meeting("cup", "milan"), "m", "the one of Milan", true);
        for (int i = 0; i < 5_000; i++) takes(new Meeting("cup", "rome"), "r" + i, "stranger " + i, true);
        List<Unknown> shown = participants.unknown("cup");
        assertEquals(
                List.of("the one of Milan"),
                shown.stream()
                        .filter(one -> one.venue().equals("milan"))
                        .map(Unknown::name)
                        .toList());
        assertEquals(
                50, shown.stream().filter(one -> one.venue().equals("rome")).count());
    }

    @Test
    void aNameFromOutsideTurnsNoSentenceRound() {
        takes("a", "Anna\u202E ihcnaiB\u0000\n\u200F", true);
        assertEquals("Anna ihcnaiB", participants.unknown("cup").getFirst().name());
    }

    /** After a start of the zone it is not known who has joined. */
    @Test
    void whoLeavesWithoutHavingComeHasLeft() {
        assertEquals(Optional.of("p1"), takes("a", "Anna Bianchi", false));
    }

    @Test
    void whoIsNoPlayerIsListedWhileThere() {
        assertEquals(Optional.empty(), takes("a", "iPad", true));
        takes("a", "iPad", true);
        assertEquals(List.of(new Unknown("", "iPad", NOW.toEpochMilli())), participants.unknown("cup"));
        takes("a", "iPad", false);
        assertEquals(List.of(), participants.unknown("cup"));
    }

    @Test
    void competitionsAreKeptApartThoughPlayersHaveTheSameIds() {
        takes("a", "Anna Bianchi", true);
        takes(new Meeting("league", ""), "b", "Anna Bianchi", true);
        assertEquals(
                Optional.of("p1"), takes("a", "Anna Bianchi", false), "who has left this meeting may be in another's");
        takes("c", "iPad", true);
        assertEquals(List.of(), participants.unknown("league"));
    }

    @Test
    void whoIsNoPlayerBelongsToTheMeetingsVenueOrTheOneOfPlayersOfLikeNames() {
        takes(new Meeting("cup", "milan"), "a", "iPad", true);
        takes("b", "Luca", true);
        takes("c", "Luca Bianchi Milan", true);
        assertEquals(
                List.of("milan", "rome", "rome"),
                participants.unknown("cup").stream().map(Unknown::venue).toList());
    }

    @Test
    void ofAnEndlessNameTheBeginningIsKept() {
        takes("a", "\uD83D\uDE00".repeat(50_000), true);
        assertEquals(
                "\uD83D\uDE00".repeat(200),
                participants.unknown("cup").getFirst().name());
        takes("a", "\uD83D\uDE00".repeat(50_000), false);
        assertEquals(List.of(), participants.unknown("cup"));
    }
}
