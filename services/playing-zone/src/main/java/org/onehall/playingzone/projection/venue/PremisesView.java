package org.onehall.playingzone.projection.venue;

import java.util.List;
import java.util.Optional;

/**
 * A venue before and during a round (OCR 16).
 *
 * @param id "competition/venue"
 * @param round the round in question: the first with a game that has no result
 * @param missing what it still lacks for that round
 * @param staff officials of the venue and their stand-ins
 * @param alerts of lost cameras, the newest last
 * @param internet the last test since the venue's last day; empty if there was none
 * @param measures protective measures taken for that round (OCR 16.4/a)
 * @param medical empty if nobody has reported it (FSSI gen-6)
 * @param devices devices registered to play on; while there is none, any device is admitted (OCR 16.6)
 * @param told whether its players were told that decisions of the platform are outside the arbiters' power (APP-I A7)
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
