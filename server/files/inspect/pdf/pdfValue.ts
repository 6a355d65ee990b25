/** A value in PDF syntax (ISO 32000-2, 7.3). */
export type PdfValue =
  | { kind: 'number'; value: number }
  | { kind: 'name'; value: string }
  /** Its first bytes, one character each. */
  | { kind: 'string'; value: string }
  | { kind: 'array'; items: PdfValue[] }
  | { kind: 'dictionary'; entries: [key: string, value: PdfValue][] }
  | { kind: 'reference'; number: number }
  /** `true`, `null`, `endobj`, and every other bare word. */
  | { kind: 'word'; value: string };

export type PdfDictionary = Extract<PdfValue, { kind: 'dictionary' }>;

/** Every value of a key: readers differ in which of two they use. */
export function valuesOf({ entries }: PdfDictionary, ...keys: string[]): PdfValue[] {
  return entries.filter(([key]) => keys.includes(key)).map(([, value]) => value);
}

/** A number in the dictionary itself; null for a reference or none. */
export function numberOf(dictionary: PdfDictionary, key: string): number | null {
  const values = valuesOf(dictionary, key);
  const [first] = values;
  return values.length === 1 && first?.kind === 'number' ? first.value : null;
}

export function isWord(value: PdfValue | null, word: string): boolean {
  return value?.kind === 'word' && value.value === word;
}

export function isName(value: PdfValue, name: string): boolean {
  return value.kind === 'name' && value.value === name;
}
