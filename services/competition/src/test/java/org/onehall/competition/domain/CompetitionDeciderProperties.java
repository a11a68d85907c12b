package org.onehall.competition.domain;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;
import static org.onehall.competition.domain.Halls.*;

import java.math.BigDecimal;
import java.util.ArrayList;
import java.util.EnumSet;
import java.util.List;
import java.util.Optional;
import java.util.Random;
import java.util.Set;
import org.junit.jupiter.api.Test;
import org.onehall.chess.BySide;
import org.onehall.chess.Side;
import org.onehall.competition.streams.CompetitionLog;
import org.onehall.decider.Actor;
import org.onehall.decider.Decision;
import org.onehall.decider.Role;
import org.onehall.decider.Submitted;
import org.onehall.eventlog.RecordMapper;
import org.onehall.proto.types.v1.EventHeader;
import org.onehall.regulations.Points;

/** Random command logs: replaying them gives the live state, wire and store preserve it, nothing throws. */
class CompetitionDeciderProperties {
    private static final long SEED = 20_260_501L;
    private static final CompetitionDecider DECIDER = new CompetitionDecider();

    @Test
    void everyRandomLogReplaysToItsLiveState() {
        int approved = 0;
        int signed = 0;
        int archived = 0;
        int drafts = 0;
        Set<ChangeKind> changes = EnumSet.noneOf(ChangeKind.class);
        for (int run = 0; run < 600; run++) {
            long seed = SEED + run;
            Random random = new Random(seed);
            Random more = new Random(seed);
            CompetitionState live = DECIDER.initial();
            List<Event> log =
                    new ArrayList<>(run % 20 == 0 ? Lives.finishedWhole().log() : List.of());
            live = DECIDER.replay(log);
            for (int step = 0; step < 150; step++) {
                Command command = step % 15 == 0 ? life(more) : command(random);
                var submitted = new Submitted<>(
                        command, actor(random, command), "r" + step, T0.plusSeconds(step), T0.plusSeconds(step));
                if (DECIDER.decide(submitted, live) instanceof Decision.Accepted<Event>(var events))
                    for (Event event : events) {
                        log.add(event);
                        live = DECIDER.evolve(live, event);
                    }
            }
            assertEquals(live, DECIDER.replay(log), "seed " + seed);
            assertEquals(
                    log,
                    log.stream().map(CompetitionDeciderProperties::overTheWire).toList(),
                    "seed " + seed);
            var stored = CompetitionLog.CONTEXT.states();
            assertEquals(live, stored.read(stored.write(live)), "seed " + seed);
            if (live.definition().isPresent()) Standings.of(live, false);
            log.stream()
                    .filter(Event.DefinitionChanged.class::isInstance)
                    .forEach(event -> changes.add(((Event.DefinitionChanged) event).kind()));
            drafts += (int)
                    log.stream().filter(Event.DraftSaved.class::isInstance).count();
            archived += (int) log.stream()
                    .filter(Event.CompetitionArchived.class::isInstance)
                    .count();
            signed += (int)
                    log.stream().filter(Event.ReportSigned.class::isInstance).count();
            approved += (int)
                    log.stream().filter(Event.ResultApproved.class::isInstance).count();
        }
        assertTrue(approved > 50, "the logs reach approved results: " + approved);
        assertTrue(changes.size() >= 14, "the logs reach changes: " + changes);
        assertTrue(signed > 0, "the logs reach signed reports: " + signed);
        assertTrue(drafts > 50, "the logs reach drafts: " + drafts);
        assertTrue(archived > 0, "the logs reach the archive: " + archived);
    }

    private static Command command(Random random) {
        return switch (random.nextInt(27)) {
            case 0 -> random.nextInt(5) == 0 ? load(venues(), officials(), players(), rounds().subList(1, 2)) : load();
            case 1, 2 -> new Command.OpenRound(ID, random.nextInt(4), 518);
            case 3, 4, 5 ->
                new Command.NoteResult(
                        ID,
                        1 + random.nextInt(3),
                        random.nextInt(4),
                        Result.values()[random.nextInt(3)],
                        Termination.values()[random.nextInt(Termination.values().length)],
                        random.nextBoolean());
            case 6 -> new Command.WithdrawResult(ID, 1 + random.nextInt(3), random.nextInt(4), "r", "OCR 19.4");
            case 7 ->
                new Command.ApplyPenalty(
                        ID,
                        "spring/1/1/ruling-1",
                        "OCR 18.4",
                        1 + random.nextInt(3),
                        random.nextInt(4),
                        random.nextBoolean()
                                ? Optional.empty()
                                : Optional.of(new ScoreChange(points(random), points(random))),
                        random.nextBoolean()
                                ? Optional.empty()
                                : Optional.of(new Exclusion(
                                        List.of("r1", "r2", "m1", "x").get(random.nextInt(4)),
                                        List.of(1 + random.nextInt(3)),
                                        random.nextInt(4) == 0)),
                        random.nextInt(3) == 0 ? Optional.of("spring/1/1/ruling-1") : Optional.empty(),
                        false,
                        false,
                        "");
            case 18, 19, 20, 21, 22, 23 -> change(random);
            case 24, 25, 26 -> repair(random);
            case 8 -> new Command.CloseRound(ID, 1 + random.nextInt(3));
            case 13 ->
                new Command.ConfirmResult(
                        ID,
                        1 + random.nextInt(3),
                        random.nextInt(4),
                        random.nextBoolean() ? Side.WHITE : Side.BLACK,
                        random.nextBoolean());
            case 9, 10, 11, 12 ->
                new Command.SignReport(
                        ID,
                        1 + random.nextInt(3),
                        List.of("rome", "milan", "oslo", "").get(random.nextInt(4)),
                        "r",
                        DIGEST,
                        random.nextInt(8) > 0);
            default ->
                new Command.ApproveResult(
                        ID,
                        1 + random.nextInt(3),
                        random.nextInt(4),
                        Result.values()[random.nextInt(4)].text(),
                        random.nextBoolean() ? List.of() : List.of(Side.values()),
                        "r");
        };
    }

    private static Command repair(Random random) {
        List<String> players = List.of("r1", "m1", "m2", "r2");
        int board = 1 + random.nextInt(3);
        String white = players.get(random.nextInt(4));
        String black = players.get(random.nextInt(4));
        return random.nextInt(3) == 0
                ? new Command.NoteRepair(
                        ID, 1, board, white, black, random.nextBoolean() ? "" : "MOVE_PLAYED", "LAW 6.6")
                : new ScheduleCommand.RepairPairing(ID, 1, board, white, black, Changes.WHY);
    }

    private static Command life(Random random) {
        return switch (random.nextInt(4)) {
            case 0 -> Lives.save("id: spring " + random.nextInt(3));
            case 1 -> new LifeCommand.DiscardDraft(ID);
            case 2 -> new ScheduleCommand.RemoveRound(ID, 2, Changes.WHY);
            default -> Lives.archive();
        };
    }

    static Command change(Random random) {
        String player = List.of("r1", "r2", "m1", "m2", "p5", "x").get(random.nextInt(6));
        int round = 1 + random.nextInt(4);
        return switch (random.nextInt(12)) {
            case 0 -> Changes.enter(Changes.entrant("", "Bo Viola", random.nextBoolean() ? "rome" : "oslo"));
            case 1 -> Changes.withdraw(player, round);
            case 2 -> Changes.giveBack(player, round);
            case 3 -> Changes.bye(player, round, ByeKind.values()[random.nextInt(3)]);
            case 4 -> Changes.move(player, List.of("rome", "milan", "oslo").get(random.nextInt(3)), round);
            case 5 -> Changes.oslo();
            case 6 -> new StaffCommand.RemoveVenue(ID, random.nextBoolean() ? "oslo" : "rome", Changes.WHY);
            case 7 -> Changes.replace("fa", "Ada Nove", Role.FLOOR_ARBITER, "rome", random.nextBoolean() ? "fa" : "");
            case 8 -> Changes.plan(round);
            case 9 -> new ScheduleCommand.RemoveRound(ID, round, Changes.WHY);
            case 10 -> new ScheduleCommand.PublishPairings(ID, round);
            default ->
                Changes.pair(round, new Pairing(1 + random.nextInt(2), player, random.nextBoolean() ? "m1" : "r2"));
        };
    }

    private static BySide<BigDecimal> points(Random random) {
        List<String> points = List.of("0", "0.5", "1");
        return new BySide<>(Points.of(points.get(random.nextInt(3))), Points.of(points.get(random.nextInt(3))));
    }

    /** Mostly an actor who may give the command, sometimes any actor. */
    private static Actor actor(Random random, Command command) {
        if (random.nextInt(4) > 0)
            return switch (command) {
                case Command.Load _ -> ORGANISER;
                case Command.OpenRound _, Command.ApproveResult _, Command.CloseRound _ -> CA;
                case Command.ConfirmResult confirm ->
                    Actor.seat(
                            "p",
                            "rome",
                            ID + "/" + confirm.round() + "/" + confirm.board(),
                            confirm.side().name());
                case Command.SignReport sign ->
                    sign.venueId().isEmpty()
                            ? CA
                            : Actor.official(sign.venueId() + "-lca", Role.LOCAL_CHIEF_ARBITER, sign.venueId());
                case Command.NoteResult _, Command.WithdrawResult _, Command.ApplyPenalty _, Command.NoteRepair _ ->
                    SERVICE;
                case ScheduleCommand.RepairPairing _ -> CA;
                case Change _, LifeCommand _ -> ORGANISER;
            };
        return List.of(OPERATOR, ORGANISER, CA, CA, LCA_ROME, LCA_ELSEWHERE, SERVICE, SERVICE, PLAYER)
                .get(random.nextInt(9));
    }

    private static Event overTheWire(Event event) {
        var header = EventHeader.newBuilder()
                .setEventId("x#1")
                .setSequence(1)
                .setOccurredAt(RecordMapper.timestamp(T0))
                .build();
        byte[] bytes = CompetitionLog.CONTEXT.envelope(event, header).toByteArray();
        return CompetitionLog.CONTEXT
                .event(CompetitionLog.CONTEXT.parseEvent(bytes))
                .orElseThrow();
    }
}
