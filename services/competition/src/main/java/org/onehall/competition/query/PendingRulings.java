package org.onehall.competition.query;

import io.quarkus.runtime.StartupEvent;
import jakarta.enterprise.event.Observes;
import jakarta.inject.Singleton;
import java.time.Duration;
import java.util.Comparator;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.concurrent.ConcurrentSkipListMap;
import java.util.concurrent.ConcurrentSkipListSet;
import java.util.function.Predicate;
import java.util.stream.Stream;
import org.onehall.decider.BoardId;
import org.onehall.eventlog.TopicCatalogue;
import org.onehall.house.CatchUp;
import org.onehall.house.House;
import org.onehall.proto.adjudication.v1.AdjudicationEvent;
import org.onehall.proto.adjudication.v1.PenaltyItem;
import org.onehall.proto.adjudication.v1.PenaltyKind;
import org.onehall.proto.adjudication.v1.RulingWithdrawn;
import org.onehall.proto.game.v1.GameEvent;

/**
 * Rulings that a round waits for: they have been made, but neither applied nor refused yet. They exclude a player or
 * take that back (OCR 18.4.8, 18.4.9): opened before, a round would be played by whom a ruling keeps out, or without
 * whom one lets in again. Or they take a result back (OCR 18.3): a game that goes on is of no official round, and its
 * players sit at no other board. So it waits for a game that goes on by an arbiter's decision at the board alone
 * (DEC-14, OCR 19.4), whose result is still here.
 *
 * <p>The rulings are read before the opening is sealed, in a log of its own, so one that is made in the few
 * milliseconds between is not seen. An exclusion from that round is then refused with ROUND_STARTED as its state,
 * beside what was done at the board already, and an expulsion counts from the next round; the arbiter, who sees that,
 * declares the game of that round lost. No question to the desk of rulings closes it: whatever end of its log is asked
 * for, a ruling may follow before the opening is sealed. For that, each desk would have to record what it is about to
 * do before it reads the other's log, and to take that back after a refusal, a kill or a time without an answer; a
 * round that stays announced because a desk is away keeps more people from playing than the gap does, and both are
 * mended by one ruling.
 */
@Singleton
public class PendingRulings {
    /** How long the opening of a round waits for the newest rulings. */
    private static final Duration NEWEST = Duration.ofSeconds(5);

    private record Pending(BoardId board, List<PenaltyItem> items, boolean goesOn, boolean changesScore) {
        boolean isAboutOpening(int round) {
            return goesOn && board.round() < round
                    || items.stream()
                            .anyMatch(item -> item.getKind() == PenaltyKind.PENALTY_KIND_EXPULSION
                                    || item.getKind() == PenaltyKind.PENALTY_KIND_EXCLUSION
                                            && item.getRoundsList().contains(round));
        }
    }

    /** By id of the ruling. */
    private final Map<String, Pending> pending = new ConcurrentSkipListMap<>();
    /** Boards whose game has ended and goes on. */
    private final Set<BoardId> goingOn = new ConcurrentSkipListSet<>(Comparator.comparing(BoardId::toString));

    private CatchUp newest = CatchUp.of(NEWEST);

    void start(@Observes StartupEvent event, House house) {
        newest = CatchUp.of(
                NEWEST,
                house.follow(TopicCatalogue.events("adjudication"), AdjudicationEvent.parser(), this::fold),
                house.follow(TopicCatalogue.events("game"), GameEvent.parser(), this::fold));
    }

    void fold(AdjudicationEvent event) {
        if (event.hasPenaltiesImposed())
            made(
                    event,
                    event.getPenaltiesImposed().getRulingId(),
                    event.getPenaltiesImposed().getItemsList(),
                    false,
                    false);
        if (event.hasRulingWithdrawn()) {
            RulingWithdrawn withdrawn = event.getRulingWithdrawn();
            made(event, withdrawn.getRulingId(), withdrawn.getItemsList(), withdrawn.getGoesOn(), withdrawn.hasAfter());
        }
        if (event.hasRulingApplied()) pending.remove(event.getRulingApplied().getRulingId());
        if (event.hasRulingRefused()) pending.remove(event.getRulingRefused().getRulingId());
    }

    void fold(GameEvent event) {
        boolean goesOn = event.hasForfeitReversed()
                || event.hasResultSetAside() && event.getResultSetAside().getGoesOn();
        if (goesOn) BoardId.parse(event.getHeader().getKey()).ifPresent(goingOn::add);
        if (event.hasGameEnded()) BoardId.parse(event.getHeader().getKey()).ifPresent(goingOn::remove);
    }

    private void made(
            AdjudicationEvent event, String ruling, List<PenaltyItem> items, boolean goesOn, boolean changesScore) {
        if (goesOn || changesScore || items.stream().map(PenaltyItem::getKind).anyMatch(PendingRulings::excludes))
            BoardId.parse(event.getHeader().getKey())
                    .ifPresent(board -> pending.put(ruling, new Pending(board, items, goesOn, changesScore)));
    }

    private static boolean excludes(PenaltyKind kind) {
        return kind == PenaltyKind.PENALTY_KIND_EXCLUSION || kind == PenaltyKind.PENALTY_KIND_EXPULSION;
    }

    /**
     * Waits until every ruling that arbiters were told was made is known. UNAVAILABLE if that takes too long: no round
     * opens or closes on a guess.
     */
    public void catchUp() {
        newest.orRefuse("The newest rulings are not known here yet. Ask again with the same request id.");
    }

    /** Ids of the boards with a ruling that the opening of a round waits for. */
    public List<String> toOpen(String competitionId, int round) {
        return boards(competitionId, one -> one.isAboutOpening(round), board -> board.round() < round);
    }

    /** Ids of the boards with a ruling that waits to take back a result or a score of a round. */
    public List<String> toClose(String competitionId, int round) {
        return boards(
                competitionId,
                one -> one.board().round() == round && (one.goesOn() || one.changesScore()),
                board -> board.round() == round);
    }

    private List<String> boards(String competitionId, Predicate<Pending> about, Predicate<BoardId> ofRound) {
        return Stream.concat(
                        pending.values().stream().filter(about).map(Pending::board),
                        goingOn.stream().filter(ofRound))
                .filter(board -> board.competition().equals(competitionId))
                .map(BoardId::toString)
                .distinct()
                .toList();
    }
}
