package org.onehall.fairplay.query;

import jakarta.inject.Singleton;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeMap;
import org.onehall.proto.cases.v1.PrizeFacts;
import org.onehall.proto.competition.v1.CompetitionEvent;
import org.onehall.proto.competition.v1.Player;
import org.onehall.proto.fairplay.v1.FairPlayEvent;
import org.onehall.proto.game.v1.GameEvent;

/**
 * Which games of a player are over and screened (APP-I A1, A8bis). A game without a move has nothing to screen; one that went on after its end is
 * screened anew as it ends again. Thread-safe.
 */
@Singleton
public class PrizeChecks {
    private static final class Game {
        private Set<String> players = Set.of();
        private int attempt = 1;
        private final List<String> moves = new ArrayList<>();
        private boolean ended;
    }

    private final Map<String, Game> games = new TreeMap<>();
    /** Moves that wait or were screened, by "board#attempt"; they are screened once the attempt is in {@link #screened}. */
    private final Map<String, List<String>> queued = new HashMap<>();
    private final Set<String> screened = new HashSet<>();
    private final Set<String> players = new HashSet<>();

    /** Takes the next fact. */
    public synchronized void fold(CompetitionEvent event) {
        if (event.hasCompetitionLoaded())
            event.getCompetitionLoaded().getPlayersList().stream().map(Player::getPlayerId).forEach(id -> players.add(event.getHeader().getKey() + "/" + id));
    }

    /** Takes the next fact. */
    public synchronized void fold(FairPlayEvent event) {
        if (event.hasScreeningQueued()) {
            String attempt = event.getHeader().getKey() + "#" + event.getScreeningQueued().getAttempt();
            queued.put(attempt, List.copyOf(event.getScreeningQueued().getMovesList()));
            screened.remove(attempt);
        }
        if (event.hasScreeningCompleted()) screened.add(event.getHeader().getKey() + "#" + event.getScreeningCompleted().getAttempt());
    }

    /** Takes the next fact. */
    public synchronized void fold(GameEvent event) {
        Game game = games.computeIfAbsent(event.getHeader().getKey(), _ -> new Game());
        switch (event.getPayloadCase()) {
            case GAME_CREATED -> game.players = Set.of(event.getGameCreated().getWhite().getPlayerId(), event.getGameCreated().getBlack().getPlayerId());
            case MOVE_PLAYED -> game.moves.add(event.getMovePlayed().getUci());
            case POSITION_RESTORED -> {
                int ply = event.getPositionRestored().getPly();
                if (ply < game.moves.size()) game.moves.subList(ply, game.moves.size()).clear();
            }
            case GAME_RESTARTED -> {
                game.attempt = event.getGameRestarted().getAttempt();
                game.moves.clear();
                game.ended = false;
            }
            case GAME_ENDED -> game.ended = true;
            case FORFEIT_REVERSED, RESULT_SET_ASIDE -> game.ended = false;
            default -> { }
        }
    }

    /** What the release of a prize needs to know of its winner. */
    public synchronized PrizeFacts of(String competition, String player) {
        List<String> pending = games.entrySet().stream().filter(entry -> entry.getKey().startsWith(competition + "/") && entry.getValue().players.contains(player))
                .filter(entry -> !isChecked(entry.getKey(), entry.getValue())).map(Map.Entry::getKey).toList();
        return PrizeFacts.newBuilder().setPlayerKnown(players.contains(competition + "/" + player)).addAllPending(pending).build();
    }

    private boolean isChecked(String board, Game game) {
        String attempt = board + "#" + game.attempt;
        return game.ended && (game.moves.isEmpty() || screened.contains(attempt) && game.moves.equals(queued.get(attempt)));
    }
}
