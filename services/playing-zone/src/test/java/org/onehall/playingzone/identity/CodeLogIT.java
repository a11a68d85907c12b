package org.onehall.playingzone.identity;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertInstanceOf;

import io.micrometer.core.instrument.simple.SimpleMeterRegistry;
import java.io.IOException;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.junit.jupiter.api.Test;
import org.onehall.decider.Role;
import org.onehall.house.House;
import org.onehall.house.HouseConfig;
import org.onehall.playingzone.ZoneRefusal;
import org.onehall.playingzone.identity.EnrolmentCodes.Issued;
import org.onehall.playingzone.identity.EnrolmentCodes.Redeemed;
import org.onehall.playingzone.projection.Holder;
import org.onehall.testkit.Eventually;
import org.onehall.testkit.OneBroker;

class CodeLogIT {
    private static final Holder WHITE =
            new Holder("demo", Role.PLAYER, "p1", "Anna", "rome", "Rome", "demo/1/1", "WHITE");
    private static final Holder BLACK =
            new Holder("demo", Role.PLAYER, "p2", "Bruno", "milan", "Milan", "demo/1/1", "BLACK");

    private static CodeLog open() throws IOException {
        CodeLog log = new CodeLog(
                new House(
                        new HouseConfig() {
                            @Override
                            public Kafka kafka() {
                                return new Kafka() {
                                    @Override
                                    public String bootstrap() {
                                        return OneBroker.shared().bootstrap();
                                    }

                                    @Override
                                    public Map<String, String> properties() {
                                        return Map.of();
                                    }

                                    @Override
                                    public Optional<Path> clientFile() {
                                        return Optional.empty();
                                    }

                                    @Override
                                    public int replication() {
                                        return 1;
                                    }
                                };
                            }

                            @Override
                            public String instance() {
                                return "playing-zone-1";
                            }

                            @Override
                            public Path dataDir() {
                                return Path.of("target", "data");
                            }

                            @Override
                            public Optional<Path> serviceTokenFile() {
                                return Optional.empty();
                            }

                            @Override
                            public Map<String, String> addresses() {
                                return Map.of();
                            }

                            @Override
                            public Map<String, String> hedged() {
                                return Map.of();
                            }
                        },
                        new SimpleMeterRegistry()),
                () -> Path.of("target", "data", "codes.secret"));
        Eventually.holds(log::isReady);
        return log;
    }

    @Test
    void codesOnARealBrokerSurviveARestartAndAreGoodOnce() throws IOException {
        CodeLog log = open();
        List<Issued> issued = log.book().renew("demo", List.of(WHITE, BLACK), CodeEntry.Purpose.PEOPLE);
        assertLetsIn(WHITE, log.book().redeem(issued.getFirst().code(), _ -> Optional.empty()));
        log.close();
        CodeLog again = open();
        assertEquals(
                new Redeemed.Refused(ZoneRefusal.CODE_USED),
                again.book().redeem(issued.getFirst().code(), _ -> Optional.empty()));
        assertLetsIn(BLACK, again.book().redeem(issued.get(1).code(), _ -> Optional.empty()));
        again.close();
    }

    private static void assertLetsIn(Holder holder, Redeemed redeemed) {
        assertEquals(holder, assertInstanceOf(Redeemed.Granted.class, redeemed).holder());
    }
}
