package org.onehall.fairplay.domain;

/**
 * What a command about a venue needs to know about its competition; set by the service, not by the caller.
 *
 * @param known the competition has this venue
 * @param minCameras {@code venue.cameras.min}, from 1 (OCR 16.3)
 * @param minArbiters {@code venue.minArbiters}, from 2 (OCR 16.9)
 * @param bagStorageAllowed {@code devices.bagStorageAllowed} (OCR 17.4)
 * @param archived the competition is in the archive: it can be read, not changed
 */
public record VenueFacts(boolean known, int minCameras, int minArbiters, boolean bagStorageAllowed, boolean archived) {}
