/**
 * The number of this device, as registered by its venue (OCR 16.6): eight characters, none of which look alike; kept in
 * this browser.
 */
const KEY = "onehall.device";
const LETTERS = "0123456789ABCDEFGHJKMNPQRSTVWXYZ";

export const isDevice = (text: string): boolean =>
  text.length === 8 && [...text].every((letter) => LETTERS.includes(letter));

/** A new number. @param random returns the requested number of bytes */
export const numbered = (random: (bytes: number) => Uint8Array): string =>
  [...random(8)].map((byte) => LETTERS[byte % LETTERS.length]).join("");

/** Reads a number as typed or read out: any case, spaces and hyphens, O for 0, I and L for 1. */
export const readDevice = (text: string): string =>
  text.toUpperCase().replace(/[\s-]/g, "").replaceAll("O", "0").replace(/[IL]/g, "1");

/** The number as shown: "K7QF-3M2P". */
export const shownDevice = (device: string): string =>
  isDevice(device) ? `${device.slice(0, 4)}-${device.slice(4)}` : device;

export function ownDevice(): string {
  const known = localStorage.getItem(KEY) ?? "";
  if (isDevice(known)) return known;
  const made = numbered((bytes) => crypto.getRandomValues(new Uint8Array(bytes)));
  localStorage.setItem(KEY, made);
  return made;
}
