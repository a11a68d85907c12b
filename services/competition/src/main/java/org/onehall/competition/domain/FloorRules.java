package org.onehall.competition.domain;

import java.util.Optional;
import java.util.OptionalInt;
import org.onehall.regulations.Profile;

/**
 * What the regulations require of the venues and of the people in them (regulations §27).
 *
 * @param minCameras from 1 (OCR 16.3)
 * @param minArbiters from 2 (OCR 16.9)
 * @param bagStorageAllowed devices that are switched off may be kept in a bag (OCR 17.4)
 * @param dressCode empty: none (OCR 17.8)
 * @param rollCallMinutes before the start, 0 to 120; empty: no roll call (FSSI ind-b)
 * @param scoresheets players keep scoresheets (OCR 20.7)
 * @param opponentReports a player who is not on move reports before leaving (LAW 11.2.4)
 * @param ownDevices players may use their own devices (OCR 16.6, 17.2)
 * @param showSurroundings players show their surroundings before a game; similarly {@code showTasks} and
 *     {@code shareScreen} (APP-I A6)
 * @param links empty in competitions loaded before they were recorded (OCR 18.8)
 * @param headphonesAllowed players may wear headphones (OCR 9.7)
 */
public record FloorRules(
        int minCameras,
        int minArbiters,
        boolean bagStorageAllowed,
        Optional<String> dressCode,
        LeavePolicy leavePolicy,
        OptionalInt rollCallMinutes,
        boolean scoresheets,
        boolean opponentReports,
        boolean ownDevices,
        boolean showSurroundings,
        boolean showTasks,
        boolean shareScreen,
        Optional<LinkRules> links,
        boolean headphonesAllowed) {
    public FloorRules {
        if (minCameras < 1) throw new IllegalArgumentException("min_cameras is at least 1, not " + minCameras);
        if (minArbiters < 2) throw new IllegalArgumentException("min_arbiters is at least 2, not " + minArbiters);
    }

    public static FloorRules of(Profile profile) {
        return new FloorRules(
                profile.venue().minCameras(),
                profile.venue().minArbiters(),
                profile.devices().bagStorageAllowed(),
                profile.present("dressCode.text"),
                LeavePolicy.valueOf(profile.value("leave.policy")),
                profile.defaultTime().rollCall(),
                profile.scoresheets(),
                profile.value("leave.opponentMustReport").equals("true"),
                profile.value("devices.ownAllowed").equals("true"),
                profile.communication().showSurroundings(),
                profile.communication().showTasks(),
                profile.communication().shareScreen(),
                Optional.of(new LinkRules(
                        profile.connection().heartbeat(),
                        profile.connection().suspect(),
                        profile.connection().down())),
                profile.devices().headphonesAllowed());
    }
}
