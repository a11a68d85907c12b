package org.onehall.playingzone.projection.competition;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.stream.Stream;
import org.onehall.playingzone.projection.Wire;
import org.onehall.proto.adjudication.v1.PenaltyKind;
import org.onehall.proto.competition.v1.FloorRules;
import org.onehall.proto.competition.v1.Regulations;
import org.onehall.regulations.DisconnectionDecision;

/** The parts of the regulations that pages need, as views. */
final class RulesViews {
    private RulesViews() {}

    static CallRulesView calls(Regulations regulations) {
        var rules = regulations.getAssistance();
        return new CallRulesView(rules.getStopsClock(), rules.getShallPenalise());
    }

    static PenaltyRulesView penalties(Regulations regulations) {
        if (!regulations.hasPenalties()) return PenaltyRulesView.STANDARD;
        var rules = regulations.getPenalties();
        return new PenaltyRulesView(
                rules.getScoring().getWin(),
                rules.getScoring().getDraw(),
                rules.getScoring().getLoss(),
                rules.getProposal().getSeconds(),
                rules.getFinesList().stream()
                        .map(fine -> new FineView(fine.getCode(), fine.getAmount()))
                        .toList(),
                rules.getForbiddenDevice(),
                rules.getCards(),
                rules.getPlayerResponsible(),
                rules.getPlayerResponsible() ? withDecision(rules.getFinesCount() > 0) : List.of(),
                regulations.getFairPlay().getSanctionsWithoutProof(),
                regulations.getFairPlay().getDecisionFinal());
    }

    /**
     * The contract numbers the kinds as the article does.
     *
     * @param fines whether the competition has announced fines (OCR 18.4.7)
     */
    private static List<String> withDecision(boolean fines) {
        return Stream.of(PenaltyKind.values())
                .filter(kind -> kind != PenaltyKind.UNRECOGNIZED
                        && DisconnectionDecision.canInclude("OCR 18.4." + kind.getNumber()))
                .filter(kind -> fines || kind != PenaltyKind.PENALTY_KIND_FINE)
                .map(Wire::name)
                .toList();
    }

    static InputRulesView input(Regulations regulations) {
        if (!regulations.hasInput()) return InputRulesView.NONE;
        var rules = regulations.getInput();
        return new InputRulesView(rules.getSmartMove(), rules.getAutoPromotionList(), rules.getSound());
    }

    static FloorRulesView floor(Regulations regulations) {
        FloorRules rules = regulations.getFloor();
        List<String> showings = new ArrayList<>();
        if (rules.getShowSurroundings()) showings.add("SURROUNDINGS_SHOWN");
        if (rules.getShowTasks()) showings.add("TASKS_SHOWN");
        if (rules.getShareScreen()) showings.add("SCREEN_SHARED");
        return new FloorRulesView(
                rules.getScoresheets(),
                rules.hasDressCode() ? Optional.of(rules.getDressCode()) : Optional.empty(),
                rules.getOpponentReports(),
                showings,
                rules.getHeadphonesAllowed(),
                regulations.getFairPlay().getAppendixHolds(),
                rules.hasRollCallMinutes() ? OptionalInt.of(rules.getRollCallMinutes()) : OptionalInt.empty());
    }

    static AppealRulesView appeals(Regulations regulations) {
        if (!regulations.hasAppeals()) return AppealRulesView.STANDARD;
        var rules = regulations.getAppeals();
        return new AppealRulesView(
                rules.getAllowed(),
                rules.getResults(),
                rules.hasDeadlineMinutes() ? OptionalInt.of(rules.getDeadlineMinutes()) : OptionalInt.empty(),
                rules.getFee(),
                rules.getBody());
    }
}
