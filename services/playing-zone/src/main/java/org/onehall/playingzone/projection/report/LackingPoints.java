package org.onehall.playingzone.projection.report;

import java.time.Instant;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.function.Predicate;
import org.onehall.decider.BoardId;
import org.onehall.playingzone.projection.board.BoardView;
import org.onehall.playingzone.projection.board.BoardViews;
import org.onehall.playingzone.projection.board.Status;
import org.onehall.playingzone.projection.call.AppealView;
import org.onehall.playingzone.projection.call.CallView;
import org.onehall.playingzone.projection.call.FailedPauseView;
import org.onehall.playingzone.projection.call.QuestionView;
import org.onehall.playingzone.projection.competition.CompetitionProjection;
import org.onehall.playingzone.projection.report.Reports.BoardReport;
import org.onehall.playingzone.projection.report.Reports.LackingView;
import org.onehall.playingzone.projection.report.Reports.Point;
import org.onehall.playingzone.projection.report.Reports.RoundReport;
import org.onehall.playingzone.projection.report.Reports.VenueReport;
import org.onehall.playingzone.projection.venue.ConductView;
import org.onehall.playingzone.projection.venue.PersonIncidentView;

/** What a round's report still lacks before it can be signed (OCR 18.3). */
final class LackingPoints {
    private final BoardViews views;
    private final CompetitionProjection competition;

    LackingPoints(BoardViews views, CompetitionProjection competition) {
        this.views = views;
        this.competition = competition;
    }

    /** @param as in ms since 1970: the instant at which the appeal period is checked */
    List<LackingView> of(RoundReport of, long as) {
        List<LackingView> missing = new ArrayList<>();
        int round = of.round();
        List<Integer> paired = competition.boards(round, of.venue());
        if (paired.isEmpty()) missing.add(new LackingView(Point.NOT_PLAYING, List.of()));
        if (!competition.isOpened(round)) {
            missing.add(new LackingView(Point.ROUND_NOT_OPEN, List.of()));
            return missing;
        }
        lacks(missing, Point.GAME_OPEN, paired, board -> !competition.hasResult(round, board));
        lacks(
                missing,
                Point.NOT_APPROVED,
                paired,
                board -> competition.hasResult(round, board)
                        && !competition.isApproved(new BoardId(competition.id, round, board).toString()));
        if (of.venue().isEmpty())
            venues(
                    missing,
                    Point.VENUE_NOT_SIGNED,
                    of,
                    venue -> venue.signature().isEmpty());
        venues(missing, Point.NOT_OPENED, of, venue -> venue.openedAt().isEmpty());
        venues(missing, Point.MEASURES, of, venue -> !venue.notTaken().isEmpty());
        venues(
                missing,
                Point.MEDICAL,
                of,
                venue -> venue.medicalAsked()
                        && venue.medical().filter(medical -> medical.covered()).isEmpty());
        venues(
                missing,
                Point.ALERT_OPEN,
                of,
                venue -> venue.alerts().stream().anyMatch(alert -> alert.note().isEmpty()));
        venues(
                missing,
                Point.PERSON_INCIDENT_OPEN,
                of,
                venue -> venue.incidents().stream()
                        .map(PersonIncidentView::outcome)
                        .anyMatch(Optional::isEmpty));
        boards(
                missing,
                Point.CALL_OPEN,
                of,
                board -> board.calls().stream().map(CallView::state).anyMatch("OPEN"::equals));
        boards(
                missing,
                Point.QUESTION_OPEN,
                of,
                board -> board.questions().stream().map(QuestionView::answer).anyMatch(Optional::isEmpty));
        boards(
                missing,
                Point.INCIDENT_OPEN,
                of,
                board -> board.incidents().stream().map(ConductView::outcome).anyMatch(Optional::isEmpty));
        boards(
                missing,
                Point.CASE_OPEN,
                of,
                board -> board.disconnections().stream()
                        .anyMatch(one -> !one.disconnection().state().equals("CLOSED")));
        boards(
                missing,
                Point.RULING_PENDING,
                of,
                board -> of.rulings().stream()
                        .anyMatch(ruling -> ruling.board().equals(board.id())
                                && ruling.state().equals("MADE")));
        boards(
                missing,
                Point.PAUSE_OWED,
                of,
                board -> board.failedPauses().stream()
                        .map(FailedPauseView::state)
                        .anyMatch("OWED"::equals));
        boards(
                missing,
                Point.SCORESHEETS,
                of,
                board -> !board.withoutScoresheet().isEmpty());
        boards(missing, Point.DISPUTED, of, board -> board.confirmation().hasDispute());
        boards(
                missing,
                Point.APPEAL_OPEN,
                of,
                board -> board.appeals().stream().map(AppealView::outcome).anyMatch(Optional::isEmpty));
        boards(missing, Point.APPEAL_TIME, of, board -> mayBeAppealed(board, as));
        if (of.venue().isEmpty() && competition.adoptsAppendix())
            lacks(missing, Point.NOT_SCREENED, paired, board -> isUnscreened(round, board));
        return missing;
    }

    /** Whether a game has a result, and its appeal period is limited and still open (OCR 17.11, DEC-24). */
    private boolean mayBeAppealed(BoardReport board, long as) {
        var rules = competition.appealRules();
        if (!rules.allowed() || board.endedAt().isEmpty() || board.result().isEmpty()) return false;
        List<Instant> ruled = views.view(board.id()).flatMap(BoardView::help).stream()
                .flatMap(help -> help.rulings().stream())
                .map(ruling -> Instant.ofEpochMilli(ruling.at()))
                .filter(at -> at.toEpochMilli() <= as)
                .toList();
        return views.appealPeriod(board.id(), rules).isOpen(rules.results(), ruled, Instant.ofEpochMilli(as));
    }

    /** Whether a game with moves is over but not yet screened (APP-I A1). */
    private boolean isUnscreened(int round, int board) {
        return views.view(new BoardId(competition.id, round, board).toString())
                .filter(one -> one.status() == Status.ENDED
                        && one.ply() > 0
                        && one.screening()
                                .filter(screening -> screening.state().equals("DONE"))
                                .isEmpty())
                .isPresent();
    }

    private static void lacks(
            List<LackingView> missing, Point point, List<Integer> boards, Predicate<Integer> lacking) {
        List<String> of = boards.stream().filter(lacking).map(String::valueOf).toList();
        if (!of.isEmpty()) missing.add(new LackingView(point, of));
    }

    private static void venues(List<LackingView> missing, Point point, RoundReport of, Predicate<VenueReport> lacking) {
        List<String> names =
                of.venues().stream().filter(lacking).map(VenueReport::name).toList();
        if (!names.isEmpty()) missing.add(new LackingView(point, names));
    }

    private static void boards(List<LackingView> missing, Point point, RoundReport of, Predicate<BoardReport> lacking) {
        List<String> numbers = of.boards().stream()
                .filter(lacking)
                .map(board -> String.valueOf(board.number()))
                .toList();
        if (!numbers.isEmpty()) missing.add(new LackingView(point, numbers));
    }
}
