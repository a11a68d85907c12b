package org.onehall.playingzone.edge.ws;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.onehall.playingzone.edge.ws.FrameReading.*;

import java.time.Duration;
import java.time.Instant;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalInt;
import org.onehall.chess.Side;
import org.onehall.playingzone.command.AdjournmentCommands.ConfirmEnvelope;
import org.onehall.playingzone.command.AdjournmentCommands.Envelope;
import org.onehall.playingzone.command.AdjournmentCommands.OrderSealing;
import org.onehall.playingzone.command.AdjournmentCommands.ResumeAdjourned;
import org.onehall.playingzone.command.AssistantCommands.AcceptHelper;
import org.onehall.playingzone.command.AssistantCommands.AdjustForHelp;
import org.onehall.playingzone.command.AssistantCommands.AdmitAssistant;
import org.onehall.playingzone.command.AssistantCommands.AskClockTimes;
import org.onehall.playingzone.command.AssistantCommands.DismissAssistant;
import org.onehall.playingzone.command.AssistantCommands.DismissHelper;
import org.onehall.playingzone.command.AssistantCommands.Language;
import org.onehall.playingzone.command.AssistantCommands.NameAssistant;
import org.onehall.playingzone.command.ClockCommands.Order;
import org.onehall.playingzone.command.ClockCommands.OrderKind;
import org.onehall.playingzone.command.ClockCommands.Propose;
import org.onehall.playingzone.command.ClockCommands.Setting;
import org.onehall.playingzone.command.ClockCommands.TakeTimeSheet;
import org.onehall.playingzone.command.ClockCommands.Withdraw;
import org.onehall.playingzone.command.ConnectionCommands.RecordCommunication;
import org.onehall.playingzone.command.CorrectionCommands.AllowEarlyOffers;
import org.onehall.playingzone.command.CorrectionCommands.ChangeResult;
import org.onehall.playingzone.command.CorrectionCommands.DeclareDraw;
import org.onehall.playingzone.command.CorrectionCommands.IrregularityKind;
import org.onehall.playingzone.command.CorrectionCommands.Outcome;
import org.onehall.playingzone.command.CorrectionCommands.RecordIrregularity;
import org.onehall.playingzone.command.CorrectionCommands.Replay;
import org.onehall.playingzone.command.CorrectionCommands.RestorePosition;
import org.onehall.playingzone.command.CorrectionCommands.ReverseColours;
import org.onehall.playingzone.command.CorrectionCommands.ReverseForfeit;
import org.onehall.playingzone.command.CorrectionCommands.TakeBackIrregularity;
import org.onehall.playingzone.command.FloorCommands.CheckKind;
import org.onehall.playingzone.command.FloorCommands.RecordCheck;
import org.onehall.playingzone.command.GameCommands.AcceptDraw;
import org.onehall.playingzone.command.GameCommands.CancelPreMove;
import org.onehall.playingzone.command.GameCommands.ClaimDraw;
import org.onehall.playingzone.command.GameCommands.ConfirmReproduced;
import org.onehall.playingzone.command.GameCommands.ConfirmSealed;
import org.onehall.playingzone.command.GameCommands.DeclineDraw;
import org.onehall.playingzone.command.GameCommands.DrawSituation;
import org.onehall.playingzone.command.GameCommands.OfferDraw;
import org.onehall.playingzone.command.GameCommands.Play;
import org.onehall.playingzone.command.GameCommands.QueuePreMove;
import org.onehall.playingzone.command.GameCommands.Resign;
import org.onehall.playingzone.command.GameCommands.SealMove;
import org.onehall.playingzone.command.PresenceCommands.CheckIn;
import org.onehall.playingzone.command.PresenceCommands.HoldStart;
import org.onehall.playingzone.command.PresenceCommands.RecordPresence;
import org.onehall.playingzone.command.PresenceCommands.SeatRecord;
import org.onehall.playingzone.command.PresenceCommands.WaiveDefault;

/** The commands about games, clocks and presence, as the contract has them. */
final class GameFrames {
    private GameFrames() {}

    static void areRead() {
        assertEquals(
                new Play("e2e4", true, OptionalInt.of(0)),
                request("play", "{\"uci\":\"e2e4\",\"offerDraw\":true,\"expectedPly\":0}"));
        assertEquals(new Play("e7e8q", false, OptionalInt.empty()), request("play", "{\"uci\":\"e7e8q\"}"));
        assertEquals(new OfferDraw(), request("offerDraw", "{}"));
        assertEquals(new AcceptDraw(), request("acceptDraw", "{}"));
        assertEquals(new DeclineDraw(), request("declineDraw", "{}"));
        assertEquals(new Resign(), request("resign", "{}"));
        assertEquals(
                new RecordCheck("demo/1/1", Side.BLACK, CheckKind.FAIR_PLAY, true, "ok", Optional.empty()),
                request(
                        "recordCheck",
                        "{\"board\":\"demo/1/1\",\"side\":\"BLACK\",\"kind\":\"FAIR_PLAY\",\"passed\":true,"
                                + "\"note\":\"ok\"}"));
        assertEquals(
                new RecordCheck("demo/1/1", Side.BLACK, CheckKind.DEVICE, true, "", Optional.of(false)),
                request(
                        "recordCheck",
                        "{\"board\":\"demo/1/1\",\"side\":\"BLACK\",\"kind\":\"DEVICE\",\"passed\":true,"
                                + "\"seen\":false}"));
        assertEquals(new CheckIn(), request("checkIn", "{}"));
        assertEquals(new AskClockTimes(), request("askClockTimes", "{}"));
        assertEquals(
                new NameAssistant("b", Side.WHITE, "Ada", Language.IT),
                request("nameAssistant", "{\"board\":\"b\",\"side\":\"WHITE\",\"name\":\"Ada\",\"language\":\"IT\"}"));
        assertEquals(
                new AdmitAssistant("b", Side.WHITE, "a"),
                request("admitAssistant", "{\"board\":\"b\",\"side\":\"WHITE\",\"assistant\":\"a\"}"));
        assertEquals(
                new DismissAssistant("b", Side.WHITE, "a", "unwell"),
                request(
                        "dismissAssistant",
                        "{\"board\":\"b\",\"side\":\"WHITE\",\"assistant\":\"a\",\"reason\":\"unwell\"}"));
        assertEquals(
                order(OrderKind.PAUSE, "rome", "", "fire", Optional.empty(), Optional.empty()),
                request("order", "{\"kind\":\"PAUSE\",\"venue\":\"rome\",\"reason\":\"fire\"}"));
        assertEquals(
                order(
                        OrderKind.ADD_TIME,
                        "",
                        "d/1/1",
                        "noise",
                        Optional.of(Duration.ofMinutes(2)),
                        Optional.of(Duration.ofSeconds(-30))),
                request(
                        "order",
                        "{\"kind\":\"ADD_TIME\",\"board\":\"d/1/1\",\"reason\":\"noise\",\"whiteMs\":120000,"
                                + "\"blackMs\":-30000,\"seen\":3}"));
        assertEquals(
                Optional.of(java.time.Instant.ofEpochSecond(1_790_000_000)),
                ((Order) request("order", "{\"kind\":\"START\",\"round\":1,\"startAt\":1790000000000}")).startAt());
        var setting = ((Propose) request(
                        "propose",
                        "{\"kind\":\"CORRECT_SETTING\",\"round\":1,\"reason\":\"x\",\"whiteControl\":\"90+30\","
                                + "\"blackMoves\":12,\"scheduleSuffers\":true}"))
                .order()
                .setting()
                .orElseThrow();
        assertEquals("90+30", setting.white().orElseThrow().text());
        assertEquals(
                new Setting(setting.white(), Optional.empty(), OptionalInt.empty(), OptionalInt.of(12), true), setting);
        assertEquals(new Withdraw("o", "x"), request("withdraw", "{\"order\":\"o\",\"reason\":\"x\"}"));
        assertEquals(new TakeTimeSheet(2), request("takeTimeSheet", "{\"round\":2}"));
        assertEquals(
                new RecordPresence("b", Side.WHITE, true, Optional.empty()),
                request("recordPresence", "{\"board\":\"b\",\"side\":\"WHITE\",\"present\":true}"));
        assertEquals(
                new RecordPresence("b", Side.WHITE, false, Optional.of(SeatRecord.PRESENT)),
                request(
                        "recordPresence",
                        "{\"board\":\"b\",\"side\":\"WHITE\",\"present\":false,\"seen\":\"PRESENT\"}"));
        assertEquals(
                new HoldStart("b", Side.BLACK, false, ""),
                request("holdStart", "{\"board\":\"b\",\"side\":\"BLACK\",\"held\":false}"));
        assertEquals(
                new WaiveDefault("b", Optional.empty(), OptionalInt.of(45), "snow"),
                request("waiveDefault", "{\"board\":\"b\",\"minutes\":45,\"reason\":\"snow\"}"));
        assertEquals(
                new WaiveDefault("b", Optional.of(Side.WHITE), OptionalInt.empty(), "snow"),
                request("waiveDefault", "{\"board\":\"b\",\"side\":\"WHITE\",\"reason\":\"snow\"}"));
        assertEquals(new ReverseForfeit("b", "x"), request("reverseForfeit", "{\"board\":\"b\",\"reason\":\"x\"}"));
        assertEquals(
                new ClaimDraw(DrawSituation.REPETITION, "e2e4"),
                request("claimDraw", "{\"situation\":\"REPETITION\",\"uci\":\"e2e4\"}"));
        assertEquals(
                new TakeBackIrregularity("b", "wrong player", 1, 2),
                request(
                        "takeBackIrregularity",
                        "{\"board\":\"b\",\"reason\":\"wrong player\",\"attempt\":1,\"seen\":2}"));
        assertEquals(
                new RecordIrregularity("b", Side.BLACK, IrregularityKind.TWO_HANDS, 4, true, "x", 1, 2, true),
                request(
                        "recordIrregularity",
                        "{\"board\":\"b\",\"side\":\"BLACK\",\"kind\":\"TWO_HANDS\",\"ply\":4,\"giveTime\":true,"
                                + "\"reason\":\"x\",\"attempt\":1,\"seen\":2,\"again\":true}"));
        assertEquals(
                new AllowEarlyOffers("b", true, "x", 2),
                request("allowEarlyOffers", "{\"board\":\"b\",\"allowed\":true,\"reason\":\"x\",\"attempt\":2}"));
        assertEquals(
                new DeclareDraw("b", DrawSituation.MOVE_COUNT, 130, "x", 2),
                request(
                        "declareDraw",
                        "{\"board\":\"b\",\"situation\":\"MOVE_COUNT\",\"ply\":130,\"reason\":\"x\",\"attempt\":2}"));
        assertEquals(
                new ChangeResult("b", Outcome.GOES_ON, "Be4#", "", 1),
                request("changeResult", "{\"board\":\"b\",\"outcome\":\"GOES_ON\",\"line\":\"Be4#\",\"attempt\":1}"));
        assertEquals(
                new OrderSealing("b", "x", Optional.empty()),
                request("orderSealing", "{\"board\":\"b\",\"reason\":\"x\"}"));
        assertEquals(new SealMove("e2e4"), request("sealMove", "{\"uci\":\"e2e4\"}"));
        assertEquals(
                new AcceptHelper("b", Side.WHITE, "Bea", true),
                request("acceptHelper", "{\"board\":\"b\",\"side\":\"WHITE\",\"name\":\"Bea\",\"disabled\":true}"));
        assertEquals(
                new DismissHelper("b", Side.WHITE, "x"),
                request("dismissHelper", "{\"board\":\"b\",\"side\":\"WHITE\",\"reason\":\"x\"}"));
        assertEquals(
                new AdjustForHelp("b", Side.WHITE, Duration.ofMinutes(-10), "x", 1, 2),
                request(
                        "adjustForHelp",
                        "{\"board\":\"b\",\"side\":\"WHITE\",\"changeMs\":-600000,\"reason\":\"x\",\"attempt\":1,"
                                + "\"seen\":2}"));
        assertEquals(new QueuePreMove("e7e5", 3), request("queuePreMove", "{\"uci\":\"e7e5\",\"expectedPly\":3}"));
        assertFalse(new QueuePreMove("e7e5", 3).toString().contains("e7e5"));
        assertEquals(new CancelPreMove(), request("cancelPreMove", "{}"));
        assertEquals(new ConfirmReproduced(7), request("confirmReproduced", "{\"ply\":7}"));
        assertEquals(new ConfirmSealed(), request("confirmSealed", "{}"));
        var rome = new Envelope("Rome", Instant.ofEpochSecond(1_790_000_000));
        assertEquals(
                new ConfirmEnvelope("b", rome, Optional.empty()),
                request("confirmEnvelope", "{\"board\":\"b\",\"place\":\"Rome\",\"resumesAt\":1790000000000}"));
        assertEquals(
                new ConfirmEnvelope("b", rome, Optional.of(new Envelope("Bari", Instant.ofEpochSecond(1_790_000_001)))),
                request(
                        "confirmEnvelope",
                        "{\"board\":\"b\",\"place\":\"Rome\",\"resumesAt\":1790000000000,"
                                + "\"seen\":{\"place\":\"Bari\",\"resumesAt\":1790000001000}}"));
        assertEquals(new ResumeAdjourned("b"), request("resumeAdjourned", "{\"board\":\"b\"}"));
        assertEquals(
                new RestorePosition("b", 12, Optional.empty(), Optional.of(Duration.ofMinutes(5)), "illegal move", 3),
                request(
                        "restorePosition",
                        "{\"board\":\"b\",\"ply\":12,\"blackMs\":300000,\"reason\":\"illegal move\",\"seen\":3}"));
        assertEquals(
                new Replay("b", 0, "wrong pieces"),
                request("replay", "{\"board\":\"b\",\"position\":0,\"reason\":\"wrong pieces\"}"));
        assertEquals(
                new ReverseColours("b", "wrong seats"),
                request("reverseColours", "{\"board\":\"b\",\"reason\":\"wrong seats\"}"));
        assertEquals(
                new RecordCommunication("cup/1/3", Side.WHITE, true),
                request("recordCommunication", "{\"board\":\"cup/1/3\",\"side\":\"WHITE\",\"present\":true}"));
    }

    private static Order order(
            OrderKind kind,
            String venue,
            String board,
            String reason,
            Optional<Duration> white,
            Optional<Duration> black) {
        return new Order(
                kind,
                0,
                venue,
                board,
                reason,
                Optional.empty(),
                white,
                black,
                Optional.empty(),
                board.isEmpty() ? Map.of() : Map.of(board, 3));
    }
}
