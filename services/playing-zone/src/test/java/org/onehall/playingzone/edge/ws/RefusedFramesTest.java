package org.onehall.playingzone.edge.ws;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertInstanceOf;
import static org.junit.jupiter.api.Assertions.assertTrue;
import static org.onehall.playingzone.edge.ws.FrameReading.*;

import java.util.List;
import java.util.Optional;
import java.util.Random;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;
import org.onehall.playingzone.command.CorrectionCommands.ReverseForfeit;

/** Frames that are refused, each with its reason, and under its id if it has one. */
class RefusedFramesTest {
    @ParameterizedTest
    @ValueSource(
            strings = {
                "",
                " ",
                "x",
                "null",
                "1",
                "\"text\"",
                "[]",
                "[{}]",
                "{",
                "{}",
                "{}{}",
                "{\"t\":1}",
                "{\"t\":null}",
                "{\"t\":\"\"}",
                "{\"t\":\"fly\"}",
                "{\"t\":\"ping\"}",
                "{\"t\":\"ping\",\"n\":\"1\"}",
                "{\"t\":\"ping\",\"n\":-1}",
                "{\"t\":\"ping\",\"n\":1.5}",
                "{\"t\":\"ping\",\"n\":99999999999999999999}",
                "{\"t\":\"ping\",\"n\":1,\"rtt\":\"x\"}",
                "{\"t\":\"ping\",\"n\":1,\"rtt\":-1}",
                "{\"t\":\"ping\",\"n\":1,\"rtt\":1e300}",
                "{\"t\":\"ping\",\"t\":\"cmd\",\"n\":1}",
                "{\"t\":\"cmd\"}",
                "{\"t\":\"cmd\",\"name\":\"resign\",\"args\":{}}",
                "{\"t\":\"cmd\",\"id\":5,\"name\":\"resign\"}",
                "{\"t\":\"cmd\",\"id\":\"short\",\"name\":\"resign\"}",
                "{\"t\":\"cmd\",\"id\":\"pause:demo/1/1#5\",\"name\":\"resign\"}",
                "{\"t\":\"hello\",\"\\u0000\":\"\\ud800\"}"
            })
    void whatIsNoFrameIsMalformed(String text) {
        assertEquals(
                Optional.empty(),
                assertInstanceOf(ClientFrame.Malformed.class, FRAMES.read(text, FrameReader.LARGEST))
                        .id());
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            quoteCharacter = '~',
            value = {
                "fly|{}",
                "''|{}",
                "play|{}",
                "play|[]",
                "play|5",
                "play|{\"uci\":5}",
                "play|{\"uci\":\"\"}",
                "play|{\"uci\":\"e2e4\",\"offerDraw\":1}",
                "play|{\"uci\":\"e2e4\",\"expectedPly\":-1}",
                "play|{\"uci\":\"e2e4\",\"expectedPly\":\"0\"}",
                "play|{\"uci\":\"e2e4\",\"expectedPly\":0.5}",
                "order|{\"kind\":\"SET_TIMES\",\"whiteMs\":1.5}",
                "order|{\"kind\":\"SET_TIMES\",\"whiteMs\":86400001}",
                "order|{\"kind\":\"START\",\"startAt\":5}",
                "propose|{\"kind\":\"CORRECT_SETTING\",\"whiteControl\":\"soon\"}",
                "withdraw|{}",
                "takeTimeSheet|{}",
                "recordPresence|{\"board\":\"b\",\"side\":\"WHITE\"}",
                "recordPresence|{\"board\":\"b\",\"side\":\"WHITE\",\"present\":true,\"seen\":3}",
                "waiveDefault|{\"board\":\"b\",\"minutes\":121}",
                "sealMove|{}",
                "confirmEnvelope|{\"board\":\"b\",\"place\":\"x\"}",
                "restorePosition|{\"board\":\"b\"}",
                "restorePosition|{\"board\":\"b\",\"ply\":-1,\"seen\":0}",
                "restorePosition|{\"board\":\"b\",\"ply\":1,\"whiteMs\":\"5:00\",\"seen\":0}",
                "restorePosition|{\"ply\":1,\"seen\":0}",
                "restorePosition|{\"board\":\"b\",\"ply\":1}",
                "recordIrregularity|{\"board\":\"b\",\"side\":\"WHITE\",\"kind\":\"TWO_HANDS\",\"ply\":1,"
                        + "\"attempt\":1}",
                "reverseColours|{}",
                "reverseColours|{\"board\":\"b\",\"reason\":5}",
                "callArbiter|{\"text\":[]}",
                "callArbiter|{\"kind\":\"BORED\"}",
                "callArbiter|{\"number\":\"3\"}",
                "acknowledgeCall|{\"board\":\"b\"}",
                "enterPlayers|{\"reason\":\"late\"}",
                "enterPlayers|{\"players\":[{}],\"reason\":\"late\"}",
                "enterPlayers|{\"players\":[{\"name\":\"Leo\",\"rating\":4001}],\"reason\":\"late\"}",
                "enterPlayers|{\"players\":[{\"name\":\"Leo\"}],\"missed\":\"ALLOCATED\"}",
                "correctPlayer|{\"player\":\"p1\"}",
                "withdrawPlayer|{\"player\":\"p1\"}",
                "returnPlayer|{\"round\":1}",
                "setAbsence|{\"player\":\"p1\",\"round\":1,\"kind\":\"LONG\"}",
                "movePlayer|{\"player\":\"p1\",\"round\":1}",
                "setLineUp|{\"team\":\"a\",\"players\":[5],\"captain\":\"p1\"}",
                "appointOfficial|{\"official\":\"x\",\"name\":\"Ada\",\"role\":\"KING\"}",
                "dismissOfficial|{}",
                "addVenue|{\"venue\":\"oslo\",\"name\":\"Oslo\"}",
                "addVenue|{\"venue\":\"oslo\",\"name\":\"Oslo\",\"timeZone\":\"Europe/Oslo\",\"officials\":[5]}",
                "renameVenue|{}",
                "removeVenue|{}",
                "planRound|{\"round\":1,\"startsAt\":5}",
                "planRound|{\"round\":1,\"chess960\":true,\"position\":960}",
                "removeRound|{}",
                "setPairings|{\"round\":1,\"pairings\":[{\"board\":0,\"white\":\"p1\",\"black\":\"p2\"}]}",
                "setPairings|{\"round\":1,\"pairings\":[{\"board\":1,\"white\":\"p1\"}]}",
                "setPairings|{\"round\":1,\"otherByes\":[{\"player\":\"p1\",\"kind\":\"ALLOCATED\"}]}",
                "publishPairings|{}",
                "repairPairing|{\"round\":1,\"board\":0,\"white\":\"p1\",\"black\":\"p2\"}",
                "repairPairing|{\"round\":1,\"board\":1,\"white\":\"p1\"}",
                "cancelBoard|{\"round\":1,\"board\":0,\"byes\":[]}",
                "cancelBoard|{\"round\":1,\"board\":1,\"byes\":[{\"player\":\"p1\",\"kind\":\"OTHER\"}]}",
                "cancelBoard|{\"round\":1,\"board\":1,\"byes\":[{\"kind\":\"HALF\"}]}",
                "openRound|{}",
                "openRound|{\"round\":0}",
                "openRound|{\"round\":\"1\"}",
                "recordCheck|{\"board\":\"b\",\"side\":\"RED\",\"kind\":\"DEVICE\",\"passed\":true}",
                "recordCheck|{\"board\":\"b\",\"side\":\"WHITE\",\"kind\":\"X\",\"passed\":true}",
                "recordCheck|{\"board\":\"b\",\"side\":\"WHITE\",\"kind\":\"DEVICE\"}",
                "recordCheck|{\"side\":\"WHITE\",\"kind\":\"DEVICE\",\"passed\":true}",
                "order|{}",
                "order|{\"kind\":\"STOP\"}",
                "order|{\"kind\":\"PAUSE\",\"round\":\"x\"}",
                "confirmReport|{\"venue\":\"rome\"}",
                "answerCall|{\"board\":\"b\",\"callId\":\"c\",\"valid\":\"yes\"}",
                "decideDisconnection|{\"board\":\"b\",\"caseId\":\"c\",\"option\":\"LOSE\"}",
                "decideDisconnection|{\"board\":\"b\",\"caseId\":\"c\",\"option\":\"REDUCE\",\"reduceSeconds\":0}",
                "decideDisconnection|{\"board\":\"b\",\"caseId\":\"c\",\"option\":\"REDUCE\",\"reduceSeconds\":1.5}",
                "decideDisconnection|{\"board\":\"b\",\"caseId\":\"c\",\"option\":\"RESTART_SHORTER\","
                        + "\"control\":\"soon\"}",
                "penalise|{\"board\":\"b\",\"offender\":\"WHITE\",\"kind\":\"SHOUT\",\"reason\":\"x\"}",
                "penalise|{\"board\":\"b\",\"offender\":\"WHITE\",\"kind\":\"WARNING\",\"seconds\":-5}",
                "penalise|{\"board\":\"b\",\"offender\":\"WHITE\",\"items\":{\"kind\":\"WARNING\"}}",
                "penalise|{\"board\":\"b\",\"offender\":\"WHITE\",\"items\":[5]}",
                "penalise|{\"board\":\"b\",\"offender\":\"WHITE\",\"kind\":\"GAME_LOST\",\"points\":\"1e9\"}",
                "penalise|{\"board\":\"b\",\"offender\":\"WHITE\",\"kind\":\"EXCLUSION\",\"rounds\":[1.5]}",
                "withdrawRuling|{\"board\":\"b\",\"ruling\":\"r\",\"kinds\":[\"SHOUT\"],\"reason\":\"x\",\"seen\":1}",
                "withdrawRuling|{\"board\":\"b\",\"ruling\":\"r\",\"kinds\":\"WARNING\",\"reason\":\"x\",\"seen\":1}",
                "withdrawRuling|{\"board\":\"b\",\"kinds\":[\"WARNING\"],\"reason\":\"x\",\"seen\":1}",
                "approveResult|{}",
                "approveResult|{\"board\":\"b\",\"seen\":\"1-0\",\"disputed\":[\"RED\"]}",
                "issueCode|{}",
                "issueRoundCodes|{}",
                "issueRoundCodes|{\"round\":0}",
                "issueCode|{\"board\":\"b\"}",
                "issueCode|{\"official\":5}",
                "decideAppeal|{\"board\":\"b\",\"appeal\":\"a\",\"outcome\":\"CHANGED\",\"white\":\"0.5\"}",
                "decideAppeal|{\"board\":\"b\",\"appeal\":\"a\",\"outcome\":\"UPHELD\",\"white\":\"0.5\","
                        + "\"black\":\"0.5\"}"
            })
    void aCommandWithBadArgumentsIsMalformedUnderItsId(String name, String args) {
        assertEquals(
                Optional.of(ID),
                assertInstanceOf(ClientFrame.Malformed.class, command(name, args))
                        .id());
    }

    @Test
    void halfACharacterIsNoText() { // OCR 18.4: a reason is recorded as written
        for (String half : List.of("\\ud800", "late \\udc00", "\\ud83d \\ude00")) {
            var malformed = assertInstanceOf(
                    ClientFrame.Malformed.class,
                    command("reverseForfeit", "{\"board\":\"demo/1/1\",\"reason\":\"" + half + "\"}"));
            assertEquals(Optional.of(ID), malformed.id());
            assertTrue(
                    malformed
                            .why()
                            .matches("reason holds half of a character, U\\+D\\w{3}; letters, signs, spaces, tabs "
                                    + "and line feeds are allowed\\. Nothing was changed\\."),
                    malformed::why);
        }
        assertEquals(
                new ReverseForfeit("demo/1/1", "\uD83D\uDE00"),
                request("reverseForfeit", "{\"board\":\"demo/1/1\",\"reason\":\"\\ud83d\\ude00\"}"));
    }

    @Test
    void onlyUsualReasonsMayBeCodes() { // OCR 18.3: nobody writes what only the hall says
        assertEquals(
                new ReverseForfeit("demo/1/1", "{VENUE_NOT_READY}"),
                request("reverseForfeit", "{\"board\":\"demo/1/1\",\"reason\":\"{VENUE_NOT_READY}\"}"));
        for (String code : List.of("{CONNECTION_LOST side=WHITE}", " {ARBITER_CALLED} ", "{NEW}", "{INCIDENT kind=x}"))
            assertEquals(
                    "reason must be words, not a code in braces. Nothing was changed.",
                    assertInstanceOf(
                                    ClientFrame.Malformed.class,
                                    command("reverseForfeit", "{\"board\":\"demo/1/1\",\"reason\":\"" + code + "\"}"))
                            .why());
        assertInstanceOf(ClientFrame.Malformed.class, command("reverseForfeit", "{\"board\":\"{FIRE_ALARM}\"}"));
    }

    @Test
    void aFrameOfMoreThan16KilobytesIsNotRead() {
        String small = "{\"t\":\"ping\",\"n\":1,\"x\":\"%s\"}";
        int room = FrameReader.LARGEST - small.length() + 2;
        assertInstanceOf(ClientFrame.Ping.class, FRAMES.read(small.formatted("y".repeat(room)), FrameReader.LARGEST));
        assertInstanceOf(
                ClientFrame.Malformed.class, FRAMES.read(small.formatted("y".repeat(room + 1)), FrameReader.LARGEST));
        assertInstanceOf(
                ClientFrame.Malformed.class,
                FRAMES.read(small.formatted("è".repeat(room / 2 + 1)), FrameReader.LARGEST));
    }

    @Test
    void officialsSetThePairingsOfAThousandBoardsInOneFrame() {
        String pairings = IntStream.rangeClosed(1, 1_000)
                .mapToObj(board -> "{\"board\":" + board + ",\"white\":\"a-long-id-" + board
                        + "\",\"black\":\"other-id-" + board + "\"}")
                .collect(Collectors.joining(","));
        String frame = "{\"t\":\"cmd\",\"id\":\"" + ID
                + "\",\"name\":\"setPairings\",\"args\":{\"round\":1,\"pairings\":[" + pairings + "],\"reason\":\"\"}}";
        assertInstanceOf(ClientFrame.Command.class, FRAMES.read(frame, FrameReader.LARGEST_OF_OFFICIALS));
        assertInstanceOf(ClientFrame.Malformed.class, FRAMES.read(frame, FrameReader.LARGEST));
    }

    @Test
    void aCommandThatIsTooLargeIsRefusedByItsIdAndToldTheLimit() {
        String command = "{\"t\":\"cmd\",\"id\":\"" + ID + "\",\"name\":\"penalise\",\"args\":{\"reason\":\""
                + "x".repeat(20_000) + "\"}}";
        assertEquals(
                new ClientFrame.Malformed(
                        Optional.of(ID), "A frame may have 16384 bytes at most. Nothing was changed."),
                FRAMES.read(command, FrameReader.LARGEST));
        for (String unreadable : List.of(command.substring(1), command.replace(ID, "short"), "x".repeat(20_000)))
            assertEquals(
                    new ClientFrame.Malformed(
                            Optional.empty(), "A frame may have 16384 bytes at most. Nothing was changed."),
                    FRAMES.read(unreadable, FrameReader.LARGEST));
    }

    @Test
    void whateverComesIsReadWithoutAnException() {
        long seed = 20_260_401L;
        Random random = new Random(seed);
        String frame =
                "{\"t\":\"cmd\",\"id\":\"" + ID + "\",\"name\":\"play\",\"args\":{\"uci\":\"e2e4\",\"expectedPly\":3}}";
        int malformed = 0;
        for (int i = 0; i < 20_000; i++) {
            StringBuilder text = new StringBuilder(frame);
            for (int change = random.nextInt(4); change >= 0; change--)
                text.setCharAt(random.nextInt(text.length()), (char) random.nextInt(1, 200));
            try {
                if (FRAMES.read(text.toString(), FrameReader.LARGEST) instanceof ClientFrame.Malformed) malformed++;
            } catch (RuntimeException e) {
                throw new AssertionError("seed " + seed + ", frame " + text, e);
            }
        }
        assertTrue(malformed > 10_000, "only " + malformed + " with seed " + seed);
    }
}
