import type { Words } from '../../../i18n/messageTypes';

/** The Swedish texts of a job's terms beside its pay. */
export const termsSv = {
  'terms.title': 'Hela villkoret',
  'terms.count': '{said} av {all} villkor sagda',
  'terms.nothing':
    'Annonsen säger inget om vem som anställer, sjuklön, pension, avbokning och annat utöver ersättningen.',
  'terms.read': 'läst ur annonsen: ”{words}”',
  'terms.unsaid': 'Inte sagt',
  'terms.ask': 'fråga',
  'terms.press': 'Fråga om det som inte sägs ({count})',
  'terms.press_rest': 'Fråga om resten ({count})',
  'terms.sending': 'Skickar',
  'terms.hint':
    'Arbetsgivaren får veta vad som saknas, men inte vem som frågar. Svaret syns för alla.',
  'terms.asked': 'Du har frågat om det som inte sägs. Vi hör av oss när arbetsgivaren har svarat.',
  'terms.failed': 'Frågan är inte skickad. Försök igen.',
  'terms.too_many': 'Du har frågat om många uppdrag i dag. Försök igen i morgon.',
  'terms.closed': 'Uppdraget hann stänga, så frågan är inte skickad.',
  'terms.elsewhere':
    'Annonsen kommer från Platsbanken, så en fråga härifrån når inte arbetsgivaren. Fråga via annonsen i stället.',
  'terms.elsewhere.link': 'Till annonsen',
} as const satisfies Words;
