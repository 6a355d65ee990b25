import texts from '../data/fieldTexts.json';
import { oneOf } from '../oneOf';

/**
 * Where a field's work is done; decides workplace, care provider, record system and municipality.
 */
const CARE_KINDS = [
  'hospital',
  'ambulance',
  'primary',
  'municipal',
  'school',
  'occupational',
  'prison',
  'dental',
  'pharmacy',
  'optics',
] as const;
export type CareKind = (typeof CARE_KINDS)[number];

/** When the work is done: office hours, some evenings as well, or day and night. */
const HOURS_PATTERNS = ['office', 'clinic', 'shift'] as const;
/** The preposition before the unit. */
const PREPOSITIONS = ['på', 'i', 'inom'] as const;

/**
 * The demo ads' texts for one field of work. Sentences may contain `{ort}` (the place's name),
 * `{arbetsplats}`, `{antal}` (a number from 8 to 40) and `{namn}` (an invented proper name).
 */
interface FieldWords {
  /** The unit in definite form, lower case: `akutmottagningen`. */
  unit: string;
  /** The workplace's name when it is not a hospital. */
  workplace?: string;
  /** A description of the unit. */
  about: readonly string[];
  /** What a working day contains there, for any profession. */
  day: readonly string[];
}

export interface FieldText extends FieldWords {
  at: (typeof PREPOSITIONS)[number];
  care: CareKind;
  hours: (typeof HOURS_PATTERNS)[number];
}

const TEXTS: Readonly<Record<string, FieldWords & Record<'at' | 'care' | 'hours', string>>> = texts;

/** The ads' texts for a field; throws for a field that has no text. */
export function fieldText(fieldId: string): FieldText {
  const text = TEXTS[fieldId];
  if (!text) throw new Error(`The demo data has no text for the work field ${fieldId}`);
  return {
    ...text,
    at: oneOf(PREPOSITIONS, text.at),
    care: oneOf(CARE_KINDS, text.care),
    hours: oneOf(HOURS_PATTERNS, text.hours),
  };
}
