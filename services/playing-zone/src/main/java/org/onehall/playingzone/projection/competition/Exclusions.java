package org.onehall.playingzone.projection.competition;

import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalInt;
import org.onehall.decider.BoardId;
import org.onehall.proto.competition.v1.CompetitionEvent;
import org.onehall.proto.competition.v1.PlayerExcluded;
import org.onehall.proto.competition.v1.PlayerReadmitted;

/** Which players are excluded from which rounds (OCR 18.4.8, 18.4.9). */
final class Exclusions {
    /** The exclusions from rounds, by ruling (OCR 18.4.8, 18.4.9). */
    private final Map<String, Excluded> excluded = new LinkedHashMap<>();

    /** @param rounds the rounds that were not open then, except those for which the exclusion was taken back */
    private record Excluded(String player, ExclusionView by, List<Integer> rounds) {
        Excluded without(List<Integer> readmitted) {
            return new Excluded(
                    player,
                    by,
                    rounds.stream().filter(round -> !readmitted.contains(round)).toList());
        }
    }

    /** Takes a fact about a player who is excluded or readmitted. */
    void fold(CompetitionEvent event) {
        if (event.hasPlayerExcluded()) fold(event.getPlayerExcluded());
        if (event.hasPlayerReadmitted()) fold(event.getPlayerReadmitted());
    }

    private void fold(PlayerExcluded out) {
        OptionalInt expelledIn = out.getExpelled() ? roundOf(out.getRulingId()) : OptionalInt.empty();
        var exclusion = new ExclusionView(out.getArticle(), out.getRulingId(), expelledIn);
        excluded.put(out.getRulingId(), new Excluded(out.getPlayerId(), exclusion, List.copyOf(out.getRoundsList())));
    }

    private void fold(PlayerReadmitted back) {
        excluded.computeIfPresent(back.getWithdrawnId(), (_, out) -> out.without(back.getRoundsList()));
    }

    /** What keeps a player out of a round; empty if nothing does (OCR 18.4.8, 18.4.9). */
    Optional<ExclusionView> of(int round, String player) {
        return excluded.values().stream()
                .filter(one -> one.player().equals(player) && one.rounds().contains(round))
                .map(Excluded::by)
                .findFirst();
    }

    /** The round in which a ruling was made: 2 for "demo/2/5/ruling-1". */
    private static OptionalInt roundOf(String ruling) {
        return BoardId.parse(ruling.replaceFirst("/ruling-\\d+$", ""))
                .map(board -> OptionalInt.of(board.round()))
                .orElse(OptionalInt.empty());
    }
}
