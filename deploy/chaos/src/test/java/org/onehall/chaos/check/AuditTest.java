package org.onehall.chaos.check;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.List;
import java.util.OptionalLong;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.onehall.proto.game.v1.ClaimFlagRequest;
import org.onehall.proto.game.v1.FlagFell;
import org.onehall.proto.game.v1.GameCommand;
import org.onehall.proto.game.v1.GameEvent;
import org.onehall.proto.game.v1.GameVoided;
import org.onehall.proto.game.v1.SeatPresent;
import org.onehall.proto.types.v1.Side;

/** A true record is accepted; every falsified one is detected. */
class AuditTest {
    private Tale tale;

    @BeforeEach
    void aGameWithAnOutage() {
        tale = Tale.told();
    }

    private Audit.Verdict judged() {
        return tale.judged(OptionalLong.empty());
    }

    private void found(String text) {
        List<String> lines = judged().findings().stream().map(Finding::toString).toList();
        assertTrue(lines.stream().anyMatch(line -> line.contains(text)), () -> "no \"" + text + "\" in " + lines);
    }

    @Test
    void aTrueLogIsBelieved() {
        Audit.Verdict verdict = judged();
        assertEquals(List.of(), verdict.findings());
        assertEquals(1, verdict.outages());
        assertEquals(4_000, verdict.worstOutageMs());
        assertEquals(3, verdict.acknowledged());
        assertEquals(3, verdict.inTheLog());
        assertEquals(9, verdict.readings());
        assertEquals(3_000, verdict.longestCharge());
        assertEquals(1, verdict.ended());
        assertEquals(35, verdict.worstStallMs());
    }

    @Test
    void anAcknowledgedMoveThatIsNotInTheLogIsFound() {
        tale.events.removeIf(event -> event.getHeader().getCausationId().equals("play-g1f3"));
        found("acknowledged play g1f3 of PLAYER cup/1/1, request play-g1f3: expected in the log, found not there");
    }

    @Test
    void aMoveThatVanishedWithItsCommandIsFound() {
        tale.events.removeIf(event -> event.getHeader().getCausationId().equals("play-g1f3"));
        tale.commands.removeIf(came -> came.command().getHeader().getRequestId().equals("play-g1f3"));
        found("acknowledged play g1f3");
    }

    @Test
    void aDoubledMoveIsFound() {
        GameEvent once = tale.events.stream()
                .filter(event -> event.getHeader().getCausationId().equals("play-e7e5"))
                .findFirst()
                .orElseThrow();
        tale.events.add(tale.events.indexOf(once), once);
        found("moves of request play-e7e5: expected one, found another");
        found("once in the log, found 2 times");
    }

    @Test
    void aMoveToldAgainLaterIsFound() {
        tale.events.add(tale.events.get(2));
        found("events of request play-e2e4: expected one set, found another one");
    }

    @Test
    void aClockThatIsAMillisecondOffIsFound() {
        tale.changeMove(
                "play-g1f3", move -> move.setClocks(Tale.running(Side.SIDE_BLACK, 61_024, 61_000, 14_010, 75_010)));
        found("event 8: clock of WHITE in ms: expected 61025, found 61024");
    }

    @Test
    void aFlagThatIsSaidToFallAMillisecondLaterIsFound() {
        tale.changeMove(
                "play-e2e4", move -> move.setClocks(Tale.running(Side.SIDE_BLACK, 62_000, 62_000, 3_020, 65_021)));
        found("event 3: flag to fall");
    }

    @Test
    void aMillisecondTooMuchChargedIsFound() {
        tale.changeMove("play-e7e5", move -> move.setSpent(Tale.span(3_001)));
        found("event 4: time charged in ms: expected 3000, found 3001");
    }

    @Test
    void anOutageThatWasChargedIsFound() {
        tale.events.removeIf(event -> event.hasOutageCovered() || event.hasGamePaused() || event.hasGameResumed());
        tale.commands.removeIf(came -> came.command().hasResume());
        tale.changeMove(
                "play-g1f3",
                move -> move.setSpent(Tale.span(7_979))
                        .setClocks(Tale.running(Side.SIDE_BLACK, 56_021, 61_000, 14_010, 75_010)));
        found("covered: nobody is charged for it, found not covered");
    }

    @Test
    void anOutageThatNeverWasIsFound() {
        tale.beats(8_500, 11_500);
        found("event 5: cause of this and 4 later events: expected a command that stands in the log where it "
                + "should, once, found request outage-");
    }

    @Test
    void aLongOutageThatPausedNobodyIsFound() {
        tale.change(
                "outage-" + Tale.instant(12_000),
                event -> !event.hasGamePaused()
                        ? event
                        : event.toBuilder()
                                .setGamePaused(event.getGamePaused().toBuilder().clearCause())
                                .build());
        found("expected a pause from 3000 ms on, found not paused");
    }

    @Test
    void partOfAnOutageChargedIsFound() {
        tale.change(
                "outage-" + Tale.instant(12_000),
                event -> !event.hasOutageCovered()
                        ? event
                        : event.toBuilder()
                                .setOutageCovered(event.getOutageCovered().toBuilder()
                                        .setClocks(Tale.running(Side.SIDE_WHITE, 59_525, 61_000, 12_000, 71_525)))
                                .build());
        found("clock of WHITE in ms: expected 60025, found 59525");
    }

    @Test
    void anEventAfterTheEndIsFound() {
        tale.command(
                17_000,
                "play-b8c6",
                GameCommand.newBuilder().setPlay(org.onehall.proto.game.v1.PlayRequest.getDefaultInstance()));
        GameEvent move = tale.events.get(3);
        tale.event("play-b8c6", 17_000, 17_001, move.toBuilder());
        found("event 10: after the end: expected nothing, found MOVE_PLAYED");
    }

    @Test
    void nothingFollowsAtACancelledBoard() { // LAW 6.6
        tale.events.subList(2, tale.events.size()).clear();
        tale.commands.removeIf(came -> came.command().hasPlay()
                || came.command().hasResume()
                || came.command().hasResign());
        tale.journal.clear();
        tale.command(1_500, "cancel-1", GameCommand.newBuilder());
        tale.event("cancel-1", 1_500, 1_500, voided());
        assertEquals(
                List.of(),
                tale.judged(OptionalLong.of(Tale.instant(2_000))).findings(),
                "no outage is covered there, no flag falls, and nobody moves");
        tale.command(1_600, "cancel-2", GameCommand.newBuilder());
        tale.event("cancel-2", 1_600, 1_600, voided());
        found("event 4: after the end: expected nothing, found GAME_VOIDED");
        tale.change(
                "cancel-2",
                event -> event.toBuilder()
                        .setSeatPresent(SeatPresent.getDefaultInstance())
                        .build());
        found("event 4: after the end: expected nothing, found SEAT_PRESENT");
    }

    private static GameEvent.Builder voided() {
        return GameEvent.newBuilder()
                .setGameVoided(GameVoided.newBuilder().setAttempt(1).setCancelled(true));
    }

    @Test
    void aGapInTheNumbersIsFound() {
        judged();
        GameEvent last = tale.events.removeLast();
        tale.events.add(last.toBuilder()
                .setHeader(last.getHeader().toBuilder().setSequence(11).setEventId(Tale.BOARD + "#11"))
                .build());
        assertTrue(tale.judgedAsNumbered(OptionalLong.empty())
                .findings()
                .toString()
                .contains("number of the event: expected 9, found 11"));
    }

    @Test
    void aMoveNobodyMadeIsFound() {
        tale.journal.removeIf(asked -> asked.id().equals("play-e2e4"));
        found("move: expected one that somebody made, found request play-e2e4");
    }

    @Test
    void aRefusedMoveThatStandsInTheLogIsFound() {
        tale.journal.replaceAll(asked -> !asked.id().equals("play-e2e4")
                ? asked
                : new Asked(
                        asked.who(),
                        asked.board(),
                        asked.id(),
                        asked.name(),
                        asked.args(),
                        asked.sentAt(),
                        asked.answeredAt(),
                        "GAME_PAUSED"));
        found("refused play e2e4");
    }

    @Test
    void anAnswerBeforeThePublicationIsFound() {
        tale.journal.replaceAll(asked -> !asked.id().equals("play-e2e4")
                ? asked
                : new Asked(
                        asked.who(),
                        asked.board(),
                        asked.id(),
                        asked.name(),
                        asked.args(),
                        asked.sentAt(),
                        OptionalLong.of(Tale.instant(3_019)),
                        ""));
        found("published before it was answered");
    }

    @Test
    void anotherMoveThanTheOneAskedForIsFound() {
        tale.journal.replaceAll(asked -> !asked.id().equals("play-e2e4")
                ? asked
                : new Asked(
                        asked.who(),
                        asked.board(),
                        asked.id(),
                        asked.name(),
                        java.util.Map.of("uci", "d2d4"),
                        asked.sentAt(),
                        asked.answeredAt(),
                        ""));
        found("expected d2d4, found e2e4");
    }

    @Test
    void anIllegalMoveIsFound() {
        tale.changeMove("play-e2e4", move -> move.setUci("e2e5"));
        found("move: expected a legal one");
    }

    @Test
    void eventsOutOfOrderAreFound() {
        GameEvent resumed = tale.events.remove(6);
        tale.events.add(resumed);
        found("a command that stands in the log where it should, once, found request resume-1");
        found("events in the order of their commands");
    }

    @Test
    void aTimeThatIsNotTheAppendTimeIsFound() {
        tale.change(
                "play-e2e4",
                event -> event.toBuilder()
                        .setHeader(event.getHeader().toBuilder().setOccurredAt(Tale.time(3_009)))
                        .build());
        found("time of the event: expected its command's append time " + Tale.instant(3_010));
    }

    @Test
    void aFlagIsClaimedExactlyAtItsDeadline() {
        withAFlag(75_010, 75_010);
        assertEquals(List.of(), judged().findings());
    }

    @Test
    void aFlagThatFellAMillisecondTooEarlyIsFound() {
        withAFlag(75_010, 75_009);
        found("fall of the flag: expected " + Tale.instant(75_010) + ", found " + Tale.instant(75_009));
    }

    @Test
    void aFlagClaimedBeforeItsDeadlineIsFound() {
        withAFlag(75_009, 75_010);
        found("claim: expected not before " + Tale.instant(75_010));
    }

    @Test
    void aFlagThatNobodyClaimedIsFound() {
        unended();
        tale.beats(20_500, 100_000);
        found("flag: expected claimed soon after " + Tale.instant(75_010));
    }

    /** Black does not resign but runs out of time. */
    private void withAFlag(long claimed, long fell) {
        unended();
        tale.beats(20_500, 80_000);
        tale.command(
                claimed,
                "flag-1",
                GameCommand.newBuilder()
                        .setClaimFlag(ClaimFlagRequest.newBuilder().setSide(Side.SIDE_BLACK)));
        tale.event(
                "flag-1",
                claimed,
                claimed,
                GameEvent.newBuilder()
                        .setFlagFell(FlagFell.newBuilder()
                                .setSide(Side.SIDE_BLACK)
                                .setAt(Tale.time(fell))
                                .setClocks(Tale.standing(61_025, 0, fell))));
        tale.event(
                "flag-1",
                claimed,
                claimed,
                GameEvent.newBuilder()
                        .setGameEnded(org.onehall.proto.game.v1.GameEnded.newBuilder()
                                .setClocks(Tale.standing(61_025, 0, fell))));
    }

    @Test
    void aGameThatNeverMovesAgainIsFound() {
        unended();
        assertEquals(
                List.of(), tale.judged(OptionalLong.of(Tale.instant(14_000))).findings());
        assertTrue(tale.judged(OptionalLong.of(Tale.instant(14_005)))
                .findings()
                .toString()
                .contains("a move after the last kill"));
    }

    private void unended() {
        tale.events.removeIf(event -> event.hasGameEnded());
        tale.commands.removeIf(came -> came.command().hasResign());
        tale.journal.removeIf(asked -> asked.name().equals("resign"));
    }
}
