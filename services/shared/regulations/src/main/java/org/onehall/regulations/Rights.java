package org.onehall.regulations;

import static org.onehall.regulations.Action.*;
import static org.onehall.regulations.Scope.NO;
import static org.onehall.regulations.Scope.OWN_SEAT;
import static org.onehall.regulations.Scope.OWN_VENUE;
import static org.onehall.regulations.Scope.YES;

import java.util.Collection;
import java.util.Collections;
import java.util.EnumMap;
import java.util.Map;
import java.util.Objects;
import java.util.Set;
import org.onehall.decider.Actor;
import org.onehall.decider.BoardId;
import org.onehall.decider.Role;

/** Who may do what, and how far: the authority matrix (DEC-21), in one table. */
public final class Rights {

    /** The columns of the table, in order. */
    private static final Role[] COLUMNS = {
        Role.CHIEF_ARBITER,
        Role.DEPUTY_CHIEF_ARBITER,
        Role.LOCAL_CHIEF_ARBITER,
        Role.LOCAL_TECHNICAL_ARBITER,
        Role.FLOOR_ARBITER,
        Role.CHIEF_ORGANISER,
        Role.LOCAL_ORGANISER,
        Role.PLAYER,
        Role.ASSISTANT,
        Role.FAIR_PLAY_OFFICER,
        Role.SPECTATOR,
        Role.SERVICE,
        Role.OPERATOR,
        Role.FAIR_PLAY_CHAIR,
        Role.FAIR_PLAY_PANEL,
        Role.ETHICS_COMMISSION
    };

    private static final Map<Action, Map<Role, Scope>> TABLE = table();

    private Rights() {}

    private static Map<Action, Map<Role, Scope>> table() {
        Scope y = YES;
        Scope v = OWN_VENUE;
        Scope s = OWN_SEAT;
        Scope o = NO;
        Map<Action, Map<Role, Scope>> table = new EnumMap<>(Action.class);
        //                               CA DCA LCA LTA floor CO LO player assistant fair-play spectator service
        // operator chair panel ethics
        row(table, MOVE, o, o, o, o, o, o, o, s, s, o, o, o, o, o, o, o);
        row(table, OFFER_DRAW, o, o, o, o, o, o, o, s, s, o, o, o, o, o, o, o);
        row(table, CLAIM_DRAW, o, o, o, o, o, o, o, s, s, o, o, o, o, o, o, o);
        row(table, RESIGN, o, o, o, o, o, o, o, s, s, o, o, o, o, o, o, o);
        row(table, RECORD_CHECK, y, o, v, o, o, o, o, o, o, o, o, o, o, o, o, o);
        row(table, START_GAME, y, o, v, o, o, o, o, o, o, o, o, o, o, o, o, o);
        row(table, PAUSE_RESUME_CLOCK, y, o, v, o, v, o, o, o, o, o, o, o, o, o, o, o);
        row(table, CORRECT_CLOCK, y, o, v, o, v, o, o, o, o, o, o, o, o, o, o, o);
        row(table, REPORT_DISCONNECTION, o, o, o, v, o, o, o, o, o, o, o, o, o, o, o, o);
        row(table, REPORT_LINKS, o, o, o, v, o, o, o, o, o, o, o, o, o, o, o, o);
        row(table, DECIDE_DISCONNECTION, y, y, o, o, o, o, o, o, o, o, o, o, o, o, o, o);
        row(table, DELEGATE_DECISION, y, o, o, o, o, o, o, o, o, o, o, o, o, o, o, o);
        row(table, PENALISE_LIGHT, y, o, v, o, v, o, o, o, o, o, o, o, o, o, o, o);
        row(table, PENALISE_SCORE, y, o, v, o, o, o, o, o, o, o, o, o, o, o, o, o);
        row(table, PENALISE_HEAVY, y, o, o, o, o, o, o, o, o, o, o, o, o, o, o, o);
        row(table, SANCTION_FAIR_PLAY, y, o, o, o, o, o, o, o, o, o, o, o, o, o, o, o);
        row(table, DECLARE_DRAW, y, o, v, o, o, o, o, o, o, o, o, o, o, o, o, o);
        row(table, APPROVE_RESULT, y, o, v, o, o, o, o, o, o, o, o, o, o, o, o, o);
        row(table, CONFIRM_RESULT, o, o, o, o, o, o, o, s, s, o, o, o, o, o, o, o);
        row(table, CLOSE_ROUND, y, o, o, o, o, o, o, o, o, o, o, o, o, o, o, o);
        row(table, SIGN_VENUE_REPORT, o, o, v, o, o, o, o, o, o, o, o, o, o, o, o, o);
        row(table, SIGN_ROUND_REPORT, y, o, o, o, o, o, o, o, o, o, o, o, o, o, o, o);
        row(table, RECORD_PRESENCE, y, o, v, o, v, o, o, o, o, o, o, o, o, o, o, o);
        row(table, ASK_LEAVE, o, o, o, o, o, o, o, s, s, o, o, o, o, o, o, o);
        row(table, RECORD_CONDUCT, y, o, v, o, v, o, o, o, o, o, o, o, o, o, o, o);
        row(table, MANAGE_VENUE, y, o, v, o, o, o, o, o, o, o, o, o, o, o, o, o);
        row(table, CONFIRM_PROCEDURES, y, y, v, v, v, o, o, o, o, o, o, o, o, o, o, o);
        row(table, EQUIP_VENUE, y, o, v, v, o, o, v, o, o, o, o, o, o, o, o, o);
        row(table, WAIVE_DEFAULT, y, o, v, o, o, o, o, o, o, o, o, o, o, o, o, o);
        row(table, NAME_ASSISTANT, y, o, v, o, o, o, v, o, o, o, o, o, o, o, o, o);
        row(table, ADMIT_ASSISTANT, y, o, v, o, o, o, o, o, o, o, o, o, o, o, o, o);
        row(table, ASK_CLOCK_TIMES, o, o, o, o, o, o, o, o, s, o, o, o, o, o, o, o);
        row(table, CALL_ARBITER, o, o, o, o, o, o, o, s, s, o, o, o, o, o, o, o);
        row(table, ANSWER_CALL, y, o, v, v, v, o, o, o, o, o, o, o, o, o, o, o);
        row(table, FILE_APPEAL, y, o, v, o, o, o, o, s, s, o, o, o, o, o, o, o);
        row(table, RECORD_APPEAL, y, o, o, o, o, y, o, o, o, o, o, o, o, o, o, o);
        row(table, OPEN_VENUE_RECORDING, y, o, v, o, o, o, o, o, o, o, o, o, o, y, y, y);
        row(table, OPEN_CALL_RECORDING, y, o, o, o, o, o, o, o, o, o, o, o, o, y, y, y);
        row(table, KEEP_RECORDINGS, y, o, v, v, o, y, v, o, o, o, o, o, o, o, o, o);
        row(table, FILE_COMPLAINT, y, y, y, y, y, y, y, y, o, y, o, o, o, o, o, o);
        row(table, REPORT_CASE, y, o, o, o, o, o, o, o, o, o, o, o, o, o, o, o);
        row(table, HANDLE_CASE, o, o, o, o, o, o, o, o, o, o, o, o, o, y, y, o);
        row(table, REQUEST_CASE, o, o, o, o, o, o, o, o, o, o, o, o, o, o, o, y);
        row(table, RELEASE_PRIZE, o, o, o, o, o, y, o, o, o, o, o, o, o, o, o, o);
        row(table, LOAD_COMPETITION, o, o, o, o, o, y, o, o, o, o, o, o, y, o, o, o);
        row(table, KEEP_EVENTS, o, o, o, o, o, y, o, o, o, o, o, o, y, o, o, o);
        row(table, ENTER_PLAYERS, y, o, o, o, o, y, v, o, o, o, o, o, y, o, o, o);
        row(table, CHANGE_OWN_ENTRY, o, o, o, o, o, o, o, s, o, o, o, o, o, o, o, o);
        row(table, ARRANGE_PLAYERS, y, o, o, o, o, y, o, o, o, o, o, o, y, o, o, o);
        row(table, APPOINT_OFFICIALS, y, o, o, o, o, y, o, o, o, o, o, o, y, o, o, o);
        row(table, SET_UP_VENUES, o, o, o, o, o, y, o, o, o, o, o, o, y, o, o, o);
        row(table, PLAN_ROUND, y, o, o, o, o, y, o, o, o, o, o, o, y, o, o, o);
        row(table, SET_PAIRINGS, y, o, o, o, o, y, o, o, o, o, o, o, y, o, o, o);
        row(table, REPAIR_PAIRING, y, o, o, o, o, o, o, o, o, o, o, o, o, o, o, o);
        row(table, OPEN_ROUND, y, o, o, o, o, y, o, o, o, o, o, o, y, o, o, o);
        row(table, ISSUE_CODES, o, o, o, o, o, y, o, o, o, o, o, o, y, o, o, o);
        row(table, SEE_BOARD, y, y, v, v, v, y, v, s, s, y, y, o, y, o, o, o);
        row(table, SEE_ALL_BOARDS, y, y, v, v, v, y, v, o, o, y, o, o, y, o, o, o);
        row(table, SEE_FLOOR, y, y, v, o, v, o, o, o, o, y, o, o, o, o, o, o);
        row(table, SEE_VENUE, y, y, v, v, v, y, v, o, o, y, o, o, o, o, o, o);
        row(table, SEE_FAIR_PLAY, y, y, v, o, o, o, o, o, o, y, o, o, o, y, y, o);
        row(table, SEE_STANDINGS, y, y, y, y, y, y, y, y, y, y, y, o, y, y, y, y);
        row(table, READ_RECORD, o, o, o, o, o, o, o, s, o, o, o, o, y, o, o, o);
        row(table, SYSTEM, o, o, o, o, o, o, o, o, o, o, o, y, o, o, o, o);
        return table;
    }

    private static void row(Map<Action, Map<Role, Scope>> table, Action action, Scope... scopes) {
        Map<Role, Scope> row = new EnumMap<>(Role.class);
        for (int i = 0; i < COLUMNS.length; i++) {
            row.put(COLUMNS[i], scopes[i]);
        }
        table.put(action, row);
    }

    /** How far a role's right to an action reaches. */
    public static Scope scope(Role role, Action action) {
        return Objects.requireNonNull(Objects.requireNonNull(TABLE.get(action)).get(role));
    }

    /** What a role may do, and how far each right reaches. */
    public static Map<Action, Scope> of(Role role) {
        Map<Action, Scope> rights = new EnumMap<>(Action.class);
        TABLE.forEach((action, row) -> {
            if (row.get(role) != NO) rights.put(action, row.get(role));
        });
        return Collections.unmodifiableMap(rights);
    }

    /**
     * Whether an actor may do something to a seat or a game. A command about one seat names that seat's venue; a
     * command about a whole game names the venues of both seats, and the right for either venue is enough (regulations
     * section 5). A right never reaches into a competition that the person is not appointed for, even if its venues
     * have the same ids.
     *
     * @param venues the venues concerned; empty if the action is not about a venue
     * @param board the board concerned, else the competition's or its venue's id ("cup", "cup/rome"), or empty text
     * @param side the seat concerned as WHITE or BLACK, or empty text: either seat of the board
     */
    public static boolean allows(Actor actor, Action action, Collection<String> venues, String board, String side) {
        if (isForeign(actor.competition(), board)) return false;
        return switch (scope(actor.role(), action)) {
            case YES -> true;
            case OWN_VENUE -> !actor.venue().isEmpty() && venues.contains(actor.venue());
            case OWN_SEAT ->
                !actor.board().isEmpty()
                        && actor.board().equals(board)
                        && !actor.side().isEmpty()
                        && (side.isEmpty() || actor.side().equals(side));
            case NO -> false;
        };
    }

    /** Whether an actor may do something to a seat or a game of a board, as above. */
    public static boolean allows(Actor actor, Action action, Collection<String> venues, BoardId board, String side) {
        return allows(actor, action, venues, board.toString(), side);
    }

    /**
     * Whether an actor may read something: as {@link #allows}; services may read everything that they need from each
     * other for their work.
     */
    public static boolean reads(Actor actor, Action action, Collection<String> venues, String board, String side) {
        return scope(actor.role(), SYSTEM) == YES || allows(actor, action, venues, board, side);
    }

    /** Whether an actor may read something of a competition: of all its venues, or of the reader's own venue. */
    public static boolean readsOf(Actor actor, Action action, String competition) {
        return reads(actor, action, actor.venue().isEmpty() ? Set.of() : Set.of(actor.venue()), competition, "");
    }

    /** Roles whose rulings take precedence over those of a role, which cannot reverse them (DEC-21, OCR 18.3). */
    public static Set<Role> above(Role role) {
        return switch (role) {
            case CHIEF_ARBITER -> Set.of();
            case LOCAL_CHIEF_ARBITER -> Set.of(Role.CHIEF_ARBITER);
            case DEPUTY_CHIEF_ARBITER,
                    LOCAL_TECHNICAL_ARBITER,
                    FLOOR_ARBITER,
                    CHIEF_ORGANISER,
                    LOCAL_ORGANISER,
                    PLAYER,
                    ASSISTANT,
                    FAIR_PLAY_OFFICER,
                    SPECTATOR,
                    SERVICE,
                    OPERATOR,
                    FAIR_PLAY_CHAIR,
                    FAIR_PLAY_PANEL,
                    ETHICS_COMMISSION -> Set.of(Role.CHIEF_ARBITER, Role.LOCAL_CHIEF_ARBITER);
        };
    }

    private static boolean isForeign(String competition, String board) {
        return !competition.isEmpty()
                && !board.isEmpty()
                && !board.equals(competition)
                && !board.startsWith(competition + "/");
    }
}
