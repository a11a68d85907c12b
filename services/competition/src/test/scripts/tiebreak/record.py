"""Records what FIDE's TieBreakServer answers; see the README beside this file.

usage: python3 record.py FOLDER_OF_TIEBREAKSERVER FOLDER_OF_TOURNAMENTS OUTPUT.txt.gz
"""

import gzip
import pathlib
import sys

program, tournaments, output = map(pathlib.Path, sys.argv[1:4])
sys.path.insert(0, str(program))
from tiebreak import tiebreak  # noqa: E402
from trf2json import trf2json  # noqa: E402

LISTS = {teams: (tournaments / name).read_text().splitlines() for teams, name in [(False, "players.txt"), (True, "teams.txt")]}


def text(value):
    """A value in the shortest form: 12.50 is 12.5, an undefined value is empty."""
    if value is None:
        return ""
    number = str(value)
    return number.rstrip("0").rstrip(".") if "." in number else number


def runs(values):
    """Equal neighbours are written once, with their number: 3*0."""
    parts = []
    for value in values:
        if parts and parts[-1][1] == value:
            parts[-1][0] += 1
        else:
            parts.append([1, value])
    return " ".join(v if n == 1 else f"{n}*{v}" for n, v in parts)


class Reference:
    """The program with one tournament; every list begins as if it were the first, which is much faster than to begin
    with the report again. Fore Buchholz changes "lna" for the tie-breaks after it, so that is put back."""

    def __init__(self, tournament):
        self.tournament = tournament
        self.program = tiebreak(tournament, -1, {"unrated": None})
        self.kept = [
            (entrant["tbval"], {key: value for key, value in entrant["tbval"].items() if key.endswith("_lna")})
            for entrant in self.program.cmps.values()
        ]

    def answer(self, names):
        self.program.tiebreaks = []
        self.program.primaryscore = None
        self.program.rankorder = list(self.program.cmps.values())
        for values, kept in self.kept:
            values.update(kept)
        for entrant in self.program.cmps.values():
            entrant.update({"rank": 1, "tiebreakScore": [], "tiebreakDetails": []})
        result = self.program.compute_tiebreaks(self.tournament, {"tiebreak": names, "check": False})
        return sorted(result["competitors"], key=lambda entrant: entrant["cid"])


with gzip.GzipFile(output, "wb", 9, mtime=0) as zipped:
    for path in sorted(tournaments.glob("*.trf")):
        seed, fingerprint = path.stem.split("-")
        report = trf2json()
        report.parse_file(path.read_text("latin1"), 0)
        if report.chessjson["status"]["code"] != 0:
            sys.exit(f"{path}: {report.chessjson['status']}")
        tournament = report.get_tournament(1)
        reference = Reference(tournament)
        written = [f"@ {int(seed)} {fingerprint}"]
        for line in LISTS[tournament["teamTournament"]]:
            names = line.split()
            entrants = reference.answer(names)
            for i in range(len(names)):
                written.append(runs([text(entrant["tiebreakScore"][i]) for entrant in entrants]))
            written.append(runs([str(entrant["rank"]) for entrant in entrants]))
        zipped.write(("\n".join(written) + "\n").encode("ascii"))
