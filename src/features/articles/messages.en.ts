import type { SameIds } from '../../i18n/messageTypes';
import type { articlesSv } from './messages.sv';

export const articlesEn: SameIds<typeof articlesSv> = {
  'articles.crumbs': 'You are here',
  'articles.home': 'Home',
  'articles.minutes': '{minutes, plural, one {# minute to read} other {# minutes to read}}',
  'articles.published': 'Published',
  'articles.updated': 'Updated',
  'articles.contents': 'Contents',
  'articles.share': 'Share',
  'articles.share_shared': 'The link is shared',
  'articles.share_copied': 'The link is copied',
  'articles.share_failed': 'The link could not be copied',
  'articles.share_messages': 'Messages',
  'articles.share_close': 'Close',
  'articles.print': 'Print',
  'articles.sources': 'Sources',
  'articles.related': 'Read next',
  'articles.jobs': 'Open assignments right now',
  'articles.jobs_all': 'All assignments',
  'articles.jobs_fitting': 'More assignments that fit',
  'articles.jobs_none':
    'There are no assignments right now in the professions that this text is about.',
  'articles.feed': 'Articles from Vikari',
  'articles.staffing.title': 'Staffing in healthcare',
  'articles.staffing.lead':
    'How temporary work in Swedish healthcare works, for employers and for those who take assignments.',
  'articles.staffing.description':
    'Staffing in Swedish healthcare: ads, agreements and documents for employers; pay, tax and everyday life for those on assignment.',
  'articles.staffing.featured': 'Start here',
  'articles.staffing.posts': 'For employers',
  'articles.staffing.pay': 'Pay',
  'articles.staffing.pay_text':
    'See what professions earn, and work out salary and dividend in your own company.',
  'articles.staffing.pay_guide': 'Pay in healthcare',
  'articles.staffing.pay_nurses': 'Pay for temporary nurses',
  'articles.staffing.pay_doctors': 'Pay for temporary doctors',
  'articles.staffing.pay_calculator': 'Salary and dividend calculator',
  'articles.staffing.articles': 'For those who take assignments',
};
