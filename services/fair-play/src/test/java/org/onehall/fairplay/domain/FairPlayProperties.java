package org.onehall.fairplay.domain;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;
import static org.onehall.fairplay.domain.Boards.*;

import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.Random;
import java.util.Set;
import org.junit.jupiter.api.Test;
import org.onehall.chess.Side;
import org.onehall.decider.Actor;
import org.onehall.decider.Decision;
import org.onehall.decider.Role;
import org.onehall.decider.Submitted;
import org.onehall.eventlog.RecordMapper;
import org.onehall.fairplay.streams.FairPlayLog;
import org.onehall.proto.types.v1.EventHeader;
import org.onehall.regulations.CheckKind;

/**
 * Random command logs: replay gives the live state, wire and store keep it, checks belong to the present attempt,
 * nothing throws.
 */
class FairPlayProperties {
    private static final long SEED = 20_261_123L;
    private static final List<Actor> ACTORS =
            List.of(CA, LCA_BARI, LCA_ROME, LTA_BARI, FLOOR_BARI, BLACK, SERVICE, SERVICE, SERVICE);

    @Test
    void everyRandomLogReplaysToItsLiveState() {
        var decider = new FairPlayDecider();
        int screened = 0;
        int closed = 0;
        int opened = 0;
        for (int run = 0; run < 400; run++) {
            long seed = SEED + run;
            Random random = new Random(seed);
            FairPlayState live = decider.initial();
            List<Event> log = new ArrayList<>();
            Set<String> needPenalty = new HashSet<>();
            for (int step = 0; step < 200; step++) {
                var submitted = new Submitted<>(
                        run % 2 == 0 ? command(random) : venueCommand(random),
                        ACTORS.get(random.nextInt(ACTORS.size())),
                        "r" + step,
                        T0,
                        T0);
                if (decider.decide(submitted, live) instanceof Decision.Accepted<Event>(var events)) {
                    for (Event event : events) {
                        if (event instanceof Event.CheckRecorded check)
                            assertEquals(live.board().orElseThrow().attempt(), check.attempt(), "seed " + seed);
                        if (event instanceof Event.BoardNoted noted
                                && live.board()
                                        .filter(b -> b.attempt() != noted.attempt())
                                        .isPresent())
                            assertEquals(List.of(), decider.evolve(live, event).checks(), "seed " + seed);
                        if (event instanceof FloorEvent.IncidentConfirmed confirmed
                                && live.floor()
                                        .incident(confirmed.incidentId())
                                        .orElseThrow()
                                        .kind()
                                        .penaltyRequired()) needPenalty.add(confirmed.incidentId());
                        if (event instanceof FloorEvent.IncidentClosed end
                                && needPenalty.contains(end.incidentId())) // OCR 17.9
                        assertEquals(IncidentOutcome.PENALISED, end.outcome(), "seed " + seed);
                        log.add(event);
                        live = decider.evolve(live, event);
                    }
                }
            }
            assertEquals(live, decider.replay(log), "seed " + seed);
            assertEquals(log, log.stream().map(FairPlayProperties::overTheWire).toList(), "seed " + seed);
            assertEquals(
                    live,
                    FairPlayLog.CONTEXT
                            .states()
                            .read(FairPlayLog.CONTEXT.states().write(live)),
                    "seed " + seed);
            assertTrue(live.floor().leaves().size() <= 2, "seed " + seed);
            opened += (int) log.stream()
                    .filter(VenueEvent.VenueOpened.class::isInstance)
                    .count();
            closed += (int) log.stream()
                    .filter(FloorEvent.IncidentClosed.class::isInstance)
                    .count();
            screened += (int) log.stream()
                    .filter(Event.ScreeningCompleted.class::isInstance)
                    .count();
        }
        assertTrue(screened > 100, "the walk reaches screenings: " + screened);
        assertTrue(opened > 20, "the walk opens venues: " + opened);
        assertTrue(closed > 50, "the walk closes incidents: " + closed);
    }

    private static Event overTheWire(Event event) {
        var header = EventHeader.newBuilder()
                .setEventId("x#1")
                .setSequence(1)
                .setOccurredAt(RecordMapper.timestamp(T0))
                .build();
        byte[] bytes = FairPlayLog.CONTEXT.envelope(event, header).toByteArray();
        return FairPlayLog.CONTEXT.event(FairPlayLog.CONTEXT.parseEvent(bytes)).orElseThrow();
    }

    private static Command command(Random random) {
        Side side = random.nextBoolean() ? Side.WHITE : Side.BLACK;
        LeaveTarget target = random.nextBoolean() ? LeaveTarget.AREA : LeaveTarget.VENUE;
        String incident = BOARD + "/incident-" + (1 + random.nextInt(6));
        return switch (random.nextInt(13)) {
            case 4 -> ask(target);
            case 5 -> new FloorCommand.GrantLeave(BOARD, side, target, "", maybeSeen(random));
            case 6 -> new FloorCommand.RefuseLeave(BOARD, side, "no", maybeSeen(random));
            case 7 -> new FloorCommand.RecordDeparture(BOARD, side, target, NOW);
            case 8 -> new FloorCommand.RecordReturn(BOARD, side, NOW);
            case 9 ->
                new FloorCommand.OpenIncident(
                        BOARD,
                        side,
                        IncidentKind.values()[random.nextInt(IncidentKind.values().length)],
                        "seen",
                        NOW,
                        random.nextBoolean() ? OptionalInt.empty() : OptionalInt.of(random.nextInt(4)));
            case 10 -> new FloorCommand.ConfirmIncident(incident, "");
            case 11 ->
                new FloorCommand.CloseIncident(
                        incident,
                        IncidentOutcome.values()[random.nextInt(3)],
                        "ruling-1",
                        "",
                        random.nextBoolean() ? Optional.of(side) : Optional.empty(),
                        random.nextInt(4) == 0 ? List.of("ruling-1") : List.of());
            case 12 ->
                inspect(
                        random.nextBoolean() ? Gender.FEMALE : Gender.MALE,
                        random.nextBoolean(),
                        InspectionOutcome.values()[random.nextInt(3)]);
            case 0 -> new Command.NoteBoard("rome", "bari", 1 + random.nextInt(3), random.nextBoolean());
            case 1 ->
                new Command.RecordCheck(
                        BOARD,
                        random.nextBoolean() ? Side.WHITE : Side.BLACK,
                        random.nextBoolean() ? CheckKind.DEVICE : CheckKind.FAIR_PLAY,
                        random.nextBoolean(),
                        "",
                        List.of(),
                        random.nextBoolean(),
                        random.nextBoolean() ? Optional.empty() : Optional.of(random.nextBoolean()));
            case 2 -> queue(1 + random.nextInt(3));
            default -> new Command.RecordScreening(1 + random.nextInt(3), SCREENING);
        };
    }

    private static Command venueCommand(Random random) {
        return switch (random.nextInt(10)) {
            case 0 ->
                random.nextBoolean()
                        ? staff("lca-bari", Role.LOCAL_CHIEF_ARBITER, random.nextInt(4) > 0)
                        : staff("lta-bari", Role.LOCAL_TECHNICAL_ARBITER, random.nextInt(4) > 0);
            case 1 -> camera(random.nextBoolean() ? "hall" : "door", random.nextInt(3) > 0);
            case 2 -> new VenueCommand.AnswerAlert(VENUE, VENUE + "/alert-" + (1 + random.nextInt(6)), "", FACTS);
            case 3 -> new VenueCommand.RecordInternetTest(VENUE, random.nextInt(3) > 0, "", FACTS);
            case 4 ->
                permit(random.nextBoolean() ? "x" : "y", Permission.values()[random.nextInt(3)], random.nextBoolean());
            case 5 -> person(PersonIncidentKind.values()[random.nextInt(3)], random.nextBoolean() ? "x" : "y");
            case 6 ->
                new VenueCommand.ClosePersonIncident(
                        VENUE,
                        VENUE + "/person-" + (1 + random.nextInt(6)),
                        PersonOutcome.values()[random.nextInt(3)],
                        "",
                        FACTS);
            case 7 ->
                random.nextBoolean()
                        ? new VenueCommand.OpenVenue(VENUE, 1, new VenueFacts(true, 1, 2, true, false))
                        : new VenueCommand.CloseVenue(VENUE, FACTS);
            case 8 ->
                random.nextBoolean()
                        ? new VenueCommand.TellPlayers(VENUE, random.nextBoolean(), FACTS)
                        : new VenueCommand.ConfirmProcedures(VENUE, random.nextBoolean(), FACTS);
            default ->
                random.nextBoolean()
                        ? bag(random.nextBoolean(), "shelf", true, true)
                        : new VenueCommand.TickMeasure(
                                VENUE,
                                1 + random.nextInt(2),
                                Measure.values()[random.nextInt(Measure.values().length)],
                                random.nextBoolean(),
                                FACTS);
        };
    }

    @Test
    void recordsAndWireAgree() {
        assertEquals(List.of(), FairPlayLog.CONTEXT.gaps());
    }

    private static Optional<Floor.Stage> maybeSeen(Random random) {
        return random.nextInt(3) == 0 ? Optional.empty() : Optional.of(Floor.Stage.values()[random.nextInt(2)]);
    }
}
