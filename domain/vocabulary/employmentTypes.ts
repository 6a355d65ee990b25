import type { EmploymentType } from './types';

/** Forms of employment; `konsult` is the default (the specification's part 9). */
export const EMPLOYMENT_TYPES: readonly EmploymentType[] = [
  { id: 'konsult', pathId: 'konsult', text: { sv: 'Konsult', en: 'Consultant' } },
  { id: 'vikariat', pathId: 'vikariat', text: { sv: 'Vikariat', en: 'Locum' } },
  {
    id: 'timanstallning',
    pathId: 'timanstallning',
    text: { sv: 'Timanställning', en: 'Hourly employment' },
  },
  {
    id: 'visstid',
    pathId: 'visstid',
    text: { sv: 'Visstidsanställning', en: 'Fixed-term employment' },
  },
  { id: 'sommarjobb', pathId: 'sommarjobb', text: { sv: 'Sommarjobb', en: 'Summer job' } },
  {
    id: 'tillsvidare',
    pathId: 'tillsvidare',
    text: { sv: 'Tillsvidareanställning', en: 'Permanent employment' },
  },
];
