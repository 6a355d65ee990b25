import type { DocumentReadiness } from '#domain/eligibility/readiness';
import type { Words } from '../../i18n/intl';

/** "3 av 8 saknas, en går ut vecka 34, 2 att kontrollera" */
export function readinessText({ t }: Words, { needed, ready, lines }: DocumentReadiness): string {
  if (ready === needed) return t('eligibility.readiness.ready', { needed });
  const missing = lines.filter(({ state }) => state === 'missing').length;
  const unsure = lines.filter(({ state }) => state === 'undated' || state === 'open_end').length;
  const [first, ...others] = lines.filter(({ state }) => state === 'expires');
  const parts = [
    missing === 0
      ? t('eligibility.readiness.missing_none')
      : t('eligibility.readiness.missing', { missing, needed }),
  ];
  if (first) {
    parts.push(
      others.length === 0
        ? t('eligibility.readiness.expires_one', { week: first.week })
        : t('eligibility.readiness.expires_more', { count: others.length + 1 }),
    );
  }
  if (unsure > 0) parts.push(t('eligibility.readiness.unsure', { count: unsure }));
  return parts.join(', ');
}
