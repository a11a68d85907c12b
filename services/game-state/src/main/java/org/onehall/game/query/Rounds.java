package org.onehall.game.query;

import io.quarkus.runtime.StartupEvent;
import jakarta.enterprise.event.Observes;
import jakarta.inject.Singleton;
import java.time.Duration;
import java.util.HashMap;
import java.util.Map;
import org.onehall.decider.BoardId;
import org.onehall.eventlog.TopicCatalogue;
import org.onehall.house.CatchUp;
import org.onehall.house.House;
import org.onehall.house.RoundProgress;
import org.onehall.proto.competition.v1.CompetitionEvent;
import org.onehall.proto.game.v1.RoundNow;

/**
 * How far competitions are with their rounds, on which it depends whether an ended game may go on (OCR 17.11, DEC-14,
 * OCR 19.4). Thread-safe.
 *
 * <p>This is read before the decision is sealed, and from another log, so a round that opens in the few milliseconds
 * between is not seen. The competition service does not see the decision then either; otherwise it waits for it before
 * it opens or closes a round.
 */
@Singleton
public class Rounds {
    private static final Duration NEWEST = Duration.ofSeconds(5);

    /** By id of the competition. */
    private final Map<String, RoundProgress> competitions = new HashMap<>();

    private CatchUp newest = CatchUp.of(NEWEST);

    void start(@Observes StartupEvent event, House house) {
        newest = CatchUp.of(
                NEWEST, house.follow(TopicCatalogue.events("competition"), CompetitionEvent.parser(), this::fold));
    }

    synchronized void fold(CompetitionEvent event) {
        competitions
                .computeIfAbsent(event.getHeader().getKey(), _ -> new RoundProgress())
                .fold(event);
    }

    /**
     * The round of a board, after everything that arbiters have been shown is read. UNAVAILABLE if that takes too long.
     * Blocks.
     */
    public RoundNow newest(BoardId board) {
        newest.orRefuse("It is not known here yet which rounds are open. Ask again with the same request id.");
        return known(board);
    }

    /** The round of a board, as far as read. */
    public synchronized RoundNow known(BoardId board) {
        RoundProgress progress = competitions.getOrDefault(board.competition(), new RoundProgress());
        var round = RoundNow.newBuilder()
                .setNumber(board.round())
                .setOfficial(progress.official().containsKey(board.round()));
        Integer later = progress.opened().higherKey(board.round());
        if (later != null) round.setLater(later);
        return round.build();
    }
}
