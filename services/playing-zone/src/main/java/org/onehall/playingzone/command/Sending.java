package org.onehall.playingzone.command;

import io.grpc.stub.AbstractStub;
import java.util.OptionalInt;
import org.onehall.house.OutgoingInterceptor;
import org.onehall.playingzone.projection.SeatKey;
import org.onehall.playingzone.rights.Viewer;
import org.onehall.proto.types.v1.WriteContext;

/**
 * One command on its way to its owner.
 *
 * @param token of the person who gives it
 * @param id chosen by the client; the same when the command is sent again (ENG-1)
 * @param name of the command, as given in its frame
 * @param roundTripMs milliseconds from here to the screen and back; empty if not yet known
 */
public record Sending(Viewer viewer, String token, String id, String name, String trace, OptionalInt roundTripMs) {
    /** The owner's client, calling with the person's own token. */
    <S extends AbstractStub<S>> S as(S owner) {
        return asZone(owner.withOption(OutgoingInterceptor.AS, token));
    }

    /** The owner's client, calling with the zone's token: for statements the zone itself makes. */
    <S extends AbstractStub<S>> S asZone(S owner) {
        return owner.withOption(OutgoingInterceptor.TRACE, trace);
    }

    WriteContext write() {
        return WriteContext.newBuilder().setRequestId(id).build();
    }

    /** The seat of the person who gives a {@link SeatCommand}. */
    SeatKey seat() {
        return viewer.seat().orElseThrow();
    }

    /** Omits the token, so that it never appears in a log. */
    @Override
    public String toString() {
        return "Sending[" + name + " " + id + ", trace " + trace + "]";
    }
}
