package org.onehall.game.domain;

/** In which a player's assistant is told the opponent's moves (APP-III 1.2). */
public enum Language {
    EN,
    IT
}
