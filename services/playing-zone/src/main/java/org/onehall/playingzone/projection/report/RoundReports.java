package org.onehall.playingzone.projection.report;

import java.time.Duration;
import java.time.Instant;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.EnumMap;
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
import org.onehall.playingzone.projection.board.HelpView;
import org.onehall.playingzone.projection.board.SeatView;
import org.onehall.playingzone.projection.board.Status;
import org.onehall.playingzone.projection.call.AppealView;
import org.onehall.playingzone.projection.call.CallView;
import org.onehall.playingzone.projection.call.FailedPauseView;
import org.onehall.playingzone.projection.call.QuestionView;
import org.onehall.playingzone.projection.competition.CompetitionProjection;
import org.onehall.playingzone.projection.competition.ConfirmationView;
import org.onehall.playingzone.projection.competition.EntryView;
import org.onehall.playingzone.projection.disconnection.DisconnectionReport;
import org.onehall.playingzone.projection.fairplay.Checks;
import org.onehall.playingzone.projection.report.Reports.AbsenceReport;
import org.onehall.playingzone.projection.report.Reports.ApprovalReport;
import org.onehall.playingzone.projection.report.Reports.BoardReport;
import org.onehall.playingzone.projection.report.Reports.Draft;
import org.onehall.playingzone.projection.report.Reports.Drafts;
import org.onehall.playingzone.projection.report.Reports.ExcludedReport;
import org.onehall.playingzone.projection.report.Reports.LackingView;
import org.onehall.playingzone.projection.report.Reports.PauseReport;
import org.onehall.playingzone.projection.report.Reports.PlayerReport;
import org.onehall.playingzone.projection.report.Reports.Point;
import org.onehall.playingzone.projection.report.Reports.RoundReport;
import org.onehall.playingzone.projection.report.Reports.VenueReport;
import org.onehall.playingzone.projection.report.Reports.VoidGameReport;
import org.onehall.playingzone.projection.timeline.RulingReport;
import org.onehall.playingzone.projection.timeline.StepKind;
import org.onehall.playingzone.projection.timeline.StepView;
import org.onehall.playingzone.projection.venue.ConductView;
import org.onehall.playingzone.projection.venue.DutyView;
import org.onehall.playingzone.projection.venue.FloorView;
import org.onehall.playingzone.projection.venue.PersonIncidentView;
import org.onehall.proto.competition.v1.Venue;
import org.onehall.proto.game.v1.Termination;
import org.onehall.regulations.AppealTime;

/** Draws up the report of a round from what the hall knows (OCR 18.1-18.3). Not thread-safe: the hall guards it. */
public final class RoundReports {
    private static final String HANDED_IN = "SCORESHEET_HANDED_IN";
    private final Hall hall;
    private final CompetitionProjection competition;
    private final long now;

    /** @param now ms since 1970: whether the time for an appeal runs as of then */
    public RoundReports(Hall hall, CompetitionProjection competition, long now) {
        this.hall = hall;
        this.competition = competition;
        this.now = now;
    }

    /** @param venue "" for all that have somebody in the round */
    public Drafts drafts(int round, String venue) {
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

    /** @param until ms since 1970: what happened in the venues later is left out */
    private Draft draft(int round, String venue, OptionalLong until) {
        List<Venue> venues = competition.playing(round).stream()
                .filter(one -> venue.isEmpty() || one.getVenueId().equals(venue))
                .toList();
        List<VenueReport> places = venues.stream()
                .map(one -> PremisesHistory.of(
                        hall.premisesLog(competition.premises(one.getVenueId())),
                        one,
                        competition,
                        round,
                        until,
                        venue.isEmpty() ? competition.signature(round, one.getVenueId()) : Optional.empty()))
                .toList();
        Predicate<String> here = place -> venue.isEmpty() || place.equals(venue);
        List<DisconnectionReport> cases = hall.reports(competition.id, one -> here.test(one.venue()), 0);
        List<BoardReport> boards = new ArrayList<>();
        List<Long> starts = new ArrayList<>();
        List<RulingReport> rulings = new ArrayList<>();
        for (int number : competition.boards(round, venue)) {
            String id = new BoardId(competition.id, round, number).toString();
            Optional<BoardView> board = hall.board(id);
            if (board.isEmpty())
                competition.result(round, number).ifPresent(result -> boards.add(forfeited(id, number, result)));
            else
                boards.add(board(
                        board.get(),
                        starts,
                        here,
                        cases.stream()
                                .filter(one -> one.disconnection().board().equals(id))
                                .toList()));
            rulings.addAll(hall.rulings(id));
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
                missing(content, until.orElse(now)),
                competition.earlierSignatures(round, venue));
    }

    /** @param starts of all its games, added to */
    private BoardReport board(
            BoardView board, List<Long> starts, Predicate<String> here, List<DisconnectionReport> cases) {
        Predicate<Side> side = one -> here.test(board.seat(one).venue());
        List<StepView> steps = hall.timeline(board.id(), "", here, false).steps();
        steps.stream()
                .filter(step -> step.kind() == StepKind.STARTED)
                .map(StepView::at)
                .forEach(starts::add);
        HelpView help = board.help().orElseThrow();
        BiPredicate<Side, Long> then =
                (one, at) -> here.test(hall.seatAt(board.id(), one, at).getVenue());
        Predicate<StepView> seat =
                step -> step.side().filter(one -> then.test(one, step.at())).isPresent();
        FloorView floor = board.floor().orElseThrow().of((_, place) -> here.test(place));
        return new BoardReport(
                board.id(),
                board.number(),
                player(board.white()),
                player(board.black()),
                board.attempt(),
                board.status().name(),
                board.control(),
                last(steps, board.attempt(), StepKind.STARTED),
                last(steps, board.attempt(), StepKind.ENDED),
                board.result(),
                board.termination(),
                board.rule(),
                board.resultStatus().filter("OFFICIAL"::equals).isPresent(),
                board.score(),
                board.ply(),
                board.clocks().whiteMs(),
                board.clocks().blackMs(),
                pauses(steps),
                of(steps, StepKind.TIME_CHANGED, StepKind.CLOCKS_SET, StepKind.SETTING_CORRECTED),
                help.calls().stream()
                        .filter(call -> then.test(call.side(), call.at()))
                        .toList(),
                help.questions().stream()
                        .filter(one -> then.test(one.side(), one.at()))
                        .toList(),
                floor.incidents(),
                absences(steps, seat),
                floor.inspections(),
                hall.irregularities(board.id()),
                cases,
                of(
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
                of(steps, StepKind.EXCLUDED).stream().filter(seat).toList(),
                voidGames(steps),
                of(
                        steps,
                        StepKind.SEALING_ORDERED,
                        StepKind.SEALED,
                        StepKind.ADJOURNED,
                        StepKind.ENVELOPE,
                        StepKind.ADJOURNMENT_RESUMED,
                        StepKind.SEALED_OPENED),
                approval(steps, board.resultStatus().filter("OFFICIAL"::equals).isPresent()));
    }

    private static Optional<ApprovalReport> approval(List<StepView> steps, boolean official) {
        return steps.stream()
                .filter(step -> official && step.kind() == StepKind.APPROVED)
                .reduce((_, last) -> last)
                .filter(step -> !step.name().isEmpty())
                .map(step -> new ApprovalReport(step.by(), step.name(), step.at(), step.text()));
    }

    /** Who did not answer the roll call and has lost the game by that (FSSI ind-b). */
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

    private static List<VoidGameReport> voidGames(List<StepView> steps) {
        List<VoidGameReport> games = new ArrayList<>();
        List<StepView> moves = new ArrayList<>();
        String white = "";
        String black = "";
        for (StepView step : steps) {
            if (step.kind() == StepKind.MOVE) moves.add(step);
            if (step.kind() == StepKind.POSITION_RESTORED) moves.removeIf(move -> move.ply() > step.ply());
            if (step.kind() == StepKind.CREATED) {
                white = step.details().getOrDefault("white", "");
                black = step.details().getOrDefault("black", "");
            }
            if (step.kind() != StepKind.RESTARTED) continue;
            games.add(new VoidGameReport(
                    step.attempt() - 1,
                    white,
                    black,
                    step.at(),
                    moves.stream()
                            .map(move -> move.details().getOrDefault("san", ""))
                            .toList()));
            moves.clear();
            String other = white;
            white = step.details().containsKey("exchanged") ? black : white;
            black = step.details().containsKey("exchanged") ? other : black;
        }
        return games;
    }

    /** Of these sides (FSSI ind-b, team-c). */
    private List<Side> withoutScoresheet(BoardView board, FloorView floor, Predicate<Side> shown) {
        Set<Side> handedIn = floor.duties().stream()
                .filter(duty -> duty.duty().equals(HANDED_IN) && duty.done())
                .map(DutyView::side)
                .collect(Collectors.toSet());
        return Scoresheets.owed(competition.floor().getScoresheets(), board.status() == Status.ENDED, handedIn)
                .stream()
                .filter(shown)
                .toList();
    }

    /** Without a game, because a player is excluded (OCR 18.4.8, 18.4.9). */
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

    private static OptionalLong last(List<StepView> steps, int attempt, StepKind kind) {
        return steps.stream()
                .filter(step -> step.kind() == kind && step.attempt() == attempt)
                .mapToLong(StepView::at)
                .reduce((_, at) -> at);
    }

    private static List<StepView> of(List<StepView> steps, StepKind... kinds) {
        return steps.stream()
                .filter(step -> Stream.of(kinds).anyMatch(kind -> kind == step.kind()))
                .toList();
    }

    private static List<PauseReport> pauses(List<StepView> steps) {
        List<PauseReport> pauses = new ArrayList<>();
        Optional<StepView> began = Optional.empty();
        for (StepView step : steps) {
            boolean goesOn = step.kind() == StepKind.RESUMED
                    || step.kind() == StepKind.ENDED
                    || step.kind() == StepKind.RESTARTED;
            if ((goesOn || step.kind() == StepKind.PAUSED) && began.isPresent())
                pauses.add(pause(
                        began.get(), OptionalLong.of(step.at()), step.kind() == StepKind.RESUMED ? step.text() : ""));
            if (step.kind() == StepKind.PAUSED) began = Optional.of(step);
            else if (goesOn) began = Optional.empty();
        }
        began.ifPresent(step -> pauses.add(pause(step, OptionalLong.empty(), "")));
        return pauses;
    }

    private static PauseReport pause(StepView step, OptionalLong to, String resumed) {
        return new PauseReport(
                step.at(),
                to,
                step.details().getOrDefault("cause", "ARBITER"),
                step.text(),
                step.by(),
                step.name(),
                resumed);
    }

    private static List<AbsenceReport> absences(List<StepView> steps, Predicate<StepView> shown) {
        List<AbsenceReport> absences = new ArrayList<>();
        Map<Side, StepView> out = new EnumMap<>(Side.class);
        for (StepView step : steps) {
            if (!shown.test(step)) continue;
            Side side = step.side().get();
            if (step.kind() == StepKind.LEFT) out.put(side, step);
            StepView left = out.get(side);
            if (step.kind() == StepKind.RETURNED && left != null) {
                absences.add(absence(left, OptionalLong.of(step.at())));
                out.remove(side);
            }
        }
        out.values().forEach(left -> absences.add(absence(left, OptionalLong.empty())));
        return absences;
    }

    private static AbsenceReport absence(StepView left, OptionalLong backAt) {
        return new AbsenceReport(
                left.side().orElseThrow(),
                left.player(),
                left.details().getOrDefault("target", ""),
                Boolean.parseBoolean(left.details().get("authorised")),
                left.at(),
                backAt);
    }

    private List<LackingView> missing(RoundReport of, long as) {
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

    /**
     * Whether the time for an appeal is limited and not over yet; it begins only when the match of two teams ends (OCR
     * 17.11, DEC-24, FSSI gen-8 b).
     */
    private boolean mayBeAppealed(BoardReport board, long as) {
        var rules = competition.appealRules();
        if (!rules.allowed()
                || rules.deadlineMinutes().isEmpty()
                || board.endedAt().isEmpty()
                || board.result().isEmpty()) return false;
        OptionalLong matchEnd = hall.matchEnd(board.id());
        if (matchEnd.isEmpty()) return true;
        Instant end = Instant.ofEpochMilli(matchEnd.getAsLong());
        List<Instant> ruled = hall.board(board.id()).flatMap(BoardView::help).stream()
                .flatMap(help -> help.rulings().stream())
                .map(ruling -> Instant.ofEpochMilli(ruling.at()))
                .filter(at -> at.toEpochMilli() <= as)
                .toList();
        return AppealTime.last(
                        end,
                        rules.results(),
                        ruled,
                        Duration.ofMinutes(rules.deadlineMinutes().getAsInt()))
                .filter(last -> last.toEpochMilli() >= as)
                .isPresent();
    }

    /** A game with moves is over and its screening is not done (APP-I A1). */
    private boolean isUnscreened(int round, int board) {
        return hall.board(new BoardId(competition.id, round, board).toString())
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
