package org.onehall.playingzone.edge.rest;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Optional;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import org.onehall.playingzone.Json;

/** A competition file as a form sees it, and as people read it (OCR 16.1). */
class YamlTreeTest {
    private static String json(String yaml) {
        return YamlTree.read(yaml).orElseThrow().toString();
    }

    private static String yaml(String json) {
        return YamlTree.write(Json.object(json).orElseThrow());
    }

    @Test
    void scalarsAreWhatTheYamlSays() {
        assertEquals(
                "{\"id\":\"cup\",\"rounds\":[{\"number\":1,\"done\":true},{\"number\":2,\"share\":0.5}],\"byes\":null}",
                json("id: cup\nrounds: [{number: 1, done: true}, {number: 2, share: 0.5}]\nbyes:\n"));
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "0042",
                "1.10",
                "1.0",
                "NO",
                "yes",
                "Off",
                "1_000",
                "0x1F",
                "90+30",
                "2026-11-01",
                "12:30",
                ".5",
                "1e3",
                "123456789012345678901",
                "-0",
                ".inf"
            })
    void aTextThatCouldNotBeWrittenBackTheSameIsAText(String text) {
        assertEquals("{\"a\":\"" + text + "\"}", json("a: " + text + "\n"));
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "0042",
                "NO",
                "true",
                "null",
                "~",
                "12",
                "2026-11-01",
                "",
                " x",
                "a: b",
                "# no",
                "- x",
                "&a",
                "*a",
                "!t",
                "Ada \\\"Due\\\"",
                "two\\nlines",
                "\\u0007",
                "\\u2028",
                "<<",
                "="
            })
    void aTextIsReadAgainAsTheSameText(String text) {
        String tree = "{\"a\":\"" + text + "\"}";
        assertEquals(Json.object(tree).orElseThrow(), YamlTree.read(yaml(tree)).orElseThrow());
    }

    @Test
    void aTreeIsWrittenInLinesThatPeopleCanRead() {
        assertEquals("""
                id: cup
                name: Coppa d'autunno
                venues:
                - id: rome
                  timeZone: Europe/Rome
                fast: true
                share: 0.5
                """, yaml("""
                {"id":"cup","name":"Coppa d'autunno","venues":[{"id":"rome","name":null,"timeZone":"Europe/Rome"}],
                 "fast":true,"share":0.50,"byes":null}"""));
    }

    @ParameterizedTest
    @ValueSource(strings = {"", "~", "null", "none"})
    void noValueInTheRegulationsMeansNone(String written) { // V-01
        String tree = "{\"regulations\":{\"category\":\"none\",\"more\":{\"b\":\"none\"},\"c\":[{\"d\":\"none\"}]}}";
        String text = "regulations:\n  category: %1$s\n  more:\n    b: %1$s\n  c:\n  - d: %1$s\n".formatted(written);
        assertEquals(tree, json(text));
        assertEquals(text.replace(": " + written + "\n", ": none\n"), yaml(tree));
    }

    @Test
    void nullInTheRegulationsIsWrittenAsNone() {
        assertEquals(
                "regulations:\n  category: none\nmore:\n  regulations: {}\n",
                yaml("{\"regulations\":{\"category\":null},\"more\":{\"regulations\":{\"a\":null},\"b\":null}}"));
        assertEquals("{\"regulations\":null}", json("regulations:\n"));
        assertEquals("{}\n", yaml("{\"regulations\":null}"));
    }

    @Test
    void noValueInAListStays() {
        String tree = "{\"a\":[null,1,[null]],\"regulations\":{\"b\":[null]}}";
        assertEquals(tree, json("a: [~, 1, [null]]\nregulations:\n  b:\n  -\n"));
        assertEquals(tree, json(yaml(tree)));
    }

    @Test
    void aTextLargerThanADraftIsRefused() {
        int besides = "a: \n".length();
        String most = "a".repeat(YamlTree.LARGEST - besides);
        assertEquals(YamlTree.LARGEST, yaml("{\"a\":\"" + most + "\"}").length());
        String nested = "{\"a\":" + "[".repeat(18) + "0" + ",0".repeat(50_000) + "]".repeat(18) + "}";
        for (String tree : new String[] {
            "{\"a\":\"" + most + "a\"}",
            "{\"a\":\"" + "è".repeat(YamlTree.LARGEST / 2) + "\"}",
            "{\"a\":\"" + "♞".repeat(YamlTree.LARGEST / 3) + "\"}",
            "{\"a\":\"" + "\ud83d\ude00".repeat(YamlTree.LARGEST / 4) + "\"}",
            nested
        })
            assertEquals(
                    "DRAFT_TOO_LARGE",
                    assertThrows(RefusedException.class, () -> yaml(tree))
                            .problem()
                            .code());
    }

    @Test
    void theDemonstrationIsTheSameAfterwards() throws IOException {
        String demo = Files.readString(Path.of("../../deploy/demo/competition/demo.yaml"));
        var tree = YamlTree.read(demo).orElseThrow();
        assertTrue(tree.path("venues").size() > 0, tree::toString);
        assertEquals(tree, YamlTree.read(YamlTree.write(tree)).orElseThrow());
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "",
                "a",
                "- a\n",
                "a: [\n",
                "a: &x [1]\nb: *x\n",
                "a: &x 1\nb: *x\n",
                "a: !thing {b: 1}\n",
                "a: !thing b\n",
                "a: !!set {b}\n",
                "a: !!binary aGk=\n",
                "a: 1\na: 2\n",
                "? [a]\n: 1\n",
                "a: \u0007\n"
            })
    void whatNoFormCanShowHasNoTree(String yaml) {
        assertEquals(Optional.empty(), YamlTree.read(yaml));
    }

    @Test
    void aTreeThatNoFileCanHoldIsMalformed() {
        String deep = "{\"a\":".repeat(20) + "1" + "}".repeat(20);
        assertEquals(deep, json(yaml(deep)));
        for (String tree : new String[] {
            "{\"a\":" + deep + "}",
            "{\"a\":1e300}",
            "{\"a\":1e400}",
            "{\"a\":0.0000001}",
            "{\"a\":1234567890123456789}",
            "{\"a\":\"\\ud800\"}",
            "{\"\\ud800\":1}"
        })
            assertEquals(
                    "MALFORMED",
                    assertThrows(RefusedException.class, () -> yaml(tree), tree)
                            .problem()
                            .code());
    }

    @Test
    void theSameListTwiceIsWrittenTwice() {
        assertEquals("a: []\nb: []\n", yaml("{\"a\":[],\"b\":[]}"));
    }
}
