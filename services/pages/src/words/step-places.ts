/** The values inserted into a step's text: `what` is its main detail, `also` a second one, `yes` whether it is true. */
export interface StepPlaces {
  side: string;
  what: string;
  also: string;
  time: string;
  control: string;
  score: string;
  was: string;
  count: string;
  at: string;
  /** The body that decides an appeal. */
  body: string;
  /** The move at which an irregularity happened; 0 for all other steps. */
  move: number;
  /** White and Black of a game whose players have changed; "" otherwise. */
  players: string;
  yes: boolean;
  back: boolean;
}
