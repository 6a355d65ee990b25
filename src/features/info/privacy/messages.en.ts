import type { SameIds } from '../../../i18n/messageTypes';
import type { privacySv } from './messages.sv';

export const privacyEn: SameIds<typeof privacySv> = {
  'privacy.title': 'Privacy policy',
  'privacy.lead':
    'This page says what Vikari stores about you, why, for how long, and what you can do about it. The text follows what the service really does.',
  'privacy.description':
    'What Vikari stores about you, why, for how long, and how you read, correct or delete it.',
  'privacy.draft':
    'This is a draft that no lawyer has checked yet. The company’s name, registration number and postal address, and which suppliers are used, will be filled in before launch.',
  'privacy.home': 'Home',
  'privacy.crumbs': 'You are here',
  'privacy.contents': 'Contents',
  'privacy.draft.title': 'Draft',
  'privacy.updated': 'Updated {date}',
  'privacy.stored.caption': 'What we store',
  'privacy.cookie.caption': 'Cookies',
  'privacy.storage.caption': 'In the browser',
  'privacy.column.what': 'What',
  'privacy.column.why': 'Why',
  'privacy.column.kept': 'How long',
  'privacy.column.ground': 'Legal ground',
  'privacy.column.name': 'Name',
  'privacy.column.purpose': 'What it does',
  'privacy.own': 'Open My integrity',
  'privacy.short.title': 'In short',
  'privacy.short.1':
    'We never ask for your personal identity number. We store it only where it is seen on a document that you upload.',
  'privacy.short.2': 'Employers do not see your name until you show interest or apply.',
  'privacy.short.3':
    'We sell no data and show no advertising. The pages have no third-party trackers.',
  'privacy.short.4':
    'You can download a copy of everything, and delete your account, without asking us.',
  'privacy.who.title': 'Who is responsible',
  'privacy.who.1':
    'The company that runs Vikari is the controller of your account, your documents and what you do on the site. Write to {email} with questions about your data.',
  'privacy.who.2':
    'Once you have applied for an assignment, the employer is responsible for its own use of what you have sent there, for example in its recruitment tool.',
  'privacy.what.title': 'What we store, why and for how long',
  'privacy.what.1':
    'The table says what applies to most people. When you are logged in you see the same for your own account under My integrity.',
  'privacy.bankid.title': 'BankID and your personal identity number',
  'privacy.bankid.1':
    'When you identify yourself, the BankID supplier gives us your name and a designation that only this supplier uses for you. We do not store your personal identity number. If you write something in a text that looks like one, we ask before the text is stored or sent.',
  'privacy.bankid.2':
    'If you log in with Google or Facebook, we get your name, your email address and their designation of your account. We never get your password and read nothing else in the account.',
  'privacy.employers.title': 'What employers see',
  'privacy.employers.1':
    'You choose whether employers may find you. Whoever finds you sees, under a pseudonym, only what at least five people in the profession, all with BankID, have in common: for example county, roughly how long you have worked, fields of work, months and the approximate lowest pay. Your name, address and municipality are not shown. When there are fewer than five of you, an employer is not told that there is anybody.',
  'privacy.employers.2':
    'When you show interest, the employer gets your first name, but no contact details. When you send an application, it gets your name, your contact details and what you have chosen to send. If you came through a recommendation it is told so, but not whose. It can open documents only while they are shared, and you see who has opened them.',
  'privacy.others.title': 'Others who receive data',
  'privacy.others.1':
    'Which suppliers are used depends on how the service is set up. None of them gets data for purposes of its own.',
  'privacy.others.2': 'A BankID supplier, which identifies you.',
  'privacy.others.3': 'Google and Facebook, only if you choose to log in with them.',
  'privacy.others.4': 'A mail server, which sends our emails.',
  'privacy.others.5': 'File storage. Each file is encrypted before it goes there.',
  'privacy.others.6':
    'Your browser’s push service, only if you switch notifications on. When an employer writes, the notification says which one, but not what.',
  'privacy.others.7':
    'Google Firestore, if the service uses it to show changes at once. The content may then be encrypted.',
  'privacy.cookies.title': 'Cookies and what is stored in your browser',
  'privacy.cookies.1':
    'All cookies are our own and are needed for something that you have done yourself. That is why we do not ask for consent.',
  'privacy.cookies.2': 'Besides cookies, your browser stores a few things on your own device:',
  'privacy.cookies.3':
    'Our own server counts how often different kinds of pages are viewed and steps are taken. Nothing is stored in your browser for that, and nothing of it says who you are: only the kind of page, whether it was fast, middling or slow, the language, the day, and whether it was a phone, a tablet or a computer. With Do Not Track or Global Privacy Control switched on, nothing is counted.',
  'privacy.rights.title': 'Your rights',
  'privacy.rights.1': 'Get a copy of everything, as a ZIP file: My integrity, Download your data.',
  'privacy.rights.2': 'Correct data: in your profile.',
  'privacy.rights.3':
    'Delete your account and what belongs to it: My integrity, Delete your account. The employer then sees that the application has ended, but not whose it was.',
  'privacy.rights.4':
    'Withdraw a consent: choose not to be seen by employers, remove your picture or switch notifications off. It does not change what has already happened.',
  'privacy.rights.5': 'Object to or restrict a use: write to {email}. We reply within a month.',
  'privacy.rights.6':
    'If you have no account, for example after a price request: write to {email} from the same address.',
  'privacy.rights.7':
    'If you are not satisfied with our reply, you can complain to the Swedish Authority for Privacy Protection, imy.se.',
  'privacy.automatic.title': 'No automated decisions',
  'privacy.automatic.1':
    'The site counts points for how well you match an assignment, and you see every line. No application is rejected by a program: a person at the employer decides.',
  'privacy.security.title': 'How the data is protected',
  'privacy.security.1':
    'Documents are encrypted, each file with a key of its own. Whoever wants to get a copy, delete the account or change the email address must have used BankID within the last ten minutes. Who has opened or changed data is written to a log that cannot be altered afterwards without it being noticed.',
  'privacy.changes.title': 'When we change something',
  'privacy.changes.1':
    'When we change what we store or why, we change this page. If it concerns something that you have already given us, we email you first.',
  'privacy.stored.account.what':
    'Account and profile: name, email, phone, profession, languages, preferences, experience and references',
  'privacy.stored.account.why': 'To show assignments that suit you, and to reach you',
  'privacy.stored.account.kept': 'Until you change it or delete the account',
  'privacy.stored.account.ground': 'Contract',
  'privacy.stored.sign_in.what': 'Logins: when, on which kind of device',
  'privacy.stored.sign_in.why': 'To keep you logged in, and to let you log other devices out',
  'privacy.stored.sign_in.kept':
    '30 days after the last use; on a shared computer 12 hours at most',
  'privacy.stored.sign_in.ground': 'Contract',
  'privacy.stored.applications.what': 'Applications, their status and what you have answered',
  'privacy.stored.applications.why': 'To bring you and the employer together',
  'privacy.stored.applications.kept':
    'Answers for 24 months after the last change; the rest until you delete the account',
  'privacy.stored.applications.ground': 'Contract',
  'privacy.stored.documents.what': 'Documents, such as your CV and licence',
  'privacy.stored.documents.why': 'So that you need not send them for every assignment',
  'privacy.stored.documents.kept':
    'Until you replace or remove them; sharing ends 30 days after an application without employment',
  'privacy.stored.documents.ground': 'Contract',
  'privacy.stored.criminal_record.what': 'Extract from the criminal record',
  'privacy.stored.criminal_record.why':
    'Only where the law has the employer see it; otherwise we note that you have shown it',
  'privacy.stored.criminal_record.kept': '30 days',
  'privacy.stored.criminal_record.ground': 'Legal obligation',
  'privacy.stored.chats.what': 'Messages between you and employers',
  'privacy.stored.chats.why': 'So that you can agree, and see what was said',
  'privacy.stored.chats.kept': '24 months after the last message',
  'privacy.stored.chats.ground': 'Contract',
  'privacy.stored.views.what': 'Which employers have seen your profile or opened your documents',
  'privacy.stored.views.why': 'So that you can see it',
  'privacy.stored.views.kept': '24 months',
  'privacy.stored.views.ground': 'Legitimate interest',
  'privacy.stored.unsent.what': 'Applications that are not sent yet',
  'privacy.stored.unsent.why': 'So that you can continue later, on another device too',
  'privacy.stored.unsent.kept': 'Until you send them, or 90 days after the last change',
  'privacy.stored.unsent.ground': 'Contract',
  'privacy.stored.interviews.what': 'Booked interview times',
  'privacy.stored.interviews.why': 'So that you and the employer know when you meet',
  'privacy.stored.interviews.kept': 'As long as the application',
  'privacy.stored.interviews.ground': 'Contract',
  'privacy.stored.first_days.what': 'What an employer has said about your first day',
  'privacy.stored.first_days.why': 'So that you know where to go and whom you meet',
  'privacy.stored.first_days.kept':
    '30 days after the end of the assignment. Without an end date: 24 months after the last change',
  'privacy.stored.first_days.ground': 'Contract',
  'privacy.stored.invitations.what': 'That an employer has invited you, and what it wrote',
  'privacy.stored.invitations.why':
    'So that you can answer, and do not get the same invitation several times',
  'privacy.stored.invitations.kept':
    '90 days. If you have not been told of it yet: until 90 days after the assignment has closed',
  'privacy.stored.invitations.ground': 'Contract',
  'privacy.stored.workplace_answers.what': 'Answers about workplaces where you have worked',
  'privacy.stored.workplace_answers.why':
    'For figures about the workplace, which are shown only when at least five have answered',
  'privacy.stored.workplace_answers.kept': '24 months after the end of the year of the answer',
  'privacy.stored.workplace_answers.ground': 'Consent',
  'privacy.stored.saved.what': 'Assignments and searches that you have saved or hidden',
  'privacy.stored.saved.why': 'So that you find them again',
  'privacy.stored.saved.kept': 'Until you remove them or delete the account',
  'privacy.stored.saved.ground': 'Contract',
  'privacy.stored.notifications.what': 'Notifications: which browsers show them, and your choices',
  'privacy.stored.notifications.why': 'So that notifications arrive, and not at night',
  'privacy.stored.notifications.kept':
    'The browser until you log out in it, the choices until you delete the account',
  'privacy.stored.notifications.ground': 'Consent',
  'privacy.stored.blocks.what':
    'Employers that you have blocked, and what their ads were like before',
  'privacy.stored.blocks.why': 'So that nothing new that they write reaches you',
  'privacy.stored.blocks.kept': 'Until you unblock them',
  'privacy.stored.blocks.ground': 'Contract',
  'privacy.stored.calendar.what': 'A secret address for your plan',
  'privacy.stored.calendar.why': 'So that your own calendar can show assignments and interviews',
  'privacy.stored.calendar.kept': 'Until you remove it',
  'privacy.stored.calendar.ground': 'Contract',
  'privacy.stored.exports.what': 'Copies of everything, which you have ordered',
  'privacy.stored.exports.why': 'So that you have time to download them',
  'privacy.stored.exports.kept': 'The file for 7 days, the record of your order for 30 days',
  'privacy.stored.exports.ground': 'Legal obligation',
  'privacy.stored.technical.what':
    'Technical data, for example that a call was made, that an email is waiting or what a login in progress is for',
  'privacy.stored.technical.why': 'So that nothing is done twice, and changes show at once',
  'privacy.stored.technical.kept': 'From a few seconds to 7 days',
  'privacy.stored.technical.ground': 'Legitimate interest',
  'privacy.stored.term_questions.what':
    'Questions to employers about terms that an assignment does not state',
  'privacy.stored.term_questions.why':
    'To ask once, and to tell you when the answer comes; the employer sees how many ask, not who',
  'privacy.stored.term_questions.kept':
    'Until the employer has answered, for 180 days at most, or 30 days after the assignment has closed',
  'privacy.stored.term_questions.ground': 'Contract',
  'privacy.stored.given_references.what':
    'References that you have asked for: whom, the answers, which employers may read them and which have',
  'privacy.stored.given_references.why':
    'So that the person can answer once and you can show the answers to those you choose',
  'privacy.stored.given_references.kept':
    'Twelve months and 60 days; without an answer 81 days; the answers until the person takes them back. How often an address was asked is counted for 30 days, also if you delete the account, without saying who you were',
  'privacy.stored.given_references.ground': 'Contract',
  'privacy.stored.referees.what':
    'If you are the one who gives a reference: the name, workplace and email that the candidate gave, your answers and how you signed. With BankID we store the name but no personal identity number',
  'privacy.stored.referees.why':
    'To ask you, remind you once, and show the candidate and the employers that they choose what you have answered',
  'privacy.stored.referees.kept':
    'Until you take the reference back with the link in the email, otherwise twelve months and 60 days; without an answer 81 days',
  'privacy.stored.referees.ground': 'Legitimate interest; your consent for the answers',
  'privacy.stored.recommendations.what':
    'Assignments that you have recommended to a colleague with a link',
  'privacy.stored.recommendations.why':
    'So that the link works and you can take it back; who opens it is not stored',
  'privacy.stored.recommendations.kept':
    'Until you take the link back, or 60 days after it has expired',
  'privacy.stored.recommendations.ground': 'Contract',
  'privacy.stored.reports.what': 'Reports, and what they are about',
  'privacy.stored.reports.why': 'To follow up abuse, and to answer whoever reported it',
  'privacy.stored.reports.kept': '24 months after our answer',
  'privacy.stored.reports.ground': 'Legitimate interest',
  'privacy.stored.mails.what': 'Emails that we have sent',
  'privacy.stored.mails.why': 'To send each email once, and to know whether it arrived',
  'privacy.stored.mails.kept': 'The text for 30 days',
  'privacy.stored.mails.ground': 'Contract',
  'privacy.stored.pricing.what': 'Price requests: organisation, name, email, phone and message',
  'privacy.stored.pricing.why': 'To answer them',
  'privacy.stored.pricing.kept': '24 months, or until you ask us to delete them',
  'privacy.stored.pricing.ground': 'Legitimate interest',
  'privacy.stored.early_access.what': 'Early sign-up for the app: email',
  'privacy.stored.early_access.why': 'To email once, when the app is here',
  'privacy.stored.early_access.kept':
    '24 hours unless confirmed, then 24 months at most; you end it from the email',
  'privacy.stored.early_access.ground': 'Consent',
  'privacy.stored.alerts.what':
    'Alerts in your account: which assignments we told you about, why and when',
  'privacy.stored.alerts.why':
    'To tell you about new and changed assignments, but never twice about the same thing',
  'privacy.stored.alerts.kept':
    'Until you delete the account, or 12 months after the assignment has closed',
  'privacy.stored.alerts.ground': 'Contract',
  'privacy.stored.mail_alerts.what':
    'Alerts without an account: email, the search and which assignments we emailed about',
  'privacy.stored.mail_alerts.why':
    'To email about assignments in the search, but never twice about the same thing',
  'privacy.stored.mail_alerts.kept':
    '24 hours unless confirmed, then until you delete it by a link in an email, or 12 months after you paused it',
  'privacy.stored.mail_alerts.ground': 'Consent',
  'privacy.stored.log.what': 'A log of who has read or changed data, with codes instead of names',
  'privacy.stored.log.why': 'So that misuse can be discovered',
  'privacy.stored.log.kept': '24 months',
  'privacy.stored.log.ground': 'Legitimate interest',
  'privacy.stored.server_log.what': 'Server log: calls that fail, with the network address',
  'privacy.stored.server_log.why': 'To find faults and attacks',
  'privacy.stored.server_log.kept': '30 days',
  'privacy.stored.server_log.ground': 'Legitimate interest',
  'privacy.cookie.session.what': 'Keeps you logged in',
  'privacy.cookie.session.kept':
    '90 days at most; on a shared computer until the browser is closed',
  'privacy.cookie.shared.what': 'Says that the computer is shared, so that nothing is kept on it',
  'privacy.cookie.shared.kept': 'Until you log out or the browser is closed',
  'privacy.cookie.language.what': 'The language that you chose',
  'privacy.cookie.language.kept': '1 year',
  'privacy.cookie.registration.what': 'A registration that you have started',
  'privacy.cookie.registration.kept': '30 minutes',
  'privacy.cookie.bankid.what': 'Takes BankID’s answer only in your browser',
  'privacy.cookie.bankid.kept': '20 minutes',
  'privacy.cookie.interest.what': 'The assignment that you showed interest in before you logged in',
  'privacy.cookie.interest.kept': '1 hour',
  'privacy.storage.shared.what':
    'On a shared computer: what is listed below, in the tab alone and not on the device',
  'privacy.storage.shared.kept': 'Until you log out, the tab is closed or the site is next opened',
  'privacy.storage.shared_seen.what': 'When you last opened a page on a shared computer',
  'privacy.cookie.proof.what': 'Lets your form in when unusually many come at once',
  'privacy.cookie.proof.kept': '1 hour',
  'privacy.storage.saved.what':
    'Assignments and searches that you have saved without an account, hidden assignments, the last 30 assignments that you opened, and what is waiting to be saved to your account',
  'privacy.storage.saved.kept': 'Until you remove it, it has moved to your account or you log out',
  'privacy.storage.ticks.what':
    'Your ticks, made offline, on whether the employer kept what was said. Not on a shared computer',
  'privacy.storage.ticks.kept': 'Until they are sent or you log out',
  'privacy.storage.reference_answers.what':
    'What you have filled in for a reference, in that tab only',
  'privacy.storage.reference_answers.kept':
    'Until you have signed or said no, somebody logs out or you close the tab',
  'privacy.storage.draft.what': 'What you have begun to fill in, encrypted',
  'privacy.storage.own_tax.what':
    'Age group, country, municipality, church and income that your pay after tax is worked out from',
  'privacy.storage.own_tax.kept': 'Until you remove them or log out',
  'privacy.storage.draft.kept': '30 days, or until you send it or log out',
  'privacy.storage.search.what': 'Your last search',
  'privacy.storage.search.kept': 'Until you log out',
  'privacy.storage.recent.what': 'Your last five searches',
  'privacy.storage.recent.kept': 'Until you remove them or log out',
  'privacy.storage.last_page.what': 'The page you were on last',
  'privacy.storage.last_page.kept': 'Until you log out or clear the browser',
  'privacy.storage.auth_page.what':
    'What a login was for when you went to BankID, Google or Facebook',
  'privacy.storage.auth_page.kept': 'Until you are back',
  'privacy.storage.app_banner.what': 'When you closed the banner about the app',
  'privacy.storage.app_banner.kept':
    'Until you clear the browser; the banner is shown again after 90 days',
  'privacy.storage.interest.what': 'The assignment that you showed interest in',
  'privacy.storage.interest.kept': '1 hour',
  'privacy.storage.recommendation.what': 'The recommendation that brought you to an assignment',
  'privacy.storage.recommendation.kept': 'Until you have answered the assignment or log out',
  'privacy.storage.push_declined.what': 'That you did not want notifications',
  'privacy.storage.push_declined.kept': 'Until you clear the browser',
  'privacy.storage.push.what': 'Your subscription to notifications',
  'privacy.storage.push.kept': 'Until you switch them off',
  'privacy.storage.kept_pages.what': 'Copies of ads that you have saved, as everybody sees them',
  'privacy.storage.kept_pages.kept': 'Until you remove the assignment or log out',
  'privacy.storage.offline.what':
    'The page that is shown without a connection, and the language you read in',
  'privacy.storage.offline.kept': 'Until you clear the browser',
  'privacy.storage.assets.what': 'The site’s own files: scripts, styles and fonts',
  'privacy.storage.assets.kept': 'The last 400, until you clear the browser',
  'privacy.storage.sign_out.what': 'That you logged out in another tab',
  'privacy.storage.sign_out.kept': 'Until you clear the browser',
  'privacy.storage.colour.what': 'Light or dark',
  'privacy.storage.colour.kept': 'Until you clear the browser',
  'privacy.storage.reloaded.what': 'That a page which did not start was loaded again',
  'privacy.storage.reloaded.kept': 'Until the tab is closed',
};
