import type { SameIds } from '../../../i18n/messageTypes';
import type { askedSv } from './messages.sv';

export const askedEn: SameIds<typeof askedSv> = {
  'asked.page': 'Documents: {job}',
  'asked.title': 'Share documents',
  'asked.due':
    'The employer needs the documents by {day}. The application waits until all of them are shared.',
  'asked.late':
    'The employer wanted the documents by {day}. You can still share them, the application is waiting.',
  'asked.message': 'From the employer',
  'asked.state.missing': 'Missing',
  'asked.state.shared': 'Shared',
  'asked.choose': 'Choose one of your documents',
  'asked.shared_since': 'Shared on {day}, before the employer asked',
  'asked.undated': 'end date not stated',
  'asked.valid_to': 'valid until {day}',
  'asked.new': 'Or upload a new one',
  'asked.upload.text':
    'What you upload is kept in your account. The employer sees it only when you have shared it.',
  'asked.none': 'You have no such document yet.',
  'asked.not_uploadable':
    'This document is never uploaded, you only show it. Ask the employer how.',
  'asked.share': 'Share with the employer',
  'asked.required': 'Choose or upload at least one document.',
  'asked.seen':
    'The employer of this assignment can open what you share. You see when, and can take it back.',
  'asked.back': 'To my applications',
  'asked.documents': 'My documents',
  'asked.done.title': 'Thank you, everything is shared',
  'asked.done.text':
    'The application moves on automatically. There is nothing more for you to do now.',
  'asked.partly': 'Shared with the employer. The application is still waiting for: {types}.',
  'asked.nothing.title': 'The application is not waiting for any documents',
  'asked.nothing.text':
    'Either everything is shared already, or the employer no longer needs the documents.',
  'asked.ended.title': 'The application has ended',
  'asked.ended.text': 'The employer needs no more documents for this assignment.',
  'asked.problem.conflict': 'The application has ended, so nothing was shared.',
  'asked.problem.gone': 'One of the documents no longer exists. Choose another.',
  'asked.problem.network': 'It did not arrive. Check the connection and try again.',
  'asked.problem.other': 'It could not be shared. Try again in a while.',
  'asked.not_found.title': 'There is no such application',
  'asked.not_found.text': 'The link may be wrong, or it is for another account.',
  'asked.jobs': 'See open assignments',
};
