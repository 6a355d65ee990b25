import type { SameIds } from '../../i18n/messageTypes';
import type { eligibilitySv } from './messages.sv';

export const eligibilityEn: SameIds<typeof eligibilitySv> = {
  'eligibility.title': 'May I take this assignment?',
  'eligibility.text':
    'The answer is based on laws, agreements, the ad and what you have said about yourself. You may apply all the same: the employer decides.',
  'eligibility.failed': 'We could not work out whether you can take this assignment.',
  'eligibility.retry': 'Try again',
  'eligibility.loading': 'We are checking whether you can take this assignment',
  'eligibility.verdict.green': 'You can take this assignment',
  'eligibility.verdict.amber': 'Something is missing',
  'eligibility.verdict.red': 'Not as things stand',
  'eligibility.verdict.red_later': 'Not yet – from {day}',
  'eligibility.verdict.unknown': 'Ask the employer',
  'eligibility.open': 'What you need to know',
  'eligibility.met': '{count, plural, one {# condition is met} other {# conditions are met}}',
  'eligibility.met_and_not_asked': '{met}, {notAsked, number} not required',
  'eligibility.not_asked_only':
    '{count, plural, one {# condition is not required} other {# conditions are not required}}',
  'eligibility.all': '{count, plural, one {Show the condition} other {Show all # conditions}}',
  'eligibility.openings': 'See what opens most assignments for you',
  'eligibility.state.green': 'Met',
  'eligibility.state.amber': 'Missing',
  'eligibility.state.similar': 'Perhaps',
  'eligibility.state.red': 'Not met',
  'eligibility.state.red_later': 'From {day}',
  'eligibility.state.not_asked': 'Not required',
  'eligibility.state.not_said': 'You have not said',
  'eligibility.state.unknown': 'Not stated – ask',
  'eligibility.rule.profession': 'Profession',
  'eligibility.rule.licence': 'Licence',
  'eligibility.rule.qualifying_period': 'Qualifying period after employment by the region',
  'eligibility.rule.experience': 'Experience',
  'eligibility.rule.language': 'Languages',
  'eligibility.rule.documents': 'Documents',
  'eligibility.profession.same': 'The assignment is for your profession: {role}.',
  'eligibility.profession.covered': 'Your profession includes the one asked for: {role}.',
  'eligibility.profession.similar':
    'Your profession is in the same group as the one asked for: {role}. The employer decides whether that is enough.',
  'eligibility.profession.other': 'The assignment is for another profession than yours: {role}.',
  'eligibility.profession.not_said':
    'You have not stated your profession. The assignment is for: {role}.',
  'eligibility.profession.wished':
    'You look for assignments as {role}, but have not said that it is your profession or that you have worked as one.',
  'eligibility.licence.held': 'Your licence is valid for as long as the assignment needs.',
  'eligibility.licence.missing': 'The assignment needs a licence. You have not uploaded one.',
  'eligibility.licence.expires':
    'Your licence is valid until {day}. It has to be valid for the whole assignment.',
  'eligibility.licence.undated':
    'You have not said how long your licence is valid, or that it has no end date.',
  'eligibility.licence.none_asked': 'The assignment needs no licence.',
  'eligibility.licence.ask':
    'The law asks for no licence in this profession. The ad does not say whether the employer does.',
  'eligibility.licence.ask_end':
    'Your licence is valid until {day}. The ad does not say when the assignment ends.',
  'eligibility.qualifying_period.over':
    'According to your employments, the region in {region} has not employed you during {months, plural, one {the last month} other {the last # months}} before the assignment.',
  'eligibility.qualifying_period.none': 'The assignment has no qualifying period.',
  'eligibility.qualifying_period.employed_now':
    'The region in {region} employs you. {months, plural, one {# month has} other {# months have}} to pass after you leave.',
  'eligibility.qualifying_period.employed_lately':
    'The region in {region} has employed you. {months, plural, one {# month has} other {# months have}} to pass after you left.{day, select, none {} other { They will have passed on {day}.}}',
  'eligibility.qualifying_period.not_said':
    'You have not said whether the region in {region} employed you during {months, plural, one {the last month} other {the last # months}} before the assignment.',
  'eligibility.qualifying_period.nothing_said':
    'The region in {region} must not have employed you during {months, plural, one {the last month} other {the last # months}} before the assignment, not even by the hour. You have not added where you have worked.',
  'eligibility.qualifying_period.confirm':
    'The region in {region} must not have employed you during {months, plural, one {the last month} other {the last # months}} before the assignment, not even by the hour. Confirm that your list has all your employments.',
  'eligibility.qualifying_period.ask':
    'The ad does not mention a qualifying period. If the region has employed you recently, ask.',
  'eligibility.experience.enough':
    'You have {has} in a similar role. The assignment asks for {years, plural, one {# year} other {# years}}.',
  'eligibility.experience.none_asked': 'The assignment asks for no experience.',
  'eligibility.experience.too_little':
    'What you have added makes {has} in a similar role when the assignment begins. It asks for {years, plural, one {# year} other {# years}}. Have you worked more? Add it.{day, select, none {} other { If you go on as now it is enough on {day}.}}',
  'eligibility.experience.not_said':
    'The assignment asks for {years, plural, one {# year} other {# years}} in a similar role. You have not added where you have worked.',
  'eligibility.experience.ask': 'The ad does not say how much experience is needed.',
  'eligibility.has.years': '{count, plural, one {# year} other {# years}}',
  'eligibility.has.months': '{count, plural, one {# month} other {# months}}',
  'eligibility.language.enough': 'You know {language} at the level asked for, {level}.',
  'eligibility.language.none_asked': 'The assignment asks for no particular language.',
  'eligibility.language.too_low':
    'The assignment asks for {language} at level {level}. You have stated a lower level.',
  'eligibility.language.not_said':
    'The assignment asks for {language} at level {level}. You have not stated your level.',
  'eligibility.language.ask': 'The ad does not mention languages.',
  'eligibility.documents.ready':
    '{needed, plural, one {The required document is in place and valid} other {All # required documents are in place and valid}} until the assignment ends.',
  'eligibility.documents.none_asked': 'The assignment asks for no documents.',
  'eligibility.documents.missing':
    '{missing} of {needed} documents are missing, expire before the assignment ends or have no end date.',
  'eligibility.documents.ask_end':
    '{open} of {needed} documents expire. The ad does not say when the assignment ends.',
  'eligibility.documents.ask': 'The ad does not say which documents are needed.',
  'eligibility.mend.profession': 'Add your profession',
  'eligibility.mend.profession_change': 'Change your profession',
  'eligibility.mend.document_end': 'State how long it is valid',
  'eligibility.mend.licence': 'Upload your licence',
  'eligibility.mend.employer': 'Say who employed you',
  'eligibility.mend.complete': 'Confirm your employments',
  'eligibility.mend.experience': 'Add your experience',
  'eligibility.mend.experience_change': 'Correct your experience',
  'eligibility.mend.language': 'Add your languages',
  'eligibility.mend.language_change': 'Change your language level',
  'eligibility.mend.documents': 'Upload documents',
  'eligibility.source': 'Source',
  'eligibility.source.law': 'The Patient Safety Act',
  'eligibility.source.agreement': 'The regions’ national agreement',
  'eligibility.source.ad': 'The ad',
  'eligibility.readiness': 'Documents for the assignment',
  'eligibility.readiness.of': 'For the assignment you applied for last: {job}',
  'eligibility.readiness.ready':
    '{needed, plural, one {The document is ready} other {All # are ready}}',
  'eligibility.readiness.missing': '{missing} of {needed} missing',
  'eligibility.readiness.missing_none': 'None missing',
  'eligibility.readiness.expires_one': 'one expires in week {week}',
  'eligibility.readiness.expires_more': '{count} expire before the assignment ends',
  'eligibility.readiness.unsure': '{count} to check',
  'eligibility.readiness.list': 'The documents',
  'eligibility.document.ready': 'Ready',
  'eligibility.document.missing': 'Missing',
  'eligibility.document.expires': 'Expires in week {week}, {day}',
  'eligibility.document.undated': 'No end date stated',
  'eligibility.document.open_end': 'Valid until {day}. The end of the assignment is not stated.',
  'eligibility.document.date': 'State how long your {type} is valid',
  'eligibility.document.upload': 'Upload {type}',
  'eligibility.document.renew': 'Replace {type}',
  'eligibility.type.cv': 'CV',
  'eligibility.type.id_card': 'ID document',
  'eligibility.type.cpr_certificate': 'CPR certificate',
  'eligibility.type.criminal_record': 'criminal record extract',
  'eligibility.type.ivo_licence': 'IVO certificate',
  'eligibility.type.hosp_licence': 'professional licence (HOSP)',
  'eligibility.type.specialist_certificate': 'specialist certificate',
  'eligibility.type.other': 'other documents',
};
