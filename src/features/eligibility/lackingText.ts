import type { DocumentReadiness } from '#domain/eligibility/readiness';
import type { Words } from '../../i18n/intl';
import { dayText } from '../../lib/dates';

/** A document that is not ready, and why: "HLR-intyg (slutdatum saknas)". */
export function lackingText(
  { t, intl }: Words,
  { type, state, validTo }: DocumentReadiness['lines'][number],
): string {
  const document = t(`eligibility.type.${type}`);
  // What is there but undated is not missing
  if (state === 'undated') return t('compare.documents.undated', { document });
  if (validTo === null || (state !== 'expires' && state !== 'open_end')) return document;
  return t(`compare.documents.${state}`, { document, day: dayText(intl, validTo) });
}
