package org.onehall.playingzone.projection.ruling;

import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;

/**
 * A decision or penalty; its state is MADE until it has been applied or refused.
 *
 * @param precedents how similar cases of the event had been decided until then, the most frequent first; empty for a
 *     penalty
 * @param checksAgain checks of both players that are needed before the new game (DEC-26); none if there is no new game
 * @param effects its effects, for pages that word them themselves; {@code detail} is the English text
 * @param withdraws the ruling whose penalties it takes back; empty if it takes none back (OCR 18.3)
 * @param withdrawn which of its own penalties were taken back, and by which ruling; only if applied
 * @param white name of the player who had White then, {@code black} likewise (OCR 19.2); "" if not known
 */
public record RulingView(
        String id,
        String board,
        Optional<String> caseId,
        String kind,
        String detail,
        String reason,
        String rule,
        String by,
        long at,
        String state,
        Optional<String> code,
        Optional<String> text,
        List<PrecedentView> precedents,
        List<String> checksAgain,
        List<EffectView> effects,
        Optional<String> withdraws,
        List<WithdrawnView> withdrawn,
        String white,
        String black) {
    public RulingView became(String progress, Optional<String> refusal, Optional<String> why) {
        return new RulingView(
                id,
                board,
                caseId,
                kind,
                detail,
                reason,
                rule,
                by,
                at,
                progress,
                refusal,
                why,
                precedents,
                checksAgain,
                effects,
                withdraws,
                withdrawn,
                white,
                black);
    }

    public RulingView without(List<WithdrawnView> more) {
        return new RulingView(
                id,
                board,
                caseId,
                kind,
                detail,
                reason,
                rule,
                by,
                at,
                state,
                code,
                text,
                precedents,
                checksAgain,
                effects,
                withdraws,
                Stream.concat(withdrawn.stream(), more.stream()).toList(),
                white,
                black);
    }

    public RulingView withdrawing(String ruling) {
        return new RulingView(
                id,
                board,
                caseId,
                kind,
                detail,
                reason,
                rule,
                by,
                at,
                state,
                code,
                text,
                precedents,
                checksAgain,
                effects,
                Optional.of(ruling),
                withdrawn,
                white,
                black);
    }

    public RulingView of(String ofWhite, String ofBlack) {
        return new RulingView(
                id,
                board,
                caseId,
                kind,
                detail,
                reason,
                rule,
                by,
                at,
                state,
                code,
                text,
                precedents,
                checksAgain,
                effects,
                withdraws,
                withdrawn,
                ofWhite,
                ofBlack);
    }
}
