import type { StepDuration } from '#domain/applications/progress';
import type { Words } from '../../i18n/intl';

/** How long a step usually takes, in words: "samma eller nästa dag", "1–2 dagar". */
export function durationText({ t }: Words, { from, to, unit }: StepDuration): string {
  if (unit === 'minute') return t('application.takes.minutes', { count: to });
  if (unit === 'week') return t('application.takes.weeks', { count: to });
  if (to === 0) return t('application.takes.same_day');
  if (from === 0 && to === 1) return t('application.takes.same_or_next_day');
  return t('application.takes.days', { from, count: to });
}
