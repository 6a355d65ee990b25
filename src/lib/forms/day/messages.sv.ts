import type { Words } from '../../../i18n/messageTypes';

export const dayFieldSv = {
  'validation.date': 'Skriv dagen som 1 dec 2026, 1/12 2026 eller 2026-12-01.',
  'forms.day.open': 'Öppna kalendern',
  'forms.day.placeholder': 't.ex. 1 dec 2026',
  'forms.day.title': 'Välj dag',
  'forms.day.close': 'Stäng',
  'forms.day.too_early': 'Välj en senare dag.',
  'forms.day.too_late': 'Välj en tidigare dag.',
  'forms.day.unsure': 'Menar du {readings}? Skriv året med fyra siffror, till exempel 2026-12-01.',
  'forms.day.previous_month': 'Föregående månad',
  'forms.day.next_month': 'Nästa månad',
  'forms.day.week_column': 'Vecka',
  'forms.day.week_short': 'v.',
  'forms.day.week': 'Vecka {number}',
} as const satisfies Words;
