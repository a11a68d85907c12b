package org.onehall.playingzone.projection.disconnection;

import java.util.List;

/** Seats of one venue that lost their links together (ENG-7). */
public record OutageView(String id, String venue, long since, List<String> caseIds) {}
