package org.onehall.fairplay.query.proceeding;

import jakarta.inject.Singleton;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeSet;
import java.util.stream.Collectors;
import org.onehall.decider.BoardId;
import org.onehall.house.Definitions;
import org.onehall.house.RoundProgress;
import org.onehall.proto.cases.v1.PrizeFacts;
import org.onehall.proto.competition.v1.CompetitionEvent;
import org.onehall.proto.competition.v1.Player;
import org.onehall.proto.competition.v1.Round;
import org.onehall.proto.fairplay.v1.FairPlayEvent;
import org.onehall.proto.game.v1.GameEvent;

/**
 * Which games of a player are over and screened (APP-I A1, A8bis), in all rounds, including those not yet opened. A
 * game without a move has nothing to screen, nor has an annulled game that is not replayed before its round is
 * official. A game that went on after its end is screened again when it ends again. Thread-safe.
 */
@Singleton
public class PrizeChecks {
    private static final class Game {
        private Set<String> players = Set.of();
        private int attempt = 1;
        private final List<String> moves = new ArrayList<>();
        private boolean ended;
    }

    private record Attempt(BoardId board, int number) {}

    private static final class Rounds {
        private Set<Integer> all = Set.of();
        private final RoundProgress book = new RoundProgress();
    }

    private final Map<String, Rounds> competitions = new HashMap<>();
    private final Map<BoardId, Game> games = new HashMap<>();
    /** Moves that wait or were screened; they are screened once the attempt is in {@link #screened}. */
    private final Map<Attempt, List<String>> queued = new HashMap<>();

    private final Set<Attempt> screened = new HashSet<>();
    private final Set<String> players = new HashSet<>();

    /** Takes the next fact. */
    public synchronized void fold(CompetitionEvent event) {
        if (Definitions.isDraft(event)) return;
        String competition = event.getHeader().getKey();
        Rounds rounds = competitions.computeIfAbsent(competition, _ -> new Rounds());
        rounds.book.fold(event);
        Definitions.of(event).ifPresent(definition -> {
            rounds.all = definition.getRoundsList().stream()
                    .map(Round::getNumber)
                    .collect(Collectors.toCollection(TreeSet::new));
            definition.getPlayersList().stream()
                    .map(Player::getPlayerId)
                    .forEach(id -> players.add(competition + "/" + id));
        });
    }

    /** Takes the next fact. */
    public synchronized void fold(FairPlayEvent event) {
        if (event.hasScreeningQueued()) {
            Attempt attempt = attempt(event, event.getScreeningQueued().getAttempt());
            queued.put(attempt, List.copyOf(event.getScreeningQueued().getMovesList()));
            screened.remove(attempt);
        }
        if (event.hasScreeningCompleted())
            screened.add(attempt(event, event.getScreeningCompleted().getAttempt()));
    }

    private static Attempt attempt(FairPlayEvent event, int number) {
        return new Attempt(BoardId.of(event.getHeader().getKey()), number);
    }

    /** Takes the next fact. */
    public synchronized void fold(GameEvent event) {
        BoardId.parse(event.getHeader().getKey())
                .ifPresent(board -> fold(event, games.computeIfAbsent(board, _ -> new Game())));
    }

    private static void fold(GameEvent event, Game game) {
        switch (event.getPayloadCase()) {
            case GAME_CREATED ->
                game.players = Set.of(
                        event.getGameCreated().getWhite().getPlayerId(),
                        event.getGameCreated().getBlack().getPlayerId());
            case MOVE_PLAYED -> game.moves.add(event.getMovePlayed().getUci());
            case POSITION_RESTORED -> {
                int ply = event.getPositionRestored().getPly();
                if (ply < game.moves.size())
                    game.moves.subList(ply, game.moves.size()).clear();
            }
            case GAME_RESTARTED -> {
                var restarted = event.getGameRestarted();
                game.attempt = restarted.getAttempt();
                if (restarted.hasWhite() && restarted.hasBlack())
                    game.players = Set.of(
                            restarted.getWhite().getPlayerId(),
                            restarted.getBlack().getPlayerId());
                game.moves.clear();
                game.ended = false;
            }
            case GAME_VOIDED -> {
                game.moves.clear();
                game.ended = false;
            }
            case GAME_ENDED -> game.ended = true;
            case FORFEIT_REVERSED, RESULT_SET_ASIDE -> game.ended = false;
            // None of these changes the moves that have to be screened, or whether the game is over.
            case SEAT_CLEARED, SEAT_PRESENT, START_HELD, SEAT_EXCLUDED, DEFAULT_WAIVED -> {}
            case ASSISTANT_NAMED, ASSISTANT_ADMITTED, ASSISTANT_DISMISSED, HELPER_ACCEPTED, HELPER_DISMISSED -> {}
            case GAME_STARTED, GAME_PAUSED, GAME_RESUMED, FLAG_FELL, PERIOD_COMPLETED -> {}
            case TIME_ADJUSTED, CLOCKS_SET, SETTING_CORRECTED, OUTAGE_COVERED, CLOCK_TIMES_ASKED, MOVE_REPRODUCED -> {}
            case PRE_MOVE_QUEUED, PRE_MOVE_DROPPED, PRE_MOVE_FIRED -> {}
            case DRAW_OFFERED, DRAW_DECLINED, DRAW_CLAIMED, DRAW_DECLARED, EARLY_OFFERS_ALLOWED -> {}
            case SEALING_ORDERED, MOVE_SEALED, ENVELOPE_CONFIRMED, SEALED_MOVE_OPENED -> {}
            case GAME_ADJOURNED, ADJOURNMENT_RESUMED, IRREGULARITY_RECORDED, IRREGULARITY_TAKEN_BACK -> {}
            case COLOURS_KEPT, DISCONNECTION_NOTED, PAYLOAD_NOT_SET -> {}
        }
    }

    /** What the release of a prize needs to know about its winner. */
    public synchronized PrizeFacts of(String competition, String player) {
        Rounds rounds = competitions.getOrDefault(competition, new Rounds());
        Set<BoardId> boards = new TreeSet<>(Comparator.comparing(BoardId::toString));
        games.forEach((board, game) -> {
            if (board.competition().equals(competition) && game.players.contains(player)) boards.add(board);
        });
        rounds.book
                .opened()
                .forEach((number, round) -> round.played().stream()
                        .filter(pairing -> pairing.getWhiteId().equals(player)
                                || pairing.getBlackId().equals(player))
                        .forEach(pairing -> boards.add(new BoardId(competition, number, pairing.getBoard()))));
        List<String> pending = new ArrayList<>(boards.stream()
                .filter(board -> !isChecked(board, rounds))
                .map(BoardId::toString)
                .toList());
        rounds.all.stream()
                .filter(round -> !rounds.book.opened().containsKey(round))
                .map(round -> "round " + round)
                .forEach(pending::add);
        return PrizeFacts.newBuilder()
                .setPlayerKnown(players.contains(competition + "/" + player))
                .addAllPending(pending)
                .build();
    }

    private boolean isChecked(BoardId board, Rounds rounds) {
        Game game = games.getOrDefault(board, new Game());
        if (!game.ended) return rounds.book.isOfficial(board) && game.moves.isEmpty();
        Attempt attempt = new Attempt(board, game.attempt);
        return game.moves.isEmpty() || screened.contains(attempt) && game.moves.equals(queued.get(attempt));
    }
}
