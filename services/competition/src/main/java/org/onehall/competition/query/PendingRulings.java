package org.onehall.competition.query;

import io.quarkus.runtime.StartupEvent;
import jakarta.enterprise.event.Observes;
import jakarta.inject.Singleton;
import java.time.Duration;
import java.util.Comparator;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.concurrent.ConcurrentHashMap;
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
import org.onehall.proto.competition.v1.OpenMatter;
import org.onehall.proto.game.v1.GameEvent;

/**
 * Rulings that have been made but neither applied nor refused yet, and for which a round must wait. They exclude a
 * player or take that back (OCR 18.4.8, 18.4.9): a round opened earlier would include a player whom a ruling keeps out,
 * or leave out one whom a ruling lets in again. Or they take a result back (OCR 18.3): a game that goes on belongs to
 * no official round, and its players sit at no other board. A round also waits for a game that goes on only by an
 * arbiter's decision at the board (DEC-14, OCR 19.4) and whose result is still recorded here.
 *
 * <p>The rulings are in another log and are read before the opening is sealed, so a ruling made in the few milliseconds
 * between is not seen. An exclusion from that round is then refused with ROUND_STARTED as its state, next to what has
 * already been done at the board, and an expulsion counts from the next round. The arbiter sees this and declares the
 * game of that round lost. No query to the adjudication service can close this gap: whatever end of its log is read, a
 * ruling may follow before the opening is sealed. To close it, each service would have to record what it is about to do
 * before it reads the other's log, and to take that back after a refusal, a kill or a timeout. A round that stays
 * announced because a service is away would keep more people from playing than the gap does, and one ruling repairs
 * either.
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

    /** By the id of the ruling. */
    private final Map<String, Pending> pending = new ConcurrentSkipListMap<>();
    /** Boards whose game had ended and goes on; no game goes on at a cancelled board (LAW 6.6). */
    private final Set<BoardId> goingOn = new ConcurrentSkipListSet<>(Comparator.comparing(BoardId::toString));

    /** At these boards nothing can be settled any more. */
    private final Set<BoardId> cancelled = ConcurrentHashMap.newKeySet();

    private final OpenMatters matters = new OpenMatters();

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
        BoardId.parse(event.getHeader().getKey()).ifPresent(board -> matters.fold(event, board));
        if (event.hasRulingApplied()) pending.remove(event.getRulingApplied().getRulingId());
        if (event.hasRulingRefused()) pending.remove(event.getRulingRefused().getRulingId());
    }

    void fold(GameEvent event) {
        boolean goesOn = event.hasForfeitReversed()
                || event.hasResultSetAside() && event.getResultSetAside().getGoesOn();
        if (goesOn) BoardId.parse(event.getHeader().getKey()).ifPresent(goingOn::add);
        boolean over = event.hasGameEnded() || event.getGameVoided().getCancelled();
        if (over) BoardId.parse(event.getHeader().getKey()).ifPresent(goingOn::remove);
        if (event.getGameVoided().getCancelled())
            BoardId.parse(event.getHeader().getKey()).ifPresent(cancelled::add);
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
     * Waits until every ruling that arbiters were shown as made is known here. UNAVAILABLE if that takes too long: no
     * round opens or closes on a guess.
     */
    public void catchUp() {
        newest.orRefuse("The newest rulings are not known here yet. Ask again with the same request id.");
    }

    /** The ids of the boards with a ruling for which the opening of a round must wait. */
    public List<String> toOpen(String competitionId, int round) {
        return boards(competitionId, one -> one.isAboutOpening(round), board -> board.round() < round);
    }

    /** The ids of the boards with a ruling that is still to take back a result or a score of a round. */
    public List<String> toClose(String competitionId, int round) {
        return boards(
                competitionId,
                one -> one.board().round() == round && (one.goesOn() || one.changesScore()),
                board -> board.round() == round);
    }

    /**
     * The ids of the boards of a competition with an open appeal, or with a ruling that has not taken effect yet. An
     * appeal submitted in the moment in which its board was cancelled does not count: nobody can decide it.
     */
    public List<String> toArchive(String competitionId) {
        return Stream.concat(
                        boards(competitionId, _ -> true, _ -> true).stream(),
                        matters.appealed().stream()
                                .filter(board -> board.competition().equals(competitionId))
                                .filter(board -> !cancelled.contains(board))
                                .map(BoardId::toString))
                .distinct()
                .toList();
    }

    /**
     * What an arbiter has to settle at a board before it can be cancelled: an appeal, a call, a question or a ruling.
     */
    public List<OpenMatter> toCancel(BoardId board) {
        return matters.of(board);
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
