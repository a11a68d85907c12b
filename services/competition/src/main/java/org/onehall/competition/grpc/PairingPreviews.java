package org.onehall.competition.grpc;

import io.grpc.Status;
import jakarta.inject.Inject;
import jakarta.inject.Singleton;
import java.util.List;
import java.util.Set;
import java.util.concurrent.ConcurrentHashMap;
import org.onehall.chess.Side;
import org.onehall.competition.config.PairingConfig;
import org.onehall.competition.domain.Bye;
import org.onehall.competition.domain.CompetitionRefusal;
import org.onehall.competition.domain.CompetitionState;
import org.onehall.competition.domain.Definition;
import org.onehall.competition.domain.Pairing;
import org.onehall.competition.pairing.Candidate;
import org.onehall.competition.pairing.PairingPreview;
import org.onehall.competition.pairing.PairingProgram;
import org.onehall.competition.pairing.PairingReading;
import org.onehall.competition.pairing.PairingRefusal;
import org.onehall.competition.pairing.PairingRules;
import org.onehall.competition.pairing.PairingSource;
import org.onehall.competition.pairing.PairingTable;
import org.onehall.competition.pairing.TrfPairing;
import org.onehall.competition.query.Competitions;
import org.onehall.competition.query.RoundCandidates;
import org.onehall.competition.query.RoundProposals;
import org.onehall.competition.query.RoundRules;
import org.onehall.competition.streams.CompetitionLog;
import org.onehall.decider.Actor;
import org.onehall.house.GrpcRequests;
import org.onehall.house.Refused;
import org.onehall.proto.competition.v1.ListPairingSourcesRequest;
import org.onehall.proto.competition.v1.ListPairingSourcesResponse;
import org.onehall.proto.competition.v1.PreviewPairingsRequest;
import org.onehall.proto.competition.v1.PreviewPairingsResponse;
import org.onehall.regulations.Action;
import org.onehall.regulations.Rights;

/** Previews the pairings of a round, from every source. It changes nothing. */
@Singleton
class PairingPreviews {
    private final Competitions competitions;
    private final PairingConfig config;
    /** The competitions for which the pairing program runs now. */
    private final Set<String> running = ConcurrentHashMap.newKeySet();

    @Inject
    PairingPreviews(Competitions competitions, PairingConfig config) {
        this.competitions = competitions;
        this.config = config;
    }

    /** The sources that can be used now. */
    ListPairingSourcesResponse sources(Actor actor, ListPairingSourcesRequest request) {
        CompetitionState state = state(actor, request.getCompetitionId());
        var answer = ListPairingSourcesResponse.newBuilder();
        RoundProposals.sources(state, config.program().isPresent())
                .forEach(source -> answer.addSources(PreviewMessages.source(source)));
        return answer.build();
    }

    /** Waits for the pairing program if it is the source. */
    PreviewPairingsResponse preview(Actor actor, PreviewPairingsRequest request) {
        String id = request.getCompetitionId();
        CompetitionState state = state(actor, id);
        int round = request.getRound();
        Definition definition = state.definition().orElseThrow();
        if (definition.round(round).isEmpty())
            throw Refused.status(CompetitionRefusal.UNKNOWN_ROUND, definition.unknown(round));
        if (state.opened().contains(round)) throw Refused.status(CompetitionRefusal.ROUND_ALREADY_OPEN);
        PairingSource source = PreviewMessages.source(request.getSource())
                .orElseThrow(() -> GrpcRequests.malformed("source is missing"));
        List<Candidate> candidates = RoundCandidates.of(state, round);
        PairingRules rules = RoundRules.of(state, round, source, request.getText());
        PairingReading reading = switch (source) {
            case HAND -> byHand(request);
            case TABLE -> PairingTable.read(round, candidates, request.getText());
            case TRF -> TrfPairing.read(round, candidates, request.getText());
            case PROGRAM -> program(id, state, round, candidates, rules);
            case ROUND_ROBIN -> RoundProposals.roundRobin(round, candidates, false);
            case DOUBLE_ROUND_ROBIN -> RoundProposals.roundRobin(round, candidates, true);
            case SCHEVENINGEN -> RoundProposals.scheveningen(state, round, candidates);
        };
        return switch (reading) {
            case PairingReading.Read(var proposal, var notes) ->
                PreviewMessages.preview(PairingPreview.of(round, candidates, proposal, rules), notes);
            case PairingReading.Refused(var faults, var notes) -> PreviewMessages.refused(faults, notes);
        };
    }

    private static PairingReading byHand(PreviewPairingsRequest request) {
        var mapper = CompetitionLog.CONTEXT.mapper();
        return RoundProposals.byHand(
                request.getRound(),
                request.getPairingsList().stream()
                        .map(pairing -> mapper.read(pairing, Pairing.class))
                        .toList(),
                request.getByesList().stream()
                        .map(bye -> mapper.read(bye, Bye.class))
                        .toList());
    }

    private PairingReading program(
            String id, CompetitionState state, int round, List<Candidate> candidates, PairingRules rules) {
        PairingProgram program = config.program()
                .map(path -> new PairingProgram(path, config.patience()))
                .orElseThrow(() -> Refused.status(PairingRefusal.NO_PAIRING_PROGRAM));
        Side first = RoundRules.firstColour(state, candidates).orElseGet(() -> drawnColour(id));
        if (!running.add(id)) throw Refused.status(PairingRefusal.PAIRING_PROGRAM_RUNS);
        try {
            return program.pair(round, candidates, rules, first);
        } catch (InterruptedException e) {
            Thread.currentThread().interrupt();
            throw Status.CANCELLED.asRuntimeException();
        } finally {
            running.remove(id);
        }
    }

    /** The colour drawn by lot, once for a competition: by the random id of its first event (C.04.1). */
    private Side drawnColour(String id) {
        int drawn = competitions.events(id).stream()
                .flatMap(List::stream)
                .findFirst()
                .map(event -> event.getHeader().getEventId().hashCode())
                .orElse(0);
        return drawn % 2 == 0 ? Side.WHITE : Side.BLACK;
    }

    private CompetitionState state(Actor actor, String id) {
        if (!Rights.allows(actor, Action.SET_PAIRINGS, List.of(), id, ""))
            throw Refused.status(CompetitionRefusal.FORBIDDEN_ROLE);
        return competitions.state(id).orElseThrow(() -> Refused.status(CompetitionRefusal.UNKNOWN_COMPETITION));
    }
}
