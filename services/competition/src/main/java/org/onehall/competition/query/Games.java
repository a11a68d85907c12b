package org.onehall.competition.query;

import io.quarkus.runtime.StartupEvent;
import jakarta.enterprise.event.Observes;
import jakarta.inject.Singleton;
import java.time.Duration;
import java.time.LocalDate;
import java.util.Comparator;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.CopyOnWriteArrayList;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.onehall.chess.PgnWriter;
import org.onehall.chess.Side;
import org.onehall.competition.domain.CompetitionState;
import org.onehall.competition.domain.Result;
import org.onehall.decider.Actor;
import org.onehall.decider.BoardId;
import org.onehall.eventlog.TopicCatalogue;
import org.onehall.house.CatchUp;
import org.onehall.house.House;
import org.onehall.proto.adjudication.v1.AdjudicationEvent;
import org.onehall.proto.competition.v1.CompetitionLoaded;
import org.onehall.proto.game.v1.GameEvent;
import org.onehall.proto.types.v1.EventHeader;
import org.onehall.regulations.Action;
import org.onehall.regulations.Points;
import org.onehall.regulations.Rights;
import org.onehall.regulations.ScoringTable;

/** The games from the board logs, for the export (LAW 8.1.1, OCR 16.12). */
@Singleton
public class Games {
    private static final Duration NEWEST = Duration.ofSeconds(2);

    private CatchUp newest = CatchUp.of(NEWEST);
    private final Map<String, PlayedGame> games = new ConcurrentHashMap<>();
    /** By board, in the order in which they were made; without refused ones. */
    private final Map<String, List<Ruling>> rulings = new ConcurrentHashMap<>();

    void start(@Observes StartupEvent event, House house) {
        newest = CatchUp.of(
                NEWEST,
                house.follow(TopicCatalogue.events("game"), GameEvent.parser(), this::fold),
                house.follow(TopicCatalogue.events("adjudication"), AdjudicationEvent.parser(), this::fold));
    }

    /**
     * Waits until everything that arbiters have been shown about games is known here, so that no result is missing from
     * the answer; continues with what is known if that takes too long. Blocks.
     */
    public void catchUp() {
        newest.orGoOn("games are handed out without the newest facts of them");
    }

    /** A ruling has no effect if the service that would carry it out refused it (OCR 18.3). */
    void fold(AdjudicationEvent event) {
        String board = event.getHeader().getKey();
        Ruling.of(event)
                .ifPresent(ruling -> rulings.computeIfAbsent(board, _ -> new CopyOnWriteArrayList<>())
                        .add(ruling));
        if (event.hasRulingRefused())
            rulings.getOrDefault(board, new CopyOnWriteArrayList<>())
                    .removeIf(ruling ->
                            ruling.id().equals(event.getRulingRefused().getRulingId()));
    }

    void fold(GameEvent event) {
        games.compute(
                event.getHeader().getKey(),
                (_, game) -> PlayedGame.fold(Optional.ofNullable(game), event).orElse(null));
    }

    /**
     * Which games of a board: the one that counts, the same only once it is over, as for a screening tool (APP-I A1),
     * or the attempts that do not count (OCR 18.9 c, d).
     */
    public enum Which {
        COUNTING,
        OVER,
        ANNULLED
    }

    /**
     * The games of a competition that the reader may see, in the order of rounds and boards.
     *
     * @param round 0: all rounds
     * @param state what rulings made of results; empty if nothing is known about that
     */
    public String pgn(
            String competitionId,
            CompetitionLoaded competition,
            int round,
            Actor reader,
            Optional<CompetitionState> state,
            Which which) {
        return of(competitionId, round)
                .filter(entry -> maySee(reader, entry.getKey(), entry.getValue()))
                .filter(entry -> which == Which.ANNULLED || !entry.getValue().cancelled())
                .filter(entry -> which != Which.OVER
                        || entry.getValue().current().ended().isPresent())
                .sorted(Comparator.comparing(
                        entry -> entry.getKey(),
                        Comparator.comparingInt(BoardId::round).thenComparingInt(BoardId::number)))
                .flatMap(entry -> which == Which.ANNULLED
                        ? entry
                                .getValue()
                                .pgnAnnulled(
                                        competition,
                                        entry.getKey(),
                                        rulings(entry.getKey(), reader),
                                        isTold(reader, competitionId))
                                .stream()
                        : Stream.of(entry.getValue()
                                .pgn(
                                        competition,
                                        entry.getKey(),
                                        rulings(entry.getKey(), reader),
                                        isTold(reader, competitionId),
                                        state.flatMap(known -> ruled(known, entry.getKey())))))
                .map(PgnWriter::write)
                .collect(Collectors.joining());
    }

    /** How many games that the reader sees or screens are in play, in a round or, with 0, in all rounds. */
    public int inPlay(String competitionId, int round, Actor reader) {
        return (int) of(competitionId, round)
                .filter(entry -> isInProgress(entry.getKey().toString()))
                .filter(entry -> maySee(reader, entry.getKey(), entry.getValue())
                        || screens(reader, entry.getKey(), entry.getValue()))
                .count();
    }

    /** Whether a board's game has begun and not ended; also while it is paused or adjourned. */
    public boolean isInProgress(String board) {
        PlayedGame game = games.get(board);
        return game != null
                && !game.cancelled()
                && game.current().started().isPresent()
                && game.current().ended().isEmpty();
    }

    private List<Ruling> rulings(BoardId board, Actor reader) {
        return isTold(reader, board.competition()) ? rulings.getOrDefault(board.toString(), List.of()) : List.of();
    }

    /** Whether the reader may see rulings and their reasons; a player is informed of rulings elsewhere (OCR 18.4). */
    private static boolean isTold(Actor reader, String competition) {
        return Rights.readsOf(reader, Action.SEE_ALL_BOARDS, competition);
    }

    private static Optional<PlayedGame.Ruled> ruled(CompetitionState state, BoardId board) {
        ScoringTable scoring = state.definition().orElseThrow().regulations().scoring();
        return state.score(board.round(), board.number())
                .filter(score -> !changed(score, scoring).isEmpty())
                .map(score -> {
                    Optional<String> result = Stream.of(Result.values())
                            .filter(one -> one != Result.BOTH_LOSE
                                    && one.points(scoring).equals(score.points()))
                            .findFirst()
                            .map(one -> switch (one) {
                                case WHITE_WINS -> "1-0";
                                case BLACK_WINS -> "0-1";
                                case DRAW -> "1/2-1/2";
                                case BOTH_LOSE -> "*";
                            });
                    return new PlayedGame.Ruled(
                            result,
                            "score by ruling " + Points.text(score.points().white()) + "-"
                                    + Points.text(score.points().black()) + ", "
                                    + changed(score, scoring).stream()
                                            .map(score::article)
                                            .filter(article -> !article.isEmpty())
                                            .distinct()
                                            .collect(Collectors.joining(", ")));
                });
    }

    /** The sides whose points differ from those of the game. */
    private static List<Side> changed(CompetitionState.Score score, ScoringTable scoring) {
        return Stream.of(Side.values())
                .filter(side -> score.points()
                                .get(side)
                                .compareTo(score.result().points(scoring).get(side))
                        != 0)
                .toList();
    }

    /** The days on which the rounds of a competition were played, by the calendar of the first game's White. */
    public Map<Integer, LocalDate> days(String competitionId, CompetitionLoaded competition) {
        return of(competitionId)
                .filter(entry -> entry.getValue().current().started().isPresent())
                .collect(Collectors.toMap(
                        entry -> entry.getKey().round(),
                        entry -> entry.getValue().day(competition).orElseThrow(),
                        (one, other) -> one.isBefore(other) ? one : other));
    }

    /** "round/board" of the games that ended before both players had made a move. */
    public Set<String> unmoved(String competitionId) {
        return of(competitionId)
                .filter(entry -> entry.getValue().isUnmoved())
                .map(entry -> entry.getKey().place())
                .collect(Collectors.toSet());
    }

    private Stream<Map.Entry<BoardId, PlayedGame>> of(String competitionId, int round) {
        return of(competitionId).filter(entry -> round == 0 || entry.getKey().round() == round);
    }

    private Stream<Map.Entry<BoardId, PlayedGame>> of(String competitionId) {
        return games.entrySet().stream()
                .flatMap(entry -> BoardId.parse(entry.getKey()).map(id -> Map.entry(id, entry.getValue())).stream())
                .filter(entry -> entry.getKey().competition().equals(competitionId));
    }

    /**
     * Whether the players of a board have each other's colours after an event; empty if that event has not been read
     * yet (OCR 19.2).
     */
    public Optional<Boolean> coloursReversed(EventHeader event) {
        return Optional.ofNullable(games.get(event.getKey()))
                .filter(game -> game.sequence() >= event.getSequence())
                .map(game -> game.seats().reversed());
    }

    /** A reader who only screens games sees only those that are over (APP-I A1). */
    private static boolean maySee(Actor reader, BoardId id, PlayedGame game) {
        return Rights.reads(reader, Action.SEE_BOARD, game.venues(), id.toString(), "")
                || game.current().ended().isPresent() && screens(reader, id, game);
    }

    private static boolean screens(Actor reader, BoardId id, PlayedGame game) {
        return Rights.allows(reader, Action.SEE_FAIR_PLAY, game.venues(), id.toString(), "");
    }
}
