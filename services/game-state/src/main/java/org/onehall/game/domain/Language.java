package org.onehall.game.domain;

/** The language in which a player's assistant hears the opponent's moves (APP-III 1.2). */
public enum Language {
    EN,
    IT
}
