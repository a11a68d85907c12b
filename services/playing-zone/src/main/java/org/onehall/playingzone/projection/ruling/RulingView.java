package org.onehall.playingzone.projection.ruling;

import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;

/**
 * A decision or penalty; MADE until its effect is there or was refused.
 *
 * @param precedents how like cases of the event had been decided by then, the most frequent first; empty for a penalty
 * @param checksAgain checks of both players that are needed before the new game (DEC-26); none if there is no new game
 * @param effects what it does, for pages that word it themselves; {@code detail} is the English
 * @param withdraws the ruling of which it takes penalties back; empty for any other (OCR 18.3)
 * @param withdrawn which of its own penalties are taken back, and by which ruling; applied ones only
 * @param white name of the player who had White then, {@code black} of who had Black (OCR 19.2); "" where not known
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
