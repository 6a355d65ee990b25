import { REST_HOURS, type RestWarning } from '#domain/planning/rest';
import type { Words } from '../../i18n/intl';
import { clockText } from '../../lib/longDates';

const MINUTES = 60;

/** "10 h" or "10 h 30 min". */
function durationText({ t }: Words, hours: number): string {
  const minutes = Math.floor(hours * MINUTES);
  const values = { hours: Math.floor(minutes / MINUTES), minutes: minutes % MINUTES };
  return t(values.minutes === 0 ? 'planner.hours' : 'planner.hours_minutes', values);
}

/** A warning in words: "9 h vila mellan tisdag 21:00 och onsdag 06:00; lagen kräver 11 h." */
export function restText(words: Words, warning: RestWarning): string {
  const { t } = words;
  if (warning.kind === 'weekly') {
    return t('planner.rest.weekly', {
      rest: durationText(words, warning.hours),
      limit: durationText(words, REST_HOURS.weekly),
    });
  }
  return t(`planner.rest.${warning.kind}`, {
    rest: durationText(words, warning.hours),
    after: clockText(words.intl, warning.after),
    before: clockText(words.intl, warning.before),
    limit: durationText(words, REST_HOURS.daily),
  });
}
