package org.onehall.adjudication.domain;

/** What a player may call for himself when the captain calls for the team (FSSI team-b). */
public enum CallKind {
    MEDICAL,
    TECHNICAL
}
