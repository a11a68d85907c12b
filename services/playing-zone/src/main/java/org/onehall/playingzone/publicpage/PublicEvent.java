package org.onehall.playingzone.publicpage;

import java.time.Duration;
import java.util.Comparator;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalLong;
import java.util.TreeMap;
import java.util.function.BiFunction;
import java.util.stream.Collectors;
import org.onehall.chess.Side;
import org.onehall.decider.BoardId;
import org.onehall.house.Definitions;
import org.onehall.house.RoundProgress;
import org.onehall.playingzone.projection.Controls;
import org.onehall.playingzone.projection.Wire;
import org.onehall.playingzone.projection.competition.Registrations;
import org.onehall.playingzone.publicpage.BoardsView.GameView;
import org.onehall.playingzone.publicpage.EventView.PairingView;
import org.onehall.playingzone.publicpage.EventView.PlayerView;
import org.onehall.playingzone.publicpage.EventView.RoundView;
import org.onehall.playingzone.publicpage.EventView.VenueView;
import org.onehall.playingzone.publicpage.PublicResults.ResultView;
import org.onehall.proto.competition.v1.CompetitionEvent;
import org.onehall.proto.competition.v1.CompetitionLoaded;
import org.onehall.proto.competition.v1.Details;
import org.onehall.proto.competition.v1.Pairing;
import org.onehall.proto.competition.v1.PublicRules;
import org.onehall.proto.competition.v1.Round;
import org.onehall.proto.game.v1.GameEvent;

/** What everybody may know of one event. Its regulations say whether it has a public page. Not thread-safe. */
final class PublicEvent {
    private final String id;
    private final RoundProgress progress = new RoundProgress();
    private final PublicResults results = new PublicResults();
    /** The boards of each round by their numbers. */
    private final Map<Integer, Map<Integer, PublicGame>> games = new HashMap<>();

    private CompetitionLoaded definition = CompetitionLoaded.getDefaultInstance();
    private boolean loaded;
    private long version;

    PublicEvent(String id) {
        this.id = id;
    }

    void fold(CompetitionEvent event) {
        progress.fold(event);
        results.fold(event);
        Definitions.of(event).ifPresent(now -> {
            definition = now;
            loaded = true;
        });
        version++;
        if (isPrivate()) games.clear();
    }

    /** Games of an event that is not known yet wait: logs are read independently of each other. */
    void fold(BoardId board, GameEvent event) {
        if (isPrivate()) return;
        PublicGame game = games.computeIfAbsent(board.round(), _ -> new TreeMap<>())
                .computeIfAbsent(board.number(), _ -> new PublicGame());
        game.take(event);
        // nothing was played at a cancelled board (LAW 6.6)
        if (event.getGameVoided().getCancelled()) {
            games.get(board.round()).remove(board.number());
            version++;
            return;
        }
        // what is old enough then is old enough whenever somebody reads: nothing of it has to be kept
        if (loaded && game.advance(Wire.ms(event.getHeader().getOccurredAt()) - delay().toMillis())) version++;
    }

    private boolean isPrivate() {
        return loaded && !rules().getOpen();
    }

    boolean isOpen() {
        return loaded && rules().getOpen();
    }

    private PublicRules rules() {
        return definition.getRegulations().getPublicPage();
    }

    private Duration delay() {
        return Wire.duration(rules().getDelay());
    }

    /** A number that grows whenever something that is shown may have changed, as of an instant in ms since 1970. */
    long version(long nowMs) {
        long until = nowMs - delay().toMillis();
        for (var boards : games.values()) for (PublicGame game : boards.values()) if (game.advance(until)) version++;
        return version;
    }

    EventView view() {
        Map<String, Integer> numbers = Registrations.startNumbers(definition);
        return new EventView(
                id,
                definition.getName(),
                definition.getRegulations().hasControl()
                        ? Controls.text(definition.getRegulations().getControl())
                        : "",
                delay().toMinutes(),
                definition.getVenuesList().stream()
                        .map(venue -> new VenueView(venue.getName(), venue.getTimeZone()))
                        .toList(),
                players(numbers),
                definition.getRoundsList().stream()
                        .sorted(Comparator.comparingInt(Round::getNumber))
                        .map(round -> view(round, numbers))
                        .toList());
    }

    private List<PlayerView> players(Map<String, Integer> numbers) {
        Map<String, String> titles = definition.getEntries().getDetailsList().stream()
                .collect(Collectors.toMap(Details::getPlayerId, Details::getTitle, (one, _) -> one));
        Map<String, String> teams = new HashMap<>();
        definition
                .getEntries()
                .getTeamsList()
                .forEach(team -> team.getPlayerIdsList().forEach(player -> teams.put(player, team.getName())));
        return definition.getPlayersList().stream()
                .map(player -> new PlayerView(
                        numbers.get(player.getPlayerId()),
                        player.getName(),
                        titles.getOrDefault(player.getPlayerId(), ""),
                        player.getRating(),
                        player.getFederation(),
                        teams.getOrDefault(player.getPlayerId(), "")))
                .sorted(Comparator.comparingInt(PlayerView::number))
                .toList();
    }

    private RoundView view(Round round, Map<String, Integer> numbers) {
        int number = round.getNumber();
        boolean opened = progress.opened().containsKey(number);
        List<Pairing> pairings = opened || round.getPublished() ? round.getPairingsList() : List.of();
        return new RoundView(
                number,
                round.hasStartsAt() ? OptionalLong.of(Wire.ms(round.getStartsAt())) : OptionalLong.empty(),
                opened,
                progress.official().containsKey(number),
                opened && isShown(number),
                pairings.stream()
                        .sorted(Comparator.comparingInt(Pairing::getBoard))
                        .map(pairing -> new PairingView(
                                pairing.getBoard(),
                                numbers.getOrDefault(pairing.getWhiteId(), 0),
                                numbers.getOrDefault(pairing.getBlackId(), 0),
                                results.of(number, pairing.getBoard())))
                        .toList());
    }

    /** Whether the regulations let everybody see the moves of a round. */
    private boolean isShown(int round) {
        return !rules().hasClosedFromRound() || round < rules().getClosedFromRound();
    }

    /** The boards of a round; empty if the event has no such round, or if it is not opened or closed to the public. */
    Optional<BoardsView> boards(int round) {
        return shown(round, GameView::of).map(boards -> new BoardsView(round, delay().toMinutes(), boards));
    }

    /** The games of a round that have begun, in the form of PGN; empty as for {@link #boards}. */
    Optional<String> pgn(int round) {
        return shown(
                        round,
                        (number, game) ->
                                game.startedAt().isEmpty() && game.moves().isEmpty()
                                        ? ""
                                        : PublicPgn.of(definition, round, number, game, result(round, number, game)))
                .map(texts -> String.join("", texts));
    }

    /** The approved result by the colours that the players have at the board. */
    private Optional<String> result(int round, int board, PublicGame game) {
        Optional<String> whitePaired = definition.getRoundsList().stream()
                .filter(one -> one.getNumber() == round)
                .flatMap(one -> one.getPairingsList().stream())
                .filter(pairing -> pairing.getBoard() == board)
                .map(Pairing::getWhiteId)
                .findFirst();
        boolean exchanged = whitePaired
                .filter(white -> white.equals(game.seat(Side.BLACK).getPlayerId()))
                .isPresent();
        return results.of(round, board)
                .map(ResultView::score)
                .map(score -> exchanged ? PublicResults.exchanged(score) : score);
    }

    private <T> Optional<List<T>> shown(int round, BiFunction<Integer, PublicGame, T> view) {
        if (!progress.opened().containsKey(round) || !isShown(round)) return Optional.empty();
        return Optional.of(games.getOrDefault(round, Map.of()).entrySet().stream()
                .filter(board -> board.getValue().isThere())
                .map(board -> view.apply(board.getKey(), board.getValue()))
                .toList());
    }
}
