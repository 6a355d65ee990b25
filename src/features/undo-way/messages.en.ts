import type { SameIds } from '../../i18n/messageTypes';
import type { undoWaySv } from './messages.sv';

export const undoWayEn: SameIds<typeof undoWaySv> = {
  'undo_way.ask.title': 'Was this not you?',
  'undo_way.ask.text':
    'Press the button, and it will be as before: a new way to log in is removed, and a removed one is added again. Everyone is logged out of your account, and then you log in as usual again.',
  'undo_way.button': 'Undo it and log out everywhere',
  'undo_way.undone.title': 'You now log in as before',
  'undo_way.undone.text':
    'Everyone is logged out of your account. Log in as usual and check your details. If you cannot get in, write to us.',
  'undo_way.taken.title': 'Everyone is logged out, but one thing is not as before',
  'undo_way.taken.text':
    'The removed way to log in is used by another account with us now, so it could not be added again. Log in another way and check your details. If you cannot get in, write to us.',
  'undo_way.invalid.title': 'The link cannot be used',
  'undo_way.invalid.text':
    'It has been used already, has expired or has been replaced by a newer one. My integrity in your account shows how to log in to it.',
  'undo_way.failed.title': 'That did not work',
  'undo_way.failed.text': 'Something went wrong on our side. Try again in a while.',
  'undo_way.login': 'Log in',
};
