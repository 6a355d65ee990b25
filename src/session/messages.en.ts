import type { SameIds } from '../i18n/messageTypes';
import type { sessionSv } from './messages.sv';

export const sessionEn: SameIds<typeof sessionSv> = {
  'session.lost.title': 'You have been logged out',
  'session.lost.text':
    'Nothing could be saved or sent, because your session has ended. What you have filled in is still here. Log in again to continue where you were.',
  'session.lost.login': 'Log in',
  'session.lost.later': 'Not now',
  'session.ended': 'You have been logged out. Log in again to continue where you were.',
  'auth.messages.region': 'Messages',
  'auth.messages.close': 'Close',
  'auth.everywhere.title': 'Log out everywhere?',
  'auth.everywhere.text':
    'You are logged out here and on every other phone and computer. What you have begun to fill in here is lost.',
  'auth.everywhere.confirm': 'Log out everywhere',
  'auth.everywhere.cancel': 'Stay logged in',
  'session.address_lost':
    'The email address in your account turned out to belong to somebody else. Your account has no address now.',
  'session.address_lost.add': 'Add another address',
};
