package org.onehall.local;

import com.fasterxml.jackson.databind.JsonNode;
import java.io.IOException;
import java.net.URI;
import java.net.http.HttpClient;
import java.net.http.HttpRequest;
import java.net.http.HttpResponse;
import java.nio.charset.StandardCharsets;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;

/**
 * The papers of an event that a federation files, as the running hall gives them to its arbiters: reports of rounds,
 * results, standings, games and tournament reports. Tables for a spreadsheet say the same as the hall's answers.
 */
final class EventPapers {
    /** The folder of the papers in an archive. */
    static final String FOLDER = "papers/";

    private static final Duration PATIENCE = Duration.ofMinutes(2);
    private static final int REFUSED_FOR_NOW = 409;

    private final HttpClient http;
    private final String zone;
    private final Tokens tokens;

    /**
     * @param zone address of the playing zone, without a slash at the end
     * @param tokens asked for a new one before every paper, so that each may be valid for a short time
     */
    EventPapers(HttpClient http, String zone, Tokens tokens) {
        this.http = http;
        this.zone = zone;
        this.tokens = tokens;
    }

    /** Makes tokens of one event for somebody who may read the reports of all its venues. */
    interface Tokens {
        String fresh() throws IOException;
    }

    /**
     * One paper.
     *
     * @param name in an archive, "papers/games.pgn"
     * @param english what it is
     * @param italian the same
     */
    record Paper(String name, byte[] content, String english, String italian) {}

    /**
     * All papers.
     *
     * @param papers in the order in which people look for them
     * @param missing why the hall did not make a paper that it usually makes, a sentence each; empty for most events
     */
    record Papers(List<Paper> papers, List<String> missing) {}

    /** A step of the collection: what is read, and what it becomes. */
    private final class Collection {
        private final List<Paper> papers = new ArrayList<>();
        private final List<String> missing = new ArrayList<>();

        void take(String question, String name, String english, String italian)
                throws IOException, InterruptedException {
            HttpResponse<byte[]> answer = ask(question);
            if (answer.statusCode() == REFUSED_FOR_NOW) missing.add(FOLDER + name + ": " + problem(answer));
            else if (answered(answer, question).length > 0)
                papers.add(new Paper(FOLDER + name, answer.body(), english, italian));
        }

        void add(String name, String text, String english, String italian) {
            papers.add(new Paper(FOLDER + name, text.getBytes(StandardCharsets.UTF_8), english, italian));
        }
    }

    /** Reads all papers of the event. */
    Papers all() throws IOException, InterruptedException {
        Collection all = new Collection();
        for (JsonNode played : json("standings").path("rounds")) round(played.asInt(), all);
        all.take("pgn", "games.pgn", "All games that count, in PGN", "Tutte le partite valide, in PGN");
        all.take(
                "pgn?annulled=true",
                "games-that-do-not-count.pgn",
                "Games that do not count, in PGN (OCR 18.9 c, d)",
                "Le partite annullate, in PGN (OCR 18.9 c, d)");
        for (int version : List.of(26, 16))
            all.take(
                    "competition.trf?version=" + version,
                    "tournament-report-trf" + version + ".trf",
                    "The final report of the tournament for FIDE, in the format TRF" + version,
                    "Il rapporto finale del torneo per la FIDE, nel formato TRF" + version);
        return new Papers(List.copyOf(all.papers), List.copyOf(all.missing));
    }

    private void round(int round, Collection all) throws IOException, InterruptedException {
        String name = "round-" + round + "-";
        String report = "round-report.pdf?round=" + round;
        all.take(
                report,
                name + "report.pdf",
                "The report of round " + round,
                "Il rapporto del turno " + round + ", in inglese");
        all.take(
                report + "&lang=it",
                name + "report-it.pdf",
                "The report of round " + round + ", in Italian",
                "Il rapporto del turno " + round);
        all.add(
                name + "results.csv",
                PaperTables.results(json("round-report?round=" + round)),
                "Pairings and results of round " + round,
                "Abbinamenti e risultati del turno " + round);
        JsonNode standings = json("standings?through=" + round);
        all.add(
                name + "standings.csv",
                PaperTables.standings(standings),
                "Standings after round " + round + ", from the results as they were when the event was exported",
                "Classifica dopo il turno " + round + ", dai risultati al momento dell'esportazione");
        if (!standings.path("teams").isEmpty())
            all.add(
                    name + "team-standings.csv",
                    PaperTables.teams(standings),
                    "Standings of the teams after round " + round,
                    "Classifica a squadre dopo il turno " + round);
    }

    private JsonNode json(String question) throws IOException, InterruptedException {
        return Hall.tree(new String(answered(ask(question), question), StandardCharsets.UTF_8));
    }

    private HttpResponse<byte[]> ask(String question) throws IOException, InterruptedException {
        HttpRequest request = HttpRequest.newBuilder(URI.create(zone + "/api/" + question))
                .timeout(PATIENCE)
                .header("Authorization", "Bearer " + tokens.fresh())
                .build();
        try {
            return http.send(request, HttpResponse.BodyHandlers.ofByteArray());
        } catch (IOException _) {
            throw new Complaint(
                    Complaint.NO,
                    "the hall did not answer when its papers were read (" + question + "); nothing was exported. "
                            + "See ./onehall doctor, and export the event again");
        }
    }

    private static byte[] answered(HttpResponse<byte[]> answer, String question) {
        if (answer.statusCode() != 200)
            throw new Complaint(
                    Complaint.NO,
                    "the hall did not give the paper " + question + ": " + problem(answer)
                            + " Nothing was exported; export the event again when the hall is ready");
        return answer.body();
    }

    private static String problem(HttpResponse<byte[]> answer) {
        JsonNode body = Hall.tree(new String(answer.body(), StandardCharsets.UTF_8));
        return body.path("detail").asText(body.path("title").asText("status " + answer.statusCode() + "."));
    }
}
