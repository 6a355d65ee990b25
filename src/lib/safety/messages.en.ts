import type { SameIds } from '../../i18n/messageTypes';
import type { safetySv } from './messages.sv';

export const safetyEn: SameIds<typeof safetySv> = {
  'safety.optional': 'optional',
  'safety.cancel': 'Cancel',
  'safety.close': 'Close',
  'safety.report.chat.title': 'Report the conversation',
  'safety.report.chat.text':
    'We read the last messages of the conversation and answer you. {employer} is not told that you have reported it.',
  'safety.report.job.title': 'Report the ad',
  'safety.report.job.text':
    'Tell us what is wrong, and we will look at the ad. The employer is not told who reported it.',
  'safety.report.reason': 'What is it about?',
  'safety.report.reason.required': 'Choose what it is about',
  'safety.reason.harassment': 'Threats or harassment',
  'safety.reason.discrimination': 'Discrimination',
  'safety.reason.fraud': 'Fraud or a scam',
  'safety.reason.asks_for_too_much': 'Asks for money, bank details or a personal identity number',
  'safety.reason.unwanted': 'Unwanted messages',
  'safety.reason.wrong_facts': 'Wrong facts in the ad',
  'safety.reason.not_a_job': 'It is not an assignment',
  'safety.reason.already_filled': 'The assignment is already filled',
  'safety.reason.other': 'Something else',
  'safety.report.words': 'Tell us more',
  'safety.report.contact': 'Email for our answer',
  'safety.report.contact.hint': 'Without an address we cannot answer you.',
  'safety.report.contact.invalid': 'Enter a full email address, such as name@example.com',
  'safety.report.send': 'Send the report',
  'safety.report.sending': 'sending',
  'safety.report.failed': 'The report could not be sent. Try again.',
  'safety.report.too_many': 'That was too many reports. Wait a minute and try again.',
  'safety.report.sent': 'Thank you, we have received your report',
  'safety.report.sent.own':
    'We will look into it. You get our answer by email and under My integrity.',
  'safety.report.sent.contact': 'We will look into it and reply to {contact}.',
  'safety.report.sent.visitor': 'We will look into it.',
  'safety.block.title': 'Do you want to block {employer}?',
  'safety.block.text':
    'Your conversations with {employer} end, and what you shared in them is taken back. They can no longer write to you, and their invitations do not reach you. What they change in their ads afterwards is not shown among your applications and saved assignments either.',
  'safety.block.seen':
    'They are not told that you blocked them: it looks as if you had ended the conversations, and they keep what was written.',
  'safety.block.applications':
    'Your applications are kept. Withdraw them if you do not want the assignments.',
  'safety.block.confirm': 'Block',
  'safety.block.failed': 'The employer could not be blocked. Try again.',
  'safety.blocked.title': 'Blocked employers',
  'safety.blocked.text':
    'They cannot write to you, and their invitations do not reach you. You block an employer in your conversation with them.',
  'safety.blocked.none': 'You have not blocked anybody.',
  'safety.blocked.since': 'Blocked {day}',
  'safety.unblock': 'Unblock',
  'safety.unblock.of': 'Unblock {employer}',
  'safety.unblock.busy': 'unblocking',
  'safety.unblock.done':
    '{employer} is no longer blocked. Ended conversations are not opened again.',
  'safety.reports.title': 'Your reports',
  'safety.reports.text': 'What you have reported to us, and our answers.',
  'safety.reports.none': 'You have not reported anything.',
  'safety.reports.chat': 'Conversation with {employer}',
  'safety.reports.job': 'The ad “{job}”',
  'safety.reports.gone': 'something that no longer exists',
  'safety.reports.sent': '{reason}, reported {day}',
  'safety.reports.waits': 'We are looking into it.',
  'safety.reports.answer': 'Our answer {day}',
};
