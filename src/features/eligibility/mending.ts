import { ACCOUNT_PLACES, documentPlace } from '#domain/candidates/accountPlaces';
import type { Reason } from '#domain/eligibility/words';
import type { MessageId } from '../../i18n/intl';

interface Mending {
  label: MessageId;
  href: string;
}

/** The first of the two types of licence; the other's card follows it. */
const LICENCE = documentPlace('hosp_licence');

/** What the candidate can do about a reason, and where; nothing about the others. */
const MENDING: Partial<Record<Reason, Mending>> = {
  'profession.not_said': {
    label: 'eligibility.mend.profession',
    href: ACCOUNT_PLACES.profession,
  },
  'profession.wished': {
    label: 'eligibility.mend.experience',
    href: ACCOUNT_PLACES.experiences,
  },
  'profession.other': {
    label: 'eligibility.mend.profession_change',
    href: ACCOUNT_PLACES.profession,
  },
  'licence.missing': { label: 'eligibility.mend.licence', href: LICENCE },
  'licence.undated': { label: 'eligibility.mend.document_end', href: LICENCE },
  'licence.expires': { label: 'eligibility.mend.licence', href: LICENCE },
  'qualifying_period.employed_now': {
    label: 'eligibility.mend.experience_change',
    href: ACCOUNT_PLACES.experiences,
  },
  'qualifying_period.employed_lately': {
    label: 'eligibility.mend.experience_change',
    href: ACCOUNT_PLACES.experiences,
  },
  'qualifying_period.not_said': {
    label: 'eligibility.mend.employer',
    href: ACCOUNT_PLACES.experiences,
  },
  'qualifying_period.nothing_said': {
    label: 'eligibility.mend.experience',
    href: ACCOUNT_PLACES.experiences,
  },
  'qualifying_period.confirm': {
    label: 'eligibility.mend.complete',
    href: ACCOUNT_PLACES.experiences,
  },
  'experience.not_said': {
    label: 'eligibility.mend.experience',
    href: ACCOUNT_PLACES.experiences,
  },
  'experience.too_little': {
    label: 'eligibility.mend.experience_change',
    href: ACCOUNT_PLACES.experiences,
  },
  'language.not_said': { label: 'eligibility.mend.language', href: ACCOUNT_PLACES.languages },
  'language.too_low': {
    label: 'eligibility.mend.language_change',
    href: ACCOUNT_PLACES.languages,
  },
  'documents.missing': { label: 'eligibility.mend.documents', href: ACCOUNT_PLACES.documents },
};

/** The link that mends a reason; undefined where there is nothing to do. */
export const mendingOf = (reason: Reason): Mending | undefined => MENDING[reason];
