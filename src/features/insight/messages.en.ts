import type { SameIds } from '../../i18n/messageTypes';
import type { insightSv } from './messages.sv';

export const insightEn: SameIds<typeof insightSv> = {
  'insight.title': 'Workplace insight',
  'insight.description':
    'Read what it has been like for care staff at workplaces: introduction, staffing, leadership, schedule and terms. Nobody can see who answered.',
  'insight.lead':
    'What it has been like for others where you are thinking of working. Those who answer have verified who they are with BankID and have worked there.',
  'insight.here': 'You are here',
  'insight.home': 'Home',
  'insight.search': 'Search for a workplace',
  'insight.search.hint': 'Name, place or care provider. You can type the beginnings of words.',
  'insight.search.button': 'Search',
  'insight.results': 'Workplaces that match “{query}”',
  'insight.results.answers': '{count, plural, =0 {Too few answers yet} other {# answers}}',
  'insight.results.none': 'No workplace matches “{query}”',
  'insight.results.none.text':
    'We know of workplaces that have or have had assignments here. Try a shorter name, or only the place.',
  'insight.missing': 'There is no such workplace',
  'insight.missing.text': 'The link may be old. Search for the workplace here.',
  'insight.workplace.title': 'Insight: {name}',
  'insight.workplace.description':
    '{count, plural, =0 {What it has been like for care staff at {name}.} other {What it has been like for # people at {name}: {average} of 5. Introduction, staffing, leadership, schedule and terms.}}',
  'insight.demo': 'Made-up figures',
  'insight.demo.text': 'This is a demonstration. Nobody has really answered.',
  'insight.overall': 'Overall',
  'insight.of_five': 'of 5',
  'insight.answers': '{count, plural, other {# answers}}',
  'insight.published':
    'The figures are from {day}. They are updated when at least five more have answered.',
  'insight.too_few': 'Too few answers yet',
  'insight.too_few.text':
    'We show figures when at least five people have answered. Then nobody can work out what a single person answered.',
  'insight.limited': 'See each area',
  'insight.limited.text':
    'Once you have registered you see introduction, staffing, leadership, schedule and terms one by one, how they have changed and what the employer says. It is free.',
  'insight.limited.register': 'Register',
  'insight.limited.login': 'Log in',
  'insight.areas': 'Area by area',
  'insight.areas.caption': 'Average of five, where five is best',
  'insight.area': 'Area',
  'insight.average': 'Average',
  'insight.score': '{average} of 5',
  'insight.statements': 'All twelve statements',
  'insight.statement': 'Statement',
  'insight.area_score': '{area}: {average} of 5',
  'insight.spread.close': 'The answers are close to each other.',
  'insight.spread.some': 'The answers differ somewhat.',
  'insight.spread.wide': 'The answers differ a lot.',
  'insight.spread.none': 'How much the answers differ is shown from ten answers on.',
  'insight.who': 'Who has answered?',
  'insight.who.assignments':
    '{count, plural, =0 {Fewer than five} other {At least #}} got the assignment through Vikari.',
  'insight.who.experiences':
    '{count, plural, =0 {Fewer than five} other {At least #}} have stated themselves that they have worked there.',
  'insight.rank': 'Number {position} of {of} – {kind} in {region}',
  'insight.rank.everywhere': 'Number {position} of {of} – {kind}',
  'insight.rank.text':
    'Only workplaces with at least five answers count. Equal averages share a place.',
  'insight.kind.hospital': 'hospitals',
  'insight.kind.primary_care': 'primary care',
  'insight.kind.municipal_care': 'municipal care',
  'insight.kind.dental_care': 'dental care',
  'insight.kind.school': 'schools',
  'insight.kind.other': 'other workplaces',
  'insight.years': 'Year by year',
  'insight.years.caption': 'Overall average of the answers that were added each year',
  'insight.year': 'Year',
  'insight.year_answers': '{year} ({count} answers)',
  'insight.replies': 'The employer replies',
  'insight.reply.about': '{employer}, about {year}',
  'insight.jobs': 'Open assignments here',
  'insight.jobs.none': 'There are no open assignments here right now.',
  'insight.jobs.from': 'From {day}',
  'insight.jobs.all': 'Search all assignments',
  'insight.protection': 'How those who answer are protected',
  'insight.protection.five':
    'Figures are shown only when at least five people have answered. They are updated at night, when at least five more have answered. So nobody can see who answered last.',
  'insight.protection.steps':
    'Sums are rounded to steps so wide that a single person’s answer can be anything. With few answers the figures are therefore approximate.',
  'insight.protection.once':
    'Everybody answers once per workplace and calendar year. Those who answer have used BankID and have worked there in the last two years. Employers cannot answer, only comment.',
  'insight.protection.back':
    'You can always take your answer back. It is deleted at once, and leaves the figures the next time they are updated. After two more whole years it is deleted anyway.',
  'insight.protection.limits':
    'This does not protect you if four of five who answer tell one another what they answered.',
  'insight.form.title': 'What do you say?',
  'insight.form.intro':
    'Say how true twelve statements about {name} are. It takes about two minutes. Nobody is told that it was you who answered.',
  'insight.form.source.assignment':
    'You can answer because you have had an assignment here through Vikari.',
  'insight.form.source.experience':
    'You can answer because the workplace is listed under your experience.',
  'insight.form.summary': 'Something needs correcting',
  'insight.form.submit': 'Send the answer',
  'insight.form.change': 'Change the answer',
  'insight.form.failed': 'The answer could not be saved. Try again.',
  'insight.form.incomplete': 'Answer all twelve statements.',
  'insight.form.quota': 'You have answered about twelve workplaces this year. That is the limit.',
  'insight.score.required': 'Choose an answer',
  'insight.own.saved': 'Thank you, your answer is saved',
  'insight.own.saved.text':
    'It is included tonight at the earliest, when at least five new answers have come in. Until then you can change it.',
  'insight.own.waits': 'You have answered this year',
  'insight.own.waits.text':
    'Your answer is waiting for more people to answer. Until then you can change it or take it back.',
  'insight.own.published': 'Your answer from {year} is included in the figures',
  'insight.own.published.text':
    'It can no longer be changed. If you take it back it is deleted at once, and leaves the figures when they are updated.',
  'insight.own.take_back': 'Take back the answer from {year}',
  'insight.own.taken_back': 'Your answer is deleted.',
  'insight.own.failed': 'That did not work right now. Try again.',
  'insight.refusal.not_verified':
    'Verify yourself with BankID in your profile to be able to answer.',
  'insight.refusal.not_worked_there':
    'You can answer if you have had an assignment here through Vikari, or if the workplace is listed under your experience from the last two years. Write name and place as they are written here.',
  'insight.refusal.not_begun': 'You can answer when your assignment here has begun.',
  'insight.refusal.profile': 'To my experiences',
  'insight.failed': 'The workplace could not be loaded',
  'insight.failed.text': 'Check the connection and try again.',
};
