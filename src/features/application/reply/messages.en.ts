import type { SameIds } from '../../../i18n/messageTypes';
import type { replySv } from './messages.sv';

export const replyEn: SameIds<typeof replySv> = {
  'reply.page': 'Invitation: {job}',
  'reply.title.unanswered': 'You are invited',
  'reply.title.interested': 'Thank you, you have answered that you are interested',
  'reply.title.declined': 'You have said no',
  'reply.title.taken_back': 'The invitation was taken back',
  'reply.title.expired': 'The invitation is no longer valid',
  'reply.from': '{employer} would like you to apply for this assignment.',
  'reply.sent_at': 'The invitation was sent on {time}.',
  'reply.answered_at': 'You answered on {time}.',
  'reply.text.interested':
    '{employer} sees your first name and your answers. Now they need your application to move on.',
  'reply.text.applied': 'Your application to {employer} is under way.',
  'reply.text.hired':
    'You have got the assignment at {employer}. You find it among your applications.',
  'reply.text.ended': 'The application to {employer} has ended.',
  'reply.text.declined': '{employer} learns that you said no, but not who you are.',
  'reply.text.taken_back':
    '{employer} took the invitation back on {time}. They do not know who you are. You can apply for the assignment anyway, as long as it is open.',
  'reply.text.expired':
    'The assignment at {employer} closed before you had answered. They do not know who you are.',
  'reply.paused':
    'The employer has paused the assignment, so you cannot show interest right now. The invitation stays.',
  'reply.facts': 'About the assignment',
  'reply.employer': 'Employer',
  'reply.workplace': 'Workplace',
  'reply.place': 'Place',
  'reply.period': 'Period',
  'reply.rate': 'Hourly rate',
  'reply.hours': 'Working hours',
  'reply.closes': 'Last day to apply',
  'reply.contact': 'Contact person',
  'reply.job': 'Read the whole ad',
  'reply.message': 'From the employer',
  'reply.answer': 'Your answer',
  'reply.questions': 'If you are interested, the employer would like to know this.',
  'reply.seen':
    'If you are interested, the employer sees your first name and what you answer here. They see the rest only when you apply. If you say no, they do not learn who you are.',
  'reply.interested': 'I am interested',
  'reply.decline': 'No, thank you',
  'reply.decline.title': 'Say no to the invitation?',
  'reply.decline.text':
    'The employer learns that you said no, but not who you are. You cannot apply for the same assignment again.',
  'reply.decline.confirm': 'Say no',
  'reply.decline.cancel': 'Keep the invitation',
  'reply.answers': 'Your answers',
  'reply.apply': 'Continue to the application',
  'reply.apply.text': 'What you already have in your account is filled in.',
  'reply.applications': 'My applications',
  'reply.jobs': 'See open assignments',
  'reply.to_job': 'To the assignment',
  'reply.integrity': 'Prefer not to get offers? Change it in your profile.',
  'reply.problem.answered':
    'The invitation had been answered already. This is the answer that counts.',
  'reply.problem.closed':
    'The assignment closed before your answer arrived, so it could not be received.',
  'reply.problem.taken_back': 'The employer took the invitation back before your answer.',
  'reply.problem.network':
    'The answer did not arrive. Check the connection and try again. It counts only once.',
  'reply.problem.other': 'The answer could not be saved. Try again in a while.',
  'reply.none.title': 'There is no such invitation',
  'reply.none.text':
    'The link may be wrong, or the invitation is for another account than the one you are logged in to.',
};
