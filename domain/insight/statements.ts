import type { Text } from '#domain/language';

/**
 * What candidates who have worked at a workplace are asked about (decision 35 of the
 * specification).
 */
export const AREAS = ['introduction', 'staffing', 'leadership', 'schedule', 'pay_terms'] as const;
export type Area = (typeof AREAS)[number];

/** From "not true at all" to "quite true". */
export const SCALE = { min: 1, max: 5 } as const;

export interface Statement {
  id: string;
  area: Area;
  text: Text;
}

export const AREA_TEXTS: Readonly<Record<Area, Text>> = {
  introduction: { sv: 'Introduktion', en: 'Introduction' },
  staffing: { sv: 'Bemanning', en: 'Staffing' },
  leadership: { sv: 'Ledarskap', en: 'Leadership' },
  schedule: { sv: 'Schema', en: 'Schedule' },
  pay_terms: { sv: 'Lön och villkor', en: 'Pay and terms' },
};

/** The words of the scale, from 1 to 5. */
export const SCALE_TEXTS: readonly Text[] = [
  { sv: 'Stämmer inte alls', en: 'Not true at all' },
  { sv: 'Stämmer dåligt', en: 'Mostly not true' },
  { sv: 'Stämmer delvis', en: 'Partly true' },
  { sv: 'Stämmer ganska bra', en: 'Mostly true' },
  { sv: 'Stämmer helt', en: 'Completely true' },
];

/** The twelve statements, in the order in which an answer holds their scores. */
export const STATEMENTS: readonly Statement[] = [
  {
    id: 'introduction_enough',
    area: 'introduction',
    text: {
      sv: 'Jag fick den introduktion som jag behövde innan jag arbetade på egen hand.',
      en: 'I got the introduction I needed before I worked on my own.',
    },
  },
  {
    id: 'introduction_access',
    area: 'introduction',
    text: {
      sv: 'Behörigheter, nycklar och inloggningar fungerade från första dagen.',
      en: 'Access rights, keys and logins worked from the first day.',
    },
  },
  {
    id: 'staffing_enough',
    area: 'staffing',
    text: {
      sv: 'Vi var tillräckligt många för att ge god vård.',
      en: 'There were enough of us to give good care.',
    },
  },
  {
    id: 'staffing_skills',
    area: 'staffing',
    text: {
      sv: 'Det fanns rätt kompetens på varje pass.',
      en: 'Every shift had the right mix of skills.',
    },
  },
  {
    id: 'staffing_breaks',
    area: 'staffing',
    text: { sv: 'Jag hann ta mina raster.', en: 'I had time to take my breaks.' },
  },
  {
    id: 'leadership_help',
    area: 'leadership',
    text: {
      sv: 'Jag visste vem jag skulle vända mig till och fick hjälp när jag behövde.',
      en: 'I knew whom to turn to and got help when I needed it.',
    },
  },
  {
    id: 'leadership_safe',
    area: 'leadership',
    text: {
      sv: 'Det gick att säga till när något var fel.',
      en: 'You could speak up when something was wrong.',
    },
  },
  {
    id: 'leadership_belong',
    area: 'leadership',
    text: {
      sv: 'Jag behandlades som en del av arbetsgruppen.',
      en: 'I was treated as part of the team.',
    },
  },
  {
    id: 'schedule_in_time',
    area: 'schedule',
    text: { sv: 'Jag fick mitt schema i god tid.', en: 'I got my schedule in good time.' },
  },
  {
    id: 'schedule_kept',
    area: 'schedule',
    text: {
      sv: 'Schemat hölls, och ändringar stämdes av med mig.',
      en: 'The schedule was kept, and changes were agreed with me.',
    },
  },
  {
    id: 'pay_as_agreed',
    area: 'pay_terms',
    text: {
      sv: 'Jag fick rätt ersättning i rätt tid.',
      en: 'I was paid the right amount at the right time.',
    },
  },
  {
    id: 'terms_as_promised',
    area: 'pay_terms',
    text: {
      sv: 'Arbetsuppgifter och villkor var de som vi hade kommit överens om.',
      en: 'The duties and terms were the ones we had agreed on.',
    },
  },
];
