package org.onehall.competition.trf;

import static org.junit.jupiter.api.Assertions.assertInstanceOf;

import java.time.LocalDate;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.Set;
import org.onehall.competition.domain.Command;
import org.onehall.competition.domain.CompetitionDecider;
import org.onehall.competition.domain.CompetitionState;
import org.onehall.competition.domain.Event;
import org.onehall.competition.domain.Result;
import org.onehall.competition.domain.Termination;

/** Records the events of a competition and writes its tournament report. */
abstract class TrfExportFixture {
    final List<Event> events = new ArrayList<>();

    TrfExportFixture told(Command.Load load) {
        events.add(new Event.CompetitionLoaded(
                load.name(),
                load.venues(),
                load.officials(),
                load.players(),
                load.rounds(),
                load.regulations(),
                load.entries()));
        return this;
    }

    TrfExportFixture opened(int round) {
        events.add(new Event.RoundOpened(round, List.of(), List.of(), OptionalInt.empty()));
        return this;
    }

    TrfExportFixture result(int round, int board, Result result, Termination termination) {
        events.add(new Event.ResultNoted(round, board, result, termination, false, Optional.empty()));
        return this;
    }

    TrfExportFixture result(int round, int board, Result result) {
        return result(round, board, result, Termination.RESIGNATION);
    }

    TrfExportFixture closed(int round) {
        events.add(new Event.RoundClosed(round));
        return this;
    }

    CompetitionState state() {
        return new CompetitionDecider().replay(events);
    }

    static Trf written(CompetitionState state, Version version, Map<Integer, LocalDate> days, Set<String> unmoved) {
        return assertInstanceOf(TrfWriting.Written.class, TrfExport.of(state, version, days, unmoved, true))
                .report();
    }

    List<String> lines(Version version) {
        return written(state(), version, Map.of(), Set.of()).text().lines().toList();
    }

    /** For each player: points, rank and what follows from column 92 on. */
    List<String> rows(Version version) {
        return lines(version).stream()
                .filter(line -> line.startsWith("001"))
                .map(line -> line.substring(14, 24).strip() + line.substring(80))
                .toList();
    }

    List<String> tagged(Version version, String tag) {
        return lines(version).stream().filter(line -> line.startsWith(tag)).toList();
    }
}
