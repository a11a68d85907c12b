package org.onehall.house;

import static org.junit.jupiter.api.Assertions.assertEquals;

import com.google.protobuf.Message;
import io.grpc.Metadata;
import io.grpc.MethodDescriptor;
import io.grpc.ServerCall;
import io.grpc.Status;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.onehall.decider.Refusal;
import org.onehall.proto.adjudication.v1.CallArbiterRequest;
import org.onehall.proto.adjudication.v1.FileAppealRequest;
import org.onehall.proto.clock.v1.TakeTimeSheetRequest;
import org.onehall.proto.competition.v1.ArchiveCompetitionRequest;
import org.onehall.proto.competition.v1.ChangeKind;
import org.onehall.proto.competition.v1.CompetitionArchived;
import org.onehall.proto.competition.v1.CompetitionEvent;
import org.onehall.proto.competition.v1.CompetitionLoaded;
import org.onehall.proto.competition.v1.DefinitionChanged;
import org.onehall.proto.competition.v1.PairingRepairOrdered;
import org.onehall.proto.competition.v1.PairingRepairRefused;
import org.onehall.proto.competition.v1.Round;
import org.onehall.proto.connectivity.v1.ConfirmReportRequest;
import org.onehall.proto.connectivity.v1.ListLinksRequest;
import org.onehall.proto.types.v1.EventHeader;

/** People change nothing in the archive (OCR 17.11) and at cancelled boards (LAW 6.6). */
class UnchangeableTest {
    private final Unchangeable unchangeable = new Unchangeable();
    private final List<String> answers = new ArrayList<>();

    private static CompetitionEvent.Builder of(String competition) {
        return CompetitionEvent.newBuilder().setHeader(EventHeader.newBuilder().setKey(competition));
    }

    private void archived() {
        unchangeable.fold(of("cup")
                .setCompetitionArchived(CompetitionArchived.getDefaultInstance())
                .build());
    }

    private void ordered(boolean cancelled) {
        unchangeable.fold(of("cup")
                .setPairingRepairOrdered(PairingRepairOrdered.newBuilder()
                        .setRound(1)
                        .setBoard(2)
                        .setCancelled(cancelled))
                .build());
    }

    private static CallArbiterRequest call(String board) {
        return CallArbiterRequest.newBuilder().setBoardId(board).build();
    }

    /** What is answered to a request: "OK", or the status and the text of a refusal. */
    private String answer(Message request) {
        answers.clear();
        var call = new ServerCall<Message, Message>() {
            @Override
            public void request(int messages) {}

            @Override
            public void sendHeaders(Metadata headers) {}

            @Override
            public void sendMessage(Message message) {}

            @Override
            public void close(Status status, Metadata trailers) {
                answers.add(status.getCode() + " " + status.getDescription());
            }

            @Override
            public boolean isCancelled() {
                return false;
            }

            @Override
            public MethodDescriptor<Message, Message> getMethodDescriptor() {
                throw new UnsupportedOperationException();
            }
        };
        ServerCall.Listener<Message> heard = unchangeable.refusing(call, new ServerCall.Listener<>() {
            @Override
            public void onHalfClose() {
                answers.add("OK");
            }
        });
        heard.onMessage(request);
        heard.onHalfClose();
        return String.join(", ", answers);
    }

    @Test
    void nothingChangesInTheArchiveWhateverItsLog() { // OCR 17.11
        archived();
        String refused = "FAILED_PRECONDITION " + Refusal.ARCHIVE_TEXT;
        for (Message request : List.of(
                call("cup/1/2"),
                FileAppealRequest.newBuilder().setBoardId("cup/3/1").build(),
                TakeTimeSheetRequest.newBuilder().setCompetitionId("cup").build(),
                ConfirmReportRequest.newBuilder().setVenueId("cup/rome").build()))
            assertEquals(refused, answer(request));
        for (Message request : List.of(
                call("league/1/2"),
                call(""),
                ArchiveCompetitionRequest.newBuilder().setCompetitionId("cup").build(),
                ListLinksRequest.newBuilder().setVenueId("cup/rome").build())) assertEquals("OK", answer(request));
    }

    @Test
    void nothingChangesAtACancelledBoardAlsoAfterARestart() { // LAW 6.6
        Round cancelled = Round.newBuilder().setNumber(1).addCancelled(2).build();
        for (CompetitionEvent known : List.of(
                of("cup")
                        .setDefinitionChanged(DefinitionChanged.newBuilder()
                                .setKind(ChangeKind.CHANGE_KIND_BOARD_CANCELLED)
                                .setRound(1)
                                .setDefinition(CompetitionLoaded.newBuilder().addRounds(cancelled)))
                        .build(),
                of("league")
                        .setCompetitionLoaded(CompetitionLoaded.newBuilder().addRounds(cancelled))
                        .build())) {
            unchangeable.fold(known);
            String competition = known.getHeader().getKey();
            assertEquals("FAILED_PRECONDITION " + Refusal.CANCELLED_TEXT, answer(call(competition + "/1/2")));
            assertEquals("OK", answer(call(competition + "/1/1")));
            assertEquals("OK", answer(call(competition + "/2/2")));
        }
    }

    @Test
    void aCommandWaitsWhileTheCancellationIsOrdered() { // LAW 6.6
        ordered(false);
        assertEquals("OK", answer(call("cup/1/2")), "a repair is no cancellation");
        ordered(true);
        assertEquals(
                "UNAVAILABLE No answer yet. Ask again with the same request id: it is carried out once at most.",
                answer(call("cup/1/2")));
        assertEquals("OK", answer(call("cup/1/1")));
        unchangeable.fold(of("cup")
                .setPairingRepairRefused(
                        PairingRepairRefused.newBuilder().setRound(1).setBoard(2))
                .build());
        assertEquals("OK", answer(call("cup/1/2")));
    }
}
