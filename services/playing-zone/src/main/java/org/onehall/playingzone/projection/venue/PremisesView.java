package org.onehall.playingzone.projection.venue;

import java.util.List;
import java.util.Optional;

/**
 * A venue before and during a round (OCR 16).
 *
 * @param id "competition/venue"
 * @param round the one it is about: the first with a game that has no result
 * @param missing what it lacks for that round
 * @param staff officials of the venue and those who stand in for them
 * @param alerts of lost cameras, the newest last
 * @param internet what the last test said since the venue's last day; empty: none
 * @param measures taken for that round (OCR 16.4/a)
 * @param medical empty: nobody has said (FSSI gen-6)
 * @param devices registered to play on; while there is none, any device is let in (OCR 16.6)
 * @param told its players know that decisions of the platform are outside the arbiters' power (APP-I A7)
 * @param informed names of arbiters who have ticked that they know the platform's procedures (APP-I A8)
 */
public record PremisesView(
        String id,
        String venue,
        String name,
        int round,
        boolean open,
        List<MissingView> missing,
        List<StaffView> staff,
        int minArbiters,
        List<CameraView> cameras,
        int minCameras,
        List<AlertView> alerts,
        Optional<TestView> internet,
        List<String> measures,
        List<PermissionView> permissions,
        List<PersonIncidentView> incidents,
        boolean bagsAllowed,
        List<BagView> bags,
        Optional<MedicalView> medical,
        List<DeviceView> devices,
        boolean ownDevices,
        boolean told,
        List<String> informed) {}
