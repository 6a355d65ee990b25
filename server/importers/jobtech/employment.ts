import { textAt } from './fields';

const LONGEST = 200;

/** JobTech's employment forms that match one of ours; the label, for ads that lack a concept id. */
const FORMS: readonly { label: RegExp; type: string }[] = [
  { label: /^behovsanställning/iu, type: 'timanstallning' },
  { label: /^sommarjobb/iu, type: 'sommarjobb' },
];
const UNTIL_FURTHER_NOTICE = /^tills ?vidare/iu;

/**
 * Our employment types for an ad's form and duration: an ordinary employment is permanent when it
 * is until further notice and fixed-term when it lasts a stated time. Empty when the ad does not
 * say.
 */
export function employmentTypesOf(ad: unknown): string[] {
  const form = textAt(ad, LONGEST, 'employment_type', 'label') ?? '';
  const duration = textAt(ad, LONGEST, 'duration', 'label');
  const named = FORMS.find(({ label }) => label.test(form));
  if (named) return [named.type];
  if (duration === null) return [];
  return [UNTIL_FURTHER_NOTICE.test(duration) ? 'tillsvidare' : 'visstid'];
}
