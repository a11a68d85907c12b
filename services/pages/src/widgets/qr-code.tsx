import { encode } from "uqr";

/** Light modules around a QR code, so that a camera can find it (ISO/IEC 18004). */
const QUIET = 4;

/** A QR code for print, black on white whatever the page's colours. Its text is written beside it. */
export function QrCode({ text }: { text: string }) {
  const { size, data } = encode(text, { ecc: "M", border: QUIET });
  const dark = data.flatMap((row, y) => row.map((on, x) => (on ? `M${x} ${y}h1v1h-1z` : ""))).join("");
  return (
    <svg class="qr" viewBox={`0 0 ${size} ${size}`} shape-rendering="crispEdges" aria-hidden="true">
      <rect width={size} height={size} fill="#fff" />
      <path d={dark} fill="#000" />
    </svg>
  );
}
