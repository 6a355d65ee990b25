import { ACCOUNT_PLACES } from '#domain/candidates/accountPlaces';
import type { Reason } from '#domain/eligibility/words';
import type { MessageId } from '../../i18n/intl';

interface Mending {
  label: MessageId;
  href: string;
}

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
  'licence.missing': { label: 'eligibility.mend.licence', href: ACCOUNT_PLACES.documents },
  'licence.undated': { label: 'eligibility.mend.document_end', href: ACCOUNT_PLACES.documents },
  'licence.expires': { label: 'eligibility.mend.licence', href: ACCOUNT_PLACES.documents },
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
