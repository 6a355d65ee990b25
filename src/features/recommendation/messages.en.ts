import type { SameIds } from '../../i18n/messageTypes';
import type { recommendationSv } from './messages.sv';

export const recommendationEn: SameIds<typeof recommendationSv> = {
  'recommendation.page': 'A recommended assignment',
  'recommendation.valid.named': '{name} recommends an assignment to you',
  'recommendation.valid.employer': 'The employer recommends an assignment to you',
  'recommendation.valid.candidate': 'A colleague recommends an assignment to you',
  'recommendation.valid.text':
    'If you apply or show interest, the employer sees that you came through a recommendation, but not whose.',
  'recommendation.expired.title': 'The link has expired',
  'recommendation.expired.open': 'The assignment is still open, so you can apply anyway.',
  'recommendation.expired.closed': 'The assignment no longer takes applications.',
  'recommendation.used.title': 'You have already answered this recommendation',
  'recommendation.used.text': 'Your application is among My applications.',
  'recommendation.own.title': 'This is your own link',
  'recommendation.own.text': 'Send it to a colleague. Nobody is told who opens it, not even you.',
  'recommendation.unknown.title': 'The link cannot be used',
  'recommendation.unknown.text':
    'Check that you have the whole address. Whoever sent the link may also have removed it.',
  'recommendation.job': 'The assignment',
  'recommendation.apply': 'Apply',
  'recommendation.read': 'Read about the assignment',
  'recommendation.applications': 'My applications',
  'recommendation.jobs': 'Search for assignments',
  'recommend.title': 'Recommend to a colleague',
  'recommend.text':
    'Create a link to the assignment and send it as you like. It is valid for {days, number} days, or until the assignment closes. You are not told who opens it.',
  'recommend.shows_name': 'Show my first name: {name}',
  'recommend.shows_name.hint':
    'Everybody who gets the link sees it. Otherwise it says “A colleague”.',
  'recommend.make': 'Create a link',
  'recommend.making': 'Creating the link',
  'recommend.made': 'The link has been created. Copy it now, it is shown only once.',
  'recommend.link': 'Your link',
  'recommend.copy': 'Copy the link',
  'recommend.copied': 'The link is copied.',
  'recommend.not_copied': 'The link could not be copied. It is selected, so copy it yourself.',
  'recommend.own': 'Your links ({count, number})',
  'recommend.none': 'You have no valid links.',
  'recommend.until': 'Valid until {when}.',
  'recommend.take_back': 'Remove',
  'recommend.take_back.of': ': the link to {job}, valid until {when}',
  'recommend.taken_back': 'The link is removed and can no longer be used.',
  'recommend.problem.too_many': 'You already have {most, number} links. Remove one and try again.',
  'recommend.problem.closed':
    'The assignment no longer takes applications, so the link could not be created.',
  'recommend.problem.other': 'That did not work. Check the connection and try again.',
  'recommend.closed.title': 'This assignment cannot be recommended',
  'recommend.closed.text':
    'It is closed, or you apply for it with the employer. You can share the page of the assignment instead.',
};
