package org.onehall.playingzone.projection.report;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.OptionalLong;
import java.util.Set;
import java.util.function.BiPredicate;
import java.util.function.Predicate;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.onehall.chess.Side;
import org.onehall.decider.BoardId;
import org.onehall.playingzone.domain.Scoresheets;
import org.onehall.playingzone.projection.Controls;
import org.onehall.playingzone.projection.Hall;
import org.onehall.playingzone.projection.Holder;
import org.onehall.playingzone.projection.Wire;
import org.onehall.playingzone.projection.board.BoardView;
import org.onehall.playingzone.projection.board.BoardViews;
import org.onehall.playingzone.projection.board.HelpView;
import org.onehall.playingzone.projection.board.Rooms;
import org.onehall.playingzone.projection.board.SeatView;
import org.onehall.playingzone.projection.board.Status;
import org.onehall.playingzone.projection.competition.CompetitionProjection;
import org.onehall.playingzone.projection.competition.ConfirmationView;
import org.onehall.playingzone.projection.competition.EntryView;
import org.onehall.playingzone.projection.disconnection.DisconnectionReport;
import org.onehall.playingzone.projection.fairplay.Checks;
import org.onehall.playingzone.projection.report.Reports.BoardReport;
import org.onehall.playingzone.projection.report.Reports.Draft;
import org.onehall.playingzone.projection.report.Reports.Drafts;
import org.onehall.playingzone.projection.report.Reports.ExcludedReport;
import org.onehall.playingzone.projection.report.Reports.PlayerReport;
import org.onehall.playingzone.projection.report.Reports.RoundReport;
import org.onehall.playingzone.projection.report.Reports.VenueReport;
import org.onehall.playingzone.projection.timeline.RulingReport;
import org.onehall.playingzone.projection.timeline.StepKind;
import org.onehall.playingzone.projection.timeline.StepView;
import org.onehall.playingzone.projection.venue.DutyView;
import org.onehall.playingzone.projection.venue.FloorView;
import org.onehall.proto.competition.v1.Venue;
import org.onehall.proto.game.v1.Termination;

/** Draws up the report of a round from what the hall knows (OCR 18.1-18.3). Not thread-safe: the hall guards it. */
public final class RoundReports {
    private static final String HANDED_IN = "SCORESHEET_HANDED_IN";
    /** In place of the status of a game, if the board was cancelled (LAW 6.6). */
    public static final String CANCELLED = "CANCELLED";

    private final Rooms rooms;
    private final BoardViews views;
    private final CompetitionProjection competition;
    private final long now;

    /** @param now in ms since 1970: the instant at which the appeal period is checked */
    private RoundReports(Rooms rooms, BoardViews views, CompetitionProjection competition, long now) {
        this.rooms = rooms;
        this.views = views;
        this.competition = competition;
        this.now = now;
    }

    /**
     * The report of a round for one venue, or with "" for all, with its signature and what it still lacks (OCR
     * 18.1-18.3).
     *
     * @param now in ms since 1970: the instant at which the appeal period is checked
     * @return empty if there is no such competition, round or venue
     */
    public static Optional<Drafts> of(Hall hall, String competition, int round, String venue, long now) {
        return hall.rooms()
                .competitions()
                .asked(competition)
                .filter(file -> file.hasRound(round))
                .filter(file -> venue.isEmpty()
                        || file.venues().stream()
                                .anyMatch(one -> one.getVenueId().equals(venue)))
                .map(file -> new RoundReports(hall.rooms(), hall.boardViews(), file, now).drafts(round, venue));
    }

    /** @param venue "" for all venues with players in the round */
    private Drafts drafts(int round, String venue) {
        Draft present = draft(round, venue, OptionalLong.empty());
        Map<String, Drafts> venues = new LinkedHashMap<>();
        if (venue.isEmpty())
            competition.playing(round).forEach(one -> venues.put(one.getName(), drafts(round, one.getVenueId())));
        return new Drafts(
                present.signature()
                        .map(one -> draft(round, venue, OptionalLong.of(one.at())))
                        .orElse(present),
                present,
                venues);
    }

    /** @param until in ms since 1970: what happened in the venues later is left out */
    private Draft draft(int round, String venue, OptionalLong until) {
        List<Venue> venues = competition.playing(round).stream()
                .filter(one -> venue.isEmpty() || one.getVenueId().equals(venue))
                .toList();
        List<VenueReport> places = venues.stream()
                .map(one -> PremisesHistory.of(
                        rooms.venues().log(competition.premises(one.getVenueId())),
                        one,
                        competition,
                        round,
                        until,
                        venue.isEmpty() ? competition.signature(round, one.getVenueId()) : Optional.empty()))
                .toList();
        Predicate<String> here = place -> venue.isEmpty() || place.equals(venue);
        List<DisconnectionReport> cases =
                rooms.disconnections().reports(competition.id, one -> here.test(one.venue()), 0);
        List<BoardReport> boards = new ArrayList<>();
        List<Long> starts = new ArrayList<>();
        List<RulingReport> rulings = new ArrayList<>();
        List<Integer> cancelled = views.cancelled(competition.id, round, venue);
        List<Integer> numbers = Stream.concat(competition.boards(round, venue).stream(), cancelled.stream())
                .distinct()
                .sorted()
                .toList();
        for (int number : numbers) {
            String id = new BoardId(competition.id, round, number).toString();
            Optional<BoardView> board = views.recorded(id);
            if (board.isEmpty())
                competition.result(round, number).ifPresent(result -> boards.add(forfeited(id, number, result)));
            else
                boards.add(board(
                        board.get(),
                        cancelled.contains(number)
                                ? CANCELLED
                                : board.get().status().name(),
                        starts,
                        here,
                        cases.stream()
                                .filter(one -> one.disconnection().board().equals(id))
                                .toList()));
            rulings.addAll(views.rulings(id));
        }
        rulings.sort(Comparator.comparingLong(RulingReport::at));
        var content = new RoundReport(
                Reports.SHAPE,
                competition.id,
                competition.name(),
                round,
                venue,
                places.stream().findFirst().map(VenueReport::timeZone).orElse("UTC"),
                Controls.text(competition.control()),
                competition.startsAt(round),
                starts.stream().mapToLong(Long::longValue).min(),
                places,
                boards,
                rulings);
        return new Draft(
                content,
                competition.signature(round, venue),
                new LackingPoints(views, competition).of(content, until.orElse(now)),
                competition.earlierSignatures(round, venue));
    }

    /** @param starts collects the starts of all its games */
    private BoardReport board(
            BoardView board,
            String status,
            List<Long> starts,
            Predicate<String> here,
            List<DisconnectionReport> cases) {
        Predicate<Side> side = one -> here.test(board.seat(one).venue());
        List<StepView> steps = views.timeline(board.id(), "", here, false).steps();
        steps.stream()
                .filter(step -> step.kind() == StepKind.STARTED)
                .map(StepView::at)
                .forEach(starts::add);
        HelpView help = board.help().orElseThrow();
        BiPredicate<Side, Long> then = (one, at) ->
                here.test(rooms.boards().seatAt(board.id(), one, at).getVenue());
        Predicate<StepView> seat =
                step -> step.side().filter(one -> then.test(one, step.at())).isPresent();
        FloorView floor = board.floor().orElseThrow().of((_, place) -> here.test(place));
        return new BoardReport(
                board.id(),
                board.number(),
                player(board.white()),
                player(board.black()),
                board.attempt(),
                status,
                board.control(),
                BoardCourse.last(steps, board.attempt(), StepKind.STARTED),
                BoardCourse.last(steps, board.attempt(), StepKind.ENDED),
                board.result(),
                board.termination(),
                board.rule(),
                board.resultStatus().filter("OFFICIAL"::equals).isPresent(),
                board.score(),
                board.ply(),
                board.clocks().whiteMs(),
                board.clocks().blackMs(),
                BoardCourse.pauses(steps),
                BoardCourse.of(steps, StepKind.TIME_CHANGED, StepKind.CLOCKS_SET, StepKind.SETTING_CORRECTED),
                help.calls().stream()
                        .filter(call -> then.test(call.side(), call.at()))
                        .toList(),
                help.questions().stream()
                        .filter(one -> then.test(one.side(), one.at()))
                        .toList(),
                floor.incidents(),
                BoardCourse.absences(steps, seat),
                floor.inspections(),
                views.irregularities(board.id()),
                cases,
                BoardCourse.of(
                        steps,
                        StepKind.ASSISTANT_NAMED,
                        StepKind.ASSISTANT_ADMITTED,
                        StepKind.ASSISTANT_DISMISSED,
                        StepKind.TIMES_ASKED,
                        StepKind.HELPER_ACCEPTED,
                        StepKind.HELPER_DISMISSED),
                help.appeals(),
                help.failedPauses(),
                floor.duties(),
                withoutScoresheet(board, floor, side),
                board.confirmation(),
                calledInVain(board),
                BoardCourse.of(steps, StepKind.EXCLUDED).stream().filter(seat).toList(),
                BoardCourse.voidGames(steps),
                BoardCourse.of(
                        steps,
                        StepKind.SEALING_ORDERED,
                        StepKind.SEALED,
                        StepKind.ADJOURNED,
                        StepKind.ENVELOPE,
                        StepKind.ADJOURNMENT_RESUMED,
                        StepKind.SEALED_OPENED),
                BoardCourse.approval(
                        steps, board.resultStatus().filter("OFFICIAL"::equals).isPresent()));
    }

    /** The players who lost the game because they did not answer the roll call (FSSI ind-b). */
    private static List<ExcludedReport> calledInVain(BoardView board) {
        boolean forfeited = board.termination()
                .filter(Wire.name(Termination.TERMINATION_FORFEIT)::equals)
                .isPresent();
        return board.arrival().stream()
                .filter(_ -> forfeited)
                .flatMap(arrival -> arrival.excluded().stream())
                .sorted()
                .map(side -> new ExcludedReport(side, "FSSI ind-b", Optional.empty(), OptionalInt.empty()))
                .toList();
    }

    /** Those of these sides whose scoresheet is missing (FSSI ind-b, team-c). */
    private List<Side> withoutScoresheet(BoardView board, FloorView floor, Predicate<Side> shown) {
        Set<Side> handedIn = floor.duties().stream()
                .filter(duty -> duty.duty().equals(HANDED_IN) && duty.done())
                .map(DutyView::side)
                .collect(Collectors.toSet());
        return Scoresheets.owed(competition.floor().getScoresheets(), board.status() == Status.ENDED, handedIn).stream()
                .filter(shown)
                .toList();
    }

    /** The report of a board without a game, because a player is excluded (OCR 18.4.8, 18.4.9). */
    private BoardReport forfeited(String id, int number, String result) {
        BoardId board = BoardId.parse(id).orElseThrow();
        Holder white = competition.seat(board, Side.WHITE).orElseThrow();
        Holder black = competition.seat(board, Side.BLACK).orElseThrow();
        List<ExcludedReport> excluded = Stream.of(white, black)
                .flatMap(seat -> competition
                        .exclusion(board.round(), seat.subject())
                        .map(by -> new ExcludedReport(
                                Side.valueOf(seat.side()), by.article(), Optional.of(by.ruling()), by.expelledIn()))
                        .stream())
                .toList();
        return new BoardReport(
                id,
                number,
                paired(white),
                paired(black),
                0,
                Status.ENDED.name(),
                Optional.empty(),
                OptionalLong.empty(),
                OptionalLong.empty(),
                Optional.of(result),
                Optional.of(Wire.name(Termination.TERMINATION_FORFEIT)),
                excluded.stream().map(ExcludedReport::article).findFirst(),
                competition.isApproved(id),
                competition.score(id),
                0,
                0,
                0,
                List.of(),
                List.of(),
                List.of(),
                List.of(),
                List.of(),
                List.of(),
                List.of(),
                List.of(),
                List.of(),
                List.of(),
                List.of(),
                List.of(),
                List.of(),
                List.of(),
                ConfirmationView.NONE,
                excluded,
                List.of(),
                List.of(),
                List.of(),
                Optional.empty());
    }

    private PlayerReport paired(Holder seat) {
        return new PlayerReport(
                seat.subject(),
                seat.name(),
                seat.venue(),
                seat.venueName(),
                competition.rating(seat.subject()),
                false,
                false,
                competition.entry(seat.subject()).team());
    }

    private static PlayerReport player(SeatView seat) {
        Checks checks = seat.checks().orElse(Checks.NONE);
        return new PlayerReport(
                seat.entry().map(EntryView::id).orElse(""),
                seat.name(),
                seat.venue(),
                seat.venueName(),
                seat.rating(),
                seat.present().orElse(false),
                checks.device() && checks.fairPlay(),
                seat.entry().map(EntryView::team).orElse(""));
    }
}
