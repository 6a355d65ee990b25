/** The rules for uploads. */
export interface FileRules {
  /** As in the `accept` attribute: `.pdf`, `application/pdf`, `image/*`. Empty: anything. */
  accept: readonly string[];
  /** The largest size of a file, in bytes. */
  maxSize: number;
}

/** Why a file is refused. */
export type FileProblem = 'type' | 'size' | 'empty';

/** The properties of a file that are checked; a browser's `File` has them. */
export interface FileFacts {
  name: string;
  /** '' when the browser does not know it, as for photos of an iPhone. */
  type: string;
  /** Bytes. */
  size: number;
}

/** Types by extension, for files without a type. */
const TYPE_BY_ENDING: Record<string, string | undefined> = {
  heic: 'image/heic',
  heif: 'image/heif',
  jpeg: 'image/jpeg',
  jpg: 'image/jpeg',
  pdf: 'application/pdf',
  png: 'image/png',
  webp: 'image/webp',
};

function ending(name: string): string {
  return /\.([^.]+)$/u.exec(name)?.[1]?.toLowerCase() ?? '';
}

function fits({ name, type }: FileFacts, rule: string): boolean {
  const wanted = rule.trim().toLowerCase();
  if (wanted.startsWith('.')) return `.${ending(name)}` === wanted;
  const known = type.toLowerCase() || (TYPE_BY_ENDING[ending(name)] ?? '');
  return wanted.endsWith('/*') ? known.startsWith(wanted.slice(0, -1)) : known === wanted;
}

/** Checks a file before anything is sent. The server checks its content as well. */
export function checkFile(file: FileFacts, { accept, maxSize }: FileRules): FileProblem | null {
  if (accept.length > 0 && !accept.some((rule) => fits(file, rule))) return 'type';
  if (file.size === 0) return 'empty';
  return file.size > maxSize ? 'size' : null;
}

/** Accepted and refused files, in the order they were given. */
export interface CheckedFiles<T extends FileFacts> {
  good: T[];
  bad: { file: T; problem: FileProblem }[];
}

/** Checks several files at once; see {@link checkFile}. */
export function checkFiles<T extends FileFacts>(
  files: readonly T[],
  rules: FileRules,
): CheckedFiles<T> {
  const checked: CheckedFiles<T> = { good: [], bad: [] };
  for (const file of files) {
    const problem = checkFile(file, rules);
    if (problem === null) checked.good.push(file);
    else checked.bad.push({ file, problem });
  }
  return checked;
}

const UNITS = ['byte', 'kilobyte', 'megabyte', 'gigabyte'] as const;

/**
 * A size in the language's format: `2,4 MB`, `2.4 MB`, `582 bytes`. Steps of 1000, as systems show
 * them; a size that is rounded up to a whole step has the next unit.
 */
export function formatSize(bytes: number, locale: string): string {
  const step = UNITS.findIndex((_unit, index) => rounded(bytes, index) < 1000);
  const at = step === -1 ? UNITS.length - 1 : step;
  return new Intl.NumberFormat(locale, {
    style: 'unit',
    unit: UNITS[at],
    // The short name of a byte is an ambiguous B in Swedish, and has no plural in English
    unitDisplay: at === 0 ? 'long' : 'short',
    maximumFractionDigits: digitsAt(at),
  })
    .format(bytes / 1000 ** at)
    .replace(/\s/gu, '\u00a0');
}

const digitsAt = (step: number) => (step > 1 ? 1 : 0);

function rounded(bytes: number, step: number): number {
  const scale = 10 ** digitsAt(step);
  return Math.round((bytes / 1000 ** step) * scale) / scale;
}
