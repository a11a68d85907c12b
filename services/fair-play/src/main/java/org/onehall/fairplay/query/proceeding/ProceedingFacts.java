package org.onehall.fairplay.query.proceeding;

import com.google.protobuf.Timestamp;
import jakarta.inject.Singleton;
import java.text.Normalizer;
import java.time.Instant;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.function.Consumer;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.onehall.decider.BoardId;
import org.onehall.decider.Texts;
import org.onehall.eventlog.RecordMapper;
import org.onehall.fairplay.domain.proceeding.RoundEnds;
import org.onehall.house.Definitions;
import org.onehall.house.RoundProgress;
import org.onehall.proto.cases.v1.Accused;
import org.onehall.proto.cases.v1.CaseFacts;
import org.onehall.proto.cases.v1.Person;
import org.onehall.proto.cases.v1.Standing;
import org.onehall.proto.competition.v1.CompetitionEvent;
import org.onehall.proto.competition.v1.CompetitionLoaded;
import org.onehall.proto.competition.v1.FairPlayRules;
import org.onehall.proto.competition.v1.Official;
import org.onehall.proto.competition.v1.Registered;
import org.onehall.proto.competition.v1.Round;
import org.onehall.proto.game.v1.GameEvent;
import org.onehall.proto.types.v1.Role;

/**
 * What cases and recordings need to know about competitions: who is who, when the last round ended, when the results
 * were announced. Thread-safe.
 */
@Singleton
public class ProceedingFacts {
    private static final String A_YEAR = "P1Y";
    /** For competitions loaded before this was recorded. */
    private static final FairPlayRules STANDARD = FairPlayRules.newBuilder()
            .setAppendixHolds(true)
            .setVcsRetention(A_YEAR)
            .setVenueRetention(A_YEAR)
            .build();

    private static final class Book {
        private CompetitionLoaded loaded = CompetitionLoaded.getDefaultInstance();
        private final RoundProgress rounds = new RoundProgress();
    }

    private final Map<String, Book> books = new HashMap<>();
    private final Map<BoardId, Instant> ends = new HashMap<>();
    private Consumer<String> changed = _ -> {};

    /** Reports every competition whose results may have been announced. */
    public synchronized void onChange(Consumer<String> listener) {
        changed = listener;
        books.keySet().forEach(listener);
    }

    /** Takes the next fact of a competition. */
    public void fold(CompetitionEvent event) {
        if (Definitions.isDraft(event)) return;
        String competition = event.getHeader().getKey();
        Consumer<String> told;
        synchronized (this) {
            Book book = books.computeIfAbsent(competition, _ -> new Book());
            Definitions.of(event).ifPresent(definition -> book.loaded = definition);
            book.rounds.fold(event);
            told = changed;
        }
        told.accept(competition);
    }

    /** Takes the next fact of a game. */
    public synchronized void fold(GameEvent event) {
        BoardId.parse(event.getHeader().getKey()).ifPresent(board -> fold(event, board));
    }

    private void fold(GameEvent event, BoardId board) {
        switch (event.getPayloadCase()) {
            case GAME_ENDED ->
                ends.put(board, RecordMapper.instant(event.getHeader().getOccurredAt()));
            case GAME_RESTARTED, GAME_VOIDED, FORFEIT_REVERSED, RESULT_SET_ASIDE -> ends.remove(board);
            // Only the end of a game matters here.
            case SEAT_CLEARED, SEAT_PRESENT, START_HELD, SEAT_EXCLUDED, DEFAULT_WAIVED -> {}
            case ASSISTANT_NAMED, ASSISTANT_ADMITTED, ASSISTANT_DISMISSED, HELPER_ACCEPTED, HELPER_DISMISSED -> {}
            case GAME_CREATED, GAME_STARTED, GAME_PAUSED, GAME_RESUMED, FLAG_FELL, PERIOD_COMPLETED -> {}
            case TIME_ADJUSTED, CLOCKS_SET, SETTING_CORRECTED, OUTAGE_COVERED, CLOCK_TIMES_ASKED -> {}
            case MOVE_PLAYED, POSITION_RESTORED, MOVE_REPRODUCED -> {}
            case PRE_MOVE_QUEUED, PRE_MOVE_DROPPED, PRE_MOVE_FIRED -> {}
            case DRAW_OFFERED, DRAW_DECLINED, DRAW_CLAIMED, DRAW_DECLARED, EARLY_OFFERS_ALLOWED -> {}
            case SEALING_ORDERED, MOVE_SEALED, ENVELOPE_CONFIRMED, SEALED_MOVE_OPENED -> {}
            case GAME_ADJOURNED, ADJOURNMENT_RESUMED, IRREGULARITY_RECORDED, IRREGULARITY_TAKEN_BACK -> {}
            case COLOURS_KEPT, DISCONNECTION_NOTED, PAYLOAD_NOT_SET -> {}
        }
    }

    /** What a command about cases needs to know, as far as the competition says it. */
    public synchronized CaseFacts.Builder of(String competition, String subject) {
        var facts = CaseFacts.newBuilder();
        Book book = books.get(competition);
        if (book == null || book.loaded.getVenuesCount() == 0) return facts;
        facts.setCompetitionKnown(true)
                .setAppendixHolds(rules(book).getAppendixHolds())
                .setRegisteredId(number(book.loaded, subject));
        standing(book.loaded, subject).ifPresent(facts::setStanding);
        lastRoundEnded(competition, book).map(RecordMapper::timestamp).ifPresent(facts::setLastRoundEnded);
        for (Official official : book.loaded.getOfficialsList()) {
            boolean chair = official.getRole() == Role.ROLE_FAIR_PLAY_CHAIR;
            if (chair || official.getRole() == Role.ROLE_FAIR_PLAY_PANEL) facts.addPanel(official.getOfficialId());
            if (chair) facts.setChair(official.getOfficialId());
        }
        return facts;
    }

    /**
     * The people of a competition whom a case can be about: those with the id or, if none is given, with the name,
     * ignoring case, accents and the order of its words.
     */
    public synchronized List<Person> people(String competition, Accused accused) {
        String name = letters(accused.getName());
        return people(competition)
                .filter(one -> accused.getPersonId().isEmpty()
                        ? letters(one.getName()).equals(name)
                        : one.getPersonId().equals(accused.getPersonId()))
                .toList();
    }

    /** The panel members with their names. */
    public synchronized List<Person> panel(String competition) {
        List<String> panel = of(competition, "").getPanelList();
        return people(competition)
                .filter(one -> panel.contains(one.getPersonId()))
                .toList();
    }

    /** Ids of the people whom a competition names for the Ethics and Disciplinary Commission (APP-I E1). */
    public synchronized List<String> commission(String competition) {
        Book book = books.get(competition);
        return book == null
                ? List.of()
                : book.loaded.getOfficialsList().stream()
                        .filter(one -> one.getRole() == Role.ROLE_ETHICS_COMMISSION)
                        .map(Official::getOfficialId)
                        .toList();
    }

    private Stream<Person> people(String competition) {
        CompetitionLoaded loaded = Optional.ofNullable(books.get(competition))
                .map(book -> book.loaded)
                .orElse(CompetitionLoaded.getDefaultInstance());
        return Stream.concat(
                loaded.getPlayersList().stream()
                        .map(one -> Person.newBuilder()
                                .setPersonId(one.getPlayerId())
                                .setName(one.getName())
                                .build()),
                loaded.getOfficialsList().stream()
                        .map(one -> Person.newBuilder()
                                .setPersonId(one.getOfficialId())
                                .setName(one.getName())
                                .build()));
    }

    private static String letters(String name) {
        return Texts.byItsWords(Normalizer.normalize(name, Normalizer.Form.NFD)
                .replaceAll("\\p{M}", "")
                .replace('-', ' '));
    }

    /** How long recordings are kept, and whether there are cases at all. */
    public synchronized FairPlayRules rules(String competition) {
        Book book = books.get(competition);
        return book == null ? STANDARD : rules(book);
    }

    private static FairPlayRules rules(Book book) {
        return book.loaded.getRegulations().hasFairPlay()
                ? book.loaded.getRegulations().getFairPlay()
                : STANDARD;
    }

    /**
     * When the last round became official: the official announcement of the results; empty as long as a round is not
     * official (APP-I A5).
     */
    public synchronized Optional<Timestamp> announced(String competition) {
        Book book = books.get(competition);
        if (book == null) return Optional.empty();
        return RoundEnds.announced(
                        book.loaded.getRoundsList().stream()
                                .map(Round::getNumber)
                                .toList(),
                        book.rounds.official())
                .map(RecordMapper::timestamp);
    }

    /** The end of the last game of the last round in any venue; empty while a game is in progress (APP-I G2.1). */
    private Optional<Instant> lastRoundEnded(String competition, Book book) {
        int last = book.loaded.getRoundsList().stream()
                .mapToInt(Round::getNumber)
                .max()
                .orElse(0);
        return Optional.ofNullable(book.rounds.opened().get(last))
                .flatMap(round -> RoundEnds.ended(
                        round.at(),
                        round.played().stream()
                                .map(pairing -> new BoardId(competition, last, pairing.getBoard()))
                                .collect(Collectors.toSet()),
                        ends));
    }

    private static Optional<Standing> standing(CompetitionLoaded loaded, String subject) {
        if (loaded.getEntries().getTeamsList().stream()
                .anyMatch(team -> team.getCaptainId().equals(subject))) return Optional.of(Standing.STANDING_CAPTAIN);
        if (loaded.getPlayersList().stream()
                .anyMatch(player -> player.getPlayerId().equals(subject))) return Optional.of(Standing.STANDING_PLAYER);
        return loaded.getOfficialsList().stream()
                        .anyMatch(official -> official.getOfficialId().equals(subject))
                ? Optional.of(Standing.STANDING_OFFICIAL)
                : Optional.empty();
    }

    private static String number(CompetitionLoaded loaded, String subject) {
        return loaded.getEntries().getRegistration().getPersonsList().stream()
                .filter(one -> one.getPersonId().equals(subject))
                .map(Registered::getNumber)
                .findFirst()
                .orElse("");
    }
}
