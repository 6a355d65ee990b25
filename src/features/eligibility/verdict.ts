import type { IconName } from '@vikari/ui-kit/Icon';
import type { ColorFamily } from '@vikari/ui-kit/theme';
import type { Eligibility } from '#domain/eligibility/eligibility';
import type { Outcome } from '#domain/eligibility/rules';
import { isNotAsked, isNotSaid } from '#domain/eligibility/words';
import type { Words } from '../../i18n/intl';
import { dayText } from '../../lib/dates';
import { wholeDayText } from '../../lib/longDates';

/** A colour and a shape of its own for each answer: no answer is shown by its colour alone. */
export interface VerdictLook {
  tone: ColorFamily;
  icon: IconName;
}

/** How an answer, or one rule's, is drawn. */
export function lookOf({ verdict, greenOn }: Pick<Outcome, 'verdict' | 'greenOn'>): VerdictLook {
  switch (verdict) {
    case 'green':
      return { tone: 'success', icon: 'success' };
    case 'amber':
      return { tone: 'warning', icon: 'warning' };
    case 'red':
      return { tone: 'danger', icon: greenOn === null ? 'error' : 'clock' };
    default:
      return { tone: 'neutral', icon: 'message' };
  }
}

/** How one rule's answer is drawn: what is not asked for is no success. */
export function lookOfLine(line: Pick<Outcome, 'verdict' | 'reason' | 'greenOn'>): VerdictLook {
  return isNotAsked(line.reason) ? { tone: 'neutral', icon: 'minus' } : lookOf(line);
}

/** "Inte ännu – från 1 augusti 2026"; with a short day where there is little room. */
export function verdictText(
  { t, intl }: Words,
  { verdict, greenOn }: Pick<Eligibility, 'verdict' | 'greenOn'>,
  { short }: { short: boolean },
): string {
  if (verdict === 'red' && greenOn !== null) {
    const day = short ? dayText(intl, greenOn) : wholeDayText(intl, greenOn);
    return t('eligibility.verdict.red_later', { day });
  }
  return t(`eligibility.verdict.${verdict}`);
}

/** The verdict of one rule, in a word or two. */
export function stateText(
  { t, intl }: Words,
  { verdict, reason, greenOn }: Pick<Outcome, 'verdict' | 'reason' | 'greenOn'>,
): string {
  if (isNotAsked(reason)) return t('eligibility.state.not_asked');
  if (isNotSaid(reason)) return t('eligibility.state.not_said');
  // Nothing that the candidate could add to their profile would change their profession
  if (reason === 'profession.similar') return t('eligibility.state.similar');
  if (verdict === 'red' && greenOn !== null) {
    return t('eligibility.state.red_later', { day: wholeDayText(intl, greenOn) });
  }
  return t(`eligibility.state.${verdict}`);
}

/** "3 villkor är uppfyllda, 2 krävs inte", of lines that are all green. */
export function metText({ t }: Words, lines: readonly Pick<Outcome, 'reason'>[]): string {
  const notAsked = lines.filter(({ reason }) => isNotAsked(reason)).length;
  const met = lines.length - notAsked;
  if (notAsked === 0) return t('eligibility.met', { count: met });
  if (met === 0) return t('eligibility.not_asked_only', { count: notAsked });
  const parts = { met: t('eligibility.met', { count: met }), notAsked };
  return t('eligibility.met_and_not_asked', parts);
}
