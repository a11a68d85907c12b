package org.onehall.virtualclock.react;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertNotEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;
import static org.onehall.virtualclock.Games.START;

import java.time.Clock;
import java.time.Duration;
import java.time.Instant;
import java.time.ZoneId;
import java.time.ZoneOffset;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import org.junit.jupiter.api.Test;
import org.onehall.chess.Side;
import org.onehall.decider.BoardId;
import org.onehall.eventlog.RecordMapper;
import org.onehall.house.Timers;
import org.onehall.house.Timers.Answer;
import org.onehall.house.Watch;
import org.onehall.proto.clock.v1.AlarmKind;
import org.onehall.proto.clock.v1.AlarmRaised;
import org.onehall.proto.clock.v1.ClockEvent;
import org.onehall.proto.clock.v1.NoteTimeTroubleRequest;
import org.onehall.proto.clock.v1.OrderGiven;
import org.onehall.proto.clock.v1.OrderedBoard;
import org.onehall.proto.clock.v1.RaiseAlarmRequest;
import org.onehall.proto.clock.v1.TakeTimeSheetRequest;
import org.onehall.proto.clock.v1.TimeSheetRow;
import org.onehall.proto.clock.v1.TroubleLevel;
import org.onehall.proto.competition.v1.CompetitionEvent;
import org.onehall.proto.competition.v1.CompetitionLoaded;
import org.onehall.proto.competition.v1.Regulations;
import org.onehall.proto.game.v1.EnvelopeConfirmed;
import org.onehall.proto.game.v1.GameAdjourned;
import org.onehall.proto.game.v1.GameEnded;
import org.onehall.proto.game.v1.GameStarted;
import org.onehall.proto.types.v1.EventHeader;
import org.onehall.virtualclock.Facts;
import org.onehall.virtualclock.Games;
import org.onehall.virtualclock.query.Boards;
import org.onehall.virtualclock.query.TimeSheets;

/** What this service does, and when, because of the facts of the boards; the test sets the wall clock. */
class BoardWatchTest {
    /** The claims sent, in order. */
    private final List<String> sent = new ArrayList<>();

    private final List<NoteTimeTroubleRequest> troubles = new ArrayList<>();
    private final List<RaiseAlarmRequest> alarms = new ArrayList<>();
    private final List<TakeTimeSheetRequest> sheets = new ArrayList<>();
    private final Set<String> noted = new HashSet<>();
    private final Boards boards = new Boards();
    private final Timers timers = new Timers();
    private final HallWatch hall;
    private Instant now = START;

    private final BoardWatch.Claims claims = new BoardWatch.Claims() {
        @Override
        public Answer flag(BoardId board, org.onehall.proto.types.v1.Side side, String request) {
            sent.add("flag " + board + " " + side + " " + request);
            return Answer.AGAIN;
        }

        @Override
        public Answer absence(BoardId board, String request) {
            sent.add("default " + board);
            return Answer.AGAIN;
        }

        @Override
        public Answer adjourned(BoardId board, String request) {
            sent.add("resume " + board);
            return Answer.AGAIN;
        }
    };

    private final BoardWatch.Notes notes = new BoardWatch.Notes() {
        @Override
        public Answer trouble(NoteTimeTroubleRequest trouble) {
            troubles.add(trouble);
            noted.add(trouble.getOrderId());
            return Answer.DONE;
        }

        @Override
        public Answer alarm(RaiseAlarmRequest alarm) {
            alarms.add(alarm);
            noted.add(alarm.getOrderId());
            return Answer.DONE;
        }

        @Override
        public boolean knows(String id) {
            if (id.contains("demo/9/")) throw new ArithmeticException("long overflow");
            return noted.contains(id);
        }
    };

    private final Clock clock = new Clock() {
        @Override
        public ZoneId getZone() {
            return ZoneOffset.UTC;
        }

        @Override
        public Clock withZone(ZoneId zone) {
            return this;
        }

        @Override
        public Instant instant() {
            return now;
        }
    };

    BoardWatchTest() {
        Watch watch = new Watch(clock, _ -> true, timers);
        var each = new BoardWatch(watch, boards, claims, notes, "life-1");
        each.begin();
        hall = new HallWatch(watch, notes, clock);
        var halfHours = new SheetWatch(
                watch,
                new TimeSheets(boards),
                part -> {
                    sheets.add(part);
                    return Answer.DONE;
                },
                clock);
        boards.onChange(board -> {
            each.changed(board);
            hall.changed(board);
            halfHours.changed(board);
        });
    }

    private Games game(String id) {
        return new Games(id, boards::fold);
    }

    private static Instant at(double seconds) {
        return START.plusMillis(Math.round(seconds * 1000));
    }

    /** Lets time pass and does what becomes due. */
    private void until(Instant end) {
        while (timers.next(_ -> true).filter(next -> !next.isAfter(end)).isPresent()) {
            Instant due = timers.next(_ -> true).orElseThrow();
            now = due.isAfter(now) ? due : now;
            for (Timers.Timer timer : timers.due(now, _ -> true)) {
                timers.answered(timer, timer.run(), now);
                if (timer.key().startsWith("trouble"))
                    boards.touch(BoardId.of(timer.key().substring("trouble|".length())));
            }
        }
        now = end;
    }

    // ---- flags

    @Test
    void whatIsReadOfThePastIsLookedAtOnceAtItsEnd() {
        var past = new Boards();
        var each = new BoardWatch(new Watch(clock, _ -> true, timers), past, claims, notes, "life-2");
        past.onChange(each::changed);
        new Games("demo/1/1", past::fold).created("1+0").started(START).moved(at(30));
        assertEquals(0, timers.size());
        each.begin();
        until(at(90.002));
        assertEquals(List.of("flag demo/1/1 SIDE_BLACK flag:life-2:3:0"), sent);
    }

    @Test
    void aBoardThatCannotBeLookedAtKeepsNoOtherFlagFromBeingClaimed() {
        var past = new Boards();
        var each = new BoardWatch(new Watch(clock, _ -> true, timers), past, claims, notes, "life-2");
        past.onChange(each::changed);
        for (int board = 1; board <= 5; board++) {
            new Games("demo/9/" + board, past::fold).created("1+0").started(START);
            new Games("demo/1/" + board, past::fold).created("1+0").started(START);
        }
        each.begin();
        until(at(60.002));
        for (int board = 1; board <= 5; board++)
            assertTrue(sent.contains("flag demo/1/" + board + " SIDE_WHITE flag:life-2:2:0"));
    }

    @Test
    void theFlagIsClaimedTwoMillisecondsAfterItFalls() {
        game("demo/1/1").created("1+0").started(START);
        until(at(60.001));
        assertEquals(List.of(), sent);
        until(at(60.002));
        assertEquals(List.of("flag demo/1/1 SIDE_WHITE flag:life-1:2:0"), sent);
    }

    @Test
    void aMoveSetsTheOtherSidesDeadlineAndAPauseNone() {
        Games game = game("demo/1/1").created("1+0").started(START).moved(at(30));
        until(at(89));
        assertEquals(List.of(), sent);
        game.paused(at(89));
        until(at(500));
        assertEquals(List.of(), sent);
        game.resumed(at(500));
        until(at(501.002));
        assertEquals(1, sent.size());
        assertTrue(sent.getFirst().startsWith("flag demo/1/1 SIDE_BLACK"), sent::getFirst);
    }

    @Test
    void law64ThePeriodIsClaimedWhenItHasRunDownAndThenTheFlag() {
        Games game =
                game("demo/1/1").created("1/1,1").started(START).moved(at(10)).moved(at(20));
        until(at(70.002));
        assertEquals(1, sent.size());
        game.periods(at(70.002));
        until(at(130.001));
        assertEquals(1, sent.size());
        until(at(130.002));
        assertEquals(2, sent.size());
    }

    @Test
    void dec03WithLagCompensationTheFlagIsClaimedOnceNoMoveOnItsWayCanBeInTime() {
        game("demo/1/1")
                .rules(rules -> rules.setLagCompensationMs(300))
                .created("1+0")
                .started(START);
        until(at(60.301));
        assertEquals(List.of(), sent);
        until(at(60.302));
        assertEquals(1, sent.size());
    }

    @Test
    void anAnswerThatWasNotTheFlagIsFollowedByANewClaim() {
        game("demo/1/1").created("1+0").started(START);
        until(at(60.052));
        assertEquals(2, sent.size());
        assertNotEquals(sent.getFirst(), sent.get(1));
    }

    // ---- default time, adjournment

    @Test
    void ocr1611aWithoutDefaultTimeTheAbsentPlayerIsClaimedRightAfterTheStart() {
        game("demo/1/1")
                .defaultMinutes(0)
                .created("90+30")
                .present(Side.WHITE, START)
                .started(START);
        until(at(1.001));
        assertEquals(List.of(), sent);
        until(at(1.002));
        assertEquals(List.of("default demo/1/1"), sent);
    }

    @Test
    void dec13ACheckInThatWasInTimeAndOnItsWayAtTheStartIsWaitedFor() {
        game("demo/1/1")
                .defaultMinutes(0)
                .created("90+30")
                .present(Side.WHITE, START)
                .started(START)
                .present(Side.BLACK, START.minusMillis(1));
        until(at(60));
        assertEquals(List.of(), sent);
    }

    @Test
    void law671WhoeverHasNotComeAfterThirtyMinutesIsClaimed() {
        game("demo/1/1").defaultMinutes(30).created("90+30").started(START).present(Side.BLACK, at(1800));
        until(at(1801.002));
        assertEquals(List.of("default demo/1/1"), sent);
    }

    @Test
    void adjI7AnAdjournedGameGoesOnAtTheInstantOnTheEnvelope() {
        Games game = game("demo/1/1").created("90+30").started(START).moved(at(10));
        game.tell(
                "game_adjourned",
                at(20),
                GameAdjourned.newBuilder().setClocks(Facts.standing(at(20))).build());
        game.tell(
                "envelope_confirmed",
                at(30),
                EnvelopeConfirmed.newBuilder()
                        .setResumesAt(RecordMapper.timestamp(at(500)))
                        .build());
        until(at(500.001));
        assertEquals(List.of(), sent);
        until(at(500.002));
        assertEquals(List.of("resume demo/1/1"), sent);
    }

    @Test
    void aGameAdjournedToTheEndOfTimeDisturbsNoOther() {
        Games game = game("demo/1/1").created("90+30").started(START);
        game.tell(
                "game_adjourned",
                at(20),
                GameAdjourned.newBuilder().setClocks(Facts.standing(at(20))).build());
        for (Instant far : List.of(Instant.MIN, Instant.MAX))
            game.tell(
                    "envelope_confirmed",
                    at(30),
                    EnvelopeConfirmed.newBuilder()
                            .setResumesAt(RecordMapper.timestamp(far))
                            .build());
        game("demo/1/2").created("1+0").started(START);
        until(at(61));
        assertEquals("flag demo/1/2 SIDE_WHITE flag:life-1:2:0", sent.getFirst());
    }

    /** As if an instance had stood still while another one took the withdrawal. */
    @Test
    void law66AStartIsNotCarriedOutWhenItsLogDoesNotLetItBegin() {
        var starts = new StartWatch(
                new Watch(clock, _ -> true, timers),
                "order-2"::equals,
                given -> sent.add(given.getHeader().getKey()));
        for (String order : List.of("order-1", "order-2"))
            starts.fold(ClockEvent.newBuilder()
                    .setHeader(EventHeader.newBuilder().setKey(order))
                    .setOrderGiven(OrderGiven.newBuilder().setStartAt(RecordMapper.timestamp(START)))
                    .build());
        until(at(60));
        assertEquals(List.of("order-2"), sent);
    }

    @Test
    void aStartChosenForTheEndOfTimeIsNeverDue() {
        var starts = new StartWatch(
                new Watch(clock, _ -> true, timers),
                _ -> true,
                given -> sent.add(given.getHeader().getKey()));
        starts.fold(ClockEvent.newBuilder()
                .setHeader(EventHeader.newBuilder().setKey("order-1"))
                .setOrderGiven(OrderGiven.newBuilder().setStartAt(RecordMapper.timestamp(Instant.MAX)))
                .build());
        Games game = game("demo/1/1").defaultMinutes(30).created("90+30");
        game.tell(
                "game_started",
                START,
                GameStarted.newBuilder()
                        .setAttempt(1)
                        .setScheduledAt(RecordMapper.timestamp(Instant.MAX))
                        .setClocks(Facts.standing(START))
                        .build());
        until(at(3600));
        assertEquals(List.of(), sent);
    }

    // ---- time trouble

    private List<TroubleLevel> levels() {
        return troubles.stream().map(NoteTimeTroubleRequest::getLevel).toList();
    }

    @Test
    void everyLevelIsNotedOnceWhenTheClockComesUnderIt() {
        game("demo/1/1").created("6+0").started(START);
        until(at(60));
        assertEquals(List.of(), levels());
        until(at(60.001));
        assertEquals(List.of(TroubleLevel.TROUBLE_LEVEL_UNDER_5_MINUTES), levels());
        assertEquals(299, troubles.getFirst().getClocks().getWhite().getSeconds());
        until(at(359));
        assertEquals(
                List.of(
                        TroubleLevel.TROUBLE_LEVEL_UNDER_5_MINUTES,
                        TroubleLevel.TROUBLE_LEVEL_UNDER_2_MINUTES,
                        TroubleLevel.TROUBLE_LEVEL_UNDER_30_SECONDS),
                levels());
        assertEquals(
                3,
                troubles.stream()
                        .map(NoteTimeTroubleRequest::getOrderId)
                        .distinct()
                        .count());
    }

    @Test
    void aSmallGrantIsNoNewsAndOneAboveTheLevelIs() {
        Games game = game("demo/1/1").created("6+0").started(START);
        until(at(61));
        game.adjusted(Side.WHITE, Duration.ofMillis(500), at(61));
        until(at(62));
        assertEquals(1, troubles.size());
        game.adjusted(Side.WHITE, Duration.ofMinutes(1), at(62));
        until(at(200));
        assertEquals(
                List.of(TroubleLevel.TROUBLE_LEVEL_UNDER_5_MINUTES, TroubleLevel.TROUBLE_LEVEL_UNDER_5_MINUTES),
                levels());
    }

    @Test
    void aPenaltyThatTakesAClockUnderALevelIsNotedAtOnce() {
        game("demo/1/1").created("6+0").started(START).adjusted(Side.BLACK, Duration.ofMinutes(-2), at(1));
        until(at(1));
        assertEquals(
                List.of("SIDE_BLACK"),
                troubles.stream().map(trouble -> trouble.getSide().name()).toList());
    }

    // ---- alarms

    private void published(String control) {
        boards.fold(CompetitionEvent.newBuilder()
                .setHeader(EventHeader.newBuilder().setKey("demo"))
                .setCompetitionLoaded(CompetitionLoaded.newBuilder()
                        .setRegulations(Regulations.newBuilder().setControl(Facts.control(control))))
                .build());
    }

    @Test
    void ocr195AWrongSettingIsOneAlarmAndNamesBothControls() {
        published("90+30");
        game("demo/1/1").created("60+30").started(START).moved(at(5));
        until(at(10));
        assertEquals(1, alarms.size());
        assertEquals(AlarmKind.ALARM_KIND_SETTING_DIFFERS, alarms.getFirst().getKind());
        assertEquals("90+30", alarms.getFirst().getExpected());
        assertEquals("60+30", alarms.getFirst().getFound());
        boards.touch(BoardId.of("demo/1/1"));
        until(at(20));
        assertEquals(1, alarms.size());
    }

    @Test
    void aControlThatIsPublishedAMomentAfterTheGameIsNoAlarm() {
        published("60+30");
        now = START.minusSeconds(600);
        game("demo/1/1").created("90+30");
        published("90+30");
        until(at(10));
        assertEquals(List.of(), alarms);
    }

    @Test
    void ocr195ClocksThatDoNotShowWhatTheyMustAreOneAlarm() {
        Games game = game("demo/1/1")
                .created("5+0")
                .started(START)
                .wrongBy(Duration.ofSeconds(3))
                .moved(at(5));
        until(at(10));
        game.moved(at(11)).moved(at(12));
        until(at(20));
        assertEquals(
                List.of(AlarmKind.ALARM_KIND_TIME_NOT_CONSERVED),
                alarms.stream().map(RaiseAlarmRequest::getKind).toList());
        assertEquals("4:58 / 5:00", alarms.getFirst().getFound());
        assertEquals("4:55 / 5:00", alarms.getFirst().getExpected());
    }

    @Test
    void movesEverySecondDoNotPutAnAlarmOff() {
        Games game = game("demo/1/1").created("5+0").started(START).wrongBy(Duration.ofSeconds(3));
        for (int second = 1; second <= 5; second++) {
            game.moved(at(second));
            until(at(second + 0.9));
        }
        assertEquals(1, alarms.size());
    }

    @Test
    void eng4AnOutageIsOneAlarmWithAllItsBoards() {
        now = at(60);
        for (int board = 1; board <= 40; board++)
            game("demo/1/" + board)
                    .created("5+0")
                    .started(START)
                    .outage(at(10 + board % 4 * 0.01), at(15 + board % 4 * 0.02));
        until(at(90));
        assertEquals(1, alarms.size());
        RaiseAlarmRequest alarm = alarms.getFirst();
        assertEquals(AlarmKind.ALARM_KIND_OUTAGE, alarm.getKind());
        assertEquals(40, alarm.getBoardsCount());
        assertEquals(at(10), RecordMapper.instant(alarm.getFrom()));
        assertEquals(at(15.06), RecordMapper.instant(alarm.getTo()));
        assertTrue(alarm.getText().contains("40 boards are paused, and no time was charged"), alarm::getText);
        assertTrue(alarm.getFound().contains("partition 0:"), alarm::getFound);
    }

    @Test
    void aBoardThatTurnsUpLaterIsAddedToTheSameAlarmAndAnotherOutageIsAnother() {
        game("demo/1/1").created("5+0").started(START).outage(at(10), at(15));
        until(at(30));
        hall.told(alarms.getFirst().getOrderId(), raised(alarms.getFirst()));
        Games late = game("demo/1/2").created("5+0").started(START).outage(at(10.02), at(15.01));
        until(at(40));
        assertEquals(2, alarms.size());
        assertEquals(alarms.getFirst().getOrderId(), alarms.get(1).getOrderId());
        assertEquals(2, alarms.get(1).getBoardsCount());
        hall.told(alarms.get(1).getOrderId(), raised(alarms.get(1)));
        late.resumed(at(50)).outage(at(100), at(103));
        until(at(200));
        assertEquals(3, alarms.size());
        assertNotEquals(alarms.get(1).getOrderId(), alarms.get(2).getOrderId());
    }

    @Test
    void afterARestartAnOutageThatWasToldIsNotToldAgain() {
        hall.told(
                "alarm:outage:demo:1",
                AlarmRaised.newBuilder()
                        .setKind(AlarmKind.ALARM_KIND_OUTAGE)
                        .setCompetitionId("demo")
                        .setFrom(RecordMapper.timestamp(at(10)))
                        .setTo(RecordMapper.timestamp(at(15)))
                        .addBoards(OrderedBoard.newBuilder().setBoardId("demo/1/1"))
                        .build());
        game("demo/1/1").created("5+0").started(START).outage(at(10), at(15));
        until(at(30));
        assertEquals(List.of(), alarms);
    }

    private static AlarmRaised raised(RaiseAlarmRequest alarm) {
        return AlarmRaised.newBuilder()
                .setKind(alarm.getKind())
                .setCompetitionId(alarm.getCompetitionId())
                .setFrom(alarm.getFrom())
                .setTo(alarm.getTo())
                .addAllBoards(alarm.getBoardsList())
                .build();
    }

    // ---- time sheets

    @Test
    void aSheetIsTakenEveryHalfHourWhileGamesOfARoundAreRunning() {
        Games game = game("demo/1/1").created("90+30").started(START).moved(at(60));
        game("demo/1/2").created("90+30");
        game("demo/2/1").created("90+30");
        until(at(1799));
        assertEquals(List.of(), sheets);
        until(at(1800));
        assertEquals(1, sheets.size());
        TakeTimeSheetRequest sheet = sheets.getFirst();
        assertEquals("sheet:demo:1:" + at(1800).getEpochSecond(), sheet.getOrderId());
        assertEquals(
                List.of("demo/1/1", "demo/1/2"),
                sheet.getRowsList().stream().map(TimeSheetRow::getBoardId).toList());
        TimeSheetRow row = sheet.getRows(0);
        assertEquals(1, row.getWhiteMoves());
        assertEquals(0, row.getBlackMoves());
        assertEquals(5430 - 60 + 30, row.getClocks().getWhite().getSeconds());
        assertEquals(5430 - 1740, row.getClocks().getBlack().getSeconds());
        assertEquals(5400 + 3690, row.getExpected().getSeconds());
        assertTrue(row.getConserved());
        assertEquals("CREATED", sheet.getRows(1).getStatus());
        until(at(3600));
        assertEquals(2, sheets.size());
        game.paused(at(3600))
                .tell(
                        "game_ended",
                        at(3601),
                        GameEnded.newBuilder().setClocks(game.reading(at(3601))).build());
        until(at(9000));
        assertEquals(2, sheets.size());
    }

    @Test
    void aSheetForSomeBoardsHasNoOthers() {
        game("demo/1/1").created("90+30");
        boards.fold(Facts.created("demo/1/2", "bonn", "oslo"));
        var sheet = new TimeSheets(boards)
                .take(
                        "sheet-1",
                        "demo",
                        1,
                        START,
                        board -> board.getVenuesList().contains("bonn"));
        assertEquals(
                List.of("demo/1/2"),
                sheet.getFirst().getRowsList().stream()
                        .map(TimeSheetRow::getBoardId)
                        .toList());
        assertEquals(
                List.of(),
                new TimeSheets(boards)
                        .take(
                                "sheet-1",
                                "demo",
                                1,
                                START,
                                board -> board.getVenuesList().contains("paris")));
    }

    @Test
    void aLongSheetComesInParts() {
        for (int board = 1; board <= 1_500; board++) game("demo/1/" + board).created("90+30");
        var parts = new TimeSheets(boards).take("sheet-1", "demo", 1, START);
        assertEquals(
                List.of("sheet-1", "sheet-1:2"),
                parts.stream().map(TakeTimeSheetRequest::getOrderId).toList());
        assertEquals(
                List.of(1_000, 500),
                parts.stream().map(TakeTimeSheetRequest::getRowsCount).toList());
        assertEquals(
                List.of(2, 2),
                parts.stream().map(TakeTimeSheetRequest::getParts).toList());
    }
}
