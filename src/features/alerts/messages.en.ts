import type { SameIds } from '../../i18n/messageTypes';
import type { alertsSv } from './messages.sv';

export const alertsEn: SameIds<typeof alertsSv> = {
  'alerts.title': 'Assignment alerts by email',
  'alerts.lead': 'We email you when there are assignments in your search. You need no account.',
  'alerts.description':
    'Get an email when there are healthcare assignments that match your search: straight away, every day or every week. You need no account, and you can pause whenever you like.',
  'alerts.search': 'The search',
  'alerts.nearby': 'Include related professions',
  'alerts.email': 'Email',
  'alerts.invalid_email': 'Enter a full email address, such as name@example.com.',
  'alerts.frequency': 'How often would you like an email?',
  'alerts.frequency.instant': 'Straight away',
  'alerts.frequency.instant.hint': 'Within a few minutes, at most five emails a day',
  'alerts.frequency.daily': 'Every day',
  'alerts.frequency.daily.hint': 'At 7 in the morning',
  'alerts.frequency.weekly': 'Every week',
  'alerts.frequency.weekly.hint': 'On Mondays at 7 in the morning',
  'alerts.terms':
    'We use the address for the alert only. You confirm it in an email, and each email has a link that pauses or deletes the alert.',
  'alerts.send': 'Start the alert',
  'alerts.sending': 'Sending',
  'alerts.too_many':
    'Too many alerts have been started from your connection today. Try again tomorrow.',
  'alerts.failed': 'It did not work. The fault is ours. Wait a moment and try again.',
  'alerts.no_search.title': 'Begin with a search',
  'alerts.no_search.text':
    'Choose a profession, a place or something else in the list of assignments. Then you can have an alert for it.',
  'alerts.jobs': 'Search the open assignments',
  'alerts.sent.title': 'Check your email',
  'alerts.sent.text':
    'We are emailing a link to the address. Open it, and the alert begins. It is valid for 24 hours. If none arrives, look in your junk mail or try again tomorrow.',
  'alerts.ask.title': 'Confirm the alert',
  'alerts.ask.text': 'Then we email the address when there are assignments in the search.',
  'alerts.ask.button': 'Confirm the alert',
  'alerts.confirmed.title': 'The alert is on',
  'alerts.confirmed.text':
    'We email you when there are assignments. Each email has links that change, pause or delete the alert.',
  'alerts.manage.title': 'Your alert',
  'alerts.manage.text': 'Choose how often we email, or pause it. You need not log in.',
  'alerts.pause.title': 'Pause the alert?',
  'alerts.pause.text':
    'Then we do not email about it until you choose that again. Other alerts stay as they are.',
  'alerts.changed.title': 'Changed',
  'alerts.changed.text': 'The alert is on, as often as you chose.',
  'alerts.paused.title': 'The alert is paused',
  'alerts.paused.text':
    'We no longer email about it. If you want emails again, choose how often here.',
  'alerts.left.title': 'The alert is deleted',
  'alerts.left.text': 'If it was your last one, we have also deleted what we emailed you about.',
  'alerts.invalid_link.title': 'The link cannot be used',
  'alerts.invalid_link.text':
    'It is incomplete or too old, or the alert no longer exists. Make a new one from a search.',
  'alerts.act.instant': 'Email straight away',
  'alerts.act.daily': 'Email every day',
  'alerts.act.weekly': 'Email every week',
  'alerts.act.pause': 'Pause',
  'alerts.act.leave': 'Delete the alert',
  'alerts.saved': 'To saved assignments and searches',
  'alerts.home': 'Home',
  'alerts.crumbs': 'You are here',
};
