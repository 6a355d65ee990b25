import type { Words } from '../../i18n/messageTypes';

export const articlesSv = {
  'articles.crumbs': 'Du är här',
  'articles.home': 'Start',
  'articles.minutes': '{minutes, plural, one {# minuts läsning} other {# minuters läsning}}',
  'articles.published': 'Publicerad',
  'articles.updated': 'Uppdaterad',
  'articles.contents': 'Innehåll',
  'articles.share': 'Dela',
  'articles.print': 'Skriv ut',
  'articles.sources': 'Källor',
  'articles.related': 'Läs också',
  'articles.jobs': 'Lediga jobb just nu',
  'articles.jobs_all': 'Alla lediga jobb',
  'articles.jobs_fitting': 'Fler jobb som passar',
  'articles.jobs_none': 'Just nu finns inga jobb för de yrken som texten handlar om.',
  'articles.feed': 'Artiklar från Vikari',
  'articles.staffing.title': 'Bemanning i vården',
  'articles.staffing.lead':
    'Hur tillfälligt arbete i svensk vård fungerar, för dig som bemannar och för dig som tar uppdrag.',
  'articles.staffing.description':
    'Om bemanning i vården: annonser, avtal och dokument för den som bemannar; lön, skatt och vardag för den som tar uppdrag.',
  'articles.staffing.featured': 'Börja här',
  'articles.staffing.posts': 'För dig som bemannar',
  'articles.staffing.pay': 'Lön',
  'articles.staffing.pay_text': 'Se vad yrken tjänar, och räkna på lön och utdelning i eget bolag.',
  'articles.staffing.pay_guide': 'Löner i vården',
  'articles.staffing.pay_nurses': 'Lön som hyrsjuksköterska',
  'articles.staffing.pay_doctors': 'Lön som hyrläkare',
  'articles.staffing.pay_calculator': 'Räkna på lön och utdelning',
  'articles.staffing.articles': 'För dig som tar uppdrag',
} as const satisfies Words;
