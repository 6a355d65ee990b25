/** A distance as the search writes it into its text, and where it stands there. */
export interface WrittenDistance {
  text: string;
  town: string;
  km: number;
}

const WRITTEN =
  /(?<=^|\s)(?:[Ii]nom|[Ww]ithin) (\d{1,3}) km (?:från|of) (\p{Lu}[\p{L}-]*(?: \p{Lu}[\p{L}-]*)*)/u;

/** The distance in a text: "inom 60 km från Umeå". */
export function distanceIn(text: string): WrittenDistance | null {
  const [written, km, town] = WRITTEN.exec(text) ?? [];
  if (written === undefined || km === undefined || town === undefined) return null;
  return { text: written, km: Number(km), town };
}

/** A text with another distance, at its end; null: with none. */
export function withDistance(text: string, distance: string | null): string {
  const rest = text.replace(WRITTEN, ' ');
  return `${rest} ${distance ?? ''}`.replace(/\s+/gu, ' ').trim();
}
