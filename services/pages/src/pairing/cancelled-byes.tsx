import { SIDES, type RoundPairing, type Side } from "../protocol/protocol";
import type { ByeKind } from "../protocol/pairing";
import { repairWords as words } from "../words/repair";

/** What a player of a cancelled board gets. */
type Bye = ByeKind | "NONE";
/** What both get; "": not chosen yet. */
export type Byes = Readonly<Record<Side, Bye | "">>;

const CHOICES = Object.keys(words.choice) as readonly Bye[];

export const areComplete = (byes: Byes): boolean => SIDES.every((side) => byes[side] !== "");

/** The byes that are sent to the hall. A player who gets nothing is not among them. */
export const byesOf = (pairing: RoundPairing, byes: Byes): readonly { player: string; kind: ByeKind }[] =>
  SIDES.flatMap((side) => {
    const kind = byes[side];
    return kind === "" || kind === "NONE" ? [] : [{ player: at(pairing, side).id, kind }];
  });

const at = (pairing: RoundPairing, side: Side) => (side === "WHITE" ? pairing.white : pairing.black);

/** Says what each player of a cancelled board gets, and what follows. */
export function CancelledByes({
  pairing,
  byes,
  allocated,
  onChange,
}: {
  pairing: RoundPairing;
  byes: Byes;
  /** How many other players of the round have the pairing-allocated bye. */
  allocated: number;
  onChange(to: Byes): void;
}) {
  const all = allocated + SIDES.filter((side) => byes[side] === "ALLOCATED").length;
  return (
    <>
      {SIDES.map((side) => (
        <label key={side}>
          {words.gets(at(pairing, side).name)}
          <select
            value={byes[side]}
            onChange={(event) => onChange({ ...byes, [side]: event.currentTarget.value as Bye | "" })}
          >
            <option value="">{words.chooseBye}</option>
            {CHOICES.map((one) => (
              <option key={one} value={one}>
                {words.choice[one]}
              </option>
            ))}
          </select>
        </label>
      ))}
      {all > 1 && all > allocated && (
        <p class="warn-text" role="alert">
          {words.severalAllocated(all)}
        </p>
      )}
      <h3>{words.follows}</h3>
      <ul>
        {[...words.cancelAlways, words.cancelFollows].map((one) => (
          <li key={one}>{one}</li>
        ))}
      </ul>
    </>
  );
}
