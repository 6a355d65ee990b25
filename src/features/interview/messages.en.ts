import type { SameIds } from '../../i18n/messageTypes';
import type { interviewSv } from './messages.sv';

export const interviewEn: SameIds<typeof interviewSv> = {
  'interview.page': 'Interview: {job}',
  'interview.title': 'Your interview',
  'interview.back': 'To my applications',
  'interview.booked': 'The interview is booked',
  'interview.cancelled': 'The interview is cancelled',
  'interview.cancelled.text': 'You cancelled the time {time}. Choose another one if you wish.',
  'interview.time': 'Time',
  'interview.time.zone': '{time}, Swedish time',
  'interview.place': 'Place',
  'interview.link': 'Video meeting',
  'interview.link.open': 'Open the meeting',
  'interview.place.ask': 'The employer has not named a place.',
  'interview.save': 'Save in the calendar',
  'interview.cancel': 'Cancel the interview',
  'interview.cancel.title': 'Cancel the interview?',
  'interview.cancel.text': 'The time {time} becomes free for others. Your application stays.',
  'interview.cancel.confirm': 'Cancel it',
  'interview.cancel.keep': 'Keep the time',
  'interview.choose': 'Choose a time',
  'interview.move': 'Change to another time',
  'interview.choose.text': 'All times are Swedish time. An interview is {minutes, number} minutes.',
  'interview.submit': 'Book the time',
  'interview.submit.move': 'Change the time',
  'interview.none.title': 'No times yet',
  'interview.none.text':
    'The employer has not offered any times. They appear here as soon as there are some.',
  'interview.required': 'Choose a time.',
  'interview.problem.slot_taken': 'Somebody else has just booked that time. Choose another one.',
  'interview.problem.conflict': 'The application has ended, so no interview can be booked.',
  'interview.save.failed': 'The calendar file could not be fetched. Try again.',
  'interview.problem.rate_limited':
    'You have changed the interview many times today. You can book a new time tomorrow.',
  'interview.problem.other': 'It could not be saved. Check the connection and try again.',
};
