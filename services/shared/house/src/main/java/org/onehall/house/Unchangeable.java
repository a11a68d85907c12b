package org.onehall.house;

import com.google.protobuf.Descriptors.Descriptor;
import com.google.protobuf.Message;
import io.grpc.ForwardingServerCallListener.SimpleForwardingServerCallListener;
import io.grpc.ServerCall;
import io.grpc.StatusRuntimeException;
import io.quarkus.runtime.StartupEvent;
import jakarta.enterprise.context.ApplicationScoped;
import jakarta.enterprise.event.Observes;
import java.util.HashSet;
import java.util.List;
import java.util.Objects;
import java.util.Optional;
import java.util.Set;
import org.onehall.decider.BoardId;
import org.onehall.decider.LogKey;
import org.onehall.decider.Refusal;
import org.onehall.eventlog.TopicCatalogue;
import org.onehall.proto.competition.v1.CompetitionEvent;
import org.onehall.proto.competition.v1.PairingRepairOrdered;

/**
 * The boards and venues at which people can change nothing any more, as far as read: those of a competition in the
 * archive (OCR 17.11), and cancelled boards (LAW 6.6). Their commands are refused before they come into a log; what
 * services report is not. While a cancellation is ordered and game-state has not answered yet, a command has to wait,
 * so that no call and no appeal is left at a board that disappears. Thread-safe.
 */
@ApplicationScoped
public class Unchangeable {
    private enum Why implements Refusal {
        COMPETITION_ARCHIVED("OCR 17.11", Refusal.ARCHIVE_TEXT),
        BOARD_CANCELLED("LAW 6.6", Refusal.CANCELLED_TEXT);

        private final Meaning meaning;

        Why(String rule, String text) {
            meaning = new Meaning(rule, Kind.STATE, text);
        }

        @Override
        public Meaning meaning() {
            return meaning;
        }
    }

    /** Fields of a request that hold a competition, or the key of the log of a board or of a venue. */
    private static final List<String> KEYS = List.of("board_id", "venue_id", "venue_key", "competition_id");
    /** The log of the competition itself decides about this. */
    private static final String OWN = CompetitionEvent.getDescriptor().getFile().getPackage();

    private final Set<String> archived = new HashSet<>();
    /** Ids of boards. */
    private final Set<String> cancelled = new HashSet<>();
    /** Ids of the boards whose cancellation is ordered. */
    private final Set<String> ordered = new HashSet<>();

    void start(@Observes StartupEvent started, House house) {
        house.follow(TopicCatalogue.events("competition"), CompetitionEvent.parser(), this::fold);
    }

    synchronized void fold(CompetitionEvent event) {
        String competition = event.getHeader().getKey();
        switch (event.getPayloadCase()) {
            case COMPETITION_ARCHIVED -> archived.add(competition);
            case PAIRING_REPAIR_ORDERED -> {
                PairingRepairOrdered repair = event.getPairingRepairOrdered();
                if (repair.getCancelled()) ordered.add(board(competition, repair.getRound(), repair.getBoard()));
            }
            case PAIRING_REPAIR_REFUSED -> {
                var refused = event.getPairingRepairRefused();
                ordered.remove(board(competition, refused.getRound(), refused.getBoard()));
            }
            case COMPETITION_LOADED, DEFINITION_CHANGED ->
                Definitions.of(event)
                        .orElseThrow()
                        .getRoundsList()
                        .forEach(round -> round.getCancelledList()
                                .forEach(number -> cancelled.add(board(competition, round.getNumber(), number))));
            case ROUND_OPENED, ROUND_CLOSED, RESULT_NOTED, RESULT_APPROVED, RESULT_CONFIRMED, RESULT_WITHDRAWN -> {}
            case SCORE_CHANGED, PLAYER_EXCLUDED, PLAYER_READMITTED, REPORT_SIGNED -> {}
            case DRAFT_SAVED, DRAFT_DISCARDED, PAYLOAD_NOT_SET -> {}
        }
    }

    private static String board(String competition, int round, int number) {
        return new BoardId(competition, round, number).toString();
    }

    /**
     * Why a person may not do what a request asks for: a refusal, or UNAVAILABLE while it is being decided; empty: the
     * request changes nothing, is about no board and no venue, or these can still be changed.
     */
    Optional<StatusRuntimeException> hindrance(Message request) {
        Descriptor type = request.getDescriptorForType();
        if (type.findFieldByName("write") == null || type.getFile().getPackage().equals(OWN)) return Optional.empty();
        return KEYS.stream()
                .map(type::findFieldByName)
                .filter(Objects::nonNull)
                .map(field -> hindrance((String) request.getField(field)))
                .flatMap(Optional::stream)
                .findFirst();
    }

    private synchronized Optional<StatusRuntimeException> hindrance(String key) {
        if (archived.contains(LogKey.names(key) ? LogKey.competition(key) : key))
            return Optional.of(Refused.status(Why.COMPETITION_ARCHIVED));
        if (cancelled.contains(key)) return Optional.of(Refused.status(Why.BOARD_CANCELLED));
        return ordered.contains(key) ? Optional.of(GrpcRequests.notYet()) : Optional.empty();
    }

    /** Hears a call of a person, and ends it with a refusal if its request may not be carried out. */
    <Q> ServerCall.Listener<Q> refusing(ServerCall<Q, ?> call, ServerCall.Listener<Q> next) {
        return new SimpleForwardingServerCallListener<>(next) {
            private boolean refused;

            @Override
            public void onMessage(Q message) {
                Optional<StatusRuntimeException> why =
                        message instanceof Message request ? Unchangeable.this.hindrance(request) : Optional.empty();
                why.ifPresentOrElse(
                        status -> {
                            refused = true;
                            call.close(status.getStatus(), status.getTrailers());
                        },
                        () -> super.onMessage(message));
            }

            @Override
            public void onHalfClose() {
                if (!refused) super.onHalfClose();
            }
        };
    }
}
