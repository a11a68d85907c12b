package org.onehall.competition.reading;

import java.time.Instant;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.Set;
import java.util.function.Function;
import java.util.function.UnaryOperator;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.onehall.competition.domain.Definition;
import org.onehall.competition.domain.Details;
import org.onehall.competition.domain.Entrant;
import org.onehall.competition.domain.Entries;
import org.onehall.competition.domain.Official;
import org.onehall.competition.domain.Player;
import org.onehall.competition.domain.Registration;
import org.onehall.competition.domain.Venue;
import org.onehall.competition.reading.PlayerPreview.PreviewedPlayer;
import org.onehall.competition.reading.PlayerPreview.TableFault;
import org.onehall.decider.Texts;
import org.onehall.regulations.TextPlace;

/**
 * Reads a table of players for a competition that has been loaded, or for one that is still a draft, with the usual
 * headings of such lists, and marks what a person should look at. Nobody is entered by this (OCR 16.1, APP-I A4).
 */
public final class PlayerListReader {
    private static final Pattern NUMBER = Pattern.compile("[A-Za-z0-9-]{1,20}");
    private static final Pattern FEDERATION = Pattern.compile("[A-Z]{3}");
    private static final int HIGHEST_RATING = 4000;
    private static final String BIRTH = "birthDate";

    private final List<Venue> venues;
    private final String standardVenue;
    private final boolean numberNeeded;
    /** What the competition has already, and then also what the lines above have. */
    private final Set<String> ids;

    private final Set<String> numbers;
    private final Set<String> entered;

    private PlayerListReader(
            List<Venue> venues, String standardVenue, List<Official> officials, List<Player> players, Entries entries) {
        this.venues = venues;
        this.standardVenue = standardVenue;
        numberNeeded = entries.registration().filter(Registration::isStrict).isPresent();
        ids = Stream.concat(
                        players.stream().map(Player::playerId),
                        officials.stream().map(Official::officialId))
                .collect(Collectors.toCollection(HashSet::new));
        numbers = Stream.concat(
                        entries.registration().stream()
                                .flatMap(registration -> registration.persons().stream())
                                .map(Registration.Registered::number),
                        entries.details().stream().map(Details::fideNumber))
                .map(PlayerListReader::plain)
                .collect(Collectors.toCollection(HashSet::new));
        entered =
                players.stream().map(player -> Texts.byItsWords(player.name())).collect(Collectors.toSet());
    }

    /**
     * Reads a table.
     *
     * @param table a header line and a line for each player
     * @param standardVenue the venue of players for whom none is stated; "": they are marked
     */
    public static PlayerPreview read(String table, String standardVenue, Definition definition) {
        return read(
                table,
                new PlayerListReader(
                        definition.venues(),
                        standardVenue,
                        definition.officials(),
                        definition.players(),
                        definition.entries()));
    }

    /** The same for a draft with these venues: nobody has been entered yet. */
    public static PlayerPreview read(String table, String standardVenue, List<Venue> venues) {
        return read(table, new PlayerListReader(venues, standardVenue, List.of(), List.of(), Entries.NONE));
    }

    private static PlayerPreview read(String table, PlayerListReader reader) {
        var faults = new Faults();
        List<String> unused = new ArrayList<>();
        UnaryOperator<List<String>> naming = written -> {
            List<String> columns = PlayerHeadings.columns(written);
            for (int i = 0; i < columns.size(); i++)
                if (columns.get(i).isEmpty() && !written.get(i).isBlank()) unused.add(written.get(i));
            return columns;
        };
        List<CsvTable.Row> rows = CsvTable.readNamed(table, "players", List.of("name"), naming, faults)
                .orElse(List.of());
        Map<String, Long> names = rows.stream()
                .collect(Collectors.groupingBy(row -> Texts.byItsWords(nameIn(row)), Collectors.counting()));
        var births = new SlashedDates(rows.stream().map(row -> row.cell(BIRTH)).toList());
        return new PlayerPreview(
                rows.stream().map(row -> reader.player(row, names, births)).toList(),
                faults.sorted("").stream()
                        .map(fault -> new TableFault(fault.line(), fault.column(), fault.message()))
                        .toList(),
                unused);
    }

    private static String nameIn(CsvTable.Row row) {
        return Stream.of(row.cell("name"), row.cell(PlayerHeadings.FIRST_NAME))
                .filter(part -> !part.isEmpty())
                .collect(Collectors.joining(", "));
    }

    private PreviewedPlayer player(CsvTable.Row row, Map<String, Long> names, SlashedDates births) {
        List<EntryRemark> remarks = new ArrayList<>();
        String id = row.cell("id");
        if (!id.isEmpty() && !ids.add(id)) remarks.add(EntryRemark.ID_TWICE);
        String name = nameIn(row);
        name(name, names, remarks);
        int rating = rating(row.cell("rating"), remarks);
        String venue = venue(row.cell("venue"), remarks);
        String federation = PlayerCells.federation(row.cell("federation"));
        if (!federation.isEmpty() && !FEDERATION.matcher(federation).matches())
            remarks.add(EntryRemark.FEDERATION_MALFORMED);
        String number = number(row.cell("fideId"), remarks);
        Optional<Instant> accepted = CompetitionFiles.instant(row.cell("accepted"));
        var doubtful = new Faults();
        var person = new Persons(doubtful);
        person.player("", 0, "", "", said(row, births));
        if (!doubtful.notes().isEmpty()
                || accepted.isEmpty() && !row.cell("accepted").isEmpty()) remarks.add(EntryRemark.DETAIL_LEFT_OUT);
        return new PreviewedPlayer(
                row.line(),
                new Entrant(
                        new Player(id, name, rating, venue, federation),
                        0,
                        stated(person, Details::sex),
                        stated(person, Details::title),
                        number,
                        stated(person, Details::birth),
                        accepted),
                remarks);
    }

    private static String stated(Persons person, Function<Details, String> part) {
        return person.details().stream().findFirst().map(part).orElse("");
    }

    private static Persons.Said said(CsvTable.Row row, SlashedDates births) {
        return new Persons.Said() {
            @Override
            public String text(String field) {
                return field.equals(BIRTH) ? births.clear(row.cell(field)) : row.cell(field);
            }

            @Override
            public TextPlace at(String field) {
                return row.at(field);
            }
        };
    }

    private void name(String name, Map<String, Long> names, List<EntryRemark> remarks) {
        if (name.isEmpty()) {
            remarks.add(EntryRemark.NAME_MISSING);
            return;
        }
        String words = Texts.byItsWords(name);
        if (names.getOrDefault(words, 0L) > 1) remarks.add(EntryRemark.NAME_TWICE);
        if (entered.contains(words)) remarks.add(EntryRemark.NAME_ENTERED);
    }

    private static int rating(String text, List<EntryRemark> remarks) {
        OptionalInt rating = PlayerCells.rating(text);
        if (rating.isEmpty() || rating.getAsInt() > HIGHEST_RATING) {
            remarks.add(EntryRemark.RATING_MALFORMED);
            return 0;
        }
        if (rating.getAsInt() == 0) remarks.add(EntryRemark.RATING_MISSING);
        return rating.getAsInt();
    }

    /** The id of the venue that a cell names by its id or its name; the cell's text if there is no such venue. */
    private String venue(String written, List<EntryRemark> remarks) {
        String meant = written.isEmpty() ? standardVenue : written;
        if (meant.isEmpty()) {
            remarks.add(EntryRemark.VENUE_MISSING);
            return "";
        }
        List<Venue> found = venues.stream()
                .filter(venue -> venue.venueId().equals(meant.toLowerCase(Locale.ROOT)))
                .toList();
        if (found.isEmpty())
            found = venues.stream()
                    .filter(venue -> Texts.byItsWords(venue.name()).equals(Texts.byItsWords(meant)))
                    .toList();
        if (found.size() == 1) return found.getFirst().venueId();
        remarks.add(EntryRemark.VENUE_UNKNOWN);
        return meant;
    }

    private String number(String written, List<EntryRemark> remarks) {
        String number = Persons.number(written);
        if (number.isEmpty()) {
            if (numberNeeded) remarks.add(EntryRemark.NUMBER_MISSING);
        } else if (!NUMBER.matcher(number).matches()) remarks.add(EntryRemark.NUMBER_MALFORMED);
        else if (!numbers.add(plain(number))) remarks.add(EntryRemark.NUMBER_TWICE);
        return number;
    }

    /** A number as it is compared: leading zeros and capitals do not matter. */
    private static String plain(String number) {
        return number.replaceFirst("^0+(?=\\d)", "").toLowerCase(Locale.ROOT);
    }
}
