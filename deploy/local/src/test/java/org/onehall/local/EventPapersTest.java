package org.onehall.local;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import com.sun.net.httpserver.HttpServer;
import java.io.IOException;
import java.net.InetAddress;
import java.net.InetSocketAddress;
import java.net.http.HttpClient;
import java.nio.charset.StandardCharsets;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.stream.Collectors;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;

/** The papers of an event from a server that answers like the playing zone. */
class EventPapersTest {
    private static final String STANDINGS = """
            {"rounds":[1],"tieBreaks":[{"text":"BH/C1"}],"teams":[],"players":[
            {"rank":1,"startNumber":2,"name":"Rossi, Ada","federation":"ITA","rating":2000,"points":"1",
            "figures":[{"value":"0.5"}]},
            {"rank":2,"startNumber":1,"name":"Bo","federation":"","rating":0,"points":"0","figures":[{}]}]}""";
    private static final String REPORT = """
            {"content":{"boards":[{"number":1,"white":{"name":"Rossi, Ada","venueName":"Rome"},
            "black":{"name":"Bo","venueName":"Oslo"},"result":"1-0","score":"1-0.5"},
            {"number":2,"white":{"name":"Cy"},"black":{"name":"Di"}}]}}""";

    private final Map<String, String> answers = new HashMap<>(Map.of(
            "standings", STANDINGS,
            "standings?through=1", STANDINGS,
            "round-report?round=1", REPORT,
            "round-report.pdf?round=1", "%PDF-1",
            "round-report.pdf?round=1&lang=it", "%PDF-2",
            "pgn", "1. e4 1-0",
            "pgn?annulled=true", "",
            "competition.trf?version=26", "012 Cup"));

    private final AtomicInteger tokens = new AtomicInteger();
    private final Set<Integer> shown = ConcurrentHashMap.newKeySet();
    private HttpServer server;

    @BeforeEach
    void serve() throws IOException {
        server = HttpServer.create(new InetSocketAddress(InetAddress.getLoopbackAddress(), 0), 0);
        server.createContext("/api/", exchange -> {
            String asked = exchange.getRequestURI().toString().substring("/api/".length());
            // a token is accepted once
            boolean known = ("Bearer " + tokens.get())
                            .equals(exchange.getRequestHeaders().getFirst("Authorization"))
                    && shown.add(tokens.get())
                    && answers.containsKey(asked);
            byte[] body = (known ? answers.get(asked) : "{\"detail\":\"No room in the report: names.\"}")
                    .getBytes(StandardCharsets.UTF_8);
            exchange.sendResponseHeaders(known ? 200 : 409, body.length == 0 ? -1 : body.length);
            exchange.getResponseBody().write(body);
            exchange.close();
        });
        server.start();
    }

    @AfterEach
    void end() {
        server.stop(0);
    }

    private EventPapers.Papers papers() throws IOException, InterruptedException {
        try (HttpClient http = HttpClient.newHttpClient()) {
            return new EventPapers(
                            http,
                            "http://127.0.0.1:" + server.getAddress().getPort(),
                            () -> String.valueOf(tokens.incrementAndGet()))
                    .all();
        }
    }

    private static String text(EventPapers.Papers papers, String name) {
        return papers.papers().stream()
                .filter(paper -> paper.name().equals(name))
                .map(paper -> new String(paper.content(), StandardCharsets.UTF_8))
                .collect(Collectors.joining());
    }

    @Test
    void aFederationFindsReportsResultsStandingsGamesAndTheTournamentReport() throws IOException, InterruptedException {
        EventPapers.Papers papers = papers();
        assertEquals(
                List.of(
                        "papers/round-1-report.pdf",
                        "papers/round-1-report-it.pdf",
                        "papers/round-1-results.csv",
                        "papers/round-1-standings.csv",
                        "papers/games.pgn",
                        "papers/tournament-report-trf26.trf"),
                papers.papers().stream().map(EventPapers.Paper::name).toList());
        assertEquals(List.of("papers/tournament-report-trf16.trf: No room in the report: names."), papers.missing());
        assertEquals("""
                board,white,white venue,black,black venue,white result,black result,white after rulings,\
                black after rulings
                1,"Rossi, Ada",Rome,Bo,Oslo,1,0,1,0.5
                2,Cy,,Di,,,,,
                """, text(papers, "papers/round-1-results.csv"));
        assertEquals("""
                rank,number,name,federation,rating,points,BH/C1
                1,2,"Rossi, Ada",ITA,2000,1,0.5
                2,1,Bo,,,0,
                """, text(papers, "papers/round-1-standings.csv"));
        assertEquals("%PDF-2", text(papers, "papers/round-1-report-it.pdf"));
    }

    @Test
    void everyPaperIsReadWithATokenOfItsOwn() throws IOException, InterruptedException {
        papers();
        assertEquals(9, tokens.get());
        assertEquals(9, shown.size());
    }

    @Test
    void theReadmeNamesEveryPaperInBothLanguagesAndWhatStayedInTheHall() throws IOException, InterruptedException {
        EventPapers.Papers papers = papers();
        String readme = EventReadme.of("cup", Set.of("cup.yaml"), papers);
        for (EventPapers.Paper paper : papers.papers()) {
            assertTrue(readme.contains(paper.name() + "\n    " + paper.english() + "\n"), readme);
            assertTrue(readme.contains(paper.name() + "\n    " + paper.italian() + "\n"), readme);
        }
        assertTrue(readme.contains("Not made: papers/tournament-report-trf16.trf: No room"), readme);
        assertTrue(readme.contains("Non prodotto: papers/tournament-report-trf16.trf: No room"), readme);
        assertTrue(readme.contains("Not in this file: fair-play cases"), readme);
        assertTrue(readme.contains("Non sono in questo file: i casi di fair play"), readme);
        assertTrue(readme.lines().allMatch(line -> line.length() <= 120), readme);
    }

    @Test
    void nothingIsExportedIfTheHallDoesNotAnswer() {
        answers.remove("round-report?round=1");
        Complaint complaint = assertThrows(Complaint.class, this::papers);
        assertTrue(
                complaint.getMessage().contains("did not give the paper round-report?round=1"), complaint::getMessage);
    }
}
