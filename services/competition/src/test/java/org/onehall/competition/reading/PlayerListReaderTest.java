package org.onehall.competition.reading;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.onehall.competition.reading.SpringOpenFiles.*;

import java.util.Comparator;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.onehall.competition.domain.Command;
import org.onehall.competition.domain.Definition;
import org.onehall.competition.domain.Entrant;
import org.onehall.competition.domain.Entries;
import org.onehall.competition.reading.PlayerPreview.TableFault;

/** The venues are rome and milan; the players are Bo Rossi with FIDE ID 812345, and Bo Neri. */
class PlayerListReaderTest {
    private static final String PLAYERS =
            "id,name,rating,venue,fideId\nr1,Bo Rossi,2100,rome,812345\nm1,Bo Neri,2000,milan,812346\n";

    private static Definition definition(String more) {
        Command.Load load =
                loaded(HEAD + more + CSV + REGULATIONS, Map.of("players.csv", PLAYERS, "pairings.csv", CSV_PAIRINGS));
        return new Definition(
                load.name(),
                load.venues(),
                load.officials(),
                load.players(),
                load.rounds(),
                load.regulations(),
                load.entries().orElse(Entries.NONE));
    }

    private static PlayerPreview read(String table) {
        return PlayerListReader.read(table, "", definition(""));
    }

    /** The remarks about the lines of a table with these columns. */
    private static List<List<EntryRemark>> remarks(String columns, String... lines) {
        PlayerPreview preview = read(columns + "\n" + String.join("\n", lines));
        assertEquals(List.of(), preview.faults());
        return preview.players().stream()
                .map(PlayerPreview.PreviewedPlayer::remarks)
                .toList();
    }

    @Test
    void aTablePastedFromASpreadsheetIsReadAsAPlayersFile() { // APP-I A4
        PlayerPreview preview = read("Name\tVenue\tRating\tFederation\tFIDE ID\tSex\tTitle\tBirth date\n"
                + "Ada Blu\tmilan\t1 950\tita\t00812399\tf\twfm\t31.12.1990\n");
        assertEquals(List.of(), preview.faults());
        assertEquals(1, preview.players().size());
        assertEquals(List.of(), preview.players().getFirst().remarks());
        Entrant ada = preview.players().getFirst().entrant();
        assertEquals(
                List.of("", "Ada Blu", "1950", "milan", "ITA", "00812399", "w", "WFM", "1990/12/31"),
                List.of(
                        ada.player().playerId(),
                        ada.player().name(),
                        String.valueOf(ada.player().rating()),
                        ada.player().venueId(),
                        ada.player().federation(),
                        ada.number(),
                        ada.sex(),
                        ada.title(),
                        ada.birth()));
    }

    @ParameterizedTest
    @CsvSource({
        "No.;;Name;FideID;FED;Rtg;Club/City;Typ, 1;WFM;Ada Blu;812399;ITA;1950;Milan;U18, Ada Blu, No. Club/City Typ",
        "Surname;First name;Elo;FIDE;Country;M/F;Birth year, Blu;Ada;1950;812399;ita;F;1990, 'Blu, Ada', ''",
        "Cognome;Nome;Rating;ID FIDE;Nazione;Sesso;Nascita, Blu;Ada;1950;812399;ITA;F;31.12.1990, 'Blu, Ada', ''",
        "Name;Vorname;Elo;FIDE-Nr.;Land;Remarks, Blu;Ada;1950;812399;ITA;late, 'Blu, Ada', Remarks",
        "Player;RtgI;RtgN;FIDE No.;Fed., Ada Blu;1950;1800;812399;ITA, Ada Blu, RtgN"
    })
    void usualHeadingsAreUnderstood(String header, String line, String name, String unused) {
        PlayerPreview preview = PlayerListReader.read(header + "\n" + line, "milan", definition(""));
        assertEquals(List.of(), preview.faults());
        assertEquals(unused, String.join(" ", preview.unusedColumns()));
        Entrant ada = preview.players().getFirst().entrant();
        assertEquals(
                List.of(name, 1950, "ITA", "812399"),
                List.of(ada.player().name(), ada.player().rating(), ada.player().federation(), ada.number()));
        assertEquals(List.of(), preview.players().getFirst().remarks());
    }

    @Test
    void aNameThatIsThereTwiceIsMarked() {
        assertEquals(
                List.of(
                        List.of(EntryRemark.NAME_TWICE),
                        List.of(EntryRemark.NAME_TWICE),
                        List.of(EntryRemark.NAME_ENTERED),
                        List.of(EntryRemark.NAME_MISSING)),
                remarks("name,venue,rating", "Ada Blu,rome,1", "\"BLU, Ada\",rome,1", "Rossi Bo,rome,1", ",rome,1"));
    }

    @Test
    void aRatingOrVenueThatIsMissingOrWrongIsMarked() {
        assertEquals(
                List.of(
                        List.of(EntryRemark.RATING_MISSING),
                        List.of(EntryRemark.RATING_MALFORMED),
                        List.of(EntryRemark.RATING_MALFORMED),
                        List.of(EntryRemark.VENUE_UNKNOWN),
                        List.of(EntryRemark.VENUE_MISSING)),
                remarks(
                        "name,venue,rating",
                        "A A,rome,-",
                        "B B,rome,good",
                        "C C,rome,4001",
                        "D D,naples,1500",
                        "E E,,1500"));
    }

    @Test
    void aPlayerWithoutAVenuePlaysAtTheOneChosenForAll() {
        PlayerPreview preview = PlayerListReader.read("name,rating\nAda Blu,1500\n", "milan", definition(""));
        assertEquals("milan", preview.players().getFirst().entrant().player().venueId());
        assertEquals(List.of(), preview.players().getFirst().remarks());
    }

    @Test
    void aNumberIsMalformedOrOfSomebodyElseOrNeededButMissing() { // APP-I A4
        assertEquals(
                List.of(
                        List.of(EntryRemark.NUMBER_MALFORMED),
                        List.of(EntryRemark.NUMBER_TWICE),
                        List.of(),
                        List.of(EntryRemark.NUMBER_TWICE),
                        List.of()),
                remarks(
                        "name,venue,rating,fideId",
                        "A A,rome,1,81 23",
                        "B B,rome,1,0812345",
                        "C C,rome,1,t-9",
                        "D D,rome,1,T-9",
                        "E E,rome,1,"));
        PlayerPreview strict = PlayerListReader.read(
                "name,venue,rating\nE E,rome,1",
                "",
                definition("conditions: {version: 2026-1, acceptedAt: 2026-11-01T12:00+01:00}\n"));
        assertEquals(
                List.of(EntryRemark.NUMBER_MISSING), strict.players().getFirst().remarks());
    }

    @Test
    void whatElseCannotBeReadIsMarkedAndLeftOut() {
        assertEquals(
                List.of(
                        List.of(EntryRemark.ID_TWICE),
                        List.of(EntryRemark.FEDERATION_MALFORMED),
                        List.of(EntryRemark.DETAIL_LEFT_OUT),
                        List.of(EntryRemark.DETAIL_LEFT_OUT)),
                remarks(
                        "id,name,venue,rating,federation,sex,accepted",
                        "r1,A A,rome,1,,,",
                        ",B B,rome,1,Italy,,",
                        ",C C,rome,1,,x,",
                        ",D D,rome,1,,,yesterday"));
    }

    @Test
    void datesOfBirthAreReadAsTheSpreadsheetWritesThem() {
        assertEquals(
                List.of("1988/03/12", "1990/12/31", "2001/02/03", "1975"),
                read("name,venue,birth date\nA A,rome,12/03/1988\nB B,rome,31/12/1990\n"
                                + "C C,rome,3.2.2001\nD D,rome,1975\n")
                        .players()
                        .stream()
                        .map(one -> one.entrant().birth())
                        .toList());
        assertEquals(
                List.of(EntryRemark.DETAIL_LEFT_OUT, EntryRemark.RATING_MISSING),
                read("name,venue,birth date\nA A,rome,12/03/1988\n").players().getFirst().remarks().stream()
                        .sorted(Comparator.comparing(Enum::name))
                        .toList());
    }

    @Test
    void aTableThatCannotBeReadSaysWhere() {
        assertEquals(
                List.of(new TableFault(1, 1, "column name is missing from the header")),
                read("club,venue\nAda Blu,rome\n").faults().stream()
                        .filter(fault -> fault.message().startsWith("column"))
                        .toList());
        assertEquals(3, read("name,venue\nA A,rome\nB B\n").faults().getFirst().line());
    }
}
