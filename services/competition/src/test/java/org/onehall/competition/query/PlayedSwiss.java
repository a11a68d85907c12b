package org.onehall.competition.query;

import static org.junit.jupiter.api.Assertions.assertInstanceOf;
import static org.onehall.competition.domain.Halls.CA;
import static org.onehall.competition.domain.Halls.ID;
import static org.onehall.competition.domain.Halls.OPERATOR;
import static org.onehall.competition.domain.Halls.SERVICE;
import static org.onehall.competition.domain.Halls.T0;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.stream.IntStream;
import org.onehall.competition.domain.Bye;
import org.onehall.competition.domain.ByeKind;
import org.onehall.competition.domain.Command;
import org.onehall.competition.domain.CompetitionDecider;
import org.onehall.competition.domain.CompetitionState;
import org.onehall.competition.domain.Details;
import org.onehall.competition.domain.Entries;
import org.onehall.competition.domain.Event;
import org.onehall.competition.domain.Halls;
import org.onehall.competition.domain.Official;
import org.onehall.competition.domain.Pairing;
import org.onehall.competition.domain.Player;
import org.onehall.competition.domain.Result;
import org.onehall.competition.domain.Round;
import org.onehall.competition.domain.ScheduleCommand;
import org.onehall.competition.domain.Termination;
import org.onehall.competition.domain.Venue;
import org.onehall.competition.pairing.Candidate;
import org.onehall.competition.pairing.PairingProposal;
import org.onehall.competition.pairing.PairingReading;
import org.onehall.competition.pairing.RecordedSwiss;
import org.onehall.competition.pairing.TrfPairing;
import org.onehall.competition.streams.CompetitionLog;
import org.onehall.decider.Actor;
import org.onehall.decider.Decision;
import org.onehall.decider.Submitted;
import org.onehall.proto.competition.v1.CompetitionEvent;
import org.onehall.proto.types.v1.EventHeader;

/** The recorded Swiss of 60 players as a competition that is played round by round, by its commands. */
public final class PlayedSwiss {
    private static final CompetitionDecider DECIDER = new CompetitionDecider();

    private final Competitions competitions = new Competitions();
    private final List<Event> events = new ArrayList<>();
    private CompetitionState state = DECIDER.initial();

    /** All players are entered, with the byes that they asked for; nothing is paired. */
    public PlayedSwiss() {
        List<Player> players = RecordedSwiss.candidates(1).stream()
                .map(one -> new Player(one.playerId(), one.name(), one.rating(), one.venueId(), ""))
                .toList();
        List<Details> details = RecordedSwiss.candidates(1).stream()
                .map(one -> new Details(one.playerId(), one.number(), "", "", "", ""))
                .toList();
        does(
                new Command.Load(
                        ID,
                        "Recorded Swiss",
                        List.of(new Venue("rome", "Rome", "Europe/Rome"), new Venue("turin", "Turin", "Europe/Rome")),
                        Halls.officials().stream()
                                .map(one -> new Official(
                                        one.officialId().replace("milan", "turin"),
                                        one.name(),
                                        one.role(),
                                        one.venueId().replace("milan", "turin")))
                                .toList(),
                        players,
                        IntStream.rangeClosed(1, RecordedSwiss.ROUNDS)
                                .mapToObj(round -> new Round(round, List.of()))
                                .toList(),
                        Halls.regulations(),
                        Optional.of(new Entries(
                                false,
                                Optional.empty(),
                                List.of(),
                                byes(),
                                details,
                                List.of("092 Individual: Swiss-System", "152 W"),
                                Optional.empty()))),
                OPERATOR);
    }

    private static List<Bye> byes() {
        return IntStream.rangeClosed(1, RecordedSwiss.ROUNDS)
                .boxed()
                .flatMap(round -> RecordedSwiss.results(round).entrySet().stream()
                        .filter(one -> one.getValue() == 'H' || one.getValue() == 'Z')
                        .sorted(Map.Entry.comparingByKey())
                        .map(one -> new Bye(
                                round, "p" + one.getKey(), one.getValue() == 'H' ? ByeKind.HALF : ByeKind.ZERO)))
                .toList();
    }

    public CompetitionState state() {
        return state;
    }

    public Competitions competitions() {
        return competitions;
    }

    public List<Candidate> candidates(int round) {
        return RoundCandidates.of(state, round);
    }

    /** Carries out a command, which must be accepted. */
    public PlayedSwiss does(Command command, Actor actor) {
        Decision<Event> decision =
                DECIDER.decide(new Submitted<>(command, actor, "request-" + events.size(), T0, T0), state);
        if (!(decision instanceof Decision.Accepted<Event>(var happened)))
            throw new AssertionError(command + ": " + decision);
        for (Event event : happened) {
            events.add(event);
            state = DECIDER.evolve(state, event);
            competitions.fold((CompetitionEvent) CompetitionLog.CONTEXT.envelope(
                    event,
                    EventHeader.newBuilder()
                            .setKey(ID)
                            .setEventId(ID + "#" + events.size())
                            .setSequence(events.size())
                            .build()));
        }
        return this;
    }

    /** Sets the pairings of a proposal with its byes, and opens the round. */
    public PlayedSwiss opens(PairingProposal proposal) {
        return does(
                        new ScheduleCommand.SetPairings(
                                ID, proposal.round(), proposal.pairings(), List.of(), "", proposal.byes()),
                        CA)
                .does(new Command.OpenRound(ID, proposal.round(), 518), CA);
    }

    /** Notes the recorded results of a round. */
    public PlayedSwiss plays(int round) {
        Map<Integer, Character> results = RecordedSwiss.results(round);
        for (Pairing pairing :
                state.definition().orElseThrow().round(round).orElseThrow().pairings()) {
            char white = results.get(Integer.parseInt(pairing.whiteId().substring(1)));
            char black = results.get(Integer.parseInt(pairing.blackId().substring(1)));
            does(
                    new Command.NoteResult(
                            ID,
                            round,
                            pairing.board(),
                            white == '='
                                    ? Result.DRAW
                                    : "1+".indexOf(white) >= 0
                                            ? Result.WHITE_WINS
                                            : "1+".indexOf(black) >= 0 ? Result.BLACK_WINS : Result.BOTH_LOSE,
                            "+-".indexOf(white) >= 0 ? Termination.FORFEIT : Termination.RESIGNATION,
                            false),
                    SERVICE);
        }
        return this;
    }

    /** Plays the recorded rounds before a round. */
    public PlayedSwiss before(int round) {
        for (int earlier = 1; earlier < round; earlier++) {
            List<Candidate> candidates = candidates(earlier);
            opens(assertInstanceOf(
                            PairingReading.Read.class,
                            TrfPairing.read(earlier, candidates, RecordedSwiss.paired(earlier)))
                    .proposal());
            plays(earlier);
        }
        return this;
    }
}
