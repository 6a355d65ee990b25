/** How a language writes numbers. */
interface NumberSigns {
  decimal: string;
  group: string;
  /** The ten digits, 0 first. */
  digits: readonly string[];
}

/** Between thousands in any language: spaces of every width, and the apostrophes of Switzerland. */
const NEUTRAL_GROUPS = /[\s\u00a0\u2009\u202f'’]/gu;
const MINUS = /^[-−‒–]/u;
/** More decimals than a person types; a `number` has about 15 digits in all. */
const MAX_DECIMALS = 10;

function signsOf(locale: string): NumberSigns {
  const parts = new Intl.NumberFormat(locale, { useGrouping: true }).formatToParts(-1234567.5);
  const sign = (type: Intl.NumberFormatPartTypes) => parts.find((part) => part.type === type);
  const digits = new Intl.NumberFormat(locale, { useGrouping: false }).format(9876543210);
  return {
    decimal: sign('decimal')?.value ?? '.',
    group: sign('group')?.value ?? '',
    digits: [...digits].reverse(),
  };
}

/** The same text with the digits 0 to 9 and a plain minus. */
function plain(text: string, digits: readonly string[]): string {
  const latin = [...text].map((sign) => {
    const digit = digits.indexOf(sign);
    return digit === -1 ? sign : String(digit);
  });
  return latin
    .join('')
    .trim()
    .replace(/[\u200e\u200f\u061c]/gu, '')
    .replace(MINUS, '-');
}

/**
 * The number that a person typed, in their language: `7,5` in Swedish, `7.5` in English. The other
 * sign is read as the decimal sign too, where that can mean nothing else.
 * @param locale BCP 47.
 * @returns Null for a text that is no number, or that could be two: `1.500` in Swedish.
 */
export function readNumber(text: string, locale: string): number | null {
  const { decimal, group, digits } = signsOf(locale);
  const typed = plain(text, digits).replace(NEUTRAL_GROUPS, '');
  const isAmbiguous = /^-?[1-9]\d{0,2}[.,]\d{3}$/u.test(typed);
  const isForeign = !typed.includes(decimal) && !(group !== '' && typed.includes(group));
  if (isAmbiguous && isForeign) return null;
  const [whole = '', fraction = '', ...more] = typed.split(isForeign ? /[.,]/u : decimal);
  const thousands = group === '' ? [whole] : whole.split(group);
  if (more.length > 0 || !areGroups(thousands)) return null;
  const read = `${thousands.join('')}.${fraction}`;
  return /^-?(?:\d+\.\d*|\.\d+)$/u.test(read) ? Number(read) : null;
}

/** Whether groups are as long as in some language: "1,5" is no number in English, and not fifteen. */
function areGroups(groups: readonly string[]): boolean {
  if (groups.length === 1) return true;
  const [first = '', ...rest] = groups;
  const isMiddle = (part: string) => /^\d{2,3}$/u.test(part);
  return /^-?\d{1,3}$/u.test(first) && rest.every(isMiddle) && rest.at(-1)?.length === 3;
}

/** A number as the language writes it: `1 200,5`. `readNumber` reads it again. */
export function writeNumber(value: number, locale: string): string {
  return new Intl.NumberFormat(locale, { maximumFractionDigits: MAX_DECIMALS }).format(value);
}

/** The limits and the step of a number. */
export interface NumberScale {
  min?: number | undefined;
  max?: number | undefined;
  step: number;
}

const decimalsOf = (value: number): number => /\.(\d+)$/u.exec(String(value))?.[1]?.length ?? 0;

/**
 * The number some steps further: on the scale of steps from `min`, within the limits, and without
 * the digits that adding decimals leaves behind.
 * @param value Null starts at `min`, or at 0.
 */
export function steppedBy(steps: number, value: number | null, scale: NumberScale): number {
  const { min = Number.NEGATIVE_INFINITY, max = Number.POSITIVE_INFINITY, step } = scale;
  const base = Number.isFinite(min) ? min : 0;
  if (value === null) return Math.min(Math.max(base, min), max);
  const decimals = Math.max(decimalsOf(step), decimalsOf(base));
  const at = Number(((value - base) / step).toFixed(MAX_DECIMALS));
  // From between two steps to the next one in the direction
  const next = steps > 0 ? Math.floor(at) + steps : Math.ceil(at) + steps;
  return Number(Math.min(Math.max(base + next * step, min), max).toFixed(decimals));
}
