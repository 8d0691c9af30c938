import { encode } from "uqr";

/** A QR code as one SVG path; always dark on light, because scanners expect it. */
export function QrCode({ text, label }: { text: string; label: string }) {
  const { data, size } = encode(text, { border: 2 });
  const squares = data.flatMap((row, y) => row.map((isDark, x) => (isDark ? `M${x} ${y}h1v1h-1z` : "")));
  return (
    <svg viewBox={`0 0 ${size} ${size}`} role="img" aria-label={label} className="size-52 rounded">
      <rect width={size} height={size} fill="#ffffff" />
      <path d={squares.join("")} fill="#000000" shapeRendering="crispEdges" />
    </svg>
  );
}
