import type { Words } from '../../i18n/messageTypes';

export const keptSv = {
  'kept.title': 'Stämde det som sades?',
  'kept.text':
    'De som har arbetat här genom Vikari har kryssat om det som annonsen och arbetsgivaren sade stämde. 5 betyder allt, 1 inget.',
  'kept.score': '{average} av 5',
  'kept.people': '{answers, plural, other {# personer}}',
  'kept.published': 'Siffrorna är från {day}. De uppdateras när minst fem till har kryssat.',
  'kept.none':
    'För få har kryssat om det som sades stämde. Siffror visas när minst fem har gjort det.',
  'kept.reply': '{employer} om {year}',
  'kept.job.here':
    'Stämde det som sades? {average} av 5 här, enligt {answers, plural, other {# personer}} som har arbetat här för arbetsgivaren.',
  'kept.job.everywhere':
    'Stämde det som sades? {average} av 5 hos arbetsgivaren, enligt {answers, plural, other {# personer}} på alla dess arbetsplatser.',
} as const satisfies Words;
