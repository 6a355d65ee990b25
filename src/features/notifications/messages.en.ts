import type { SameIds } from '../../i18n/messageTypes';
import type { notificationsSv } from './messages.sv';

export const notificationsEn: SameIds<typeof notificationsSv> = {
  'notifications.unread':
    '{count, plural, one {# unread conversation} other {# unread conversations}}',
  'notifications.ask.label': 'Notifications',
  'notifications.ask.text':
    'Would you like a notification in this browser when an employer writes and you are not on Vikari? We show who it is from, never what it says.',
  'notifications.ask.accept': 'Turn on notifications',
  'notifications.ask.decline': 'No thanks',
  'notifications.ask.working': 'Turning on',
  'notifications.on': 'Notifications are on in this browser. You change that under My integrity.',
  'notifications.blocked':
    'The browser does not allow notifications from Vikari. You change that in the browser’s settings for this site.',
  'notifications.failed': 'That did not work. Try again.',
  'notifications.title': 'When you are away',
  'notifications.text': 'How you are told that an employer has written to you.',
  'notifications.mail': 'Email me about unread messages',
  'notifications.mail.hint':
    'One email when something has been unread for a quarter of an hour. It shows who has written, not what.',
  'notifications.here': 'Notification in this browser',
  'notifications.here.hint':
    'For as long as you are logged in here. It shows who has written, not what.',
  'notifications.devices': 'Other devices with notifications',
  'notifications.device.unknown': 'Unknown device',
  'notifications.device.since': 'Since {when}',
  'notifications.device.end': 'Turn off',
  'notifications.device.ending': 'Turning off',
  'notifications.device.ended': 'Notifications are off on {device}.',
  'notifications.quiet': 'No notifications at night',
  'notifications.quiet.hint': 'They come in the morning instead, if the message is still unread.',
  'notifications.quiet.from': 'From',
  'notifications.quiet.to': 'To',
  'notifications.saved': 'Saved.',
  'notifications.alerts':
    'You choose how often you hear about new assignments for each saved search.',
  'notifications.alerts.link': 'Saved searches',
  'pause_mail.ask.title': 'Stop emailing about unread messages?',
  'pause_mail.ask.text':
    'You will get no more emails about employers having written. Other emails are not affected. You do not need to log in.',
  'pause_mail.button': 'Stop emailing me',
  'pause_mail.paused.title': 'We no longer email you about unread messages',
  'pause_mail.paused.text':
    'If you want the emails back, turn them on under My integrity in your account.',
  'pause_mail.invalid.title': 'The link cannot be used',
  'pause_mail.invalid.text':
    'It is incomplete, or the account no longer exists. Log in and turn the emails off under My integrity.',
  'pause_mail.failed.title': 'The emails could not be turned off',
  'pause_mail.failed.text': 'It is our fault. Wait a moment and press the button again.',
  'pause_mail.account': 'Go to your account',
  'pause_mail.home': 'Go to the start page',
};
