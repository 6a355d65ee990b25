import { toldMove } from '#domain/applications/toldMove';
import type { ChatEnd, ChatEvent } from '#domain/chat/chat';
import { languageFromTag } from '#domain/language';
import { termNames } from '#domain/terms/termWords';
import type { Words } from '../../i18n/intl';
import { instantText } from '../../lib/dates';

/** What happened to an application, as one sentence of its chat. */
export function eventText({ t, intl }: Words, event: ChatEvent): string {
  switch (event.type) {
    case 'status':
      return t(`messages.event.${toldMove(event.from, event)}`);
    case 'interview':
      return t(`messages.event.interview_${event.change}`, {
        time: instantText(intl, event.startsAt),
      });
    case 'first_day':
      return t(`messages.event.first_day_${event.change}`, {
        items: event.items.map((item) => t(`messages.event.first_day.${item}`)).join(', '),
      });
    case 'interview_times':
      return t('messages.event.interview_times');
    case 'terms_answered':
      return t('messages.event.terms_answered', {
        terms: intl.formatList(termNames(event.terms, languageFromTag(intl.locale))),
      });
    case 'employer_reminded':
      return t('messages.event.employer_reminded', { days: event.weekdays });
    case 'no_answer':
      return t('messages.event.no_answer', { days: event.days });
    case 'ended':
      return [t(`messages.event.ended_${event.by}`), reasonText(t, event)]
        .filter(Boolean)
        .join(' ');
  }
}

/** Who ended a chat, when and why, and that nothing more can be written. */
export function endText({ t, intl }: Words, end: ChatEnd): string {
  const who = t(`messages.ended.${end.by}`, { when: instantText(intl, end.at) });
  return [who, reasonText(t, end), t('messages.ended.closed')].filter(Boolean).join(' ');
}

/** Why a chat ended; null where who ended it says it already. */
function reasonText(t: Words['t'], { by, reason }: Pick<ChatEnd, 'by' | 'reason'>): string | null {
  if (reason === 'left' || (by === 'system' && reason === 'other')) return null;
  return t(`messages.ended.${reason}`);
}
