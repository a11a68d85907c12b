package org.onehall.playingzone.projection.timeline;

import java.util.List;
import java.util.Optional;
import org.onehall.chess.Side;
import org.onehall.playingzone.projection.ClocksThen;
import org.onehall.playingzone.projection.call.AppealReport;
import org.onehall.playingzone.projection.ruling.EffectView;
import org.onehall.playingzone.projection.ruling.WithdrawnView;

/**
 * A ruling with its article.
 *
 * @param id of the ruling; for a ruling from another log, its place there
 * @param ply half-moves on the board at that time
 * @param side the side concerned; empty for both players
 * @param playerId of that player; "" for both
 * @param white name of the player who had White then, {@code black} likewise (OCR 19.2)
 * @param effects the effects of the ruling
 * @param before both clocks just before, if it changed them; {@code after}: just after
 * @param by role of the person who ruled; "AUTOMATIC" if the regulations let the playing zone act automatically; "" for
 *     the hall itself
 * @param state "MADE", "APPLIED" or "REFUSED"
 * @param replaces the ruling that it replaces, or whose penalties it takes back; the decision of an appeal replaces one
 *     only with a new score
 * @param was the result or score before it, if it changes that
 * @param became the result or score after it; empty if there is none and the game continues
 * @param withdrawn which of its penalties were taken back, with their articles, and by which ruling (OCR 18.3)
 * @param cut moves that no longer count because an earlier position was restored, such as "3... Nf6" (LAW 7)
 * @param appeal the appeal that it decides: the decision is the body's, and {@code by} only recorded it (OCR 17.11)
 * @param irregularity the irregularity that was recorded, or whose record was taken back
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
