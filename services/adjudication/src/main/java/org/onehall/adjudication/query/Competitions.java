package org.onehall.adjudication.query;

import com.google.protobuf.Duration;
import io.quarkus.runtime.StartupEvent;
import jakarta.enterprise.event.Observes;
import jakarta.inject.Singleton;
import java.time.Instant;
import java.util.EnumSet;
import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.Set;
import java.util.TreeSet;
import java.util.function.Predicate;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.onehall.decider.BoardId;
import org.onehall.eventlog.RecordMapper;
import org.onehall.eventlog.TopicCatalogue;
import org.onehall.house.Definitions;
import org.onehall.house.House;
import org.onehall.house.RoundProgress;
import org.onehall.proto.adjudication.v1.AdjudicationEvent;
import org.onehall.proto.adjudication.v1.AppealTerms;
import org.onehall.proto.adjudication.v1.BoardNoted;
import org.onehall.proto.adjudication.v1.CallTerms;
import org.onehall.proto.adjudication.v1.Captain;
import org.onehall.proto.adjudication.v1.Circumstances;
import org.onehall.proto.adjudication.v1.PenaltiesImposed;
import org.onehall.proto.adjudication.v1.PenaltyItem;
import org.onehall.proto.adjudication.v1.PenaltyKind;
import org.onehall.proto.adjudication.v1.RulingWithdrawn;
import org.onehall.proto.competition.v1.CompetitionEvent;
import org.onehall.proto.competition.v1.CompetitionLoaded;
import org.onehall.proto.competition.v1.Round;
import org.onehall.proto.competition.v1.Team;
import org.onehall.proto.types.v1.PointsBySide;
import org.onehall.proto.types.v1.Scoring;
import org.onehall.proto.types.v1.Side;
import org.onehall.regulations.AppealRight;
import org.onehall.regulations.Points;
import org.onehall.regulations.Profile;
import org.onehall.regulations.ScoringTable;

/**
 * What is known about competitions when a penalty is requested or an arbiter is called, as far as read: scoring,
 * announced fines, rounds, scores, how often each player was penalised (OCR 18.4), who may call (OCR 19.1).
 * Thread-safe.
 */
@Singleton
public class Competitions {
    private static final Scoring STANDARD = Scoring.newBuilder()
            .setWin(Points.text(ScoringTable.STANDARD.win()))
            .setDraw(Points.text(ScoringTable.STANDARD.draw()))
            .setLoss(Points.text(ScoringTable.STANDARD.loss()))
            .build();

    private static final class Known {
        private CompetitionLoaded loaded = CompetitionLoaded.getDefaultInstance();
        private final RoundProgress rounds = new RoundProgress();
    }

    /**
     * A ruling against a player that stands, or is on its way.
     *
     * @param excluded the rounds from which the player is excluded
     * @param warning number of its warning; 0: no warning
     */
    private record Penalised(
            BoardId board,
            String player,
            Set<PenaltyKind> kinds,
            Set<Integer> excluded,
            boolean expels,
            boolean card,
            int warning) {
        static Penalised of(BoardId board, PenaltiesImposed imposed) {
            Set<PenaltyKind> kinds = EnumSet.noneOf(PenaltyKind.class);
            imposed.getItemsList().forEach(item -> kinds.add(item.getKind()));
            boolean old = imposed.getWarning() == 0 && kinds.contains(PenaltyKind.PENALTY_KIND_WARNING);
            return new Penalised(
                    board,
                    imposed.getPlayer(),
                    kinds,
                    imposed.getItemsList().stream()
                            .flatMap(item -> item.getRoundsList().stream())
                            .collect(Collectors.toSet()),
                    kinds.contains(PenaltyKind.PENALTY_KIND_EXPULSION),
                    imposed.getCard() > 0,
                    old ? imposed.getWarnings() : imposed.getWarning());
        }

        boolean warned() {
            return kinds.contains(PenaltyKind.PENALTY_KIND_WARNING);
        }

        /**
         * What remains of it without the items taken back: missed rounds and lost games that stay lost are not undone.
         */
        Penalised without(RulingWithdrawn withdrawn) {
            Set<PenaltyKind> left = EnumSet.noneOf(PenaltyKind.class);
            left.addAll(kinds);
            Set<Integer> missed = new TreeSet<>(excluded);
            boolean expelled = expels;
            for (PenaltyItem item : withdrawn.getItemsList()) {
                item.getRoundsList().forEach(missed::remove);
                boolean lifted = item.getKind() == PenaltyKind.PENALTY_KIND_EXPULSION && item.getRoundsCount() > 0;
                if (item.getKind() == PenaltyKind.PENALTY_KIND_EXPULSION) expelled = false;
                if (!lifted && (item.getKind() != PenaltyKind.PENALTY_KIND_EXCLUSION || missed.isEmpty()))
                    left.remove(item.getKind());
            }
            return new Penalised(board, player, left, missed, expelled, card && !withdrawn.getCard(), warning);
        }
    }

    private final Map<String, Known> competitions = new HashMap<>();
    private final Map<BoardId, PointsBySide> scores = new HashMap<>();
    private final Map<BoardId, BoardNoted> boards = new HashMap<>();
    /** By ruling id. */
    private final Map<String, Penalised> penalties = new LinkedHashMap<>();
    /** By the ruling that takes back (OCR 18.3). */
    private final Map<String, RulingWithdrawn> withdrawals = new LinkedHashMap<>();

    void start(@Observes StartupEvent started, House house) {
        house.follow(TopicCatalogue.events("competition"), CompetitionEvent.parser(), this::fold);
        house.follow(TopicCatalogue.events("adjudication"), AdjudicationEvent.parser(), this::fold);
    }

    synchronized void fold(CompetitionEvent event) {
        if (Definitions.isDraft(event)) return;
        String competition = event.getHeader().getKey();
        Known known = competitions.computeIfAbsent(competition, _ -> new Known());
        known.rounds.fold(event);
        switch (event.getPayloadCase()) {
            case COMPETITION_LOADED, DEFINITION_CHANGED ->
                known.loaded = Definitions.of(event).orElseThrow();
            case RESULT_NOTED -> {
                var noted = event.getResultNoted();
                if (noted.hasPoints())
                    scores.put(new BoardId(competition, noted.getRound(), noted.getBoard()), noted.getPoints());
            }
            case SCORE_CHANGED -> {
                var changed = event.getScoreChanged();
                scores.put(new BoardId(competition, changed.getRound(), changed.getBoard()), changed.getAfter());
            }
            case RESULT_WITHDRAWN ->
                scores.remove(new BoardId(
                        competition,
                        event.getResultWithdrawn().getRound(),
                        event.getResultWithdrawn().getBoard()));
            case ROUND_OPENED, ROUND_CLOSED, PAIRING_REPAIR_ORDERED, PAIRING_REPAIR_REFUSED -> {}
            case RESULT_APPROVED, RESULT_CONFIRMED, PLAYER_EXCLUDED, PLAYER_READMITTED, REPORT_SIGNED -> {}
            case DRAFT_SAVED, DRAFT_DISCARDED, COMPETITION_ARCHIVED, PAYLOAD_NOT_SET -> {}
        }
    }

    synchronized void fold(AdjudicationEvent event) {
        BoardId.parse(event.getHeader().getKey()).ifPresent(board -> fold(event, board));
    }

    private void fold(AdjudicationEvent event, BoardId board) {
        switch (event.getPayloadCase()) {
            case BOARD_NOTED -> boards.put(board, event.getBoardNoted());
            case PENALTY_IMPOSED -> {
                var imposed = event.getPenaltyImposed();
                boolean warns = imposed.getKind() == PenaltyKind.PENALTY_KIND_WARNING;
                penalties.put(
                        imposed.getRulingId(),
                        new Penalised(
                                board,
                                player(board, imposed.getOffender()),
                                EnumSet.of(imposed.getKind()),
                                Set.of(),
                                false,
                                false,
                                warns ? imposed.getCount() : 0));
            }
            case PENALTIES_IMPOSED -> {
                var imposed = event.getPenaltiesImposed();
                penalties.put(imposed.getRulingId(), Penalised.of(board, imposed));
            }
            case RULING_WITHDRAWN ->
                withdrawals.put(event.getRulingWithdrawn().getRulingId(), event.getRulingWithdrawn());
            case RULING_REFUSED -> {
                penalties.remove(event.getRulingRefused().getRulingId());
                withdrawals.remove(event.getRulingRefused().getRulingId());
            }
            // A ruling counts from when it is made until it is refused; appeals take it back by a ruling.
            case ARBITER_CALLED, CALL_ACKNOWLEDGED, CALL_ESCALATED, CALL_ANSWERED, CALL_PAUSE_NOTED -> {}
            case QUESTION_ASKED, QUESTION_ANSWERED -> {}
            case CASE_NOTED, CASE_VOIDED, DECISION_DELEGATED, DISCONNECTION_DECIDED, RULING_APPLIED -> {}
            case APPEAL_FILED, APPEAL_COPY_TAKEN, APPEAL_FEE_PAID, APPEAL_DECIDED -> {}
            case PAUSE_FAILED, FAILED_PAUSE_COMPENSATED, FAILED_PAUSE_CLOSED, PAYLOAD_NOT_SET -> {}
        }
    }

    /** Whether a board has a result with its points. */
    public synchronized boolean isScored(BoardId board) {
        return scores.containsKey(board);
    }

    /** Whether it is known who sits at a board: before that, nothing is known about the players' earlier penalties. */
    public synchronized boolean isSeated(BoardId board) {
        return boards.containsKey(board);
    }

    /** The circumstances of a penalty against the player at a side of a board. */
    public synchronized Circumstances of(BoardId board, Side offender) {
        String competition = board.competition();
        Known known = competitions.getOrDefault(competition, new Known());
        String player = player(board, offender);
        Predicate<Penalised> isElsewhere = one -> !player.isEmpty()
                && one.player().equals(player)
                && !one.board().equals(board)
                && one.board().competition().equals(competition);
        List<Penalised> elsewhere = standing().filter(isElsewhere).toList();
        var rules = known.loaded.getRegulations();
        var circumstances = Circumstances.newBuilder()
                .setScoring(rules.hasPenalties() ? rules.getPenalties().getScoring() : STANDARD)
                .addAllFines(rules.getPenalties().getFinesList())
                .addAllRounds(known.loaded.getRoundsList().stream()
                        .map(Round::getNumber)
                        .toList())
                .addAllStarted(known.rounds.opened().keySet())
                .setPenalties(elsewhere.size())
                .setWarnings((int) elsewhere.stream().filter(Penalised::warned).count())
                .setOfficial(known.rounds.isOfficial(board))
                .setHasCards(rules.getPenalties().getCards())
                .setCards((int) elsewhere.stream().filter(Penalised::card).count());
        circumstances.setLastWarning(penalties.values().stream()
                .filter(isElsewhere)
                .mapToInt(Penalised::warning)
                .max()
                .orElse(0));
        circumstances
                .setWithoutProof(rules.getFairPlay().getSanctionsWithoutProof())
                .setFairPlayFinal(rules.getFairPlay().getDecisionFinal());
        Optional.ofNullable(scores.get(board)).ifPresent(circumstances::setScore);
        expelledBy(board, competition).ifPresent(circumstances::setExpelledBy);
        return circumstances.build();
    }

    /** The ruling at another board that stands and expels a player of this one. */
    private Optional<String> expelledBy(BoardId board, String competition) {
        List<String> seated = Stream.of(Side.SIDE_WHITE, Side.SIDE_BLACK)
                .map(side -> player(board, side))
                .filter(player -> !player.isEmpty())
                .toList();
        return penalties.entrySet().stream()
                .filter(one -> left(one.getKey(), one.getValue()).expels())
                .filter(one -> seated.contains(one.getValue().player())
                        && !one.getValue().board().equals(board)
                        && one.getValue().board().competition().equals(competition))
                .map(Map.Entry::getKey)
                .findFirst();
    }

    /**
     * The terms of a call to a side of a board. If the competition was loaded before calls had rules, the players call,
     * without a time limit.
     */
    public synchronized CallTerms callTerms(BoardId board, Side side) {
        CompetitionLoaded loaded = competitions.getOrDefault(board.competition(), new Known()).loaded;
        var rules = loaded.getRegulations().getAssistance();
        String id = player(board, side);
        Set<String> captains = loaded.getEntries().getTeamsList().stream()
                .filter(team -> team.getPlayerIdsList().contains(id))
                .map(Team::getCaptainId)
                .collect(Collectors.toSet());
        return CallTerms.newBuilder()
                .setCaptainCalls(rules.getCaptainCalls())
                .setStopsClock(rules.getStopsClock())
                .setShallPenalise(rules.getShallPenalise())
                .setEscalateAfter(Duration.newBuilder().setSeconds(rules.getEscalateSeconds()))
                .addAllCaptains(loaded.getPlayersList().stream()
                        .filter(one -> captains.contains(one.getPlayerId()))
                        .map(one -> Captain.newBuilder()
                                .setPlayerId(one.getPlayerId())
                                .setName(one.getName())
                                .build())
                        .toList())
                .build();
    }

    /**
     * Whether players are responsible for their connections, so that a decision about a disconnection may include a
     * penalty (OCR 11.1, 16.5).
     */
    public synchronized boolean isPlayerResponsible(BoardId board) {
        return competitions
                .getOrDefault(board.competition(), new Known())
                .loaded
                .getRegulations()
                .getPenalties()
                .getPlayerResponsible();
    }

    /** How many periods a time control may have (V-10); empty: any number. */
    public synchronized OptionalInt mostPeriods(BoardId board) {
        return Profile.mostPeriods(competitions
                .getOrDefault(board.competition(), new Known())
                .loaded
                .getRegulations()
                .getRules()
                .getProfile());
    }

    /**
     * The terms of an appeal of a side of a board. If the competition was loaded before appeals had rules, there is no
     * deadline and no fee.
     */
    public synchronized AppealTerms appealTerms(BoardId board, Side side) {
        var regulations = competitions
                .getOrDefault(board.competition(), new Known())
                .loaded
                .getRegulations();
        boolean won = hasWon(
                board,
                side,
                regulations.hasPenalties() ? regulations.getPenalties().getScoring() : STANDARD);
        if (!regulations.hasAppeals())
            return AppealTerms.newBuilder()
                    .setAllowed(true)
                    .setResults(true)
                    .setFee("0")
                    .setSecondFee("0")
                    .setWon(won)
                    .build();
        var rules = regulations.getAppeals();
        var terms = AppealTerms.newBuilder()
                .setAllowed(rules.getAllowed())
                .setResults(rules.getResults())
                .setFee(rules.getFee())
                .setSecondFee(rules.getSecondFee())
                .setBody(rules.getBody())
                .setWon(won);
        if (rules.hasDeadlineMinutes())
            terms.setDeadline(Duration.newBuilder().setSeconds(60L * rules.getDeadlineMinutes()));
        match(board)
                .ifPresent(match -> RoundProgress.lastEnd(match, this::endedAt)
                        .ifPresentOrElse(
                                end -> terms.setMatchEndedAt(RecordMapper.timestamp(end)),
                                () -> terms.setMatchGoesOn(true)));
        return terms.build();
    }

    private Optional<Instant> endedAt(BoardId board) {
        return Optional.ofNullable(boards.get(board))
                .filter(BoardNoted::getEnded)
                .filter(BoardNoted::hasEndedAt)
                .map(one -> RecordMapper.instant(one.getEndedAt()));
    }

    /** The boards at which the same two teams meet as at this board (FSSI team-a); empty if no teams meet. */
    private Optional<List<BoardId>> match(BoardId board) {
        Known known = competitions.getOrDefault(board.competition(), new Known());
        return Optional.of(known.rounds.match(known.loaded.getEntries().getTeamsList(), board))
                .filter(match -> match.size() > 1);
    }

    private boolean hasWon(BoardId board, Side side, Scoring scoring) {
        PointsBySide score = scores.get(board);
        if (score == null) return false;
        boolean white = side == Side.SIDE_WHITE;
        return AppealRight.isWin(
                Points.of(white ? score.getWhite() : score.getBlack()),
                Points.of(white ? score.getBlack() : score.getWhite()),
                Points.of(scoring.getWin()),
                Points.of(scoring.getLoss()));
    }

    private Stream<Penalised> standing() {
        return penalties.entrySet().stream()
                .map(one -> left(one.getKey(), one.getValue()))
                .filter(one -> !one.kinds().isEmpty());
    }

    private Penalised left(String ruling, Penalised whole) {
        Penalised left = whole;
        for (RulingWithdrawn withdrawn : withdrawals.values())
            if (withdrawn.getWithdrawnId().equals(ruling)) left = left.without(withdrawn);
        return left;
    }

    private String player(BoardId board, Side side) {
        BoardNoted noted = boards.getOrDefault(board, BoardNoted.getDefaultInstance());
        return side == Side.SIDE_WHITE ? noted.getWhitePlayer() : noted.getBlackPlayer();
    }
}
