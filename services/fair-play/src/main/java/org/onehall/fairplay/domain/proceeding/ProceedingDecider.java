package org.onehall.fairplay.domain.proceeding;

import java.util.Map;
import java.util.Optional;
import java.util.function.UnaryOperator;
import org.onehall.decider.Decider;
import org.onehall.decider.Decision;
import org.onehall.decider.LogKey;
import org.onehall.decider.Submitted;
import org.onehall.decider.Texts;

/**
 * The procedure of Appendix I from the start of a case to its completion, the keeping of recordings and the release of
 * prizes.
 */
public final class ProceedingDecider implements Decider<ProceedingCommand, ProceedingEvent, ProceedingState> {
    @Override
    public ProceedingState initial() {
        return ProceedingState.EMPTY;
    }

    @Override
    public Optional<Decision.Refused<ProceedingEvent>> malformed(ProceedingCommand command) {
        boolean ofItsOwn = command instanceof CaseCommand ofCase && CaseTexts.isUnreadable(ofCase);
        return ofItsOwn || Texts.faultIn((Record) command, CaseTexts.LONG).isPresent()
                ? Optional.of(new Decision.Refused<>(ProceedingRefusal.TEXT_UNREADABLE, Map.of()))
                : Optional.empty();
    }

    @Override
    public Decision<ProceedingEvent> decide(Submitted<ProceedingCommand> submitted, ProceedingState state) {
        return switch (submitted.command()) {
            case CaseCommand command -> CaseRules.decide(command, submitted.actor(), submitted.at(), state.file());
            case RecordingCommand command
            when !isOf(command.registerKey(), LogKey::recordings) ->
                Decision.refuse(ProceedingRefusal.UNKNOWN_RECORDING);
            case PrizeCommand command
            when !isOf(command.registerKey(), LogKey::prizes) -> Decision.refuse(ProceedingRefusal.UNKNOWN_WINNER);
            case AccessCommand command
            when !isOf(command.registerKey(), LogKey::screenings) ->
                Decision.refuse(ProceedingRefusal.NO_SUCH_SCREENING);
            case RecordingCommand command ->
                RecordingRules.decide(command, submitted.actor(), submitted.at(), state.recordings());
            case PrizeCommand command -> PrizeRules.decide(command, submitted.actor(), state.released());
            case AccessCommand command -> AccessRules.decide(command, submitted.actor());
        };
    }

    /** Nothing that belongs to a register enters the log of a case or of another register. */
    private static boolean isOf(String key, UnaryOperator<String> register) {
        return key.equals(register.apply(LogKey.competition(key)));
    }

    @Override
    public ProceedingState evolve(ProceedingState state, ProceedingEvent event) {
        return switch (event) {
            case CaseEvent now -> state.with(CaseFold.evolve(state.file(), now));
            case RecordingEvent now -> state.with(RecordingRules.evolve(state.recordings(), now));
            case PrizeEvent now ->
                new ProceedingState(state.file(), state.recordings(), PrizeRules.evolve(state.released(), now));
            case AccessEvent _ -> state; // it decides nothing
        };
    }

    @Override
    public String rule(ProceedingEvent event) {
        return switch (event) {
            case CaseEvent now -> CaseFold.rule(now);
            case RecordingEvent now -> RecordingRules.rule(now);
            case PrizeEvent _ -> "APP-I A8bis";
            case AccessEvent _ -> "APP-I G2.7";
        };
    }
}
