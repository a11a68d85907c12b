package org.onehall.competition.reading;

import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.Set;

/**
 * The columns of a list of players as organisers and programs for tournaments head them, in English, Italian, German,
 * French and Spanish. What is not known is not used, and is no fault: such lists have numbers, clubs and remarks too.
 */
final class PlayerHeadings {
    /** The given name, beside a column for the family name. */
    static final String FIRST_NAME = "firstName";

    /** Headings of each column, the surest first. */
    private static final Map<String, List<String>> USUAL = Map.ofEntries(
            Map.entry(
                    "name",
                    List.of(
                            "name",
                            "player",
                            "playername",
                            "fullname",
                            "giocatore",
                            "spieler",
                            "joueur",
                            "jugador",
                            "nome",
                            "nom",
                            "nombre")),
            Map.entry(
                    "rating",
                    List.of(
                            "rating",
                            "rtg",
                            "elo",
                            "fiderating",
                            "ratingfide",
                            "fideelo",
                            "elofide",
                            "rtgi",
                            "rtgint",
                            "intrating",
                            "eloint",
                            "rtgfide",
                            "fidertg",
                            "standardrating",
                            "std",
                            "twz")),
            Map.entry(
                    "federation",
                    List.of(
                            "federation",
                            "fed",
                            "fidefed",
                            "country",
                            "nation",
                            "federazione",
                            "nazione",
                            "naz",
                            "land",
                            "federacion",
                            "pays",
                            "pais")),
            Map.entry(
                    "fideId",
                    List.of("fideid", "idfide", "fideno", "fidenumber", "fidecode", "codicefide", "fide", "fidenr")),
            Map.entry("venue", List.of("venue", "playingvenue", "playinghall", "sede", "location", "site", "spielort")),
            Map.entry("sex", List.of("sex", "gender", "mf", "mw", "sesso", "geschlecht", "sexe", "sexo")),
            Map.entry("title", List.of("title", "tit", "fidetitle", "titolo", "titel", "titre", "titulo")),
            Map.entry(
                    "birthDate",
                    List.of(
                            "birthdate",
                            "dateofbirth",
                            "birthday",
                            "birth",
                            "born",
                            "dob",
                            "birthyear",
                            "yearofbirth",
                            "datadinascita",
                            "annodinascita",
                            "nascita",
                            "geburtsdatum",
                            "jahrgang")),
            Map.entry("accepted", List.of("accepted")),
            Map.entry("id", List.of("id")));

    private static final Set<String> FAMILY_NAME =
            Set.of("surname", "lastname", "familyname", "cognome", "nachname", "nomdefamille", "apellido", "apellidos");
    private static final Set<String> GIVEN_NAME =
            Set.of("firstname", "givenname", "forename", "vorname", "prenom", "prénom");

    private PlayerHeadings() {}

    /** The column that each heading means; "" for one that is not used. No column comes twice. */
    static List<String> columns(List<String> written) {
        List<String> plain = written.stream().map(PlayerHeadings::plain).toList();
        List<String> columns = new ArrayList<>(Collections.nCopies(written.size(), ""));
        names(plain, columns);
        USUAL.forEach((column, headings) -> headings.stream()
                .map(plain::indexOf)
                .filter(at -> at >= 0 && columns.get(at).isEmpty())
                .findFirst()
                .filter(_ -> !columns.contains(column))
                .ifPresent(at -> columns.set(at, column)));
        return columns;
    }

    /** Two columns for the family name and the given name; with a family name, "Nome" or "Name" is the given name. */
    private static void names(List<String> plain, List<String> columns) {
        Optional<Integer> family = first(plain, FAMILY_NAME);
        Optional<Integer> given = first(plain, GIVEN_NAME);
        if (family.isPresent()) {
            columns.set(family.get(), "name");
            given = given.or(() -> first(plain, Set.copyOf(USUAL.getOrDefault("name", List.of()))));
        }
        given.ifPresent(at -> columns.set(at, FIRST_NAME));
    }

    private static Optional<Integer> first(List<String> plain, Set<String> headings) {
        for (int at = 0; at < plain.size(); at++) if (headings.contains(plain.get(at))) return Optional.of(at);
        return Optional.empty();
    }

    private static String plain(String heading) {
        return heading.toLowerCase(Locale.ROOT).replaceAll("[^\\p{L}\\p{N}]", "");
    }
}
