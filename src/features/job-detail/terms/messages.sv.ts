import type { Words } from '../../../i18n/messageTypes';

/** The Swedish texts of a job's terms beside its pay. */
export const termsSv = {
  'job_terms.title': 'Alla villkor',
  'job_terms.count': '{said} av {all} villkor anges',
  'job_terms.nothing':
    'Annonsen säger inget om vem som anställer, sjuklön, pension, avbokning och annat utöver ersättningen.',
  'job_terms.read': 'läst ur annonsen: ”{words}”',
  'job_terms.unsaid': 'Anges inte',
  'job_terms.press': 'Fråga om alla {count} villkor',
  'job_terms.press_rest': 'Fråga om {count, plural, one {ett villkor} other {# villkor}} till',
  'job_terms.sending': 'Skickar',
  'job_terms.hint':
    'Arbetsgivaren får veta vad som saknas, men inte vem som frågar. Svaret syns för alla.',
  'job_terms.asked':
    'Du har frågat om det som inte anges. Vi hör av oss när arbetsgivaren har svarat.',
  'job_terms.failed': 'Frågan är inte skickad. Försök igen.',
  'job_terms.too_many': 'Du har frågat om många uppdrag i dag. Försök igen i morgon.',
  'job_terms.closed': 'Uppdraget hann stänga, så frågan är inte skickad.',
  'job_terms.blocked': 'Du har blockerat arbetsgivaren. Ta bort blockeringen för att fråga.',
  'job_terms.elsewhere':
    'Annonsen kommer från Platsbanken, så en fråga härifrån når inte arbetsgivaren. Fråga via annonsen i stället.',
  'job_terms.elsewhere.link': 'Till annonsen',
} as const satisfies Words;
