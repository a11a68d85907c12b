package org.onehall.playingzone.projection.timeline;

import java.util.List;
import java.util.Optional;
import org.onehall.chess.Side;
import org.onehall.playingzone.projection.ClocksThen;
import org.onehall.playingzone.projection.call.AppealReport;
import org.onehall.playingzone.projection.ruling.EffectView;
import org.onehall.playingzone.projection.ruling.WithdrawnView;

/**
 * What was ruled, with its article.
 *
 * @param id of the ruling; of one that is told by another log its place there
 * @param ply half-moves on the board by then
 * @param side whom it is about; empty: both players
 * @param playerId of that player, "" for both
 * @param white name of the player who had White then, {@code black} of who had Black (OCR 19.2)
 * @param effects what it does
 * @param before both clocks just before, where it changed them; {@code after} just after
 * @param by role of who ruled; "AUTOMATIC" for what the regulations let the playing zone do by itself; "" for the hall
 *     itself
 * @param state "MADE", "APPLIED" or "REFUSED"
 * @param replaces the ruling it replaces, or takes penalties back of; a decision of an appeal replaces one by a new
 *     score only
 * @param was the result or the score before it, where it changes that
 * @param became what it makes of it; empty: none, the game goes on
 * @param withdrawn which of its penalties are taken back, with their articles, and by which ruling (OCR 18.3)
 * @param cut moves that count no more, as "3... Nf6", where an earlier position was restored (LAW 7)
 * @param appeal that it decides: it is the body's decision, {@code by} only recorded it (OCR 17.11)
 * @param irregularity what was recorded, or the record that is taken back
 */
public record RulingReport(
        String id,
        long at,
        String board,
        int round,
        int number,
        int attempt,
        int ply,
        String kind,
        Optional<Side> side,
        String playerId,
        String player,
        String white,
        String black,
        String article,
        List<EffectView> effects,
        Optional<ClocksThen> before,
        Optional<ClocksThen> after,
        String reason,
        String by,
        String name,
        String state,
        Optional<String> replaces,
        Optional<String> was,
        Optional<String> became,
        List<WithdrawnView> withdrawn,
        List<String> cut,
        Optional<AppealReport> appeal,
        Optional<IrregularityReport> irregularity) {}
