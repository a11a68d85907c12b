package org.onehall.playingzone.projection;

import com.fasterxml.jackson.annotation.JsonInclude;
import com.fasterxml.jackson.annotation.JsonProperty;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.OptionalLong;
import java.util.function.BiPredicate;
import java.util.function.Predicate;
import java.util.stream.Stream;
import org.onehall.chess.Side;
import org.onehall.decider.Role;
import org.onehall.proto.game.v1.Seat;
import org.onehall.regulations.Article;
import org.onehall.regulations.CheckKind;
import org.onehall.regulations.Readiness;
import org.onehall.regulations.RuleCatalogue;

/** What screens show, as it goes to them in JSON. Instants are milliseconds since 1970, spans are milliseconds. */
public final class Views {
    private Views() {}

    /** State of a seat's link (OCR 18.8). */
    public enum Link {
        UP,
        SUSPECT,
        DOWN,
        NONE
    }

    /** Where the current attempt of a board stands. */
    public enum Status {
        CREATED,
        PLAYING,
        PAUSED,
        AWAITING_CA,
        ADJOURNED,
        ENDED
    }

    /**
     * Passed checks of a seat (OCR 18.5, 18.6).
     *
     * @param failed "DEVICE", "FAIR_PLAY": those that are recorded as not passed
     */
    public record Checks(boolean device, boolean fairPlay, List<String> failed) {
        static final Checks NONE = new Checks(false, false, List.of());
    }

    /**
     * @param rating 0 if unrated; {@code link}, {@code checks} and all after them are empty for those who may not see
     *     them
     * @param present whether the person is at the board (DEC-13); a player is shown it of his own seat only
     * @param held why the start is held for this seat (DEC-27)
     * @param trouble the last level of time trouble in this attempt
     * @param away the page is covered or another one has the keyboard (OCR 16.7)
     * @param meeting the player's link to the communication system; empty if none is required and none is known
     * @param missing what the seat lacks before its game, or its player before he may move in one that began without
     *     him; to players only what their start is held for
     * @param cards shown to the player in the competition so far; 0 for those who may not see it
     * @param assistant who is to enter the moves, or does; empty without one, and for the opponent
     * @param entry what else the player is found by
     * @param helper who helps without entering moves, for those who may see it
     */
    public record SeatView(
            String name,
            int rating,
            String venue,
            String venueName,
            Optional<Link> link,
            Optional<Checks> checks,
            Optional<Boolean> present,
            Optional<String> held,
            Optional<String> trouble,
            Optional<Boolean> away,
            Optional<MeetingView> meeting,
            List<MissingView> missing,
            int cards,
            Optional<EntryView> entry,
            Optional<AssistantView> assistant,
            Optional<HelperView> helper) {
        public SeatView withLink(Optional<Link> shown) {
            return new SeatView(
                    name, rating, venue, venueName, shown, checks, present, held, trouble, away, meeting, missing,
                    cards, entry, assistant, helper);
        }

        /** Whether its moves come from an assistant (APP-III 1.1). */
        public boolean isAssisted() {
            return assistant.filter(AssistantView::admitted).isPresent();
        }

        /** What only arbiters see taken away; the players of a board whose start is held see what it waits for. */
        public SeatView plain(boolean player, boolean own) {
            List<MissingView> told = player && held.isPresent()
                    ? missing.stream()
                            .filter(one -> one.gate() == Readiness.Gate.BOARD)
                            .toList()
                    : List.of();
            return new SeatView(
                    name,
                    rating,
                    venue,
                    venueName,
                    link,
                    Optional.empty(),
                    present.filter(_ -> own),
                    Optional.empty(),
                    Optional.empty(),
                    Optional.empty(),
                    Optional.empty(),
                    told,
                    0,
                    Optional.empty(),
                    assistant.filter(_ -> own),
                    Optional.empty());
        }
    }

    /** @param disabled the player has a disability: his clock is not adjusted for the help (LAW 8.1.6, 6.2.6, C-45) */
    public record HelperView(String name, boolean disabled) {}

    /**
     * A player's assistant (APP-III 1).
     *
     * @param language "EN" or "IT": in which the opponent's moves are announced to him
     * @param admitted by an arbiter; otherwise only named
     * @param asked when the player asked for the times (APP-III 1.3), of all attempts
     */
    public record AssistantView(String id, String name, String language, boolean admitted, List<TimesAskedView> asked) {
        AssistantView admit() {
            return new AssistantView(id, name, language, true, asked);
        }

        AssistantView asked(TimesAskedView time) {
            return new AssistantView(
                    id,
                    name,
                    language,
                    admitted,
                    Stream.concat(asked.stream(), Stream.of(time)).toList());
        }
    }

    /** @param ply half-moves completed then */
    public record TimesAskedView(long at, int ply) {}

    /**
     * A player as entered.
     *
     * @param id in the competition
     * @param fide number; "" if not known
     * @param team "" where no teams play
     */
    public record EntryView(String id, String fide, String team) {}

    /** A point that is missing before a round, and its article. */
    public record MissingView(Readiness.Missing point, String article, Readiness.Gate gate) {
        static List<MissingView> of(List<Readiness.Missing> missing) {
            return missing.stream()
                    .map(point -> new MissingView(point, point.article(), point.gate()))
                    .toList();
        }
    }

    /**
     * A player's link to the communication system (OCR 16.5, 18.8): a separate link, never a disconnection from the
     * zone (C-17).
     *
     * @param required by the regulations of the game
     * @param present in the meeting; empty if nobody has said
     * @param since when that was said, ms since 1970
     * @param source "ZOOM", "JITSI" or "ARBITER"
     * @param moves half-moves made outside of it, where that is put on record (OCR 13.3)
     */
    public record MeetingView(
            boolean required,
            Optional<Boolean> present,
            OptionalLong since,
            Optional<String> source,
            List<Integer> moves) {}

    /**
     * @param clockMs what the mover's clock showed after the move; 0 for an assistant
     * @param offer "(=)" stands beside it (OCR 16.12)
     * @param lagMs taken off the time charged for the way of the frames (DEC-03)
     * @param enPassant a pawn has taken another that was not on the square it went to, which notation and squares do
     *     not tell
     */
    public record MoveView(
            int ply, String san, String uci, long clockMs, boolean offer, long lagMs, boolean enPassant) {
        MoveView offered() {
            return new MoveView(ply, san, uci, clockMs, true, lagMs, enPassant);
        }

        MoveView untimed() {
            return new MoveView(ply, san, uci, 0, offer, 0, enPassant);
        }
    }

    /**
     * Both clocks as they stood at {@code at}; the running one runs from there, its flag falls at {@code flagAt}.
     *
     * @param periodEndsAt when the running side's present period runs down and the next begins (LAW 6.4)
     */
    public record ClocksView(
            long whiteMs,
            long blackMs,
            Optional<Side> running,
            long at,
            OptionalLong flagAt,
            OptionalLong periodEndsAt) {
        /** Whose clock runs, and no times. */
        ClocksView untimed() {
            return new ClocksView(0, 0, running, at, OptionalLong.empty(), OptionalLong.empty());
        }
    }

    /** A standstill of the hall for which nobody was charged (OCR 19.6). */
    public record GapView(long from, long to) {}

    /**
     * The start of the game and those who are late (OCR 16.11).
     *
     * @param startAt where default time counts from; empty before the start
     * @param minutes default time of the competition
     * @param defaultAt when the first absent player forfeits; empty if nobody is absent or it is waived
     * @param waived there is an absent player, and no absent one forfeits any more
     * @param absent who an arbiter has said is absent: before the start, the game begins without him (DEC-27)
     * @param unchecked who may not move before the checks without which the game has begun are made (OCR 18.5, 18.6)
     * @param newCodes whose players exchanged seats and have not come in with a new code: what is connected there is
     *     the other's (OCR 19.2)
     */
    public record ArrivalView(
            OptionalLong startAt,
            int minutes,
            OptionalLong defaultAt,
            boolean waived,
            boolean rollCall,
            List<Side> excluded,
            List<Side> absent,
            List<Side> unchecked,
            List<Side> newCodes) {
        /** Who is excluded, absent or to be checked; empty if nobody is. */
        public Optional<ArrivalView> forPlayer() {
            return excluded.isEmpty() && absent.isEmpty() && unchecked.isEmpty()
                    ? Optional.empty()
                    : Optional.of(new ArrivalView(
                            OptionalLong.empty(),
                            0,
                            OptionalLong.empty(),
                            false,
                            rollCall,
                            excluded,
                            absent,
                            unchecked,
                            List.of()));
        }
    }

    /** Sealing of a move and adjournment (ADJ I). What is sealed is never here. */
    public record AdjournmentView(
            boolean ordered,
            Optional<String> reason,
            OptionalLong sessionEnd,
            Optional<Side> sealed,
            boolean confirmed,
            Optional<String> place,
            OptionalLong resumesAt) {
        static final AdjournmentView NONE = new AdjournmentView(
                false,
                Optional.empty(),
                OptionalLong.empty(),
                Optional.empty(),
                false,
                Optional.empty(),
                OptionalLong.empty());
    }

    /** @param matchPercent 0 to 100; {@code meanLoss} in centipawns */
    public record SideScreening(int moves, int matches, double matchPercent, double meanLoss) {}

    /** An indication, never proof (APP-I A3). */
    public record ScreeningView(
            String state, Optional<String> engine, Optional<SideScreening> white, Optional<SideScreening> black) {
        static final ScreeningView NONE =
                new ScreeningView("NONE", Optional.empty(), Optional.empty(), Optional.empty());
        static final ScreeningView QUEUED =
                new ScreeningView("QUEUED", Optional.empty(), Optional.empty(), Optional.empty());
    }

    /**
     * One board, its current attempt.
     *
     * @param legal UCI moves of the side to move while its clock runs
     * @param pauseCause "ARBITER", "DISCONNECTION", "OUTAGE", "CALL" or "LOSS" while it is paused; {@code outage}: that
     *     standstill
     * @param arrival empty for those who may not see it
     * @param adjournment empty where games are not adjourned
     * @param floor empty for those who may not see it
     * @param coloursKept half-moves that were made when the colours were found reversed and kept (OCR 19.2, DEC-18)
     * @param score points of both that a ruling made of the result, "0.5-0" (OCR 18.4.4-18.4.6); empty: those of the
     *     result
     * @param help empty for those who may not see it
     * @param corrections what arbiters put right of its result, in order; none for those who may not see it
     * @param irregularities of this attempt, in order; none for those who may not see it (AMD 7.5)
     * @param clockChanges how often times or settings of its clocks were changed, or an earlier position was restored,
     *     in all attempts
     * @param toReproduce whose last move has not been confirmed on the traditional board yet (OCR 20.5)
     * @param base clocks a decision starts from while a provisional flag waits for it (DEC-16); empty otherwise
     */
    public record BoardView(
            String id,
            int round,
            int number,
            int attempt,
            long sequence,
            Status status,
            SeatView white,
            SeatView black,
            String fen,
            Optional<String> lastMove,
            boolean check,
            Side turn,
            int ply,
            List<MoveView> moves,
            @JsonInclude(JsonInclude.Include.NON_ABSENT) Optional<List<String>> legal,
            ClocksView clocks,
            Optional<Side> drawOffer,
            Optional<String> result,
            Optional<String> termination,
            Optional<String> rule,
            Optional<String> resultStatus,
            Optional<String> pauseReason,
            Optional<String> pauseCause,
            Optional<GapView> outage,
            Optional<ArrivalView> arrival,
            Optional<AdjournmentView> adjournment,
            Optional<ScreeningView> screening,
            Optional<String> control,
            OptionalInt coloursKept,
            Optional<FloorView> floor,
            Optional<String> score,
            Optional<HelpView> help,
            List<CorrectionView> corrections,
            PlayRulesView rules,
            List<IrregularityView> irregularities,
            ConfirmationView confirmation,
            int clockChanges,
            List<Side> toReproduce,
            Optional<ClocksThen> base) {
        public SeatView seat(Side side) {
            return side == Side.WHITE ? white : black;
        }

        /** Venues of both seats. */
        public List<String> venues() {
            return List.of(white.venue(), black.venue());
        }

        public BoardView shown(
                SeatView whiteShown,
                SeatView blackShown,
                Optional<List<String>> legalShown,
                Optional<ArrivalView> arrivalShown,
                Optional<ScreeningView> screeningShown,
                Optional<FloorView> floorShown,
                Optional<HelpView> helpShown,
                List<CorrectionView> correctionsShown,
                List<IrregularityView> irregularitiesShown) {
            return new BoardView(
                    id,
                    round,
                    number,
                    attempt,
                    sequence,
                    status,
                    whiteShown,
                    blackShown,
                    fen,
                    lastMove,
                    check,
                    turn,
                    ply,
                    moves,
                    legalShown,
                    clocks,
                    drawOffer,
                    result,
                    termination,
                    rule,
                    resultStatus,
                    pauseReason,
                    pauseCause,
                    outage,
                    arrivalShown,
                    adjournment,
                    screeningShown,
                    control,
                    coloursKept,
                    floorShown,
                    score,
                    helpShown,
                    correctionsShown,
                    rules,
                    irregularitiesShown,
                    confirmation,
                    clockChanges,
                    toReproduce,
                    base);
        }

        /**
         * Without what the clocks show and have shown: for an assistant, who asks for it when the player does (APP-III
         * 1.3).
         */
        public BoardView untimed() {
            return new BoardView(
                    id,
                    round,
                    number,
                    attempt,
                    sequence,
                    status,
                    white,
                    black,
                    fen,
                    lastMove,
                    check,
                    turn,
                    ply,
                    moves.stream().map(MoveView::untimed).toList(),
                    legal,
                    clocks.untimed(),
                    drawOffer,
                    result,
                    termination,
                    rule,
                    resultStatus,
                    pauseReason,
                    pauseCause,
                    outage,
                    arrival,
                    adjournment,
                    screening,
                    control,
                    coloursKept,
                    floor,
                    score,
                    help,
                    corrections,
                    rules,
                    irregularities,
                    confirmation,
                    clockChanges,
                    toReproduce,
                    base);
        }

        /** With its floor log and what was asked of the arbiters. */
        BoardView with(FloorView floorLog, HelpView asked) {
            return shown(
                    white,
                    black,
                    legal,
                    arrival,
                    screening,
                    Optional.of(floorLog),
                    Optional.of(asked),
                    corrections,
                    irregularities);
        }
    }

    /**
     * What of the regulations a player or an arbiter needs to know at the board.
     *
     * @param claimSeconds what the opponent gets for a wrong claim of a draw; empty: draws are not claimed (LAW 9.2,
     *     9.3, 9.5.3)
     * @param illegalMoves "LAWS_2018" or "LAWS_2017"; empty: none is recorded (OCR 16.10)
     * @param limited one is recorded until the opponent's next move (RAP A.4)
     * @param seconds what the opponent gets for one
     * @param chess960 the position the game begins from; empty: the standard one (960 II.1)
     * @param offerBan empty: draws may be offered from the first move on
     * @param preMoves a move may be queued while the opponent thinks (OCR 3.6 b)
     * @param penaltySeconds proposed time of a penalty on the clock in the game's category; empty: that of the
     *     competition (OCR 18.4.2)
     * @param scoresheets players keep scoresheets in the game's category; empty: as in the competition (OCR 20.7)
     */
    public record PlayRulesView(
            OptionalInt claimSeconds,
            Optional<String> illegalMoves,
            boolean limited,
            int seconds,
            Optional<StartView> chess960,
            Optional<OfferBanView> offerBan,
            boolean preMoves,
            OptionalInt penaltySeconds,
            Optional<Boolean> scoresheets) {}

    /**
     * When draws may not be offered (LAW 9.1.1).
     *
     * @param until first move they may be offered with; empty: they may not be at all
     * @param consent an arbiter may lift it for a game
     * @param lifted one has for this game
     */
    public record OfferBanView(OptionalInt until, boolean consent, boolean lifted) {}

    /**
     * What a player did at his board, and what it brought (AMD 7.5).
     *
     * @param ply half-move it belongs to
     * @param number of those that count together, from 1
     * @param by the arbiter; empty: seen by the zone (DEC-22)
     * @param recordedBy id of the arbiter; empty text where there is none, or an old log does not say
     * @param player name of the player who sat there then
     * @param takenBackAt when the record was taken back, in ms since 1970; empty: it counts
     */
    public record IrregularityView(
            Side side,
            String kind,
            int ply,
            int number,
            String consequence,
            String reason,
            String article,
            long at,
            Optional<String> by,
            String recordedBy,
            String player,
            @JsonInclude(JsonInclude.Include.NON_ABSENT) OptionalLong takenBackAt) {
        IrregularityView takenBack(long when) {
            return new IrregularityView(
                    side,
                    kind,
                    ply,
                    number,
                    consequence,
                    reason,
                    article,
                    at,
                    by,
                    recordedBy,
                    player,
                    OptionalLong.of(when));
        }
    }

    /**
     * A result that an arbiter has put right (OCR 19.3, 19.4).
     *
     * @param article of a draw that was missed, "OCR 19.3" or one of the Laws; else OCR 19.4, or that of a ruling that
     *     was taken back
     * @param was the result before, "1-0"; empty if the game had none
     * @param termination why it had ended so
     * @param situation for OCR 19.3: what had been missed after half-move {@code ply}
     * @param occurrences how often that position had occurred; {@code halfMoves}: without capture or pawn's move
     * @param white what the software finds of White's chance to mate; empty if it was not asked
     * @param line moves that mate, given by the arbiter and replayed; "": none
     * @param goesOn instead of another result
     */
    public record CorrectionView(
            String article,
            Optional<String> was,
            Optional<String> termination,
            Optional<String> situation,
            OptionalInt ply,
            OptionalInt occurrences,
            OptionalInt halfMoves,
            Optional<String> white,
            Optional<String> black,
            String line,
            String reason,
            boolean goesOn,
            long at,
            String by) {}

    /**
     * What the software can tell of a position (OCR 19.3, 19.4).
     *
     * @param occurrences how often it had occurred, this time included
     * @param halfMoves without a capture or a pawn's move
     */
    public record JudgementView(
            int attempt,
            int ply,
            String fen,
            int occurrences,
            int halfMoves,
            SideJudgement white,
            SideJudgement black) {}

    /** @param verdict "WINNABLE" with the mating {@code line}, "UNWINNABLE" proved, or "UNDECIDED" */
    public record SideJudgement(String verdict, String line, long positions) {}

    /**
     * A player's leave, or absence without one (OCR 17.7).
     *
     * @param target "AREA" or "VENUE"
     * @param state "ASKED", "GRANTED", "REFUSED", "OUT" or "BACK"
     * @param authorised false of an absence without the leave needed
     * @param note of whoever spoke last
     * @param asked what the player wrote when asking; empty text if nothing
     * @param since when it came to this state
     * @param outPly half-moves completed when the player left, and when he was back
     * @param player name of the player who sat there then, {@code venue} of that player (OCR 19.2); "" until it is
     *     shown
     */
    public record LeaveView(
            String id,
            Side side,
            String target,
            String state,
            boolean authorised,
            String note,
            String asked,
            long since,
            OptionalInt outPly,
            OptionalInt backPly,
            String player,
            String venue) {
        LeaveView(
                String id,
                Side side,
                String target,
                String state,
                boolean authorised,
                String note,
                String asked,
                long since,
                OptionalInt outPly,
                OptionalInt backPly) {
            this(id, side, target, state, authorised, note, asked, since, outPly, backPly, "", "");
        }

        LeaveView of(Seat seat) {
            return new LeaveView(
                    id,
                    side,
                    target,
                    state,
                    authorised,
                    note,
                    asked,
                    since,
                    outPly,
                    backPly,
                    seat.getPlayerName(),
                    seat.getVenue());
        }
    }

    /**
     * A breach of the rules of conduct, and the game at that moment (OCR 17).
     *
     * @param kind name of its kind; {@code article} that of its rule
     * @param vouchedBy id of who recorded it, or of who confirmed it since
     * @param outcome how it was closed; empty while it is open
     * @param player name of the player who sat there then, {@code venue} of that player (OCR 19.2); "" until it is
     *     shown
     */
    public record ConductView(
            String id,
            Side side,
            String kind,
            String article,
            String note,
            long at,
            String by,
            int ply,
            Optional<Side> toMove,
            OptionalLong whiteMs,
            OptionalLong blackMs,
            boolean confirmed,
            String vouchedBy,
            Optional<String> outcome,
            Optional<String> rulingId,
            String player,
            String venue) {
        private ConductView reopened() {
            return new ConductView(
                    id,
                    side,
                    kind,
                    article,
                    note,
                    at,
                    by,
                    ply,
                    toMove,
                    whiteMs,
                    blackMs,
                    confirmed,
                    vouchedBy,
                    Optional.empty(),
                    Optional.empty(),
                    player,
                    venue);
        }

        ConductView of(Seat seat) {
            return new ConductView(
                    id,
                    side,
                    kind,
                    article,
                    note,
                    at,
                    by,
                    ply,
                    toMove,
                    whiteMs,
                    blackMs,
                    confirmed,
                    vouchedBy,
                    outcome,
                    rulingId,
                    seat.getPlayerName(),
                    seat.getVenue());
        }
    }

    /**
     * OCR 17.3/d.
     *
     * @param player name of the player who sat there then, {@code venue} of that player (OCR 19.2); "" until it is
     *     shown
     */
    public record InspectionView(
            Side side,
            String what,
            String inspector,
            String outcome,
            String note,
            long at,
            String player,
            String venue) {
        InspectionView of(Seat seat) {
            return new InspectionView(side, what, inspector, outcome, note, at, seat.getPlayerName(), seat.getVenue());
        }
    }

    /**
     * Whether a player says that the result is right; empty: nothing said of it as it is now (LAW 8.7).
     *
     * @param disputes that a result was wrong, the first first; those a player has taken back are not in it
     */
    public record ConfirmationView(Optional<Boolean> white, Optional<Boolean> black, List<DisputeView> disputes) {
        static final ConfirmationView NONE = new ConfirmationView(Optional.empty(), Optional.empty(), List.of());

        ConfirmationView said(DisputeView said, boolean agrees) {
            Stream<DisputeView> others = disputes.stream()
                    .filter(one -> one.side() != said.side() || one.answer().isPresent() || !agrees);
            return new ConfirmationView(
                    said.side() == Side.WHITE ? Optional.of(agrees) : white,
                    said.side() == Side.BLACK ? Optional.of(agrees) : black,
                    (agrees ? others : Stream.concat(others, Stream.of(said))).toList());
        }

        /** There is another result, or none; a dispute that is open stays so (LAW 8.7). */
        ConfirmationView changed(String article) {
            return new ConfirmationView(
                    Optional.empty(),
                    Optional.empty(),
                    disputes.stream().map(one -> one.changed(article)).toList());
        }

        /** An arbiter has approved a result of the board, whom he has heard (OCR 17.11). */
        ConfirmationView answered(String score, String reason) {
            return new ConfirmationView(
                    white,
                    black,
                    disputes.stream().map(one -> one.answered(score, reason)).toList());
        }

        /** Whether an arbiter has to answer a player still. */
        boolean isDisputed() {
            return disputes.stream().anyMatch(one -> one.answer().isEmpty());
        }
    }

    /**
     * A player has said that a result was wrong (LAW 8.7).
     *
     * @param of that result or score
     * @param changes articles by which it was changed before it was answered, the first first
     * @param answer the result or score an arbiter has approved after that; empty: open
     * @param reason why, in his words; "": not said
     */
    public record DisputeView(
            Side side, String of, long at, List<String> changes, Optional<String> answer, String reason) {
        private DisputeView changed(String article) {
            return answer.isPresent() || article.isEmpty()
                    ? this
                    : new DisputeView(
                            side,
                            of,
                            at,
                            Stream.concat(changes.stream(), Stream.of(article)).toList(),
                            answer,
                            reason);
        }

        private DisputeView answered(String score, String why) {
            return answer.isPresent() ? this : new DisputeView(side, of, at, changes, Optional.of(score), why);
        }
    }

    /**
     * What an arbiter has ticked for a player of the present game (OCR 17.8, 20.7).
     *
     * @param player name of the player who sat there then, {@code venue} of that player; "" until it is shown
     */
    public record DutyView(Side side, String duty, boolean done, long at, String player, String venue) {
        DutyView of(Seat seat) {
            return new DutyView(side, duty, done, at, seat.getPlayerName(), seat.getVenue());
        }
    }

    /** The floor log of a board, as far as the viewer may see its seats. */
    public record FloorView(
            List<LeaveView> leaves,
            List<ConductView> incidents,
            List<InspectionView> inspections,
            List<DutyView> duties) {
        /**
         * Of some seats only: by their side and the venue of the player who sat there then, which is another one once
         * seats were exchanged (OCR 19.2).
         */
        public FloorView of(BiPredicate<Side, String> seats) {
            return new FloorView(
                    leaves.stream()
                            .filter(leave -> seats.test(leave.side(), leave.venue()))
                            .toList(),
                    incidents.stream()
                            .filter(incident -> seats.test(incident.side(), incident.venue()))
                            .toList(),
                    inspections.stream()
                            .filter(one -> seats.test(one.side(), one.venue()))
                            .toList(),
                    duties.stream()
                            .filter(duty -> seats.test(duty.side(), duty.venue()))
                            .toList());
        }

        /** With those breaches open again whose penalty is taken back: they owe one (OCR 17.9, 18.3). */
        FloorView reopened(Predicate<String> withdrawn) {
            return new FloorView(
                    leaves,
                    incidents.stream()
                            .map(one -> one.rulingId().filter(withdrawn).isPresent() ? one.reopened() : one)
                            .toList(),
                    inspections,
                    duties);
        }

        /**
         * What a player sees: his own leave and its answer.
         *
         * @param own whether it is he who had a side and a name
         */
        public FloorView forPlayer(BiPredicate<Side, String> own) {
            return new FloorView(
                    leaves.stream()
                            .filter(leave -> own.test(leave.side(), leave.player()) && leave.authorised())
                            .toList(),
                    List.of(),
                    List.of(),
                    List.of());
        }
    }

    /**
     * A venue before and during a round (OCR 16).
     *
     * @param id "competition/venue"
     * @param round the one it is about: the first with a game that has no result
     * @param missing what it lacks for that round
     * @param staff officials of the venue and those who stand in for them
     * @param alerts of lost cameras, the newest last
     * @param internet what the last test said since the venue's last day; empty: none
     * @param measures taken for that round (OCR 16.4/a)
     * @param medical empty: nobody has said (FSSI gen-6)
     * @param devices registered to play on; while there is none, any device is let in (OCR 16.6)
     * @param told its players know that decisions of the platform are outside the arbiters' power (APP-I A7)
     * @param informed names of arbiters who have ticked that they know the platform's procedures (APP-I A8)
     */
    public record PremisesView(
            String id,
            String venue,
            String name,
            int round,
            boolean open,
            List<MissingView> missing,
            List<StaffView> staff,
            int minArbiters,
            List<CameraView> cameras,
            int minCameras,
            List<AlertView> alerts,
            Optional<TestView> internet,
            List<String> measures,
            List<PermissionView> permissions,
            List<PersonIncidentView> incidents,
            boolean bagsAllowed,
            List<BagView> bags,
            Optional<MedicalView> medical,
            List<DeviceView> devices,
            boolean ownDevices,
            boolean told,
            List<String> informed) {}

    /** A playing device by the number its page shows (OCR 16.6). */
    public record DeviceView(String device, String label, long at) {}

    /** @param name of an official; the person's own words for a stand-in */
    public record StaffView(String person, String name, String role, boolean present) {}

    public record CameraView(String camera, boolean reporting, long since) {}

    /** @param note of the answer; empty while it is open */
    public record AlertView(String id, String camera, long at, Optional<String> note) {}

    public record TestView(boolean passed, long at, String note) {}

    /** @param permission "ENTRY", "DEVICE" or "WATCH" */
    public record PermissionView(String person, String permission, String note, long at) {}

    /** @param outcome empty while it is open */
    public record PersonIncidentView(
            String id,
            String kind,
            String person,
            String capacity,
            String article,
            String note,
            long at,
            String by,
            Optional<String> outcome,
            Optional<String> outcomeNote) {}

    public record BagView(String person, String place, long at) {}

    /** @param hospitalKm empty: not known */
    public record MedicalView(
            boolean present, OptionalInt hospitalKm, boolean ambulance, boolean covered, String note, long at) {}

    /** What a round lacks: its venues, and its boards that have not been started. */
    public record ReadinessView(
            int round,
            OptionalLong startsAt,
            OptionalLong shownFrom,
            List<PremisesView> venues,
            List<BoardReadiness> boards) {}

    /** @param ready nothing holds it */
    public record BoardReadiness(String board, int number, boolean ready, List<SeatReadiness> seats) {}

    public record SeatReadiness(Side side, String player, String venue, boolean held, List<MissingView> missing) {}

    /**
     * One disconnection and its report (OCR 18.9). Game, clocks and draw offer are those at the last sign of life,
     * {@code gameAt}: before the present loss, or before an earlier one if the clocks have stood since then.
     *
     * @param startedAt last sign of life before the first loss of the case
     * @param lostAt last sign of life before the present loss, or before the last one if the link is back
     * @param earlier earlier losses of this case, in their order
     * @param reported the Local Technical Arbiter has confirmed the report
     * @param reportDueAt when he should have; empty in cases opened before it was recorded
     * @param attempt the game it was in, from 1
     * @param overdue he has not until then: the draft counts as the report (OCR 18.9/b)
     * @param cause where the link probably broke; empty until it has been judged
     * @param incident what it is part of; empty if it stands alone
     * @param deputy why the deputy may decide: "HANDED_OVER" or "UNANSWERED"; empty while he may not
     * @param deputyAt when he may, if the Chief Arbiter has not decided; empty while nobody can, and where he may not
     *     by time
     */
    public record CaseView(
            String id,
            String board,
            String venue,
            String venueName,
            Side side,
            String playerName,
            long startedAt,
            long detectedAt,
            long lostAt,
            List<LossView> earlier,
            long gameAt,
            OptionalLong restoredAfterMs,
            String state,
            boolean reported,
            OptionalLong reportDueAt,
            boolean overdue,
            Optional<String> reportNote,
            int attempt,
            int ply,
            Optional<Side> toMove,
            long whiteMs,
            long blackMs,
            Optional<Side> drawOffer,
            int earlierCases,
            Optional<CauseView> cause,
            Optional<String> outageId,
            Optional<IncidentView> incident,
            Optional<String> rulingId,
            Optional<String> deputy,
            OptionalLong deputyAt) {}

    /**
     * A loss of a link that came back.
     *
     * @param at last sign of life before it
     */
    public record LossView(long at, long restoredAfterMs) {}

    /**
     * Cases that stand together: of one venue's outage, or of one failure of the zone over several venues (ENG-7, OCR
     * 19.6).
     *
     * @param kind "VENUE" or "ZONE"
     */
    public record IncidentView(String kind, String id) {}

    /**
     * How good a link is by its last half minute of pings, one a second (OCR 18.8).
     *
     * @param ms the middle round trip
     * @param jitterMs from one round trip to the next on average
     * @param latePercent share of answers that came 200 ms or more after the middle one: on such a connection that is
     *     how a lost packet shows
     */
    public record LinkQuality(int ms, int jitterMs, int latePercent) {}

    /** A link's quality at one instant. */
    public record LinkSample(long at, int ms, int jitterMs, int latePercent) {}

    /** A change of a link's state; {@code at} is the last heartbeat before it. */
    public record LinkStep(long at, Link state) {}

    /** A page that opened a seat while another was connected for it; addresses as the zone sees them (OCR 16.7). */
    public record Takeover(long at, String from, String to) {}

    /**
     * A seat's link for those who watch over it (OCR 18.8).
     *
     * @param address of the device, or of the last one; empty if there was none since the zone's start
     * @param since when that device connected
     * @param lastSeen last sign of life, ms since 1970; empty if there was none since the zone's start
     * @param takeovers when another page took the seat over, the newest last
     * @param course the last changes of its state, the newest last
     * @param samples of the last ten minutes, the newest last
     */
    public record LinkRow(
            String board,
            int number,
            Side side,
            String player,
            String venue,
            String venueName,
            Link link,
            boolean inPlay,
            boolean away,
            Optional<MeetingView> meeting,
            Optional<String> address,
            OptionalLong since,
            OptionalLong lastSeen,
            List<Takeover> takeovers,
            List<LinkStep> course,
            List<LinkSample> samples) {
        /** With what the edge knows. */
        public LinkRow measured(
                Optional<String> from,
                OptionalLong connected,
                OptionalLong heard,
                List<Takeover> taken,
                List<LinkSample> lately) {
            return new LinkRow(
                    board, number, side, player, venue, venueName, link, inPlay, away, meeting, from, connected, heard,
                    taken, course, lately);
        }
    }

    /**
     * One step of a disconnection's course.
     *
     * @param what LOST, DETECTED, CAUSE, RESTORED, LOST_AGAIN, REPORTED, OVERDUE, DELEGATED, UNANSWERED, DECIDED,
     *     APPLIED, REFUSED, GAME_VOID or CLOSED
     * @param by role of who did it; empty for the hall itself
     * @param name of the official; empty for the hall itself, and where he is not known
     */
    public record CaseStepView(long at, String what, String by, String name, String text) {}

    /** What both clocks showed at an instant, in ms. */
    public record ClocksThen(long at, long whiteMs, long blackMs) {}

    /**
     * One thing that happened on a board.
     *
     * @param attempt the game it belongs to, from 1; all but the last are void
     * @param ply half-moves on the board by then
     * @param side whom or whose clock it is about
     * @param player name of the player who sat there then; "" without a side
     * @param by role of who did it; "" for the hall itself and for a move
     * @param name of who did it; "" where not known
     * @param article "" where it rests on none
     * @param text what a person wrote
     * @param details what the kind has beside it, by name
     * @param before both clocks just before; {@code after} just after
     * @param ms how long it took, or by how much a clock was changed, negative if time was taken
     */
    public record StepView(
            long at,
            int attempt,
            int ply,
            StepKind kind,
            StepKind.Group group,
            Optional<Side> side,
            String player,
            String by,
            String name,
            String article,
            String text,
            Map<String, String> details,
            Optional<ClocksThen> before,
            Optional<ClocksThen> after,
            OptionalLong ms,
            Optional<RulingView> ruling) {}

    /**
     * Everything that happened on a board, in the order it happened.
     *
     * @param attempt the game that counts
     * @param timeZone of the venue whose time is shown, as "Europe/Rome"; {@code venueName} is the venue's
     */
    public record TimelineView(String board, int attempt, String timeZone, String venueName, List<StepView> steps) {}

    /**
     * The report of a disconnection and all that came of it (OCR 18.9).
     *
     * @param fen position when the link was lost
     * @param exposureMs how long the player was without a link, all losses of the case together
     * @param timeZone of the venue, as "Europe/Rome"
     * @param paused right after the first pause since the link was lost; empty if there was none
     * @param decided right after what the decision did to the game; empty if it did nothing, or not yet
     * @param decidedBy name of who decided; empty if nobody has, or he is not known
     */
    public record DisconnectionReport(
            CaseView disconnection,
            int round,
            int board,
            String white,
            String black,
            String fen,
            long exposureMs,
            String timeZone,
            List<CaseStepView> course,
            Optional<ClocksThen> paused,
            Optional<ClocksThen> decided,
            Optional<RulingView> ruling,
            String decidedBy) {}

    /**
     * Where a link probably broke, and what else was lost with it: other seats of the venue, other venues (ENG-7).
     *
     * @param settled nothing more will be known, but what a node measured while its line was cut
     * @param probes what was measured in the venue at that moment
     */
    public record CauseView(
            String segment,
            String confidence,
            int seatsHere,
            int lostHere,
            int venues,
            int venuesLost,
            boolean settled,
            Optional<ProbesView> probes) {}

    /**
     * What answered in the venue when a link was lost, seen from its node: "ANSWERED", "SILENT"; empty where nothing is
     * known.
     */
    public record ProbesView(
            Optional<String> device,
            Optional<String> gateway,
            Optional<String> provider,
            Optional<String> zone,
            Optional<String> node,
            Optional<String> communication) {}

    /**
     * What a venue's node measures (OCR 18.8).
     *
     * @param node its name
     * @param heard when this zone last heard of it; empty if not since the zone's start
     * @param offsetMs what is added to its clock; empty if it is not known
     */
    public record NodeView(
            String venue,
            String venueName,
            String node,
            OptionalLong heard,
            OptionalLong offsetMs,
            List<HopView> hops) {
        public NodeView heard(OptionalLong at) {
            return new NodeView(venue, venueName, node, at, offsetMs, hops);
        }
    }

    /**
     * One target of a node, as it was last measured.
     *
     * @param hop "DEVICE", "GATEWAY", "PROVIDER" or "ZONE"
     * @param lost it does not answer
     * @param since when that began
     * @param until when it was last measured
     */
    public record HopView(
            String hop,
            String target,
            Optional<String> board,
            Optional<Side> side,
            boolean lost,
            long since,
            long until,
            OptionalLong roundTripMs) {}

    /** Seats of one venue that went together (ENG-7). */
    public record OutageView(String id, String venue, long since, List<String> caseIds) {}

    /**
     * A call to the board (OCR 19.1).
     *
     * @param captain who called for the player; empty: he himself (FSSI team-b)
     * @param state "OPEN" or "ANSWERED"
     * @param kind "MEDICAL" or "TECHNICAL"; empty: anything else
     * @param onTheWay who comes; empty while nobody has said so
     * @param overdue nobody said so in time
     * @param owed it had no valid reason, and a penalty is still to be imposed for it (LAW 6.11.4)
     * @param penalised a ruling names it
     * @param paused whether the clocks were stopped for it (LAW 6.11.2); empty if they were not to be, or it is not
     *     known yet
     * @param whyNotPaused why they were not; {@code notPausedCode} of that refusal
     * @param invalidHere earlier calls of the player without valid reason in this game; {@code invalidElsewhere} in the
     *     other games of the competition
     */
    public record CallView(
            String id,
            String board,
            String venue,
            Side side,
            String playerName,
            Optional<CaptainView> captain,
            String text,
            long at,
            String state,
            Optional<Boolean> valid,
            Optional<String> note,
            Optional<String> kind,
            Optional<OnTheWayView> onTheWay,
            boolean overdue,
            boolean owed,
            boolean penalised,
            Optional<Boolean> paused,
            Optional<String> whyNotPaused,
            Optional<String> notPausedCode,
            int invalidHere,
            int invalidElsewhere) {}

    /** A captain and the number of the board he sits at. */
    public record CaptainView(String name, int board) {}

    /** An arbiter who comes to a board, by role and name. */
    public record OnTheWayView(String role, String name, long at) {}

    /**
     * A question about a rule (OCR 17.10).
     *
     * @param venue the seat's
     * @param answer empty while there is none
     */
    public record QuestionView(
            String id, Side side, String venue, String playerName, String text, long at, Optional<AnswerView> answer) {}

    /**
     * How a rule was explained.
     *
     * @param en what the article means in English, {@code it} in Italian; "" where the catalogue has no words for it
     * @param by role of who answered
     */
    public record AnswerView(String article, String en, String it, String note, String by, long at) {}

    /**
     * An official, to those who may hand out a code to him.
     *
     * @param venue "" for roles without a venue, as {@code venueName}
     */
    public record OfficialView(String id, Role role, String name, String venue, String venueName) {}

    /**
     * An article of the catalogue of rules.
     *
     * @param document where it stands
     * @param en what it means, as {@code it}; "" where the catalogue has no words of its own for it
     */
    public record RuleView(String id, String document, String en, String it) {
        /**
         * All a question can be answered with (OCR 17.10): the Laws of Chess, too, and whatever else players play by.
         */
        public static List<RuleView> all() {
            return RuleCatalogue.standard().articles().stream()
                    .filter(Article::ofRules)
                    .map(article -> new RuleView(
                            article.rule().id(),
                            article.document(),
                            article.text(Locale.ENGLISH).orElse(""),
                            article.text(Locale.ITALIAN).orElse("")))
                    .toList();
        }
    }

    /**
     * An appeal (OCR 17.11, FSSI gen-8).
     *
     * @param ruling against which it is; empty: the result
     * @param by role of who filed it
     * @param deadline until when it could be filed; empty: without one
     * @param fee EUR; "0": none
     * @param paid the proceeding is open
     * @param copyAt when the other side had its copy; empty while it has not
     * @param body who decides, "" if none is named
     * @param outcome "UPHELD", "CHANGED" or "DISMISSED"; empty while there is no decision
     * @param decision the ruling that decides it
     */
    public record AppealView(
            String id,
            Side side,
            String playerName,
            Optional<String> ruling,
            String text,
            long at,
            String by,
            OptionalLong deadline,
            String fee,
            boolean paid,
            Optional<String> reference,
            OptionalLong copyAt,
            String body,
            Optional<String> outcome,
            Optional<String> reason,
            Optional<String> decision) {}

    /**
     * A ruling of a board that players may appeal against.
     *
     * @param appealable sides to which it gives reason to, and that have not (OCR 17.11)
     */
    public record RuledView(String id, String kind, String rule, long at, List<Side> appealable) {}

    /**
     * A pause that was wanted and not possible (OCR 19.6).
     *
     * @param at when it was recorded; {@code wantedAt} when it was wanted
     * @param by role of who recorded it
     * @param state "OWED", "COMPENSATED" or "CLOSED"
     * @param ruling that adds time for it, applied or not yet
     * @param closing why no time is added
     */
    public record FailedPauseView(
            String id,
            long wantedAt,
            String reason,
            int attempt,
            long at,
            String by,
            String name,
            String state,
            Optional<String> ruling,
            Optional<String> closing) {}

    /**
     * An earlier position that an arbiter went back to (LAW 7.1).
     *
     * @param ply half-moves that stand
     * @param cut moves that were taken back
     */
    public record RestoredView(
            long at, int attempt, String by, int ply, List<MoveView> cut, String reason, String article) {}

    /**
     * What a board's players have asked of the arbiters, what was ruled, and pauses that failed; the newest last.
     *
     * @param appealUntil when the last appeal may be filed; empty: the game goes on, or there is no such time (OCR
     *     17.11)
     * @param restored earlier positions an arbiter went back to (LAW 7.1)
     * @param undecided whose disconnection waits for its decision, also for arbiters of the other venue, who do not see
     *     the case (OCR 18.9)
     */
    public record HelpView(
            List<CallView> calls,
            List<QuestionView> questions,
            List<AppealView> appeals,
            List<RuledView> rulings,
            List<FailedPauseView> failedPauses,
            OptionalLong appealUntil,
            List<Side> undecided,
            List<RestoredView> restored) {
        /**
         * What a player sees of it: his own calls and questions with what the arbiters made of them, his appeals and,
         * once decided or while his clock stands, the other side's.
         *
         * @param own whether it is he who had a side and a name
         */
        public HelpView forPlayer(BiPredicate<Side, String> own, boolean thinking) {
            return new HelpView(
                    calls.stream()
                            .filter(call -> own.test(call.side(), call.playerName()))
                            .toList(),
                    questions.stream()
                            .filter(one -> own.test(one.side(), one.playerName()))
                            .toList(),
                    appeals.stream()
                            .filter(appeal -> own.test(appeal.side(), appeal.playerName())
                                    || appeal.outcome().isPresent()
                                    || !thinking)
                            .toList(),
                    rulings,
                    List.of(),
                    appealUntil,
                    List.of(),
                    List.of());
        }
    }

    /** How often like cases were decided so. */
    public record PrecedentView(String option, int count) {}

    /**
     * A decision or penalty; MADE until its effect is there or was refused.
     *
     * @param precedents how like cases of the event had been decided by then, the most frequent first; empty for a
     *     penalty
     * @param checksAgain checks of both players that are needed before the new game (DEC-26); none if there is no new
     *     game
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
        RulingView became(String progress, Optional<String> refusal, Optional<String> why) {
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

        RulingView without(List<WithdrawnView> more) {
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

        RulingView withdrawing(String ruling) {
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

        RulingView of(String ofWhite, String ofBlack) {
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

    /**
     * A penalty that is taken back (OCR 18.3).
     *
     * @param article it rested on
     * @param by the ruling that takes it back
     * @param rounds for which alone it is taken back, what it did before stands (OCR 18.4.8, 18.4.9); empty: nothing of
     *     it stands
     */
    public record WithdrawnView(String kind, String article, String by, List<Integer> rounds) {}

    /**
     * What a decision or one of the penalties of a ruling does.
     *
     * @param kind of the ruling, or of the penalty
     * @param side the disconnected side, the offender, or whose clock gets time by a decision; empty in that of an
     *     appeal
     * @param ms by which a clock changes, always above zero
     * @param control of the new game, if it is another one
     * @param points new points of whom the kind says; of both for an appeal, "0.5-0.5"
     * @param count number of the warning among all the offender has had in the competition
     * @param standing how many of those stand, this one included, if some were taken back
     * @param fine its code; {@code amount} in EUR
     * @param rounds from which the offender is excluded, or for which he may play again; of an expulsion the first one
     */
    public record EffectView(
            String kind,
            Optional<Side> side,
            OptionalLong ms,
            Optional<String> control,
            Optional<String> points,
            OptionalInt count,
            OptionalInt standing,
            Optional<String> fine,
            Optional<String> amount,
            List<Integer> rounds) {
        /** Of what is no warning. */
        EffectView(
                String kind,
                Optional<Side> side,
                OptionalLong ms,
                Optional<String> control,
                Optional<String> points,
                Optional<String> fine,
                Optional<String> amount,
                List<Integer> rounds) {
            this(kind, side, ms, control, points, OptionalInt.empty(), OptionalInt.empty(), fine, amount, rounds);
        }
    }

    /** A board that did not follow an order, and why. */
    public record RefusedBoard(String board, String code, String text) {}

    /**
     * What both clocks of a board showed just before and just after an order that changed them (OCR 19.5);
     * milliseconds, from 0.
     */
    public record ChangedClocks(String board, long whiteBefore, long blackBefore, long whiteAfter, long blackAfter) {}

    /**
     * An order about clocks (LAW 6.6, OCR 19.5, 19.6).
     *
     * @param scope in words; {@code round} 0, {@code venueName} "" and {@code board} 0 are any
     * @param boards how many it means
     * @param changed boards whose clocks it changed, once it is complete
     * @param startAt the instant a start waits for
     */
    public record OrderView(
            String id,
            String kind,
            String scope,
            int round,
            String venueName,
            int board,
            String reason,
            int boards,
            int applied,
            List<RefusedBoard> refused,
            List<ChangedClocks> changed,
            boolean complete,
            boolean withdrawn,
            OptionalLong startAt,
            long at) {}

    /**
     * What the hall has noticed by itself about time (OCR 19.5, 19.6). {@code board} is "" for an outage, {@code from}
     * and {@code to} are its.
     */
    public record AlarmView(
            String id,
            String kind,
            String board,
            int boards,
            String expected,
            String found,
            String text,
            long at,
            OptionalLong from,
            OptionalLong to) {}

    /** What a correction of the setting would make of a board (DEC-19); a proposed time may be 0 or negative. */
    public record ProposalView(
            String board,
            long whiteMs,
            long blackMs,
            long proposedWhiteMs,
            long proposedBlackMs,
            int whiteMoves,
            int blackMoves,
            boolean needsDecision,
            String text) {}

    /** Both clocks of a round at one instant. */
    public record TimeSheetView(String id, int round, long at, List<TimeSheetRowView> rows) {}

    /**
     * @param expectedMs what both clocks must show together; {@code sumRight}: they do
     * @param changes orders that changed its clocks in this game until then, with who gave them and why
     */
    public record TimeSheetRowView(
            int board,
            String white,
            String black,
            int whiteMoves,
            int blackMoves,
            long whiteMs,
            long blackMs,
            Optional<Side> running,
            long expectedMs,
            boolean sumRight,
            String status,
            List<StepView> changes) {}

    /**
     * A round and whether it has been opened.
     *
     * @param official made official by the Chief Arbiter, and nothing has changed since (OCR 17.11)
     * @param startsAt when it is planned to start; empty: not planned
     * @param shownFrom when what it lacks is counted down to its start
     * @param signed venues whose reports are signed, with "" the round's (OCR 18.3)
     * @param lapsed venues whose reports were signed and are not any more, because a result has changed, with "" the
     *     round's
     * @param signings how often its reports were signed
     * @param chess960 once it is opened; empty: the games begin from the standard position (960 II.1)
     * @param unplayed pairings without a game; before the round is opened, as it would be opened now (OCR 18.4.8,
     *     18.4.9)
     * @param changed boards of which something was ruled since it was official; none while it is, and if it never was
     *     (OCR 17.11)
     */
    public record RoundView(
            int number,
            boolean opened,
            boolean official,
            OptionalLong startsAt,
            OptionalLong shownFrom,
            List<String> signed,
            List<String> lapsed,
            int signings,
            Optional<StartView> chess960,
            List<UnplayedView> unplayed,
            List<Integer> changed) {
        private RoundView with(Predicate<UnplayedView> shown) {
            return new RoundView(
                    number,
                    opened,
                    official,
                    startsAt,
                    shownFrom,
                    signed,
                    lapsed,
                    signings,
                    chess960,
                    unplayed.stream().filter(shown).toList(),
                    changed);
        }
    }

    /**
     * A pairing that is decided without a game, as a ruling excludes one of its players, or both, from the round (OCR
     * 18.4.8, 18.4.9).
     */
    public record UnplayedView(int board, UnplayedSeat white, UnplayedSeat black) {
        public List<String> venues() {
            return List.of(white.venue(), black.venue());
        }
    }

    /** @param excluded by what; empty: the opponent alone is */
    public record UnplayedSeat(String name, String venue, String venueName, Optional<ExclusionView> excluded) {}

    /**
     * @param ruling its id
     * @param expelledIn the round in which the player was expelled from the competition (OCR 18.4.9); empty: excluded
     *     from single rounds (OCR 18.4.8)
     */
    public record ExclusionView(String article, String ruling, OptionalInt expelledIn) {}

    /**
     * A round in which a player is paired and has no game, as he is told (OCR 18.4.8, 18.4.9).
     *
     * @param opponent a name; "" as long as the round, and with it the pairing, is not open
     * @param own he is excluded himself, by {@code article}; {@code theirs}: his opponent is
     * @param expelledIn the round in which that player was expelled from the competition (OCR 18.4.9); empty: excluded
     *     from single rounds (OCR 18.4.8)
     */
    public record NoGameView(
            int round, String opponent, boolean own, boolean theirs, String article, OptionalInt expelledIn) {}

    /**
     * The position of Chess960 all games of a round begin from.
     *
     * @param number 0 to 959
     * @param array White's pieces from the a-file to the h-file, "RNBQKBNR"
     */
    public record StartView(int number, String array) {}

    /** @param timeZone as "Europe/Rome"; "UTC" where none was said */
    public record VenueView(String id, String name, String timeZone) {}

    /**
     * @param control the announced time control in short form; "" if none is known
     * @param checks of both players before every game, also before a new one after a restart (OCR 18.5, 18.6, DEC-26)
     * @param deputy there is a Deputy Chief Arbiter
     * @param floor what players have to do beside the board
     * @param input how they may enter moves
     */
    public record CompetitionView(
            String id,
            String name,
            List<RoundView> rounds,
            List<VenueView> venues,
            String control,
            List<CheckKind> checks,
            boolean deputy,
            PenaltyRulesView penalties,
            CallRulesView calls,
            AppealRulesView appeals,
            FloorRulesView floor,
            InputRulesView input) {
        static final CompetitionView NONE = new CompetitionView(
                "",
                "",
                List.of(),
                List.of(),
                "",
                CheckKind.BEFORE_A_GAME,
                false,
                PenaltyRulesView.STANDARD,
                CallRulesView.STANDARD,
                AppealRulesView.STANDARD,
                FloorRulesView.NONE,
                InputRulesView.NONE);

        /** With those pairings without a game that somebody may see. */
        public CompetitionView with(BiPredicate<RoundView, UnplayedView> shown) {
            return new CompetitionView(
                    id,
                    name,
                    rounds.stream()
                            .map(round -> round.with(one -> shown.test(round, one)))
                            .toList(),
                    venues,
                    control,
                    checks,
                    deputy,
                    penalties,
                    calls,
                    appeals,
                    floor,
                    input);
        }
    }

    /**
     * How players may enter moves and are told of them (OCR 3.6, 20.3).
     *
     * @param smartMove one square is enough where one legal move alone fits it
     * @param autoPromotion what a pawn may become without asking: "Q", "R", "B", "N"
     * @param sound an opponent's move may be heard as well as seen
     */
    public record InputRulesView(boolean smartMove, List<String> autoPromotion, boolean sound) {
        static final InputRulesView NONE = new InputRulesView(false, List.of(), true);
    }

    /**
     * What the regulations ask of players beside the board.
     *
     * @param scoresheets they are kept and handed in (OCR 20.7)
     * @param dressCode empty: none (OCR 17.8)
     * @param opponentReports who is not to move reports before leaving (LAW 11.2.4)
     * @param showings what is shown before each game: "SURROUNDINGS_SHOWN", "TASKS_SHOWN", "SCREEN_SHARED" (APP-I A6)
     * @param headphones they may be worn (OCR 9.7)
     * @param appendix the Fair Play rules of Appendix I are adopted (APP-I A7, A8)
     * @param rollCall minutes before the planned start at which the players are called; empty: they are not (FSSI
     *     ind-b)
     */
    public record FloorRulesView(
            boolean scoresheets,
            Optional<String> dressCode,
            boolean opponentReports,
            List<String> showings,
            boolean headphones,
            boolean appendix,
            OptionalInt rollCall) {
        static final FloorRulesView NONE =
                new FloorRulesView(false, Optional.empty(), false, List.of(), false, false, OptionalInt.empty());
    }

    /**
     * What the regulations say of appeals (OCR 17.11).
     *
     * @param results also against results
     * @param deadlineMinutes empty: none (DEC-34)
     * @param fee EUR; "0": none
     * @param body who decides, "" if none is named
     */
    public record AppealRulesView(
            boolean allowed, boolean results, OptionalInt deadlineMinutes, String fee, String body) {
        static final AppealRulesView STANDARD = new AppealRulesView(true, true, OptionalInt.empty(), "0", "");
    }

    /**
     * What the regulations say of calls (OCR 19.1).
     *
     * @param stopsClock a call pauses the game (LAW 6.11.2)
     * @param shallPenalise a call without valid reason (LAW 6.11.4)
     */
    public record CallRulesView(boolean stopsClock, boolean shallPenalise) {
        static final CallRulesView STANDARD = new CallRulesView(false, false);
    }

    /**
     * What of the regulations penalties need (OCR 7.1, 17.3, 18.4).
     *
     * @param win points, as text; so are {@code draw} and {@code loss}
     * @param seconds proposed for a penalty of time, halved in blitz already (BLZ B.2)
     * @param forbidden what the regulations say of a forbidden device, "LOSS"
     * @param cards a warning or a lost game may be shown as a card
     * @param ownLine players answer for their connections: a decision about a disconnection may hold a penalty (OCR
     *     11.1, 16.5)
     * @param withoutProof cheating that is not proven may be sanctioned (APP-I A9)
     * @param fairPlayFinal nobody appeals against the loss of a game or an exclusion in fair play (APP-I A10)
     */
    public record PenaltyRulesView(
            String win,
            String draw,
            String loss,
            long seconds,
            List<FineView> fines,
            String forbidden,
            boolean cards,
            boolean ownLine,
            boolean withoutProof,
            boolean fairPlayFinal) {
        static final PenaltyRulesView STANDARD =
                new PenaltyRulesView("1", "0.5", "0", 120, List.of(), "LOSS", false, false, false, false);
    }

    /** An announced fine (OCR 18.4.7). */
    public record FineView(String code, String amount) {}

    /**
     * The game a player is wanted at who sits at the board of another one; {@code number} is the board's,
     * {@code opponent} a name.
     */
    public record NextGameView(String board, int round, int number, Side side, String opponent) {}

    /**
     * The one a token speaks for; {@code board} and {@code side} are "" for officials.
     *
     * @param id of the person in the competition
     * @param captain who calls arbiters for this player (FSSI team-b); empty where he calls himself
     * @param speaks this player is a captain who calls for his team
     * @param above roles whose rulings this one does not take back (DEC-21)
     */
    public record You(
            @JsonProperty("role") String role,
            String id,
            String name,
            String venue,
            String venueName,
            String board,
            String side,
            Optional<String> captain,
            boolean speaks,
            List<String> above) {
        public You {
            above = List.copyOf(above);
        }
    }
}
