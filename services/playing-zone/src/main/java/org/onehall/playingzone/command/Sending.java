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
 * @param id made by the client, the same when the command is sent again (ENG-1)
 * @param name of the command, as its frame says it
 * @param roundTripMs milliseconds from here to the screen and back; empty if not yet known
 */
public record Sending(Viewer viewer, String token, String id, String name, String trace, OptionalInt roundTripMs) {
    /** The owner, asked with the person's own token. */
    <S extends AbstractStub<S>> S as(S owner) {
        return asZone(owner.withOption(OutgoingInterceptor.AS, token));
    }

    /** The owner, asked with the zone's token: for what the zone itself vouches for. */
    <S extends AbstractStub<S>> S asZone(S owner) {
        return owner.withOption(OutgoingInterceptor.TRACE, trace);
    }

    WriteContext write() {
        return WriteContext.newBuilder().setRequestId(id).build();
    }

    /** The seat of who gives a {@link SeatCommand}. */
    SeatKey seat() {
        return viewer.seat().orElseThrow();
    }

    /** Nothing that is written down shows the token. */
    @Override
    public String toString() {
        return "Sending[" + name + " " + id + ", trace " + trace + "]";
    }
}
