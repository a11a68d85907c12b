package org.onehall.competition.domain;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;
import static org.onehall.competition.domain.Halls.*;

import java.math.BigDecimal;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.Random;
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
        for (int run = 0; run < 300; run++) {
            long seed = SEED + run;
            Random random = new Random(seed);
            CompetitionState live = DECIDER.initial();
            List<Event> log = new ArrayList<>();
            for (int step = 0; step < 150; step++) {
                Command command = command(random);
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
            signed += (int)
                    log.stream().filter(Event.ReportSigned.class::isInstance).count();
            approved += (int)
                    log.stream().filter(Event.ResultApproved.class::isInstance).count();
        }
        assertTrue(approved > 50, "the logs reach approved results: " + approved);
        assertTrue(signed > 0, "the logs reach signed reports: " + signed);
    }

    private static Command command(Random random) {
        return switch (random.nextInt(18)) {
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
                case Command.NoteResult _, Command.WithdrawResult _, Command.ApplyPenalty _ -> SERVICE;
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
