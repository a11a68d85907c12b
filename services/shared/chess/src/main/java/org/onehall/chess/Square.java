package org.onehall.chess;

import java.util.LinkedHashSet;
import java.util.Set;

/** A square of the board: index 0 = a1, 1 = b1, … 63 = h8. */
public record Square(int index) implements Comparable<Square> {
    private static final Square[] ALL = new Square[64];

    static {
        for (int index = 0; index < 64; index++) {
            ALL[index] = new Square(index);
        }
    }

    public Square {
        if (index < 0 || index > 63) {
            throw new IllegalArgumentException("no such square: index " + index);
        }
    }

    /** The square with a name such as {@code e4}; refuses anything else with an IllegalArgumentException. */
    public static Square of(String name) {
        if (name.length() == 2) {
            int file = name.charAt(0) - 'a';
            int rank = name.charAt(1) - '1';
            if (file >= 0 && file < 8 && rank >= 0 && rank < 8) {
                return ALL[rank * 8 + file];
            }
        }
        throw new IllegalArgumentException("not a square: \"" + Quoted.shortened(name) + "\"");
    }

    /** The squares of a set of bits. */
    static Set<Square> allOf(long bits) {
        var squares = new LinkedHashSet<Square>();
        for (long rest = bits; rest != 0; rest &= rest - 1) {
            squares.add(ALL[Long.numberOfTrailingZeros(rest)]);
        }
        return squares;
    }

    static Square at(int index) {
        return ALL[index];
    }

    /** 0 = a-file … 7 = h-file. */
    public int file() {
        return index & 7;
    }

    /** 0 = first rank … 7 = eighth rank. */
    public int rank() {
        return index >> 3;
    }

    /** Algebraic name, {@code a1} … {@code h8}. */
    public String name() {
        return "" + (char) ('a' + file()) + (char) ('1' + rank());
    }

    @Override
    public int compareTo(Square other) {
        return Integer.compare(index, other.index);
    }

    @Override
    public String toString() {
        return name();
    }
}
