/** Everything that only readers of Italian load. */
export * as hall from "./hall";
export { italian } from "./italian";
