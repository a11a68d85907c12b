package org.onehall.playingzone.projection.ruling;

import java.util.ArrayList;
import java.util.Collection;
import java.util.HashMap;
import java.util.HashSet;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.function.BiPredicate;
import java.util.stream.Stream;
import org.onehall.chess.Side;
import org.onehall.decider.BoardId;
import org.onehall.playingzone.projection.Changes;
import org.onehall.playingzone.projection.Names;
import org.onehall.playingzone.projection.SeatKey;
import org.onehall.playingzone.projection.Wire;
import org.onehall.proto.adjudication.v1.AdjudicationEvent;
import org.onehall.proto.adjudication.v1.PenaltiesImposed;
import org.onehall.proto.adjudication.v1.PenaltyItem;
import org.onehall.proto.adjudication.v1.RulingWithdrawn;
import org.onehall.proto.types.v1.EventHeader;
import org.onehall.regulations.AppealRight;

/** All decisions and penalties, and the cards shown with them (OCR 18.3, 18.4). Not thread-safe: the hall guards it. */
public final class RulingsProjection {
    private final Names names;
    private final Map<String, Ruling> rulings = new LinkedHashMap<>();
    /** The ids of a board's rulings, in order: every view of a board asks for them. */
    private final Map<String, List<String>> byBoard = new HashMap<>();
    /** Rulings that were taken back as a whole. */
    private final Set<String> withdrawn = new HashSet<>();
    /** The cards by ruling. */
    private final Map<String, Card> cards = new HashMap<>();

    /** A card shown to a player of a competition. */
    private record Card(String competition, String player) {}

    public RulingsProjection(Names names) {
        this.names = names;
    }

    public void fold(AdjudicationEvent event, Changes changes) {
        EventHeader header = event.getHeader();
        String board = header.getKey();
        switch (event.getPayloadCase()) {
            case DISCONNECTION_DECIDED -> made(Ruling.of(header, board, event.getDisconnectionDecided()), changes);
            case PENALTY_IMPOSED -> made(Ruling.of(header, board, Penalties.of(event.getPenaltyImposed())), changes);
            case PENALTIES_IMPOSED -> {
                made(Ruling.of(header, board, event.getPenaltiesImposed()), changes);
                if (event.getPenaltiesImposed().getCard() > 0) card(board, event.getPenaltiesImposed(), changes);
            }
            case RULING_WITHDRAWN -> made(Ruling.of(header, board, event.getRulingWithdrawn()), changes);
            case APPEAL_DECIDED -> made(Ruling.of(header, board, event.getAppealDecided()), changes);
            case FAILED_PAUSE_COMPENSATED -> made(Ruling.of(header, board, event.getFailedPauseCompensated()), changes);
            case RULING_APPLIED ->
                became(changes, event.getRulingApplied().getRulingId(), "APPLIED", "", "")
                        .ifPresent(ruling -> {
                            ruling.withdrawal().ifPresent(withdrawn -> withdraw(board, withdrawn, changes));
                            ruling.tell(changes);
                        });
            case RULING_REFUSED -> {
                var refused = event.getRulingRefused();
                if (cards.remove(refused.getRulingId()) != null) changes.board(board);
                became(changes, refused.getRulingId(), "REFUSED", refused.getCode(), refused.getText());
            }
            case ARBITER_CALLED,
                    CALL_ACKNOWLEDGED,
                    CALL_ESCALATED,
                    CALL_PAUSE_NOTED,
                    CALL_ANSWERED,
                    QUESTION_ASKED,
                    QUESTION_ANSWERED,
                    APPEAL_FILED,
                    APPEAL_COPY_TAKEN,
                    APPEAL_FEE_PAID,
                    PAUSE_FAILED,
                    FAILED_PAUSE_CLOSED,
                    CASE_VOIDED,
                    CASE_NOTED,
                    DECISION_DELEGATED,
                    BOARD_NOTED,
                    PAYLOAD_NOT_SET -> {}
        }
    }

    private void made(Ruling ruling, Changes changes) {
        if (rulings.put(ruling.view().id(), ruling) == null)
            byBoard.computeIfAbsent(ruling.view().board(), _ -> new ArrayList<>())
                    .add(ruling.view().id());
        changes.rulings().add(ruling.view().id());
        mayAppeal(ruling, changes);
    }

    /** What may be appealed against depends on rulings from the moment that they are made (OCR 17.11). */
    private static void mayAppeal(Ruling ruling, Changes changes) {
        for (Side side : Side.values())
            changes.help().add(new SeatKey(ruling.view().board(), side));
    }

    private void card(String board, PenaltiesImposed imposed, Changes changes) {
        String competition = BoardId.parse(board).map(BoardId::competition).orElse("");
        cards.put(imposed.getRulingId(), new Card(competition, imposed.getPlayer()));
        changes.board(board);
    }

    /** Records at a ruling which of its penalties are taken back, and tells both players (OCR 18.3). */
    private void withdraw(String board, RulingWithdrawn withdrawn, Changes changes) {
        List<PenaltyItem> penalties = Optional.ofNullable(rulings.get(withdrawn.getWithdrawnId()))
                .map(Ruling::penalties)
                .orElse(List.of());
        rulings.computeIfPresent(
                withdrawn.getWithdrawnId(),
                (_, ruling) -> ruling.with(ruling.view().without(Penalties.withdrawnItems(withdrawn, penalties))));
        if (withdrawn.getWhole()) this.withdrawn.add(withdrawn.getWithdrawnId());
        changes.rulings().add(withdrawn.getWithdrawnId());
        if (withdrawn.getCard()) cards.remove(withdrawn.getWithdrawnId());
        changes.board(board);
        Penalties.withdrawnNotices(board, withdrawn, penalties).forEach(changes::notice);
    }

    private Optional<Ruling> became(Changes changes, String id, String state, String code, String text) {
        Ruling ruling = rulings.get(id);
        if (ruling == null) return Optional.empty();
        Ruling now = ruling.with(ruling.view().became(state, Wire.text(code), Wire.text(text)));
        rulings.put(id, now);
        changes.rulings().add(id);
        mayAppeal(ruling, changes);
        return Optional.of(now);
    }

    public Collection<String> ids() {
        return List.copyOf(rulings.keySet());
    }

    public Optional<RulingView> view(String id) {
        return Optional.ofNullable(rulings.get(id))
                .map(Ruling::view)
                .map(view -> view.of(
                        names.player(view.board(), Side.WHITE, view.at()),
                        names.player(view.board(), Side.BLACK, view.at())));
    }

    /** How many cards a player of a competition was shown. */
    public int cards(String competition, String player) {
        return player.isEmpty()
                ? 0
                : (int) cards.values().stream()
                        .filter(new Card(competition, player)::equals)
                        .count();
    }

    /** Whether the whole of a ruling was taken back. */
    public boolean isWithdrawn(String ruling) {
        return withdrawn.contains(ruling);
    }

    /** Whether the score of a game comes from a final fair-play decision that stands (APP-I A10). */
    public boolean isScoreFinal(String board, int attempt) {
        return standing(board)
                .anyMatch(ruling -> ruling.imposed()
                        .map(imposed -> Penalties.standing(imposed, takenBack(board, imposed.getRulingId())))
                        .filter(penalty -> penalty.settlesScore(attempt))
                        .isPresent());
    }

    /** The penalties of a ruling that others take back, made or applied. */
    private List<PenaltyItem> takenBack(String board, String ruling) {
        return standing(board)
                .flatMap(one -> one.withdrawal().stream())
                .filter(withdrawal -> withdrawal.getWithdrawnId().equals(ruling))
                .flatMap(withdrawal -> withdrawal.getItemsList().stream())
                .toList();
    }

    private Stream<Ruling> standing(String board) {
        return of(board).filter(one -> !one.view().state().equals("REFUSED"));
    }

    private Stream<Ruling> of(String board) {
        return byBoard.getOrDefault(board, List.of()).stream().map(rulings::get);
    }

    /**
     * Rulings about a board against which players may appeal.
     *
     * @param secondAppeal whether the regulations allow an appeal against the decision of an appeal (FSSI gen-8 e)
     * @param allowed whether a side may appeal, and has not yet appealed, against the ruling with an id
     */
    public List<RuledView> ruled(String board, boolean secondAppeal, BiPredicate<Side, String> allowed) {
        return of(board)
                .filter(ruling -> ruling.view().state().equals("APPLIED") && !Penalties.isFinal(ruling.view()))
                .map(ruling -> new RuledView(
                        ruling.view().id(),
                        ruling.view().kind(),
                        Penalties.toldRule(ruling.view().rule(), ruling.penalties()),
                        ruling.view().at(),
                        Stream.of(Side.values())
                                .filter(side -> isAppealable(ruling, side, secondAppeal)
                                        && allowed.test(side, ruling.view().id()))
                                .toList()))
                .toList();
    }

    /** Whether a side may appeal against a ruling and has reason to (OCR 17.11, FSSI gen-8 e). */
    private boolean isAppealable(Ruling ruling, Side side, boolean secondAppeal) {
        String id = ruling.view().id();
        if (new AppealRight.Ruling(isWithdrawn(id), Penalties.isFinal(ruling.view()))
                .obstacle()
                .isPresent()) return false;
        return ruling.withdrawal()
                .map(withdrawal -> AppealRight.hasReason(side, ruling.side(), withdrawal.hasAppealId()))
                .orElse(secondAppeal || !ruling.view().kind().startsWith("APPEAL_"));
    }
}
