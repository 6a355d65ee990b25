/**
 * Titles. `{Yrke}` is the profession, `{yrke}` in lower case; `{enhet}`, `{på}`, `{i ort}`,
 * `{arbetsplats}` as in the family texts.
 */
export const TITLES: readonly string[] = [
  '{Yrke} till {enhet} {i ort}',
  '{Yrke}, {arbetsplats}',
  '{Yrke} {på} {enhet}, {arbetsplats}',
  'Vi söker {yrke} till {enhet}',
  'Uppdrag som {yrke} {i ort}',
  '{Yrke} – förstärkning {på} {enhet}',
  'Bli {yrke} hos oss {i ort}',
  '{Arbetsplats} söker {yrke}',
  '{Enhet} {i ort} söker {yrke}',
];

/** For assignments that are short, at night, in summer, or with on-call duty. */
export const NIGHT_TITLES: readonly string[] = [
  '{Yrke} natt, {enhet} {i ort}',
  'Nattpass som {yrke} {på} {enhet}',
];
export const SUMMER_TITLES: readonly string[] = [
  'Sommarjobb som {yrke} {i ort}',
  '{Yrke} i sommar, {arbetsplats}',
];
export const LOCUM_TITLES: readonly string[] = [
  'Vikarierande {yrke} till {enhet}',
  'Vikariat som {yrke}, {arbetsplats}',
];
export const DUTY_TITLES: readonly string[] = [
  '{Yrke} med jour, {arbetsplats}',
  '{Yrke} inklusive jour {på} {enhet} {i ort}',
];
