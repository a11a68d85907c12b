package org.onehall.regulations;

import java.time.Duration;

/** What a profile says about venues, devices and links (OCR 16, 18). */
public final class ConnectionProfile {
    private ConnectionProfile() {}

    /** What a disconnection automatically does to the clock (OCR 4.3, 19.6, DEC-15). */
    public enum ClockPolicy {
        CONTINUE,
        PAUSE
    }

    /** What a flag fall of a disconnected player means (OCR 18.9, 11.4.2, DEC-15). */
    public enum FlagFall {
        PROVISIONAL,
        FINAL
    }

    /**
     * The playing devices (OCR 16.6, 17.2-17.4).
     *
     * @param forbiddenPenalty LOSS, or another penalty of OCR 18.4 by name
     */
    public record Devices(
            boolean ownAllowed, boolean bagStorageAllowed, String forbiddenPenalty, boolean headphonesAllowed) {
        static Devices of(Profile profile) {
            return new Devices(
                    profile.flag("devices.ownAllowed"),
                    profile.flag("devices.bagStorageAllowed"),
                    profile.value("devices.forbiddenPenalty"),
                    profile.flag("devices.headphonesAllowed"));
        }
    }

    /**
     * The communication system between people (OCR 16.5, 18.8).
     *
     * @param cards a player who loses the connection is shown a yellow card, the next time a red one; each is a penalty
     *     of OCR 18.4. Our own parameter: the regulations have cards for online play only
     * @param showSurroundings players show their surroundings before each game; use only after legal advice. The same
     *     holds for {@code showTasks} and {@code shareScreen} (APP-I A6)
     */
    public record Communication(
            boolean required,
            boolean blockMovesWhenLost,
            boolean cards,
            boolean showSurroundings,
            boolean showTasks,
            boolean shareScreen) {
        static Communication of(Profile profile) {
            return new Communication(
                    profile.flag("communication.required"),
                    profile.flag("communication.blockMovesWhenLost"),
                    profile.flag("communication.cards"),
                    profile.flag("communication.showSurroundings"),
                    profile.flag("communication.showTasks"),
                    profile.flag("communication.shareScreen"));
        }
    }

    /** When a link counts as doubtful and as down (OCR 18.8); heartbeat < suspect < down. */
    public record Connection(Duration heartbeat, Duration suspect, Duration down, boolean playerResponsible) {
        static Connection of(Profile profile) {
            return new Connection(
                    Duration.ofMillis(profile.whole("connection.heartbeatMs")),
                    Duration.ofMillis(profile.whole("connection.suspectMs")),
                    Duration.ofMillis(profile.whole("connection.downMs")),
                    profile.flag("connection.playerResponsible"));
        }
    }

    /**
     * Disconnections (OCR 18.9).
     *
     * @param reportWithin time after which the drafted report counts as the LTA's report
     * @param deputyAfter time after which the deputy may decide a case that the Chief Arbiter has not decided; zero:
     *     never because of time alone
     */
    public record Disconnection(
            ClockPolicy clockPolicy, FlagFall flagFall, Duration reportWithin, Duration deputyAfter) {
        static Disconnection of(Profile profile) {
            return new Disconnection(
                    ClockPolicy.valueOf(profile.value("disconnection.clockPolicy")),
                    FlagFall.valueOf(profile.value("disconnection.flagFall")),
                    Duration.ofSeconds(profile.whole("disconnection.report.slaSeconds")),
                    Duration.ofSeconds(profile.whole("disconnection.deputySeconds")));
        }
    }

    /** What a venue must have to be opened (OCR 16.3, 16.9). */
    public record Venue(int minCameras, int minArbiters) {
        static Venue of(Profile profile) {
            return new Venue(profile.whole("venue.cameras.min"), profile.whole("venue.minArbiters"));
        }
    }
}
