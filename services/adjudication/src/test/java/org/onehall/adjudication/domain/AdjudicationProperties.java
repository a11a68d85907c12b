package org.onehall.adjudication.domain;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;
import static org.onehall.adjudication.domain.Boards.*;

import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.Random;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.onehall.adjudication.streams.AdjudicationLog;
import org.onehall.chess.Side;
import org.onehall.clock.TimeControl;
import org.onehall.decider.Actor;
import org.onehall.decider.Decision;
import org.onehall.decider.Submitted;
import org.onehall.eventlog.RecordMapper;
import org.onehall.proto.types.v1.EventHeader;
import org.onehall.regulations.DisconnectionOption;
import org.onehall.regulations.Points;
import org.onehall.regulations.ScoringTable;

/**
 * Random command logs: replay gives the live state, wire and store keep it, no case has two decisions that stand,
 * nothing throws.
 */
@Tag("slow")
class AdjudicationProperties {
    private static final long SEED = 20_261_122L;
    private static final List<String> POINTS = List.of("0", "0.5", "1", "0.75", "2");
    private static final List<Actor> ACTORS =
            List.of(CA, DEPUTY, LCA_BARI, LCA_ROME, LTA_BARI, FLOOR_BARI, WHITE, BLACK, BLACK_ELSEWHERE, SERVICE);

    @Test
    void everyRandomLogReplaysToItsLiveState() {
        var decider = new Boards.Seeing();
        int decisions = 0;
        for (int run = 0; run < 300; run++) {
            long seed = SEED + run;
            Random random = new Random(seed);
            AdjudicationState live = decider.initial();
            List<Event> log = new ArrayList<>();
            for (int step = 0; step < 150; step++) {
                Command command = command(random);
                var submitted = new Submitted<>(
                        command,
                        actor(random, command),
                        "r" + step,
                        T0.plusSeconds(60L * step),
                        T0.plusSeconds(60L * step));
                if (decider.decide(submitted, live) instanceof Decision.Accepted<Event>(var events)) {
                    for (Event event : events) {
                        log.add(event);
                        live = decider.evolve(live, event);
                    }
                }
            }
            assertEquals(live, decider.replay(log), "seed " + seed);
            assertEquals(
                    log, log.stream().map(AdjudicationProperties::overTheWire).toList(), "seed " + seed);
            assertEquals(
                    live,
                    AdjudicationLog.CONTEXT
                            .states()
                            .read(AdjudicationLog.CONTEXT.states().write(live)),
                    "seed " + seed);
            for (String caseId : live.cases().keySet())
                assertTrue(
                        live.rulings().stream()
                                        .filter(r -> r.progress() != AdjudicationState.Progress.REFUSED)
                                        .filter(r -> r.caseId()
                                                .filter(caseId::equals)
                                                .isPresent())
                                        .count()
                                <= 1,
                        "seed " + seed);
            for (Event event : log)
                if (event instanceof Event.CaseVoided voided)
                    assertTrue(live.cases().get(voided.caseId()).decided(), "seed " + seed);
            decisions += (int) log.stream()
                    .filter(Event.DisconnectionDecided.class::isInstance)
                    .count();
        }
        // One decision settles all undecided cases of its board, and waits for the reports of all of them.
        assertTrue(decisions > 50, "the walk reaches decisions: " + decisions);
    }

    /** Mostly a person who has the right. */
    private static Actor actor(Random random, Command command) {
        if (random.nextInt(4) == 0) return ACTORS.get(random.nextInt(ACTORS.size()));
        return switch (command) {
            case Command.CallArbiter call -> call.side() == Side.WHITE ? WHITE : BLACK;
            case Command.DecideDisconnection _ -> random.nextBoolean() ? CA : DEPUTY;
            case Command.AskQuestion question -> question.side() == Side.WHITE ? WHITE : BLACK;
            case Command.FileAppeal appeal -> appeal.side() == Side.WHITE ? WHITE : BLACK;
            case Command.RecordFailedPause _,
                    Command.CompensateFailedPause _,
                    Command.CloseFailedPause _,
                    Command.TakeCopy _,
                    Command.RecordFee _,
                    Command.DecideAppeal _,
                    Command.AcknowledgeCall _,
                    Command.AnswerQuestion _,
                    Command.AnswerCall _,
                    Command.DelegateDecision _,
                    Command.ImposePenalty _,
                    Command.WithdrawRuling _ -> CA;
            case Command.NoteCase _,
                    Command.NoteUnanswered _,
                    Command.NoteUnacknowledged _,
                    Command.NoteCallPause _,
                    Command.NoteBoard _,
                    Command.NoteRuling _ -> SERVICE;
        };
    }

    private static Event overTheWire(Event event) {
        var header = EventHeader.newBuilder()
                .setEventId("x#1")
                .setSequence(1)
                .setOccurredAt(RecordMapper.timestamp(T0))
                .build();
        byte[] bytes = AdjudicationLog.CONTEXT.envelope(event, header).toByteArray();
        return AdjudicationLog.CONTEXT
                .event(AdjudicationLog.CONTEXT.parseEvent(bytes))
                .orElseThrow();
    }

    private static Command command(Random random) {
        Side side = random.nextBoolean() ? Side.WHITE : Side.BLACK;
        String caseId = "bari/case-" + (1 + random.nextInt(3));
        String appealId = BOARD + "/appeal-" + (1 + random.nextInt(3));
        String failureId = BOARD + "/pause-" + (1 + random.nextInt(3));
        String callId = BOARD + "/call-" + (1 + random.nextInt(4));
        return switch (random.nextInt(30)) {
            case 0 ->
                new Command.CallArbiter(
                        BOARD,
                        side,
                        "x".repeat(random.nextInt(510)),
                        random.nextBoolean() ? Optional.of(CallKind.MEDICAL) : Optional.empty(),
                        new CallTerms(
                                random.nextBoolean(),
                                random.nextBoolean(),
                                random.nextBoolean(),
                                Duration.ofSeconds(random.nextInt(120)),
                                List.of(new CallTerms.Captain("p-black", "Bo"))));
            case 1 -> new Command.AnswerCall(callId, random.nextBoolean(), "");
            case 16 ->
                new Command.FileAppeal(
                        BOARD,
                        side,
                        random.nextBoolean()
                                ? Optional.of(BOARD + "/ruling-" + (1 + random.nextInt(6)))
                                : Optional.empty(),
                        "wrong",
                        TERMS,
                        new AppealTerms(
                                true,
                                random.nextBoolean(),
                                random.nextBoolean() ? Optional.of(Duration.ofMinutes(10)) : Optional.empty(),
                                Points.of(random.nextBoolean() ? "200" : "0"),
                                Points.of("500"),
                                "",
                                Optional.empty(),
                                random.nextInt(8) == 0,
                                Optional.empty(),
                                random.nextInt(4) == 0));
            case 20 -> new Command.RecordFailedPause(BOARD, T0, random.nextInt(4) == 0 ? "" : "no answer");
            case 21 ->
                new Command.CompensateFailedPause(
                        BOARD,
                        failureId,
                        Optional.of(Duration.ofSeconds(random.nextLong(4_000))),
                        random.nextBoolean() ? Optional.of(Duration.ofSeconds(30)) : Optional.empty());
            case 22 -> new Command.CloseFailedPause(BOARD, failureId, "not needed");
            case 17 -> new Command.TakeCopy(BOARD, appealId);
            case 18 -> new Command.RecordFee(BOARD, appealId, "");
            case 19 ->
                new Command.DecideAppeal(
                        BOARD,
                        appealId,
                        AppealOutcome.values()[random.nextInt(3)],
                        Optional.of(score(POINTS.get(random.nextInt(3)), "0")),
                        "heard",
                        random.nextBoolean() ? OptionalInt.empty() : OptionalInt.of(random.nextInt(3)),
                        random.nextBoolean() ? known(Optional.empty()) : ended(POINTS.get(random.nextInt(3)), "0"));
            case 14 -> new Command.AskQuestion(BOARD, side, random.nextInt(4) == 0 ? "" : "castling?", TERMS);
            case 15 ->
                new Command.AnswerQuestion(
                        BOARD + "/question-" + (1 + random.nextInt(4)),
                        random.nextBoolean() ? "OCR 5.4.1" : "no article",
                        "");
            case 11 -> new Command.AcknowledgeCall(callId);
            case 12 -> new Command.NoteUnacknowledged(callId);
            case 13 -> new Command.NoteCallPause(callId, random.nextBoolean(), "CODE", "text");
            case 2, 3, 4, 27 ->
                new Command.NoteCase(
                        caseId, "bari", Side.BLACK, CaseState.values()[random.nextInt(4)], random.nextInt(3));
            case 5, 6, 28 ->
                new Command.DecideDisconnection(
                        BOARD,
                        caseId,
                        DisconnectionOption.values()[random.nextInt(DisconnectionOption.values().length)],
                        random.nextBoolean()
                                ? Optional.of(Duration.ofSeconds(random.nextLong(200) - 50))
                                : Optional.empty(),
                        random.nextBoolean()
                                ? Optional.of(TimeControl.parse(random.nextBoolean() ? "25+10" : "120+5"))
                                : Optional.empty(),
                        random.nextBoolean() ? "" : "why",
                        random.nextBoolean() ? Optional.of(side) : Optional.empty(),
                        random.nextBoolean()
                                ? Optional.of(Duration.ofSeconds(random.nextLong(4_000)))
                                : Optional.empty(),
                        random.nextBoolean()
                                ? List.of()
                                : List.of(new Precedent(DisconnectionOption.REDUCE, 1 + random.nextInt(3))),
                        random.nextBoolean() ? Optional.of(Duration.ofSeconds(random.nextLong(200))) : Optional.empty(),
                        random.nextBoolean() ? OptionalInt.of(1) : OptionalInt.empty());
            case 7, 29 ->
                new Command.ImposePenalty(
                        BOARD,
                        side,
                        items(random),
                        random.nextInt(4) == 0 ? "" : "noise",
                        random.nextInt(3) == 0 ? random.nextInt(9) : ALL_SEEN,
                        random.nextBoolean() ? known(Optional.empty()) : ended(POINTS.get(random.nextInt(3)), "0"),
                        random.nextInt(3) == 0 ? Optional.of(callId) : Optional.empty(),
                        random.nextInt(3) == 0,
                        random.nextInt(3) == 0
                                ? Optional.of(FairPlayGround.values()[random.nextInt(2)])
                                : Optional.empty());
            case 24, 25 -> {
                List<PenaltyKind> kinds =
                        items(random).stream().map(PenaltyItem::kind).toList();
                yield new Command.WithdrawRuling(
                        BOARD,
                        BOARD + "/ruling-" + (1 + random.nextInt(4)),
                        random.nextInt(3) == 0 ? kinds : List.of(PenaltyKind.values()[random.nextInt(9)]),
                        "another player",
                        random.nextInt(9) == 0 ? random.nextInt(9) : ALL_SEEN,
                        random.nextInt(5) == 0 ? Optional.empty() : Optional.of(CA.role()),
                        random.nextBoolean() ? known(Optional.empty()) : ended(POINTS.get(random.nextInt(3)), "0"),
                        List.of());
            }
            case 26 ->
                new Command.NoteRuling(
                        BOARD + "/ruling-" + (1 + random.nextInt(20)), random.nextInt(3) > 0, "CODE", "text");
            case 8 ->
                new Command.NoteRuling(
                        BOARD + "/ruling-" + (1 + random.nextInt(6)), random.nextBoolean(), "CODE", "text");
            case 9 -> new Command.DelegateDecision(BOARD, caseId);
            case 10 -> new Command.NoteUnanswered(caseId);
            default ->
                new Command.NoteBoard(
                        "rome",
                        "bari",
                        1 + random.nextInt(2),
                        random.nextInt(4) > 0,
                        random.nextInt(8) == 0,
                        CONTROL,
                        random.nextBoolean()
                                ? Optional.of(Duration.ofSeconds(1 + random.nextInt(3_600)))
                                : Optional.empty(),
                        "p-white",
                        "p-black",
                        random.nextBoolean() ? Optional.of(T0) : Optional.empty(),
                        random.nextBoolean() ? Optional.of(T0) : Optional.empty(),
                        false);
        };
    }

    private static List<PenaltyItem> items(Random random) {
        List<PenaltyItem> items = new ArrayList<>();
        for (int count = random.nextInt(4); count > 0; count--) {
            PenaltyKind kind = PenaltyKind.values()[random.nextInt(PenaltyKind.values().length)];
            items.add(
                    switch (random.nextInt(6)) {
                        case 0 -> PenaltyItem.of(kind);
                        case 1 -> PenaltyItem.time(kind, Optional.of(Duration.ofSeconds(random.nextLong(4_000))));
                        case 2 -> PenaltyItem.points(kind, Points.of(POINTS.get(random.nextInt(POINTS.size()))));
                        case 3 -> PenaltyItem.exclusion(List.of(random.nextInt(6)));
                        default -> item(kind);
                    });
        }
        return items;
    }

    @Test
    void whateverIsCombinedIsImposedWholeOrNotAtAllAndItsScoreIsLegal() { // OCR 18.4, DEC-20
        var decider = new Boards.Seeing();
        int imposed = 0;
        int several = 0;
        for (int run = 0; run < 20_000; run++) {
            long seed = SEED + run;
            Random random = new Random(seed);
            boolean over = random.nextBoolean();
            List<PenaltyItem> items = items(random);
            var penalty = penalise(items, over ? ended(POINTS.get(random.nextInt(3)), "0") : known(Optional.empty()));
            var state = decider.replay(List.of(noted(1, !over, over)));
            Actor actor = random.nextInt(3) > 0 ? CA : ACTORS.get(random.nextInt(ACTORS.size()));
            if (!(decider.decide(new Submitted<>(penalty, actor, "r", T0, T0), state)
                    instanceof Decision.Accepted<Event>(var events))) continue;
            var made = (Event.PenaltiesImposed) events.getFirst();
            assertEquals(
                    items.stream().map(PenaltyItem::kind).toList(),
                    made.items().stream().map(PenaltyItem::kind).toList(),
                    "seed " + seed);
            made.after().ifPresent(after -> assertTrue(ScoringTable.STANDARD.allows(after), "seed " + seed));
            assertEquals(made.before().isPresent(), made.after().isPresent(), "seed " + seed);
            imposed++;
            if (items.size() > 1) several++;
        }
        assertTrue(imposed > 1_000 && several > 100, imposed + " imposed, " + several + " of several penalties");
    }

    @Test
    void noPenaltyIsTakenBackTwiceAndWhatIsNotStands() { // OCR 18.3
        var decider = new Boards.Seeing();
        int taken = 0;
        int refused = 0;
        for (int run = 0; run < 4_000; run++) {
            long seed = SEED + run;
            Random random = new Random(seed);
            boolean over = random.nextBoolean();
            List<Event> log = new ArrayList<>(List.of(noted(1, !over, over)));
            AdjudicationState live = decider.replay(log);
            for (int step = 0; step < 12; step++) {
                var known = over ? ended(POINTS.get(random.nextInt(3)), "0") : known(Optional.empty());
                List<Ruling> made = live.rulings();
                Command command = made.isEmpty() || random.nextInt(3) == 0
                        ? penalise(items(random), known)
                        : random.nextBoolean()
                                ? new Command.NoteRuling(
                                        made.get(random.nextInt(made.size())).rulingId(),
                                        random.nextInt(3) > 0,
                                        "CODE",
                                        "text")
                                : takeBack(made.get(random.nextInt(made.size())), known, random);
                Actor actor = command instanceof Command.NoteRuling ? SERVICE : CA;
                if (!(decider.decide(new Submitted<>(command, actor, "r", T0, T0), live)
                        instanceof Decision.Accepted<Event>(var events))) continue;
                for (Event event : events) {
                    log.add(event);
                    live = decider.evolve(live, event);
                }
            }
            assertEquals(live, decider.replay(log), "seed " + seed);
            assertEquals(
                    log, log.stream().map(AdjudicationProperties::overTheWire).toList(), "seed " + seed);
            assertEquals(
                    live,
                    AdjudicationLog.CONTEXT
                            .states()
                            .read(AdjudicationLog.CONTEXT.states().write(live)),
                    "seed " + seed);
            for (Ruling ruling : live.rulings()) {
                if (ruling.withdrawal().isPresent() && ruling.progress() == AdjudicationState.Progress.REFUSED)
                    refused++;
                if (ruling.penalty().isEmpty() || ruling.progress() == AdjudicationState.Progress.REFUSED) continue;
                List<PenaltyKind> back = live.rulings().stream()
                        .filter(one -> one.progress() != AdjudicationState.Progress.REFUSED)
                        .flatMap(one -> one.withdrawal().stream())
                        .filter(one -> one.of().equals(ruling.rulingId()))
                        .flatMap(one -> one.kinds().stream())
                        .toList();
                assertEquals(back.size(), back.stream().distinct().count(), "seed " + seed);
                List<PenaltyKind> standing =
                        live.standing(ruling).map(Penalty::kinds).orElse(List.of());
                assertEquals(
                        ruling.penalty().get().kinds().stream()
                                .filter(kind -> !back.contains(kind))
                                .toList(),
                        standing,
                        "seed " + seed);
                taken += back.size();
            }
        }
        assertTrue(taken > 1_000 && refused > 100, taken + " taken back, " + refused + " withdrawals refused");
    }

    private static Command takeBack(Ruling ruling, Circumstances known, Random random) {
        List<PenaltyKind> kinds = ruling.penalty()
                .map(penalty -> penalty.kinds().stream()
                        .filter(_ -> random.nextInt(4) > 0)
                        .toList())
                .orElse(List.of(PenaltyKind.WARNING));
        return new Command.WithdrawRuling(
                BOARD, ruling.rulingId(), kinds, "another player", ALL_SEEN, Optional.of(CA.role()), known, List.of());
    }

    @Test
    void recordsAndWireAgree() {
        assertEquals(List.of(), AdjudicationLog.CONTEXT.gaps());
    }
}
