package org.onehall.playingzone.hall;

import com.fasterxml.jackson.databind.JsonNode;
import java.net.URI;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.onehall.decider.Actor;
import org.onehall.playingzone.Facts;
import org.onehall.playingzone.Json;
import org.onehall.playingzone.config.ConnectionConfig;
import org.onehall.playingzone.config.DoorsConfig;
import org.onehall.playingzone.projection.Hall;
import org.onehall.playingzone.rights.Viewer;

/** A hub with its hall and facts, and the pages that join it. */
abstract class HubFixture {
    static final String BOARD = "demo/1/1";
    static final org.onehall.proto.types.v1.Role CA = org.onehall.proto.types.v1.Role.ROLE_CHIEF_ARBITER;

    final Facts facts = new Facts();
    final Hall hall = new Hall();
    final Hub hub = new Hub(
            hall,
            new ConnectionConfig() {
                @Override
                public Duration suspect() {
                    return Duration.ofSeconds(3);
                }

                @Override
                public Duration down() {
                    return Duration.ofSeconds(5);
                }
            },
            new DoorsConfig() {
                @Override
                public Optional<URI> publicUrl() {
                    return Optional.of(URI.create("https://hall.example.org"));
                }

                @Override
                public Optional<List<String>> trustedProxies() {
                    return Optional.empty();
                }
            });

    static final class Page implements Outlet {
        final List<JsonNode> frames = new ArrayList<>();
        int closed;

        @Override
        public void send(String frame) {
            frames.add(Json.object(frame).orElseThrow());
        }

        @Override
        public void show(String what, String frame) {
            send(frame);
        }

        @Override
        public void close(int code, String reason) {
            closed = code;
        }

        @Override
        public void ping(long number) {}

        List<String> types() {
            return frames.stream().map(frame -> frame.path("t").textValue()).toList();
        }

        /** The types of frames since the last call. */
        List<String> news() {
            List<String> types = types();
            frames.clear();
            return types;
        }
    }

    Page join(Actor actor) {
        return join(actor, "demo");
    }

    Page join(Actor actor, String competition) {
        Page page = new Page();
        hub.join(new Member(new Viewer(actor.of(competition), "Name"), page, Optional.empty()), 0);
        return page;
    }

    Page player(String side) {
        return join(Actor.seat(side, side.equals("WHITE") ? "rome" : "milan", BOARD, side));
    }

    void play() {
        hall.fold(facts.loaded());
        hall.fold(facts.created(BOARD, "rome", "milan"));
        hall.fold(facts.created("demo/1/2", "milan", "turin"));
        hall.fold(facts.started(BOARD));
    }
}
