package org.onehall.competition.domain;

/** A round without a game for a player who is not paired in it. */
public record Bye(int round, String playerId, ByeKind kind) {}
