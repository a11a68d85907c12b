package org.onehall.playingzone.projection.board;

import java.time.Duration;
import java.time.Instant;
import java.util.Comparator;
import java.util.List;
import java.util.Optional;
import java.util.OptionalLong;
import java.util.function.Predicate;
import java.util.stream.Stream;
import org.onehall.chess.Side;
import org.onehall.house.RoundProgress;
import org.onehall.playingzone.projection.Names;
import org.onehall.playingzone.projection.call.HelpProjection;
import org.onehall.playingzone.projection.competition.AppealRulesView;
import org.onehall.playingzone.projection.competition.CompetitionProjection;
import org.onehall.playingzone.projection.competition.ConfirmationView;
import org.onehall.playingzone.projection.disconnection.Decisions;
import org.onehall.playingzone.projection.disconnection.ShownCase;
import org.onehall.playingzone.projection.ruling.RuledView;
import org.onehall.playingzone.projection.timeline.RulingReport;
import org.onehall.playingzone.projection.timeline.TimelineView;
import org.onehall.proto.game.v1.JudgeResponse;
import org.onehall.regulations.AppealPeriod;
import org.onehall.regulations.AppealRight;

/** What is shown about boards, combined from all projections. */
public final class BoardViews {
    private final Rooms rooms;
    private final SeatViews seats;
    private final Decisions decisions;

    public BoardViews(Rooms rooms, SeatViews seats) {
        this.rooms = rooms;
        this.seats = seats;
        decisions = new Decisions(rooms.disconnections());
    }

    /** What the software tells about a position, and what the result of the board can become after it (OCR 19.4). */
    public JudgementView judgement(String id, JudgeResponse judged) {
        return Corrections.of(
                judged,
                rooms.boards()
                        .of(id)
                        .map(file -> file.outcomes(Corrections.found(judged)))
                        .orElse(List.of()));
    }

    /** Everything about a board; {@code Visibility} removes what a viewer may not see. */
    public Optional<BoardView> view(String id) {
        return rooms.boards().of(id).map(file -> view(id, file));
    }

    /** Everything that is on record about a board, also if it was cancelled (LAW 6.6). */
    public Optional<BoardView> recorded(String id) {
        return rooms.boards().recorded(id).map(file -> view(id, file));
    }

    /** The numbers of the cancelled boards of a round with a seat in a venue, or with "" in any (LAW 6.6). */
    public List<Integer> cancelled(String competition, int round, String venue) {
        return rooms.boards()
                .cancelledOfRound(competition, round)
                .filter(file -> venue.isEmpty() || file.venues().contains(venue))
                .map(file -> file.id.number())
                .toList();
    }

    /** A disconnection and what can be decided about it now (OCR 18.9). */
    public Optional<ShownCase> disconnection(String id) {
        return decisions.view(
                id,
                rooms.disconnections().boardOf(id).flatMap(rooms.boards()::of).map(BoardProjection::decidable));
    }

    private BoardView view(String id, BoardProjection file) {
        Optional<CompetitionProjection> competition = rooms.competition(file);
        BoardView board = file.view(
                seats.of(file, Side.WHITE),
                seats.of(file, Side.BLACK),
                rooms.screenings().view(id, file.attempt()),
                competition.filter(known -> known.isApproved(id)).isPresent(),
                competition.flatMap(known -> known.score(id)),
                competition.map(known -> known.confirmation(id)).orElse(ConfirmationView.NONE),
                competition.flatMap(known -> known.chess960(file.id.round())));
        return board.with(
                rooms.venues().floor(id, file::seatAt, rooms.rulings()::isWithdrawn), help(board, file, competition));
    }

    private HelpView help(BoardView board, BoardProjection file, Optional<CompetitionProjection> competition) {
        Names names = rooms.names();
        HelpProjection asked = rooms.helps().of(board.id());
        AppealRulesView rules =
                competition.map(CompetitionProjection::appealRules).orElse(AppealRulesView.STANDARD);
        List<RuledView> ruled = rooms.rulings()
                .ruled(
                        board.id(),
                        competition
                                .filter(CompetitionProjection::hasSecondAppeal)
                                .isPresent(),
                        (side, ruling) -> rules.allowed() && !asked.hasAppealed(side, ruling, names));
        List<Side> appealable = Stream.of(Side.values())
                .filter(side -> rules.allowed()
                        && !asked.hasAppealedResult(side)
                        && isAppealable(board, side, rules, competition))
                .toList();
        return new HelpView(
                rooms.calls().views(board.id(), names),
                asked.questions(names),
                asked.appeals(names),
                ruled,
                appealable,
                asked.failedPauses(names),
                appealUntil(board.id(), file, ruled),
                rooms.disconnections().undecided(board.id()),
                file.restored());
    }

    /** Whether the result of a board can be appealed against by a side that has not done so (OCR 17.11). */
    private boolean isAppealable(
            BoardView board, Side side, AppealRulesView rules, Optional<CompetitionProjection> competition) {
        boolean won = board.score()
                .map(score -> competition.orElseThrow().penaltyRules().isWin(side, score))
                .orElse(board.result().equals(Optional.of(side == Side.WHITE ? "1-0" : "0-1")));
        boolean decisionFinal = rooms.rulings().isScoreFinal(board.id(), board.attempt());
        return new AppealRight.Result(rules.results(), board.status() == Status.ENDED, won, decisionFinal)
                .obstacle()
                .isEmpty();
    }

    private OptionalLong appealUntil(String board, BoardProjection file, List<RuledView> ruled) {
        return rooms.competition(file)
                .map(CompetitionProjection::appealRules)
                .filter(AppealRulesView::allowed)
                .flatMap(rules -> appealPeriod(board, rules)
                        .last(
                                rules.results(),
                                ruled.stream()
                                        .map(one -> Instant.ofEpochMilli(one.at()))
                                        .toList()))
                .map(last -> OptionalLong.of(last.toEpochMilli()))
                .orElse(OptionalLong.empty());
    }

    /** The appeal period of a board that was opened, which for a team is that of its match (FSSI gen-8 b). */
    public AppealPeriod appealPeriod(String board, AppealRulesView rules) {
        Optional<Instant> ended = RoundProgress.lastEnd(
                rooms.match(board),
                id -> Optional.of(rooms.boards().endedAt(id.toString()))
                        .filter(OptionalLong::isPresent)
                        .map(at -> Instant.ofEpochMilli(at.getAsLong())));
        return new AppealPeriod(
                rules.deadlineMinutes().isPresent()
                        ? Optional.of(Duration.ofMinutes(rules.deadlineMinutes().getAsInt()))
                        : Optional.empty(),
                ended);
    }

    /**
     * Everything that happened on a board, also on a cancelled one, as far as the viewer may see it.
     *
     * @param venue the venue whose local time is shown; White's if it is "" or not a venue of the board
     * @param floor whether the viewer may see what happens around the seats of a venue (OCR 17)
     * @param screening whether the viewer may know that a game was screened (APP-I A1)
     */
    public TimelineView timeline(String board, String venue, Predicate<String> floor, boolean screening) {
        BoardProjection file = rooms.boards().recorded(board).orElseThrow();
        String place =
                file.venues().contains(venue) ? venue : file.seat(Side.WHITE).getVenue();
        return new TimelineView(
                board,
                file.attempt(),
                rooms.competitions().timeZone(file.id.competition(), place),
                rooms.competitions().venueName(file.id.competition(), place),
                rooms.timelines()
                        .steps(board, rooms.disconnections().of(board), rooms.rulings()::view, floor, screening));
    }

    /** Every ruling about a board, in the order they were made. */
    public List<RulingReport> rulings(String board) {
        HelpProjection help = rooms.helps().of(board);
        return rooms.timelines()
                .rulings(board, rooms.rulings()::view, ruling -> help.appealDecidedBy(ruling, rooms.names()));
    }

    /**
     * Every ruling about the boards of a competition that the viewer may see, cancelled ones too, for one round or with
     * 0 for all, in the order they were made.
     */
    public List<RulingReport> rulings(String competition, int round, Predicate<String> shown) {
        return rooms.boards()
                .recordedOfRound(competition, round)
                .map(file -> file.id.toString())
                .filter(shown)
                .flatMap(board -> rulings(board).stream())
                .sorted(Comparator.comparingLong(RulingReport::at))
                .toList();
    }

    /** The irregularities of all games at a board, also at a cancelled one. */
    public List<IrregularityView> irregularities(String board) {
        return rooms.boards().recorded(board).orElseThrow().allIrregularities();
    }
}
