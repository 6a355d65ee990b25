import type { DocumentReadiness } from '#domain/eligibility/readiness';
import type { Words } from '../../i18n/intl';

/** "3 av 8 saknas, ett går ut vecka 34" */
export function readinessText({ t }: Words, { needed, ready, lines }: DocumentReadiness): string {
  if (ready === needed) return t('eligibility.readiness.ready', { needed });
  const missing = lines.filter(({ state }) => state === 'missing').length;
  const [first, ...others] = lines.filter(({ state }) => state === 'expires');
  const missingText =
    missing === 0
      ? t('eligibility.readiness.missing_none')
      : t('eligibility.readiness.missing', { missing, needed });
  if (!first) return missingText;
  const expires =
    others.length === 0
      ? t('eligibility.readiness.expires_one', { week: first.week })
      : t('eligibility.readiness.expires_more', { count: others.length + 1 });
  return t('eligibility.readiness.both', { missing: missingText, expires });
}
