package org.onehall.e2e;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.onehall.e2e.Cup.aCase;

import com.fasterxml.jackson.databind.JsonNode;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.function.Consumer;
import java.util.stream.Stream;
import org.onehall.chess.Side;
import org.onehall.proto.competition.v1.CompetitionLoaded;
import org.onehall.proto.competition.v1.CompetitionServiceGrpc;
import org.onehall.proto.competition.v1.GetCompetitionRequest;
import org.onehall.proto.competition.v1.Pairing;
import org.onehall.proto.competition.v1.Player;
import org.onehall.proto.game.v1.CreateRequest;
import org.onehall.proto.game.v1.GameServiceGrpc;
import org.onehall.proto.game.v1.Seat;
import org.onehall.proto.types.v1.TimeControl;
import org.onehall.proto.types.v1.WriteContext;

/**
 * What tests of incidents share: competitions in the shared hall whose venues are their own, boards that differ from
 * the announced ones, decisions, and how a game ended.
 */
final class Incidents {
    private static final RunningHall hall = RunningHall.shared();

    /** Moves after which Black, who made the last one, has only the king. */
    static final String[] TO_A_BARE_KING =
            ("d2d4 e7e5 d4e5 d7d5 d1d5 d8d6 d5b7 f8e7 b7a7 f7f5 e5f6 e8d7 f6g7 d7e6 g7h8q d6d7 "
                            + "a7c7 a8a4 c7b8 d7b7 h8h7 e7h4 h7b7 h4g3 b7c8 e6e7 c8g8 a4f4 h2g3 e7d7 c1f4 d7c6")
                    .split(" ");

    private Incidents() {}

    /** A competition of three venues whose first round is open. */
    static Cup cup(String id) {
        return Cup.ofThreeVenues(hall, id).opened();
    }

    /**
     * Likewise with more regulations.
     *
     * @param regulations more lines of its regulations, as written in the file
     */
    static Cup cup(String id, String regulations) {
        return Cup.ofThreeVenues(
                        hall, id, text -> text.replaceFirst("(?<=timeControl: 90\\+30\n)", "  " + regulations + "\n"))
                .opened();
    }

    /** Waits until the cause of a disconnection is settled. */
    static JsonNode settled(Screen screen, String board, Side side) {
        return aCase(
                        screen,
                        board,
                        side,
                        "its cause settled",
                        one -> one.path("cause").path("settled").asBoolean())
                .path("cause");
    }

    /** Decides a case, and waits until the decision is applied and the case closed. */
    static void decides(Cup cup, int board, String caseId, String option, Map<String, ?> terms) {
        Map<String, Object> decision = new HashMap<>(Map.of(
                "board", cup.board(board), "caseId", caseId, "option", option, "reason", "as in the regulations"));
        decision.putAll(terms);
        decides(cup, cup.ca(), caseId, option, decision);
    }

    static void decides(Cup cup, Screen by, String caseId, String option, Map<String, ?> decision) {
        cup.decides(by, decision);
        cup.ca()
                .seesOne(
                        option + " applied",
                        cup.ca().client()::rulings,
                        ruling -> ruling.path("caseId").asText().equals(caseId)
                                && ruling.path("state").asText().equals("APPLIED"));
        closed(cup, caseId);
    }

    /** Waits until a case is closed. */
    static JsonNode closed(Cup cup, String caseId) {
        return cup.ca()
                .seesOne(
                        "the closed case",
                        cup.ca().client()::cases,
                        one -> one.path("id").asText().equals(caseId)
                                && one.path("state").asText().equals("CLOSED"));
    }

    /** Checks how a game ended, and by which rule. */
    static void assertOver(JsonNode view, String result, String termination, String rule) {
        assertEquals(
                List.of("ENDED", result, termination, rule),
                Stream.of("status", "result", "termination", "rule")
                        .map(field -> view.path(field).asText())
                        .toList());
    }

    /** The report of a disconnection. */
    static JsonNode report(Cup cup, String caseId) {
        return RunningHall.tree(hall.get(
                                hall.url() + "/api/disconnections?case=" + caseId,
                                cup.ca().who().token())
                        .body())
                .get(0);
    }

    /** Creates a board differently from the competition, before its round is opened. */
    static void make(Cup cup, int board, Consumer<CreateRequest.Builder> otherwise) {
        try (Wire desk = Wire.to(hall, "competition", cup.ca().who().token());
                Wire game = Wire.to(hall, "game-state", hall.token("competition"))) {
            CompetitionLoaded loaded = desk.as(CompetitionServiceGrpc.newBlockingStub(desk.channel()))
                    .getCompetition(GetCompetitionRequest.newBuilder()
                            .setCompetitionId(cup.id())
                            .build())
                    .getEvents(0)
                    .getCompetitionLoaded();
            TimeControl control = loaded.getRegulations().getControl();
            Pairing pairing = loaded.getRounds(0).getPairingsList().stream()
                    .filter(one -> one.getBoard() == board)
                    .findFirst()
                    .orElseThrow();
            CreateRequest.Builder request = CreateRequest.newBuilder()
                    .setWrite(WriteContext.newBuilder().setRequestId("made-" + cup.board(board)))
                    .setBoardId(cup.board(board))
                    .setWhite(seat(loaded, pairing.getWhiteId()))
                    .setBlack(seat(loaded, pairing.getBlackId()))
                    .setWhiteControl(control)
                    .setBlackControl(control)
                    .setRules(loaded.getRegulations().getRules());
            otherwise.accept(request);
            game.as(GameServiceGrpc.newBlockingStub(game.channel())).create(request.build());
        }
    }

    private static Seat seat(CompetitionLoaded loaded, String id) {
        Player player = loaded.getPlayersList().stream()
                .filter(one -> one.getPlayerId().equals(id))
                .findFirst()
                .orElseThrow();
        return Seat.newBuilder()
                .setPlayerId(id)
                .setPlayerName(player.getName())
                .setVenue(player.getVenueId())
                .setRating(player.getRating())
                .build();
    }

    static Map<String, Object> with(Map<String, Object> args, String key, Object value) {
        Map<String, Object> changed = new HashMap<>(args);
        changed.put(key, value);
        return changed;
    }
}
