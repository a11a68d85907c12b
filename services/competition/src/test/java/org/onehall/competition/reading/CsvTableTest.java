package org.onehall.competition.reading;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.util.List;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;
import org.onehall.regulations.TextPlace;

class CsvTableTest {
    private final Faults faults = new Faults();

    private List<CsvTable.Row> read(String text) {
        return CsvTable.read("a.csv", text, "players", List.of("id", "name"), List.of(), faults)
                .orElseThrow();
    }

    /** To look for the end of each quote in all the lines below it would take far too long. */
    @Test
    void quotesThatAreOpenInEveryLineAreToldLineByLine() {
        read("id,name\n" + "x\",\"\n".repeat(200_000));
        List<Fault> told = faults.sorted("a.csv");
        assertEquals(
                IntStream.rangeClosed(2, 11).boxed().toList(),
                told.stream().limit(10).map(Fault::line).toList());
        assertEquals(
                List.of("a quote that is not closed"),
                told.stream().map(Fault::message).distinct().toList());
    }

    @Test
    void quotesThatAreNotClosedSwallowNobody() {
        assertEquals(List.of(), read("id,name\nx1,\"Anna\nx2,\"Bo\n"));
        assertEquals(
                List.of("3: text after a closing quote; write a quote inside a cell twice"),
                faults.sorted("a.csv").stream()
                        .map(one -> one.line() + ": " + one.message())
                        .toList());
    }

    @Test
    void blanksBehindAQuoteAndEmptyLinesBeforeTheHeaderAreNothing() {
        assertEquals(
                List.of("Anna \"Nina\" B"),
                read(";;\n\nid;name\nx1;\"Anna \"\"Nina\"\" B\" \n").stream()
                        .map(row -> row.cell("name"))
                        .toList());
        assertEquals(0, faults.count());
    }

    @Test
    void placesCountCharactersAlsoBehindSignsOfTwoHalvesAndInTheLinesOfACell() {
        CsvTable.Row row = read("id,name\n\uD83D\uDE00\uD83D\uDE00 ,  Bo\n").getFirst();
        assertEquals(List.of(new TextPlace(2, 1), new TextPlace(2, 7)), List.of(row.at("id"), row.at("name")));
        CsvTable.Row broken = read("id,name\n\"a\nbc\" , d\n").getFirst();
        assertEquals(new TextPlace(3, 7), broken.at("name"));
    }
}
