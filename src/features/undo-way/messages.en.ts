import type { SameIds } from '../../i18n/messageTypes';
import type { undoWaySv } from './messages.sv';

export const undoWayEn: SameIds<typeof undoWaySv> = {
  'undo_way.ask.title': 'Was this not you?',
  'undo_way.ask.text':
    'Press the button, and we will remove the new way to log in and log everyone out of your account. Then you log in as usual again.',
  'undo_way.button': 'Remove it and log out everywhere',
  'undo_way.undone.title': 'The new way to log in has been removed',
  'undo_way.undone.text':
    'Everyone is logged out of your account. Log in as usual and check your details. If you cannot get in, write to us.',
  'undo_way.invalid.title': 'The link cannot be used',
  'undo_way.invalid.text':
    'It has been used already, has expired or has been replaced by a newer one. My integrity in your account shows how to log in to it.',
  'undo_way.failed.title': 'That did not work',
  'undo_way.failed.text': 'Something went wrong on our side. Try again in a while.',
  'undo_way.login': 'Log in',
};
