package org.onehall.playingzone.report;

import java.util.List;
import org.onehall.playingzone.Facts;
import org.onehall.playingzone.projection.report.Reports.Point;
import org.onehall.playingzone.projection.report.RoundReports;
import org.onehall.proto.adjudication.v1.AppealDecided;
import org.onehall.proto.adjudication.v1.AppealFiled;
import org.onehall.proto.adjudication.v1.AppealOutcome;
import org.onehall.proto.adjudication.v1.PenaltiesImposed;
import org.onehall.proto.adjudication.v1.PenaltyItem;
import org.onehall.proto.adjudication.v1.PenaltyKind;
import org.onehall.proto.adjudication.v1.RulingApplied;
import org.onehall.proto.adjudication.v1.RulingWithdrawn;
import org.onehall.proto.competition.v1.AppealRules;
import org.onehall.proto.competition.v1.Approval;
import org.onehall.proto.competition.v1.ReportSigned;
import org.onehall.proto.competition.v1.ResultApproved;
import org.onehall.proto.competition.v1.ResultConfirmed;
import org.onehall.proto.competition.v1.RoundOpened;
import org.onehall.proto.competition.v1.ScoreChanged;
import org.onehall.proto.fairplay.v1.CameraReported;
import org.onehall.proto.fairplay.v1.Duty;
import org.onehall.proto.fairplay.v1.DutyTicked;
import org.onehall.proto.fairplay.v1.InternetTested;
import org.onehall.proto.fairplay.v1.Measure;
import org.onehall.proto.fairplay.v1.MeasureTicked;
import org.onehall.proto.fairplay.v1.ScreeningCompleted;
import org.onehall.proto.fairplay.v1.StaffRecorded;
import org.onehall.proto.fairplay.v1.VenueClosed;
import org.onehall.proto.fairplay.v1.VenueOpened;
import org.onehall.proto.game.v1.GameRestarted;
import org.onehall.proto.game.v1.GameVoided;
import org.onehall.proto.game.v1.IrregularityConsequence;
import org.onehall.proto.game.v1.IrregularityKind;
import org.onehall.proto.game.v1.IrregularityTakenBack;
import org.onehall.proto.game.v1.PositionRestored;
import org.onehall.proto.game.v1.Result;
import org.onehall.proto.game.v1.TimeAdjusted;
import org.onehall.proto.types.v1.Role;
import org.onehall.proto.types.v1.Side;

/** A round of two boards between Rome and Milan in which everything happens that a report can contain. */
final class PlayedRound extends EventfulGames {
    PlayedRound() {
        this("", "");
    }

    /** A round with the time zones of the venues, such as "Europe/Rome"; "" if none is given. */
    PlayedRound(String rome, String milan) {
        super(rome, milan);
    }

    /** The competition is loaded, the venue and round 1 are open, and both games are set up. */
    PlayedRound open() {
        var loaded = facts.loaded().toBuilder();
        loaded.getCompetitionLoadedBuilder().getVenuesBuilder(0).setTimeZone(rome);
        loaded.getCompetitionLoadedBuilder().getVenuesBuilder(1).setTimeZone(milan);
        loaded.getCompetitionLoadedBuilder()
                .getRegulationsBuilder()
                .getRulesBuilder()
                .setProfile("fssi-individual");
        hall.fold(loaded.build());
        venue(event -> event.setStaffRecorded(StaffRecorded.newBuilder()
                .setPerson("lta-rome")
                .setRole(Role.ROLE_LOCAL_TECHNICAL_ARBITER)
                .setPresent(true)));
        venue(event -> event.setCameraReported(
                CameraReported.newBuilder().setCamera("Door").setReporting(true)));
        venue(event -> event.setInternetTested(
                InternetTested.newBuilder().setPassed(true).setNote("94 Mbit/s")));
        venue(event -> event.setMeasureTicked(MeasureTicked.newBuilder()
                .setRound(1)
                .setMeasure(Measure.MEASURE_AREA_SEARCHED)
                .setDone(true)));
        venue(event -> event.setVenueOpened(VenueOpened.newBuilder().setRound(1)));
        competition(
                own("demo"),
                event -> event.setRoundOpened(RoundOpened.newBuilder().setRound(1)));
        for (String board : new String[] {ONE, TWO}) {
            again(board.equals(ONE) ? facts.created(board, "rome", "milan") : facts.created(board, "milan", "rome"));
            again(facts.started(board));
        }
        return this;
    }

    /** The first game of the first board is void, and the players change seats. */
    PlayedRound exchanged() {
        again(facts.moved(ONE, "e2e4", false));
        again(facts.moved(ONE, "e7e5", false));
        var created = facts.created(ONE, "rome", "milan").getGameCreated();
        game(
                next(ONE, "OCR 19.2", Role.ROLE_CHIEF_ARBITER, "ca", "anew"),
                event -> event.setGameVoided(GameVoided.newBuilder()
                        .setAttempt(1)
                        .setArticle("OCR 19.2")
                        .setReason("colours reversed")));
        game(
                next(ONE, "OCR 19.2", Role.ROLE_CHIEF_ARBITER, "ca", "anew"),
                event -> event.setGameRestarted(GameRestarted.newBuilder()
                        .setAttempt(2)
                        .setWhiteControl(created.getWhiteControl())
                        .setBlackControl(created.getBlackControl())
                        .setInitialFen(created.getInitialFen())
                        .setWhite(created.getBlack())
                        .setBlack(created.getWhite())
                        .setClocks(created.getClocks())));
        return this;
    }

    /** 1. e4 at board 1. */
    PlayedRound oneMove() {
        again(facts.moved(ONE, "e2e4", false));
        return this;
    }

    /** Board 1 is adjourned after one half-move, with Black's reply in the envelope, and resumed. */
    PlayedRound adjourned() {
        adjournAndResume();
        return this;
    }

    /** An illegal move of Black at his first move, taken back after two more half-moves. */
    PlayedRound recordTakenBack() {
        again(facts.moved(ONE, "e2e4", false));
        irregularity("first", 1, IrregularityConsequence.IRREGULARITY_CONSEQUENCE_WARNING);
        again(facts.moved(ONE, "e7e5", false));
        again(facts.moved(ONE, "g1f3", false));
        game(
                next(ONE, "AMD 7.5.5", Role.ROLE_CHIEF_ARBITER, "ca", "back"),
                event -> event.setIrregularityTakenBack(IrregularityTakenBack.newBuilder()
                        .setSide(Side.SIDE_BLACK)
                        .setKind(IrregularityKind.IRREGULARITY_KIND_ILLEGAL_MOVE)
                        .setPly(2)
                        .setReason("it was legal")
                        .setArticle("AMD 7.5.5")));
        return this;
    }

    /** Everything that can be recorded about White, Anna from Rome, in a game that later becomes void. */
    PlayedRound ruledBefore() {
        recordEverythingAboutWhite();
        return this;
    }

    /**
     * Illegal moves the zone has seen at the first board: one for which the opponent gets time, and one that ends the
     * game.
     */
    PlayedRound illegalMoves() {
        again(facts.moved(ONE, "e2e4", false));
        irregularity("first", 1, IrregularityConsequence.IRREGULARITY_CONSEQUENCE_TIME);
        game(
                next(ONE, "", Role.ROLE_PLAYER, "b", "first"),
                event -> event.setTimeAdjusted(TimeAdjusted.newBuilder()
                        .setSide(Side.SIDE_WHITE)
                        .setChange(Facts.seconds(120))
                        .setArticle("AMD 7.5.5")
                        .setBefore(Facts.standing(5000, 5000))
                        .setClocks(Facts.standing(5120, 5000))));
        irregularity("second", 2, IrregularityConsequence.IRREGULARITY_CONSEQUENCE_END);
        ends(ONE, Result.RESULT_WHITE_WINS, next(ONE, "", Role.ROLE_PLAYER, "b", "second"));
        return this;
    }

    /**
     * The games are played with incidents, a penalty, a disconnection, a call, an absence, an inspection, an assistant,
     * a pause, an appeal.
     */
    PlayedRound played() {
        playWithEverything();
        return this;
    }

    /** The first move of board 1 is taken back by an arbiter. */
    PlayedRound restored() {
        again(facts.moved(ONE, "e2e4", false));
        game(
                next(ONE, "LAW 7.1", Role.ROLE_LOCAL_CHIEF_ARBITER, "lca-rome", "restored"),
                event -> event.setPositionRestored(PositionRestored.newBuilder()
                        .setPly(0)
                        .setFen("rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1")
                        .setReason("Wrong move entered")
                        .setArticle("LAW 7.1")
                        .setBefore(Facts.standing(5000, 5000))
                        .setClocks(Facts.standing(5100, 5000))));
        return this;
    }

    /** White loses board 1 by a ruling. */
    PlayedRound lost() {
        again(facts.moved(ONE, "e2e4", false));
        rules(
                next(ONE, "OCR 18.4.6", Role.ROLE_LOCAL_CHIEF_ARBITER, "lca-rome", "lost"),
                event -> event.setPenaltiesImposed(PenaltiesImposed.newBuilder()
                        .setRulingId(ONE + "/ruling-1")
                        .setOffender(Side.SIDE_WHITE)
                        .setPlayer("w")
                        .setReason("a telephone")
                        .addItems(PenaltyItem.newBuilder()
                                .setKind(PenaltyKind.PENALTY_KIND_GAME_LOST)
                                .setPoints("1"))));
        ends(ONE, Result.RESULT_BLACK_WINS, next(ONE, "", Role.ROLE_SERVICE, "", "lost"));
        rules(
                own(ONE),
                event -> event.setRulingApplied(RulingApplied.newBuilder().setRulingId(ONE + "/ruling-1")));
        return this;
    }

    /** White's appeal against the ruling about him is dismissed. */
    PlayedRound dismissed() {
        rules(
                next(ONE, Role.ROLE_PLAYER, "w"),
                event -> event.setAppealFiled(AppealFiled.newBuilder()
                        .setAppealId(ONE + "/appeal-1")
                        .setSide(Side.SIDE_WHITE)
                        .setPlayer("w")
                        .setRulingId(ONE + "/ruling-1")
                        .setText("It was off")
                        .setFee("0")
                        .setBody("Appeals committee")));
        rules(
                next(ONE, "OCR 17.11", Role.ROLE_CHIEF_ARBITER, "ca", "appeal"),
                event -> event.setAppealDecided(AppealDecided.newBuilder()
                        .setRulingId(ONE + "/ruling-2")
                        .setAppealId(ONE + "/appeal-1")
                        .setOutcome(AppealOutcome.APPEAL_OUTCOME_DISMISSED)
                        .setReason("it was on")));
        rules(
                own(ONE),
                event -> event.setRulingApplied(RulingApplied.newBuilder().setRulingId(ONE + "/ruling-2")));
        return this;
    }

    /** Round 1 is planned for an instant, in seconds since 1970. */
    PlayedRound planned(long start) {
        loaded(event -> event.getRoundsBuilder(0).setStartsAt(Facts.at(start)));
        return this;
    }

    /** The penalty is taken back. */
    PlayedRound takenBack() {
        rules(
                next(ONE, "OCR 18.4.2", Role.ROLE_LOCAL_CHIEF_ARBITER, "lca-rome", "back"),
                event -> event.setRulingWithdrawn(RulingWithdrawn.newBuilder()
                        .setRulingId(ONE + "/ruling-9")
                        .setWithdrawnId(ONE + "/ruling-1")
                        .setOffender(Side.SIDE_WHITE)
                        .setPlayer("w")
                        .setReason("it was the neighbour")
                        .setWhole(true)
                        .addItems(PenaltyItem.newBuilder()
                                .setKind(PenaltyKind.PENALTY_KIND_ADD_TIME_TO_OPPONENT)
                                .setTime(Facts.seconds(120)))));
        rules(
                own(ONE),
                event -> event.setRulingApplied(RulingApplied.newBuilder().setRulingId(ONE + "/ruling-9")));
        return this;
    }

    /** Scoresheets are required; White has handed in his at board 1, where Black says that the result is wrong. */
    PlayedRound written() {
        loaded(event -> event.getRegulationsBuilder().getFloorBuilder().setScoresheets(true));
        fairPlay(
                next(ONE, Role.ROLE_LOCAL_CHIEF_ARBITER, "lca-rome"),
                event -> event.setDutyTicked(DutyTicked.newBuilder()
                        .setSide(Side.SIDE_WHITE)
                        .setDuty(Duty.DUTY_SCORESHEET_HANDED_IN)
                        .setDone(true)));
        competition(
                next("demo", Role.ROLE_PLAYER, "p2"),
                event -> event.setResultConfirmed(ResultConfirmed.newBuilder()
                        .setRound(1)
                        .setBoard(1)
                        .setSide(Side.SIDE_BLACK)
                        .setAgrees(false)));
        return this;
    }

    /** Black's dispute at board 1 is answered. */
    PlayedRound answered() {
        competition(
                next("demo", Role.ROLE_LOCAL_CHIEF_ARBITER, "lca-rome"),
                event -> event.setResultApproved(ResultApproved.newBuilder()
                        .setRound(1)
                        .setBoard(1)
                        .setApproval(
                                Approval.newBuilder().setApprover("lca-rome").setReason("both saw the flag"))));
        return this;
    }

    /** Appendix I is adopted. */
    PlayedRound underAppendix() {
        loaded(event -> event.getRegulationsBuilder().getFairPlayBuilder().setAppendixHolds(true));
        return this;
    }

    /** The game of board 1 is screened. */
    PlayedRound screened() {
        fairPlay(
                next(ONE, Role.ROLE_SERVICE, ""),
                event -> event.setScreeningCompleted(
                        ScreeningCompleted.newBuilder().setAttempt(1)));
        return this;
    }

    /** The other venue tests its internet connection. */
    PlayedRound testedInMilan() {
        fairPlay(
                next("demo/milan", Role.ROLE_LOCAL_CHIEF_ARBITER, "lca-milan"),
                event -> event.setVenueOpened(VenueOpened.newBuilder().setRound(1)));
        fairPlay(
                next("demo/milan", Role.ROLE_LOCAL_CHIEF_ARBITER, "lca-milan"),
                event -> event.setInternetTested(InternetTested.newBuilder().setPassed(true)));
        return this;
    }

    PlayedRound approved() {
        for (int board : new int[] {1, 2})
            competition(
                    own("demo"),
                    event -> event.setResultApproved(
                            ResultApproved.newBuilder().setRound(1).setBoard(board)));
        return this;
    }

    /** @param venue "" for the round's report */
    PlayedRound signed(String venue, String sha256) {
        return signed(venue, sha256, "A lively round.");
    }

    PlayedRound signed(String venue, String sha256, String remarks) {
        boolean whole = venue.isEmpty();
        competition(
                next(
                        "demo",
                        "OCR 18.3",
                        whole ? Role.ROLE_CHIEF_ARBITER : Role.ROLE_LOCAL_CHIEF_ARBITER,
                        whole ? "ca" : "lca-" + venue,
                        ""),
                event -> event.setReportSigned(ReportSigned.newBuilder()
                        .setRound(1)
                        .setVenueId(venue)
                        .setRemarks(remarks)
                        .setSha256(sha256)
                        .setSigner(whole ? "ca" : "lca-" + venue)));
        return this;
    }

    PlayedRound closed() {
        venue(event -> event.setVenueClosed(VenueClosed.getDefaultInstance()));
        return this;
    }

    /** A later ruling changes the score of board 1. */
    PlayedRound changed() {
        competition(
                own("demo"),
                event -> event.setScoreChanged(ScoreChanged.newBuilder()
                        .setRound(1)
                        .setBoard(1)
                        .setRulingId(ONE + "/ruling-4")
                        .setArticle("OCR 18.4.5")
                        .setBefore(points("0.5", "0"))
                        .setAfter(points("0", "0"))));
        return this;
    }

    /** Boards whose appeal period is still open at an instant, in ms since 1970. */
    List<String> appealTime(long at) {
        return SignedReport.of(RoundReports.of(hall, "demo", 1, "", at).orElseThrow()).missing().stream()
                .filter(one -> one.point() == Point.APPEAL_TIME)
                .flatMap(one -> one.of().stream())
                .toList();
    }

    /** Appeals must be filed within this number of minutes; with {@code results} also against results. */
    PlayedRound appealable(int minutes, boolean results) {
        loaded(event -> event.getRegulationsBuilder()
                .setAppeals(AppealRules.newBuilder()
                        .setAllowed(true)
                        .setResults(results)
                        .setDeadlineMinutes(minutes)));
        return this;
    }

    SignedReport report(String venue) {
        return SignedReport.of(RoundReports.of(hall, "demo", 1, venue, LATER).orElseThrow());
    }
}
