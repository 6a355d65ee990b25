import type { Sample } from './samples';

const svNames: Record<Sample['id'], string> = {
  day: 'En dag i löpande text',
  shortDay: 'En dag på ett kort',
  range: 'En period',
  week: 'En vecka',
  clock: 'Ett arbetspass',
  rate: 'En timlön',
  span: 'En timlön från–till',
  sum: 'En summa',
  hours: 'Arbetstid',
  share: 'En andel',
};

const enNames: Record<Sample['id'], string> = {
  day: 'A day in running text',
  shortDay: 'A day on a card',
  range: 'A period',
  week: 'A week',
  clock: 'A shift',
  rate: 'An hourly rate',
  span: 'A rate from–to',
  sum: 'A sum',
  hours: 'Working hours',
  share: 'A share',
};

/** The headers of the writing tables. */
const sv = {
  numbers: 'Datum, pengar och tal',
  statuses: 'Vad en ansökans status heter',
  what: 'Vad',
  swedish: 'På svenska',
  english: 'På engelska',
  names: svNames,
};

const en: typeof sv = {
  numbers: 'Dates, money and numbers',
  statuses: 'What the status of an application is called',
  what: 'What',
  swedish: 'In Swedish',
  english: 'In English',
  names: enNames,
};

export const WRITING_TEXTS = { sv, en };
