package org.onehall.playingzone.projection.board;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.OptionalLong;
import java.util.function.Function;
import org.onehall.chess.Position;
import org.onehall.chess.Side;
import org.onehall.playingzone.projection.Wire;
import org.onehall.proto.game.v1.DrawDeclared;
import org.onehall.proto.game.v1.GameEvent;
import org.onehall.proto.game.v1.IrregularityRecorded;
import org.onehall.proto.game.v1.ResultSetAside;
import org.onehall.proto.types.v1.EventHeader;

/** What arbiters and the zone recorded about a board's games: irregularities and corrected results. */
final class Records {
    private final List<CorrectionView> corrections = new ArrayList<>();
    private final List<IrregularityView> irregularities = new ArrayList<>();
    private final List<IrregularityView> all = new ArrayList<>();

    /**
     * Takes a fact about a result or an irregularity, or the beginning of an attempt.
     *
     * @param position before the fact
     * @param player gives the name of the player who has a side
     */
    void fold(GameEvent event, Position position, Function<Side, String> player) {
        EventHeader header = event.getHeader();
        if (event.hasGameCreated() || event.hasGameRestarted()) reset();
        if (event.hasResultSetAside()) setAside(header, event.getResultSetAside(), position);
        if (event.hasDrawDeclared()) drawn(header, event.getDrawDeclared());
        if (event.hasIrregularityRecorded()) recorded(header, event.getIrregularityRecorded(), player);
        if (event.hasIrregularityTakenBack()) takenBack(header);
    }

    private void reset() {
        corrections.clear();
        irregularities.clear();
    }

    /** @param position at the end of the game whose result is set aside */
    private void setAside(EventHeader header, ResultSetAside aside, Position position) {
        corrections.add(Corrections.of(header, aside, position));
        if (hasEnded()) takenBack(header);
    }

    private void drawn(EventHeader header, DrawDeclared drawn) {
        Optional<CorrectionView> before = corrected().filter(Corrections::isForDraw);
        if (before.isPresent()) corrections.removeLast();
        corrections.add(Corrections.of(header, drawn, before));
    }

    private void recorded(EventHeader header, IrregularityRecorded recorded, Function<Side, String> player) {
        Side side = Wire.side(recorded.getSide());
        irregularities.add(new IrregularityView(
                side,
                Wire.name(recorded.getKind()),
                recorded.getPly(),
                recorded.getNumber(),
                Wire.name(recorded.getConsequence()),
                recorded.getReason(),
                recorded.getArticle(),
                Wire.ms(header.getOccurredAt()),
                Optional.of(Wire.name(header.getActor().getRole()))
                        .filter(_ -> !recorded.getReason().isEmpty()),
                recorded.getRecordedBy(),
                player.apply(side),
                OptionalLong.empty()));
        all.add(irregularities.getLast());
    }

    /** The last record no longer counts, but stays visible. */
    private void takenBack(EventHeader header) {
        IrregularityView last = irregularities.removeLast();
        all.replaceAll(one -> one == last ? one.takenBack(Wire.ms(header.getOccurredAt())) : one);
    }

    /** Whether a record has ended the game; it can then only be taken back (AMD 7.5.5). */
    private boolean hasEnded() {
        return !irregularities.isEmpty()
                && irregularities.getLast().consequence().equals("END");
    }

    /** The last result that was corrected; empty if none was in this attempt. */
    Optional<CorrectionView> corrected() {
        return corrections.isEmpty() ? Optional.empty() : Optional.of(corrections.getLast());
    }

    List<CorrectionView> corrections() {
        return List.copyOf(corrections);
    }

    /** The irregularities of the present attempt. */
    List<IrregularityView> irregularities() {
        return List.copyOf(irregularities);
    }

    /** All irregularities, including those of void games. */
    List<IrregularityView> all() {
        return List.copyOf(all);
    }
}
