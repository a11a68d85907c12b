package org.onehall.competition.domain;

import java.math.BigDecimal;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.function.Consumer;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.onehall.chess.BySide;
import org.onehall.chess.Side;
import org.onehall.regulations.Points;

/**
 * The state of a competition so far.
 *
 * @param definition as it is now; empty until it is loaded
 * @param loaded as it was loaded, where that differs from what it is now: loading it again has no effect
 * @param opened numbers of the opened rounds, in the order of opening
 * @param results by "round/board"
 * @param bans the bans that keep players out, in the order they were imposed (OCR 18.4.8, 18.4.9)
 * @param closed numbers of the rounds that are official (OCR 17.11)
 * @param signatures of reports, by "round/venue", "round/" for the whole round's (OCR 18.3)
 * @param disputes players who reported a result as wrong and have not been answered, by "round/board". A changed result
 *     is not an answer, because it may have been changed for another reason. An arbiter answers with the approval,
 *     naming the players heard, because the arbiter decides whether a result stands (LAW 8.7, OCR 17.11)
 * @param official the scores at the last time their round was made official, by round and board: they count as official
 *     until the round is made official again, whatever has been ruled since then (OCR 17.11)
 * @param repairs pairings of open rounds that are to be changed, until game-state has answered (LAW 6.6)
 * @param life its draft before it is loaded, and whether it is archived
 */
public record CompetitionState(
        Optional<Definition> definition,
        Optional<Definition> loaded,
        List<Integer> opened,
        Map<String, Score> results,
        List<Ban> bans,
        List<Integer> closed,
        Map<String, Signature> signatures,
        Map<String, List<Side>> disputes,
        Map<Integer, Map<Integer, Score>> official,
        List<PairingRepair> repairs,
        Life life) {
    /** @param sha256 of what was signed */
    public record Signature(String signer, String sha256) {}

    /**
     * A ban that keeps a player out.
     *
     * @param rulingId the ruling that does so; {@code article} is its article
     * @param rounds the rounds that were not open then
     * @param expelled from the competition (OCR 18.4.9)
     * @param pointsToOpponents the opponents get the points made against them (APP-I A7bis)
     */
    public record Ban(
            String rulingId,
            String article,
            String playerId,
            List<Integer> rounds,
            boolean expelled,
            boolean pointsToOpponents) {
        public Ban {
            rounds = List.copyOf(rounds);
        }

        /** The part of the ban that has already kept the player out, as an exclusion; empty if it covers no round. */
        private Optional<Ban> without(List<Integer> readmitted) {
            List<Integer> left =
                    rounds.stream().filter(round -> !readmitted.contains(round)).toList();
            return left.isEmpty()
                    ? Optional.empty()
                    : Optional.of(new Ban(rulingId, article, playerId, left, false, false));
        }
    }

    static final CompetitionState EMPTY = new CompetitionState(
            Optional.empty(),
            Optional.empty(),
            List.of(),
            Map.of(),
            List.of(),
            List.of(),
            Map.of(),
            Map.of(),
            Map.of(),
            List.of(),
            Life.BEGIN);

    /**
     * What a ruling made of the points of both players.
     *
     * @param stands it has not been taken back, and does not take anything back itself
     */
    public record Ruled(
            String rulingId, String article, BySide<BigDecimal> before, BySide<BigDecimal> after, boolean stands) {
        Ruled gone() {
            return new Ruled(rulingId, article, before, after, false);
        }
    }

    /**
     * @param coloursReversed the players had each other's colours (DEC-18)
     * @param approved the score is official; if not, it is UNAPPROVED (OCR 17.11)
     * @param points by the colours the game was played with: the points of the result, or what rulings made of them
     * @param approval by which arbiter; empty if no arbiter had to approve it, and while it is not approved
     * @param rulings the rulings that changed the points, in their order (OCR 17.11, 18.4.4-18.4.6)
     * @param confirmed for each player who has answered, whether the player agrees with these points (LAW 8.7)
     */
    public record Score(
            Result result,
            Termination termination,
            boolean coloursReversed,
            boolean approved,
            Optional<Approver> approval,
            BySide<BigDecimal> points,
            List<Ruled> rulings,
            Map<Side, Boolean> confirmed) {
        public Score {
            rulings = List.copyOf(rulings);
            confirmed = Map.copyOf(confirmed);
        }

        static Score of(Event.ResultNoted noted, BySide<BigDecimal> points) {
            return new Score(
                    noted.result(),
                    noted.termination(),
                    noted.coloursReversed(),
                    false,
                    Optional.empty(),
                    points,
                    List.of(),
                    Map.of());
        }

        /** Whether this is the result of the game itself, whatever rulings made of it. */
        boolean isOf(Command.NoteResult note) {
            return result == note.result()
                    && termination == note.termination()
                    && coloursReversed == note.coloursReversed();
        }

        Score withApproved(Optional<Approver> by) {
            return new Score(result, termination, coloursReversed, true, by, points, rulings, confirmed);
        }

        /** Changed points must be approved again (OCR 17.11). */
        Score with(Event.ScoreChanged changed) {
            boolean takesBack = rulings.stream()
                    .anyMatch(one ->
                            changed.withdraws().filter(one.rulingId()::equals).isPresent());
            Stream<Ruled> earlier = rulings.stream()
                    .map(one ->
                            changed.withdraws().filter(one.rulingId()::equals).isPresent() ? one.gone() : one);
            return new Score(
                    result,
                    termination,
                    coloursReversed,
                    false,
                    Optional.empty(),
                    changed.after(),
                    Stream.concat(
                                    earlier,
                                    Stream.of(new Ruled(
                                            changed.rulingId(),
                                            changed.article(),
                                            changed.before(),
                                            changed.after(),
                                            !takesBack)))
                            .toList(),
                    Map.of());
        }

        /** The text that is shown: the result, or after a ruling the points, "0.5-0". */
        String text() {
            return rulings.isEmpty() ? result.text() : Points.text(points.white()) + "-" + Points.text(points.black());
        }

        /**
         * The article on which a side's points are based, if rulings changed them: that of the last standing ruling
         * about them; "" if there was none.
         */
        public String article(Side side) {
            return rulings.reversed().stream()
                    .filter(one -> one.stands()
                            && one.before().get(side).compareTo(one.after().get(side)) != 0)
                    .findFirst()
                    .or(() -> rulings.isEmpty() ? Optional.empty() : Optional.of(rulings.getLast()))
                    .map(Ruled::article)
                    .orElse("");
        }

        Score withConfirmed(Side side, boolean agrees) {
            Map<Side, Boolean> more = new HashMap<>(confirmed);
            more.put(side, agrees);
            return new Score(result, termination, coloursReversed, approved, approval, points, rulings, more);
        }
    }

    public CompetitionState {
        opened = List.copyOf(opened);
        results = Map.copyOf(results);
        bans = List.copyOf(bans);
        closed = List.copyOf(closed);
        signatures = Map.copyOf(signatures);
        disputes = Map.copyOf(disputes);
        official = Map.copyOf(official);
        repairs = List.copyOf(repairs);
    }

    private CompetitionState changed(Consumer<CompetitionStateDraft> change) {
        var draft = new CompetitionStateDraft(this);
        change.accept(draft);
        return draft.state();
    }

    CompetitionState with(Definition now) {
        return changed(draft -> {
            draft.definition = Optional.of(now);
            draft.loaded = loaded.or(() -> definition).filter(then -> !then.equals(now));
        });
    }

    CompetitionState with(Life now) {
        return changed(draft -> draft.life = now);
    }

    CompetitionState with(PairingRepair ordered) {
        return changed(draft -> draft.repairs =
                Stream.concat(repairs.stream(), Stream.of(ordered)).toList());
    }

    /** A repair of a board was carried out or refused. */
    CompetitionState withoutRepair(int round, int board) {
        return changed(draft -> draft.repairs =
                repairs.stream().filter(one -> !one.isAt(round, board)).toList());
    }

    /** The repair of a board that waits for game-state's answer; empty: none does. */
    Optional<PairingRepair> repair(int round, int board) {
        return repairs.stream().filter(one -> one.isAt(round, board)).findFirst();
    }

    /** The number of the last round that is open; 0 if none is. */
    int lastOpened() {
        return opened.stream().mapToInt(round -> round).max().orElse(0);
    }

    CompetitionState withOpened(int round) {
        return changed(draft -> draft.opened = with(opened, round));
    }

    CompetitionState withClosed(int round) {
        Map<Integer, Map<Integer, Score>> more = new HashMap<>(official);
        more.put(
                round,
                definition.flatMap(known -> known.round(round)).stream()
                        .flatMap(one -> one.pairings().stream())
                        .filter(pairing -> score(round, pairing.board()).isPresent())
                        .collect(Collectors.toMap(
                                Pairing::board,
                                pairing -> score(round, pairing.board()).orElseThrow())));
        return changed(draft -> {
            draft.closed = with(closed, round);
            draft.official = more;
        });
    }

    /**
     * Sets a board's score, or removes it if empty. The round is then not official any more, and reports that include
     * it are not signed any more.
     */
    CompetitionState withScore(int round, int board, Optional<Score> score) {
        Map<String, Score> more = new HashMap<>(results);
        score.ifPresentOrElse(one -> more.put(place(round, board), one), () -> more.remove(place(round, board)));
        return changed(draft -> {
            draft.results = more;
            draft.closed = closed.stream().filter(one -> one != round).toList();
            draft.signatures = signaturesWithout(round, board);
        });
    }

    /** A player reports the result of the board as wrong, or as right after all. */
    CompetitionState withDispute(int round, int board, Side side, boolean wrong) {
        Stream<Side> others = disputes(round, board).stream().filter(one -> one != side);
        return withDisputes(
                round,
                board,
                (wrong ? Stream.concat(others, Stream.of(side)) : others)
                        .sorted()
                        .toList());
    }

    /** The players who report the result of a board as wrong and wait for an arbiter's answer (LAW 8.7). */
    List<Side> disputes(int round, int board) {
        return disputes.getOrDefault(place(round, board), List.of());
    }

    CompetitionState withDisputes(int round, int board, List<Side> open) {
        Map<String, List<Side>> more = new HashMap<>(disputes);
        if (open.isEmpty()) more.remove(place(round, board));
        else more.put(place(round, board), open);
        return changed(draft -> draft.disputes = more);
    }

    CompetitionState withExcluded(Event.PlayerExcluded event) {
        Ban ban = new Ban(
                event.rulingId(),
                event.article(),
                event.playerId(),
                event.rounds(),
                event.expelled(),
                event.pointsToOpponents());
        return changed(draft ->
                draft.bans = Stream.concat(bans.stream(), Stream.of(ban)).toList());
    }

    CompetitionState without(Event.PlayerReadmitted event) {
        List<Ban> left = bans.stream()
                .map(ban -> ban.rulingId().equals(event.withdrawnId()) ? ban.without(event.rounds()) : Optional.of(ban))
                .flatMap(Optional::stream)
                .toList();
        return changed(draft -> draft.bans = left);
    }

    /** The ban that a ruling imposes; empty if the ruling keeps nobody out, or not any more. */
    Optional<Ban> ban(String rulingId) {
        return bans.stream().filter(ban -> ban.rulingId().equals(rulingId)).findFirst();
    }

    /** The rounds from which a player is kept out, in their order. */
    public List<Integer> excluded(String playerId) {
        return bans.stream()
                .filter(ban -> ban.playerId().equals(playerId))
                .flatMap(ban -> ban.rounds().stream())
                .distinct()
                .sorted()
                .toList();
    }

    public boolean isExpelled(String playerId) {
        return bans.stream().anyMatch(ban -> ban.expelled() && ban.playerId().equals(playerId));
    }

    /** Whether the opponents of an expelled player get the points made against them (APP-I A7bis). */
    boolean givesAway(String playerId) {
        return bans.stream()
                .anyMatch(ban -> ban.pointsToOpponents() && ban.playerId().equals(playerId));
    }

    CompetitionState withSignature(Event.ReportSigned signed) {
        Map<String, Signature> more = new HashMap<>(signatures);
        more.put(report(signed.round(), signed.venueId()), new Signature(signed.signer(), signed.sha256()));
        return changed(draft -> draft.signatures = more);
    }

    private Map<String, Signature> signaturesWithout(int round, int board) {
        Map<String, Signature> left = new HashMap<>(signatures);
        left.remove(report(round, ""));
        definition.stream()
                .flatMap(known -> known.round(round).flatMap(one -> one.board(board)).map(known::venues).stream())
                .flatMap(List::stream)
                .forEach(venue -> left.remove(report(round, venue)));
        return left;
    }

    private static String report(int round, String venueId) {
        return round + "/" + venueId;
    }

    /**
     * The signature of a report whose results have not changed since; "" as the venue: the whole round's (OCR 18.3).
     */
    Optional<Signature> signature(int round, String venueId) {
        return Optional.ofNullable(signatures.get(report(round, venueId)));
    }

    private static List<Integer> with(List<Integer> rounds, int round) {
        return Stream.concat(rounds.stream(), Stream.of(round)).toList();
    }

    /** The ban that keeps a player out of a round; empty if there is none. */
    public Optional<Ban> banFrom(int round, String playerId) {
        return bans.stream()
                .filter(ban -> ban.playerId().equals(playerId) && ban.rounds().contains(round))
                .findFirst();
    }

    static String place(int round, int board) {
        return round + "/" + board;
    }

    /** The score of a board; empty as long as there is none. */
    public Optional<Score> score(int round, int board) {
        return Optional.ofNullable(results.get(place(round, board)));
    }
}
