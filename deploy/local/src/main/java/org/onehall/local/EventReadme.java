package org.onehall.local;

import java.util.Collection;
import java.util.stream.Collectors;

/** The text that a person who opens an exported event reads first: what each file is, and what is not there. */
final class EventReadme {
    /** Its name in an archive. */
    static final String NAME = "README.txt";

    private EventReadme() {}

    /**
     * In English, then in Italian.
     *
     * @param files names of the event's own files
     */
    static String of(String event, Collection<String> files, EventPapers.Papers papers) {
        String own = files.stream().sorted().collect(Collectors.joining(", "));
        return """
                The event %s, exported by OneHall
                =================================

                Papers, to read and to file:
                %s%s
                event/
                    The files of the event, as people read and edit them: %s
                logs/
                    Everything that was recorded about the event. Another hall reads it: ./onehall event import
                archive.json
                    The list of all files with their SHA-256 sums. A file that was changed is not imported.

                Not in this file: fair-play cases, prizes that are held because of them, and recordings. They are
                confidential, and stay in the hall in which the event was played. Keep this file where only officials
                can read it.


                L'evento %s, esportato da OneHall
                =================================

                Documenti, da leggere e da conservare:
                %s%s
                event/
                    I file dell'evento, come si leggono e si modificano: %s
                logs/
                    Tutto ciò che è stato registrato sull'evento. Lo legge un altro server: ./onehall event import
                archive.json
                    L'elenco di tutti i file con le loro somme SHA-256. Un file modificato non viene importato.

                Non sono in questo file: i casi di fair play, i premi trattenuti a causa loro e le registrazioni. Sono
                riservati e restano nel server su cui si è giocato l'evento. Conserva questo file dove solo gli
                ufficiali possono leggerlo.
                """.formatted(
                        event,
                        papers.papers().stream()
                                .map(paper -> line(paper.name(), paper.english()))
                                .collect(Collectors.joining()),
                        missing("Not made: ", papers),
                        own,
                        event,
                        papers.papers().stream()
                                .map(paper -> line(paper.name(), paper.italian()))
                                .collect(Collectors.joining()),
                        missing("Non prodotto: ", papers),
                        own);
    }

    /** A line for each paper that the hall did not make, with the hall's reason as it gave it. */
    private static String missing(String heading, EventPapers.Papers papers) {
        return papers.missing().stream().map(why -> heading + why + "\n").collect(Collectors.joining());
    }

    private static String line(String name, String what) {
        return name + "\n    " + what + "\n";
    }
}
