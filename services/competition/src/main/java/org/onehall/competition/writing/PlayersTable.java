package org.onehall.competition.writing;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.function.Function;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.onehall.competition.domain.Definition;
import org.onehall.competition.domain.Details;
import org.onehall.competition.domain.Player;
import org.onehall.competition.domain.Registration;
import org.onehall.competition.domain.Registration.Registered;

/** The players as a table; columns that would be empty are left out. */
final class PlayersTable {
    private record Column(String name, Function<Player, String> cell) {}

    private final Definition definition;
    private final Map<String, Details> details;
    private final Map<String, Registered> registered;
    private final boolean numbered;

    private PlayersTable(Definition definition) {
        this.definition = definition;
        details = definition.entries().details().stream()
                .collect(Collectors.toMap(Details::playerId, Function.identity(), (first, _) -> first));
        registered = definition.entries().registration().stream()
                .map(Registration::persons)
                .flatMap(List::stream)
                .collect(Collectors.toMap(Registered::personId, Function.identity(), (first, _) -> first));
        numbered = details.values().stream().anyMatch(this::isStated);
    }

    static String of(Definition definition) {
        return new PlayersTable(definition).text();
    }

    /** Whether a reader would not find these details without a start number. */
    private boolean isStated(Details one) {
        int place = definition.players().stream().map(Player::playerId).toList().indexOf(one.playerId()) + 1;
        return one.startNumber() != place
                || !one.fideNumber().isEmpty()
                || (one.sex() + one.title() + one.birth()).isEmpty();
    }

    private String text() {
        List<Column> optional = List.of(
                new Column("rating", player -> player.rating() == 0 ? "" : String.valueOf(player.rating())),
                new Column("federation", Player::federation),
                new Column(
                        "fideId",
                        player -> registered(player).map(Registered::number).orElse("")),
                new Column(
                        "accepted",
                        player -> registered(player)
                                .flatMap(Registered::acceptedAt)
                                .map(String::valueOf)
                                .orElse("")),
                new Column("sex", player -> detail(player, Details::sex)),
                new Column("title", player -> detail(player, Details::title)),
                new Column("birthDate", player -> detail(player, Details::birth)),
                new Column(
                        "startNumber",
                        player -> numbered ? detail(player, one -> String.valueOf(one.startNumber())) : ""),
                new Column("reportFideId", player -> detail(player, Details::fideNumber)));
        List<Column> columns = Stream.concat(
                        Stream.of(
                                new Column("id", Player::playerId),
                                new Column("name", Player::name),
                                new Column("venue", Player::venueId)),
                        optional.stream()
                                .filter(column -> definition.players().stream()
                                        .anyMatch(player ->
                                                !column.cell().apply(player).isEmpty())))
                .toList();
        var table = new CsvWriting(columns.stream().map(Column::name).toList());
        for (Player player : definition.players()) {
            List<String> cells = new ArrayList<>();
            columns.forEach(column -> cells.add(column.cell().apply(player)));
            table.row(cells);
        }
        return table.toString();
    }

    private Optional<Registered> registered(Player player) {
        return Optional.ofNullable(registered.get(player.playerId()));
    }

    private String detail(Player player, Function<Details, String> part) {
        return Optional.ofNullable(details.get(player.playerId())).map(part).orElse("");
    }
}
