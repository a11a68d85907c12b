package org.onehall.playingzone.command;

import jakarta.inject.Inject;
import jakarta.inject.Singleton;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.onehall.chess.Side;
import org.onehall.decider.BoardId;
import org.onehall.playingzone.ZoneRefusal;
import org.onehall.playingzone.hall.LiveHall;
import org.onehall.playingzone.identity.CodeLog;
import org.onehall.playingzone.identity.EnrolmentCodes;
import org.onehall.playingzone.projection.Holder;
import org.onehall.playingzone.rights.Viewer;
import org.onehall.playingzone.rights.Visibility;
import org.onehall.regulations.Action;
import org.onehall.regulations.Rights;
import org.onehall.regulations.Scope;

/** Commands that issue codes with which people enter, and that shut devices out. */
@Singleton
public class CodeCommands implements Family {
    private static final int REMEMBERED_CODES = 500;

    private static final Map<String, Reading> READINGS = Map.ofEntries(
            Map.entry(
                    "issueCode",
                    args -> args.has("official")
                            ? new IssueOfficialCode(args.text("official"))
                            : args.optionalFlag("assistant")
                                    ? new IssueAssistantCode(args.text("board"), args.constant(Side.class, "side"))
                                    : new IssueSeatCode(args.text("board"), args.constant(Side.class, "side"))),
            Map.entry("issueRoundCodes", args -> new IssueRoundCodes(args.round())),
            Map.entry("shutOut", args -> new ShutOut(args.text("official"))));

    @Inject
    CodeLog codes;

    @Inject
    LiveHall hall;

    /**
     * Codes issued recently, by the person who asked and the command id: a command that is sent again gets the same
     * code (ENG-1).
     */
    private final Map<String, Answer> codesGiven = new LinkedHashMap<>() {
        private static final long serialVersionUID = 1L;

        @Override
        protected boolean removeEldestEntry(Map.Entry<String, Answer> eldest) {
            return size() > REMEMBERED_CODES;
        }
    };

    /** One of these commands. */
    public sealed interface CodeCommand extends Command {
        @Override
        default Owner owner() {
            return Owner.CODES;
        }
    }

    /** A code for the player of a seat. */
    public record IssueSeatCode(String board, Side side) implements CodeCommand {}

    /** A code for the admitted assistant of a seat (APP-III 1). */
    public record IssueAssistantCode(String board, Side side) implements CodeCommand {}

    /** A code for an official, by his id. */
    public record IssueOfficialCode(String official) implements CodeCommand {}

    /** Codes for those seats of a round whose player has no signed-in device. */
    public record IssueRoundCodes(int round) implements CodeCommand {}

    /** Shuts out all devices of an official, for example because one was lost. */
    public record ShutOut(String official) implements CodeCommand {}

    @Override
    public Class<? extends Command> type() {
        return CodeCommand.class;
    }

    @Override
    public Map<String, Reading> readings() {
        return READINGS;
    }

    @Override
    public Answer send(Command command, Sending sending) {
        Viewer viewer = sending.viewer();
        return switch ((CodeCommand) command) {
            case IssueSeatCode(String board, var side) ->
                issue(
                        viewer,
                        hall.read(h -> h.seating().seat(board, side)).filter(_ -> mayKnow(viewer, board)),
                        sending.id());
            case IssueAssistantCode(String board, var side) ->
                issue(viewer, hall.read(h -> h.seating().assistant(board, side)), sending.id());
            case IssueOfficialCode(String official) ->
                issue(
                        viewer,
                        hall.read(h -> h.rooms().competitions().official(viewer.competition(), official)),
                        sending.id());
            case IssueRoundCodes(int round) -> issue(viewer, round, sending.id());
            case ShutOut(String official) ->
                shutOut(viewer, hall.read(h -> h.rooms().competitions().official(viewer.competition(), official)));
        };
    }

    /** Whether the viewer may know who sits at a board: a code lets in under the player's name. */
    private boolean mayKnow(Viewer viewer, String board) {
        return BoardId.parse(board)
                .filter(id -> mayKnow(viewer, id.competition(), id.round()))
                .isPresent();
    }

    /** Whether the viewer may know the pairings of a round. */
    private boolean mayKnow(Viewer viewer, String competition, int round) {
        return Rights.scope(viewer.actor().role(), Action.OPEN_ROUND) != Scope.NO
                || hall.read(h -> h.rooms().competitions().isPublic(competition, round));
    }

    private Answer issue(Viewer viewer, Optional<Holder> holder, String id) {
        if (holder.isEmpty()) return Answer.refused(ZoneRefusal.NOBODY);
        if (!Visibility.issueCode(viewer, holder.get())) return Answer.refused(ZoneRefusal.CODE_FORBIDDEN);
        if (hall.read(h -> h.seating().isExcluded(holder.get()))) return Answer.refused(ZoneRefusal.PLAYER_EXCLUDED);
        synchronized (codesGiven) {
            return codesGiven.computeIfAbsent(
                    viewer.actor().subject() + " " + id + " " + holder.get(),
                    _ -> new Answer.Ok(Map.of(
                            "code", codes.book().issue(holder.get()).code().text())));
        }
    }

    private Answer issue(Viewer viewer, int round, String id) {
        String competition = hall.competition(viewer);
        if (!hall.read(h -> h.rooms().competitions().isPaired(competition, round)))
            return Answer.refused(ZoneRefusal.NO_ROUND);
        if (!mayKnow(viewer, competition, round)) return Answer.refused(ZoneRefusal.NO_ROUND); // slips show pairings
        List<Holder> all = hall.read(h -> h.seating().seats(competition, round));
        List<Holder> own =
                all.stream().filter(seat -> Visibility.issueCode(viewer, seat)).toList();
        if (own.isEmpty() && !all.isEmpty()) return Answer.refused(ZoneRefusal.CODE_FORBIDDEN);
        synchronized (codesGiven) {
            return codesGiven.computeIfAbsent(
                    viewer.actor().subject() + " " + id + " " + competition + " round " + round,
                    _ -> new Answer.Ok(Map.of(
                            "codes",
                            codes.book().issueToAbsent(own).stream()
                                    .map(CodeCommands::seatCode)
                                    .toList())));
        }
    }

    /** A player's code on a slip; {@code number} is the board's. */
    private record SeatCode(String board, int number, Side side, String player, String venueName, String code) {}

    private static SeatCode seatCode(EnrolmentCodes.Issued issued) {
        Holder seat = issued.holder();
        return new SeatCode(
                seat.board(),
                BoardId.parse(seat.board()).orElseThrow().number(),
                Side.valueOf(seat.side()),
                seat.name(),
                seat.venueName(),
                issued.code().text());
    }

    private Answer shutOut(Viewer viewer, Optional<Holder> holder) {
        if (holder.isEmpty()) return Answer.refused(ZoneRefusal.NOBODY);
        if (!Visibility.issueCode(viewer, holder.get())) return Answer.refused(ZoneRefusal.CODE_FORBIDDEN);
        codes.book().shutOut(holder.get());
        return new Answer.Ok(Map.of());
    }
}
