/**
 * Where a field's work is done; decides workplace, care provider, record system and municipality.
 */
export type CareKind =
  | 'hospital'
  | 'ambulance'
  | 'primary'
  | 'municipal'
  | 'school'
  | 'occupational'
  | 'prison'
  | 'dental'
  | 'pharmacy'
  | 'optics';

/** When the work is done: office hours, some evenings as well, or day and night. */
type HoursPattern = 'office' | 'clinic' | 'shift';

/**
 * The demo ads' texts for one field of work. Sentences may contain `{ort}` (the place's name),
 * `{arbetsplats}`, `{antal}` (a number from 8 to 40) and `{namn}` (an invented proper name).
 */
export interface FieldText {
  /** The unit in definite form, lower case: `akutmottagningen`. */
  unit: string;
  /** The preposition before the unit. */
  at: 'på' | 'i' | 'inom';
  care: CareKind;
  hours: HoursPattern;
  /** The workplace's name when it is not a hospital. */
  workplace?: string;
  /** A description of the unit. */
  about: readonly string[];
  /** What a working day contains there, for any profession. */
  day: readonly string[];
}
