/** Where a field's work is done; decides workplace, provider, record system and municipality. */
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

/** When the work is done: office hours, some evenings too, or round the clock. */
type HoursPattern = 'office' | 'clinic' | 'shift';

/**
 * What the demo ads say about one field of work. Sentences may hold `{ort}` (the place's name),
 * `{arbetsplats}`, `{antal}` (a number from 8 to 40) and `{namn}` (a made-up proper name).
 */
export interface FieldText {
  /** The unit in definite form, lower case: `akutmottagningen`. */
  unit: string;
  /** The preposition before the unit. */
  at: 'på' | 'i' | 'inom';
  care: CareKind;
  hours: HoursPattern;
  /** The workplace's name where it is no hospital. */
  workplace?: string;
  /** What the unit is. */
  about: readonly string[];
  /** What a working day holds there, whatever the profession. */
  day: readonly string[];
}
