import type { TermValues } from '#domain/terms/terms';

/**
 * What a reader finds said clearly of the terms in each ad that has a text, by the ad's id: marked by
 * reading the text, the conditions and the pay. A term that is left out is not said. The texts
 * themselves are not kept here.
 */
export const MARKS: Readonly<Record<string, TermValues>> = {
  '30016359': {},
  '30016621': {},
  '30016550': { collectiveAgreement: 'applies', pension: 'agreement', insurance: 'agreement' },
  '29600035': { collectiveAgreement: 'applies' },
  '30016591': { collectiveAgreement: 'applies' },
  '30016577': { collectiveAgreement: 'applies' },
  '29600024': { collectiveAgreement: 'applies' },
  '30016548': {},
  '30016575': { collectiveAgreement: 'applies', pension: 'yes' },
  '30016579': {},
  '24025897': { employs: 'agency', pension: 'yes', insurance: 'yes' },
  '30016401': {},
  '30016446': {},
  '30016462': {},
};
