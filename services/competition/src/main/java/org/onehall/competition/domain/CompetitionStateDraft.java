package org.onehall.competition.domain;

import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.onehall.chess.Side;
import org.onehall.competition.domain.CompetitionState.Ban;
import org.onehall.competition.domain.CompetitionState.Score;
import org.onehall.competition.domain.CompetitionState.Signature;

/** A state of a competition in the making: its components, to be changed one by one. */
final class CompetitionStateDraft {
    Optional<Definition> definition;
    Optional<Definition> loaded;
    List<Integer> opened;
    Map<String, Score> results;
    List<Ban> bans;
    List<Integer> closed;
    Map<String, Signature> signatures;
    Map<String, List<Side>> disputes;
    Map<Integer, Map<Integer, Score>> official;
    List<PairingRepair> repairs;
    Life life;

    CompetitionStateDraft(CompetitionState from) {
        definition = from.definition();
        loaded = from.loaded();
        opened = from.opened();
        results = from.results();
        bans = from.bans();
        closed = from.closed();
        signatures = from.signatures();
        disputes = from.disputes();
        official = from.official();
        repairs = from.repairs();
        life = from.life();
    }

    CompetitionState state() {
        return new CompetitionState(
                definition, loaded, opened, results, bans, closed, signatures, disputes, official, repairs, life);
    }
}
