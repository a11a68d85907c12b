package org.onehall.competition.domain;

import java.math.BigDecimal;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.stream.Stream;
import org.onehall.chess.BySide;
import org.onehall.chess.Side;

/**
 * A competition so far.
 *
 * @param definition empty until it is loaded
 * @param opened     numbers of the opened rounds, in the order of opening
 * @param results    by "round/board"
 * @param excluded   rounds from which a player is kept out, by player id (OCR 18.4.8, 18.4.9)
 * @param expelled   by player id, whether the opponents get the points made against them (OCR 18.4.9, APP-I A7bis)
 * @param closed     numbers of the rounds that are official (OCR 17.11)
 * @param signatures of reports, by "round/venue", "round/" for the round's (OCR 18.3)
 */
public record CompetitionState(Optional<Definition> definition, List<Integer> opened, Map<String, Score> results,
        Map<String, List<Integer>> excluded, Map<String, Boolean> expelled, List<Integer> closed, Map<String, Signature> signatures) {
    /** @param sha256 of what was signed */
    public record Signature(String signer, String sha256) {}

    static final CompetitionState EMPTY = new CompetitionState(Optional.empty(), List.of(), Map.of(), Map.of(), Map.of(), List.of(), Map.of());

    /**
     * @param coloursReversed the players had each other's colours (DEC-18)
     * @param approved        official if so, else UNAPPROVED (OCR 17.11)
     * @param points          by the colours the game was played with: those of the result, or what rulings made of them
     * @param articles        of the rulings that changed the points, in their order (OCR 18.4.4-18.4.6)
     * @param confirmed       whether a player who has said so agrees (LAW 8.7)
     */
    public record Score(Result result, Termination termination, boolean coloursReversed, boolean approved, BySide<BigDecimal> points,
            List<String> articles, Map<Side, Boolean> confirmed) {
        public Score {
            articles = List.copyOf(articles);
            confirmed = Map.copyOf(confirmed);
        }

        static Score of(Event.ResultNoted noted, BySide<BigDecimal> points) {
            return new Score(noted.result(), noted.termination(), noted.coloursReversed(), false, points, List.of(), Map.of());
        }

        /** Whether the game gave this; what rulings made of it is another question. */
        boolean isOf(Command.NoteResult note) {
            return result == note.result() && termination == note.termination() && coloursReversed == note.coloursReversed();
        }

        Score withApproved() {
            return new Score(result, termination, coloursReversed, true, points, articles, confirmed);
        }

        /** Changed points wait for approval again (OCR 17.11). */
        Score with(BySide<BigDecimal> changed, String article) {
            return new Score(result, termination, coloursReversed, false, changed,
                    Stream.concat(articles.stream(), Stream.of(article)).toList(), Map.of());
        }

        Score withConfirmed(Side side, boolean agrees) {
            Map<Side, Boolean> more = new HashMap<>(confirmed);
            more.put(side, agrees);
            return new Score(result, termination, coloursReversed, approved, points, articles, more);
        }
    }

    public CompetitionState {
        opened = List.copyOf(opened);
        results = Map.copyOf(results);
        excluded = Map.copyOf(excluded);
        expelled = Map.copyOf(expelled);
        closed = List.copyOf(closed);
        signatures = Map.copyOf(signatures);
    }

    CompetitionState withOpened(int round) {
        return new CompetitionState(definition, with(opened, round), results, excluded, expelled, closed, signatures);
    }

    CompetitionState withClosed(int round) {
        return new CompetitionState(definition, opened, results, excluded, expelled, with(closed, round), signatures);
    }

    /** A board's score, or with an empty one none; the round is not official then, nor are reports that tell of it signed. */
    CompetitionState withScore(int round, int board, Optional<Score> score) {
        Map<String, Score> more = new HashMap<>(results);
        score.ifPresentOrElse(one -> more.put(place(round, board), one), () -> more.remove(place(round, board)));
        return new CompetitionState(definition, opened, more, excluded, expelled, closed.stream().filter(one -> one != round).toList(), signaturesWithout(round, board));
    }

    CompetitionState withExcluded(Event.PlayerExcluded event) {
        Map<String, List<Integer>> more = new HashMap<>(excluded);
        more.merge(event.playerId(), event.rounds(), (known, rounds) -> Stream.concat(known.stream(), rounds.stream()).distinct().toList());
        Map<String, Boolean> out = new HashMap<>(expelled);
        if (event.expelled()) out.put(event.playerId(), event.pointsToOpponents());
        return new CompetitionState(definition, opened, results, more, out, closed, signatures);
    }

    CompetitionState withSignature(Event.ReportSigned signed) {
        Map<String, Signature> more = new HashMap<>(signatures);
        more.put(report(signed.round(), signed.venueId()), new Signature(signed.signer(), signed.sha256()));
        return new CompetitionState(definition, opened, results, excluded, expelled, closed, more);
    }

    private Map<String, Signature> signaturesWithout(int round, int board) {
        Map<String, Signature> left = new HashMap<>(signatures);
        left.remove(report(round, ""));
        definition.stream().flatMap(known -> known.round(round).flatMap(one -> one.board(board)).map(known::venues).stream()).flatMap(List::stream)
                .forEach(venue -> left.remove(report(round, venue)));
        return left;
    }

    private static String report(int round, String venueId) {
        return round + "/" + venueId;
    }

    /** Of a report whose results still are what they were; "" as the venue: the round's (OCR 18.3). */
    Optional<Signature> signature(int round, String venueId) {
        return Optional.ofNullable(signatures.get(report(round, venueId)));
    }

    private static List<Integer> with(List<Integer> rounds, int round) {
        return Stream.concat(rounds.stream(), Stream.of(round)).toList();
    }

    boolean isExcluded(String playerId, int round) {
        return excluded.getOrDefault(playerId, List.of()).contains(round);
    }

    static String place(int round, int board) {
        return round + "/" + board;
    }

    /** The score of a board; empty as long as there is none. */
    public Optional<Score> score(int round, int board) {
        return Optional.ofNullable(results.get(place(round, board)));
    }
}
