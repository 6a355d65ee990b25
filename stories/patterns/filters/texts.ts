import { FILTER_TEXTS } from '../../lib/filterTexts';

/** The filter pattern's texts besides those of the filter components. */
const sv = {
  ...FILTER_TEXTS.sv,
  title: 'Lediga uppdrag',
  workplaces: ['Karolinska', 'Skånes universitetssjukhus', 'Sahlgrenska', 'Sunderby sjukhus'],
  period: '11 januari – 28 mars 2027',
  hours: (time: string) => `34 h/vecka · ${time.toLocaleLowerCase('sv')}`,
  rateNote: 'Konsult, lön före skatt',
  span: (min: number, max: number) => `${min}–${max} kr/h`,
  found: (count: number) => (count === 1 ? '1 uppdrag' : `${count} uppdrag`),
  empty: {
    title: 'Inga uppdrag passar just nu',
    drop: 'Ta bort ett filter så finns det uppdrag:',
    none: 'Inget enskilt filter är i vägen. Rensa dem och börja om med det viktigaste.',
    clear: 'Rensa alla filter',
    without: {
      role: 'Oavsett yrke',
      place: 'Oavsett plats',
      times: 'Oavsett tid på dygnet',
      rates: 'Oavsett ersättning',
    },
  },
};

export type SearchTexts = typeof sv;

const en: SearchTexts = {
  ...FILTER_TEXTS.en,
  title: 'Open assignments',
  workplaces: [
    'Karolinska University Hospital',
    'Skåne University Hospital',
    'Sahlgrenska University Hospital',
    'Sunderby Hospital',
  ],
  period: '11 January – 28 March 2027',
  hours: (time) => `34 h a week · ${time.toLocaleLowerCase('en')}`,
  rateNote: 'Consultant, before tax',
  span: (min, max) => `SEK ${min}–${max} an hour`,
  found: (count) => (count === 1 ? '1 assignment' : `${count} assignments`),
  empty: {
    title: 'No assignments match right now',
    drop: 'Remove one filter and there are assignments:',
    none: 'No single filter is in the way. Clear them and start with what matters most.',
    clear: 'Clear all filters',
    without: {
      role: 'Any profession',
      place: 'Anywhere',
      times: 'Any time of day',
      rates: 'Any pay',
    },
  },
};

export const SEARCH_TEXTS = { sv, en };
