package org.onehall.competition.query;

import java.time.Instant;
import java.time.LocalDate;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.stream.IntStream;
import org.onehall.chess.PgnGame;
import org.onehall.decider.BoardId;
import org.onehall.eventlog.RecordMapper;
import org.onehall.proto.competition.v1.CompetitionLoaded;
import org.onehall.proto.game.v1.GameCreated;
import org.onehall.proto.game.v1.GameEvent;
import org.onehall.proto.game.v1.GameRestarted;

/**
 * One board, built from its log: what a PGN export needs (LAW 8.1.1, OCR 16.12). Moves of annulled attempts are not
 * part of the game that counts: they are separate games (OCR 18.9 c, d).
 *
 * @param sequence of the last event read
 * @param current the attempt that counts
 * @param annulled the attempts before it
 * @param cancelled the board was cancelled: the current attempt does not count either (LAW 6.6)
 */
record PlayedGame(long sequence, Attempt current, List<Attempt> annulled, boolean cancelled) {
    /**
     * What rulings made of a result: its result in PGN, empty if PGN has none for it, and a text (OCR 17.11,
     * 18.4.4-18.4.6).
     */
    record Ruled(Optional<String> result, String text) {}

    PlayedGame {
        annulled = List.copyOf(annulled);
    }

    /** The game after one more event; empty as long as the board has not been created. */
    static Optional<PlayedGame> fold(Optional<PlayedGame> before, GameEvent event) {
        long sequence = event.getHeader().getSequence();
        Instant at = RecordMapper.instant(event.getHeader().getOccurredAt());
        if (event.hasGameCreated()) {
            GameCreated created = event.getGameCreated();
            return Optional.of(new PlayedGame(
                    sequence,
                    Attempt.first(
                            at,
                            new Attempt.Seats(created.getWhite(), created.getBlack(), false),
                            created.getWhiteControl(),
                            created.getBlackControl(),
                            created.getInitialFen()),
                    List.of(),
                    false));
        }
        return before.map(game -> event.hasGameRestarted()
                ? game.restarted(sequence, at, event.getGameRestarted())
                : new PlayedGame(
                        sequence,
                        game.current.with(event, at),
                        game.annulled,
                        game.cancelled || event.getGameVoided().getCancelled()));
    }

    private PlayedGame restarted(long event, Instant at, GameRestarted restarted) {
        List<Attempt> before = new ArrayList<>(annulled);
        before.add(current.unfinished());
        return new PlayedGame(event, current.next(at, restarted), before, false);
    }

    Attempt.Seats seats() {
        return current.seats();
    }

    List<String> venues() {
        return List.of(seats().white().getVenue(), seats().black().getVenue());
    }

    /** The day it was started, by the calendar of White's venue; empty if it was not started. */
    Optional<LocalDate> day(CompetitionLoaded competition) {
        return current.day(competition);
    }

    /** Whether it ended before both players had made a move. */
    boolean isUnmoved() {
        return current.ended().isPresent() && current.moves().size() < 2;
    }

    /** The game that counts. */
    PgnGame pgn(
            CompetitionLoaded competition,
            BoardId board,
            List<Ruling> rulings,
            boolean reasons,
            Optional<Ruled> ruled) {
        return new PgnExport(current)
                .pgn(competition, board, annulled.size() + 1, of(annulled.size(), rulings), reasons, ruled);
    }

    /** The attempts that do not count, with a tag that says so; they must not be rated (OCR 18.9 c, d). */
    List<PgnGame> pgnAnnulled(CompetitionLoaded competition, BoardId board, List<Ruling> rulings, boolean reasons) {
        List<Attempt> all = new ArrayList<>(annulled);
        if (cancelled) all.add(current.unfinished());
        return IntStream.range(0, all.size())
                .mapToObj(
                        n -> new PgnExport(all.get(n)).pgnAnnulled(competition, board, n + 1, of(n, rulings), reasons))
                .toList();
    }

    /** The rulings made while an attempt, from 0, was the last one; including a decision that annulled it. */
    private List<Ruling> of(int attempt, List<Ruling> rulings) {
        Optional<Instant> next = attempt < annulled.size()
                ? Optional.of(
                        attempt + 1 < annulled.size()
                                ? annulled.get(attempt + 1).since()
                                : current.since())
                : Optional.empty();
        Instant since = attempt < annulled.size() ? annulled.get(attempt).since() : current.since();
        return rulings.stream()
                .filter(ruling -> attempt == 0 || !ruling.at().isBefore(since))
                .filter(ruling -> next.map(end -> ruling.at().isBefore(end)).orElse(true))
                .toList();
    }
}
