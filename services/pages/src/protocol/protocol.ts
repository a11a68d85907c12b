/**
 * Everything that travels between this page and the playing zone. One type per frame; nothing else is sent or read.
 * Each area has a file of its own.
 */

export type * from "./basics";
export type * from "./competition";
export type * from "./game";
export type * from "./board";
export type * from "./venue";
export type * from "./floor";
export type * from "./requests";
export type * from "./links";
export type * from "./rulings";
export type * from "./orders";
export type * from "./timeline";
export type * from "./papers";
export type * from "./pairing";
export type * from "./standings";
export type * from "./frames";
export type * from "./commands";
export type * from "./definition";
export { other, SIDES } from "./basics";
export { bySide, bySideOf, openDisputes, sideNow } from "./board";
