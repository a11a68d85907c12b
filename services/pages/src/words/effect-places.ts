/** The values inserted into texts about the effect of a ruling: names of sides, times, points. */
export interface EffectPlaces {
  side: string;
  other: string;
  time: string;
  control: string;
  points: string;
  count: string;
  fine: string;
  amount: string;
  rounds: string;
}
