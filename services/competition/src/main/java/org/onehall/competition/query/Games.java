package org.onehall.competition.query;

import io.quarkus.runtime.StartupEvent;
import jakarta.enterprise.event.Observes;
import jakarta.inject.Singleton;
import java.util.Comparator;
import java.util.Map;
import java.util.Optional;
import java.util.concurrent.ConcurrentHashMap;
import java.util.stream.Collectors;
import org.onehall.chess.PgnWriter;
import org.onehall.decider.Actor;
import org.onehall.decider.Role;
import org.onehall.eventlog.TopicCatalogue;
import org.onehall.house.House;
import org.onehall.proto.competition.v1.CompetitionLoaded;
import org.onehall.proto.game.v1.GameEvent;
import org.onehall.proto.types.v1.EventHeader;
import org.onehall.regulations.Action;
import org.onehall.regulations.Rights;

/** The games as the board logs tell them, for the export (LAW 8.1.1, OCR 16.12). */
@Singleton
public class Games {
    private final Map<String, PlayedGame> games = new ConcurrentHashMap<>();

    void start(@Observes StartupEvent event, House house) {
        house.follow(TopicCatalogue.events("game"), GameEvent.parser(), this::fold);
    }

    void fold(GameEvent event) {
        games.compute(event.getHeader().getKey(), (_, game) -> PlayedGame.fold(Optional.ofNullable(game), event).orElse(null));
    }

    /**
     * The games of a competition that somebody may see, in the order of rounds and boards.
     *
     * @param round 0: all rounds
     */
    public String pgn(String competitionId, CompetitionLoaded competition, int round, Actor reader) {
        return games.entrySet().stream()
                .flatMap(entry -> BoardId.of(entry.getKey()).map(id -> Map.entry(id, entry.getValue())).stream())
                .filter(entry -> entry.getKey().competition().equals(competitionId) && (round == 0 || entry.getKey().round() == round))
                .filter(entry -> maySee(reader, entry.getKey(), entry.getValue()))
                .sorted(Comparator.comparing(entry -> entry.getKey(), Comparator.comparingInt(BoardId::round).thenComparingInt(BoardId::board)))
                .map(entry -> PgnWriter.write(entry.getValue().pgn(competition, entry.getKey().round(), entry.getKey().board())))
                .collect(Collectors.joining());
    }

    /**
     * Whether the players of a board have each other's colours, as an event left it; empty if that event has not been read yet
     * (OCR 19.2).
     */
    public Optional<Boolean> coloursReversed(EventHeader event) {
        return Optional.ofNullable(games.get(event.getKey())).filter(game -> game.sequence() >= event.getSequence()).map(game -> game.seats().reversed());
    }

    private static boolean maySee(Actor reader, BoardId id, PlayedGame game) {
        return reader.role() == Role.SERVICE || Rights.allows(reader, Action.SEE_BOARD, game.venues(), id.toString(), "");
    }
}
