/** A colour as its red, green and blue, each 0–255. */
type Rgb = readonly [number, number, number];

function channel(hex: string, at: number): number {
  return Number.parseInt(hex.slice(at, at + 2), 16);
}

function parseHex(color: string): Rgb {
  if (!/^#[0-9a-f]{6}$/i.test(color)) throw new Error(`Not a six-digit hex colour: ${color}`);
  return [channel(color, 1), channel(color, 3), channel(color, 5)];
}

/** One channel's linear value, 0–1, with the sRGB curve undone. */
function linear(value: number): number {
  const share = value / 255;
  return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
}

/**
 * Relative luminance, 0 (black) to 1 (white), as WCAG 2.2 defines it.
 * @param color Six-digit hex.
 */
function relativeLuminance(color: string): number {
  const [r, g, b] = parseHex(color);
  return 0.2126 * linear(r) + 0.7152 * linear(g) + 0.0722 * linear(b);
}

/**
 * WCAG 2.2 contrast ratio, 1 to 21; the order of the two does not matter.
 * @throws Error when a colour is not six-digit hex: a transparent colour has no ratio of its own.
 */
export function contrastRatio(one: string, other: string): number {
  const a = relativeLuminance(one);
  const b = relativeLuminance(other);
  return (Math.max(a, b) + 0.05) / (Math.min(a, b) + 0.05);
}
