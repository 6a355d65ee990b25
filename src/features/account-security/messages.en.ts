import type { SameIds } from '../../i18n/messageTypes';
import type { integritySv } from './messages.sv';

export const integrityEn: SameIds<typeof integritySv> = {
  'integrity.contents': 'On this page',
  'integrity.contents.safety': 'Blocked and reported',
  'integrity.contents.notifications': 'Notifications',
  'integrity.loading': 'Loading',
  'integrity.failed': 'This could not be loaded',
  'integrity.failed.text': 'Check your connection and try again.',
  'integrity.retry': 'Try again',
  'integrity.back_from_bankid': 'You are back from BankID. Continue where you were.',

  'integrity.problem.network': 'We could not be reached. Check your connection and try again.',
  'integrity.problem.unavailable': 'The service is not answering right now. Try again in a while.',
  'integrity.problem.social_unavailable':
    'Google or Facebook is not answering right now. Try again in a while.',
  'integrity.problem.too_many': 'Too many attempts. Wait a while and try again.',
  'integrity.problem.gone': 'This no longer exists.',
  'integrity.problem.way_waiting':
    'Your BankID was added less than a day ago. For your safety you have to wait until a day has passed.',
  'integrity.problem.failed': 'Something went wrong on our side. Try again in a while.',

  'integrity.bankid.title': 'Confirm with BankID first',
  'integrity.bankid.text':
    'For this you must have used BankID within the last ten minutes. Then nobody else can do it, even if you forgot to log out on a computer. You come back here afterwards, and what you have typed is kept.',
  'integrity.bankid.start': 'Confirm with BankID',
  'integrity.bankid.starting': 'opening BankID',
  'integrity.bankid.failed': 'BankID could not be opened. Try again in a while.',

  'integrity.proof.title': 'Log in again first',
  'integrity.proof.text':
    'For this you must have logged in within the last ten minutes, in a way that you already use. Then nobody else can do it, even if you forgot to log out on a computer. You come back here afterwards.',
  'integrity.proof.start': 'Log in again',
  'integrity.proof.starting': 'opening the login',
  'integrity.proof.failed': 'The login could not be opened. Try again in a while.',

  'integrity.sessions.title': 'Where you are logged in',
  'integrity.sessions.text':
    'Is there a device that you do not recognise? Log it out, and it can no longer be used without a new login.',
  'integrity.sessions.list': 'Devices where you are logged in',
  'integrity.sessions.unknown': 'Unknown device',
  'integrity.sessions.current': 'This device',
  'integrity.sessions.shared': 'Shared computer',
  'integrity.sessions.now': 'In use now',
  'integrity.sessions.last_seen': 'Last used {when}',
  'integrity.sessions.since': 'Logged in since {when}',
  'integrity.sessions.end': 'Log out',
  'integrity.sessions.ending': 'logging out',
  'integrity.sessions.ended': '{device} is logged out.',
  'integrity.sessions.only': 'You are not logged in anywhere else.',
  'integrity.sessions.everywhere': 'Log out everywhere',

  'integrity.ways.title': 'How you log in',
  'integrity.ways.text':
    'BankID shows who you are. Google and Facebook are shortcuts that you can add.',
  'integrity.ways.list': 'Ways to log in',
  'integrity.ways.bankid.connected': 'Connected. The name in BankID is {name}.',
  'integrity.ways.bankid.connected_unnamed': 'Connected.',
  'integrity.ways.bankid.missing': 'Not connected. Employers do not see your name as verified.',
  'integrity.ways.bankid.connect': 'Connect BankID',
  'integrity.ways.connected': 'Connected {when}, as {email}.',
  'integrity.ways.connected_unnamed': 'Connected {when}.',
  'integrity.ways.added': 'Added {when} from {device}.',
  'integrity.ways.added_unknown': 'Added {when} from an unknown device.',
  'integrity.ways.waiting':
    'From {when} it can also be used to download your data, change your email address and delete the account.',
  'integrity.ways.waiting.badge': 'New',
  'integrity.ways.missing': 'Not connected.',
  'integrity.ways.simulated': 'Simulation',
  'integrity.ways.connect': 'Connect',
  'integrity.ways.connecting': 'opening {provider}',
  'integrity.ways.disconnect': 'Remove',
  'integrity.ways.disconnecting': 'removing',
  'integrity.ways.disconnected': '{provider} has been removed. You log in with BankID.',

  'integrity.stored.title': 'What we store',
  'integrity.stored.text':
    'We store your personal identity number only where it is seen on a document that you uploaded. Everything else about you is listed here, and how long it is kept.',
  'integrity.stored.table': 'What is stored, for how long and why',
  'integrity.stored.what': 'What',
  'integrity.stored.kept': 'How long',
  'integrity.stored.why': 'Why',
  'integrity.stored.profile.what': 'Profile, preferences, references and experience',
  'integrity.stored.profile.kept': 'Until you change them or delete your account',
  'integrity.stored.profile.why': 'To find assignments that suit you, and for your applications.',
  'integrity.stored.documents.what': 'Documents, such as your CV and professional licence',
  'integrity.stored.documents.kept': 'Until you replace or remove them, or delete your account',
  'integrity.stored.documents.why': 'So that you need not send them in for every assignment.',
  'integrity.stored.shared_documents.what': 'An employer’s access to your documents',
  'integrity.stored.shared_documents.kept':
    'Ends 30 days after an application has ended without employment',
  'integrity.stored.shared_documents.why':
    'The employer needs them only while the application is considered.',
  'integrity.stored.criminal_record.what': 'Extract from the criminal record',
  'integrity.stored.criminal_record.kept': '30 days',
  'integrity.stored.criminal_record.why':
    'Usually it is enough to show it. Then we store only the date and who saw it.',
  'integrity.stored.applications.what': 'Applications and what has happened to them',
  'integrity.stored.applications.kept': 'Until you delete your account',
  'integrity.stored.applications.why': 'So that you and the employer can follow them.',
  'integrity.stored.answers.what': 'Answers to the questions of an application',
  'integrity.stored.answers.kept': '24 months',
  'integrity.stored.answers.why': 'The employer reads them when considering the application.',
  'integrity.stored.chats.what':
    'Messages between you and recruiters, and how long you have waited for answers',
  'integrity.stored.chats.kept': '24 months after the last message',
  'integrity.stored.chats.why': 'So that you can both see what you have agreed on.',
  'integrity.stored.profile_views.what': 'Which employers have seen your profile',
  'integrity.stored.profile_views.kept': '24 months, or until you delete your account',
  'integrity.stored.profile_views.why': 'So that you can see it.',
  'integrity.stored.sessions.what': 'Where you are logged in',
  'integrity.stored.sessions.kept':
    '30 days after the device was used, on a shared computer a few hours',
  'integrity.stored.sessions.why': 'So that you need not log in for every page.',
  'integrity.stored.mails.what': 'Emails that we have sent to you',
  'integrity.stored.mails.kept': 'The text for 30 days',
  'integrity.stored.mails.why': 'To send an email again, and to see whether it arrived.',
  'integrity.stored.audit.what': 'A log of who has opened or changed your data',
  'integrity.stored.audit.kept': '24 months',
  'integrity.stored.audit.why':
    'So that misuse can be found out. The log has no names, only a code for each person.',
  'integrity.stored.exports.what': 'Copies that you have asked for yourself',
  'integrity.stored.exports.kept': '7 days',
  'integrity.stored.exports.why': 'So that you have time to download them.',
  'integrity.stored.calendar.what': 'A secret address for your plan',
  'integrity.stored.calendar.kept': 'Until you remove the address',
  'integrity.stored.calendar.why':
    'So that your own calendar can show booked assignments and interviews.',
  'integrity.stored.unsent.what': 'Applications that you have not sent yet',
  'integrity.stored.unsent.kept': 'Until you send them, or 90 days after the last change',
  'integrity.stored.unsent.why': 'So that you can continue later, on another device too.',
  'integrity.stored.interviews.what': 'Interview times that you have booked',
  'integrity.stored.interviews.kept': 'As long as the application',
  'integrity.stored.interviews.why': 'So that you and the employer know when you meet.',
  'integrity.stored.first_days.what': 'What an employer has said about your first day',
  'integrity.stored.first_days.kept':
    '30 days after the end of the assignment. Without an end date: 24 months after the last change',
  'integrity.stored.first_days.why': 'So that you know where to go and whom you meet.',
  'integrity.stored.invitations.what': 'That an employer has invited you',
  'integrity.stored.invitations.kept':
    '90 days. If you have not been told of it yet: until 90 days after the assignment has closed',
  'integrity.stored.invitations.why':
    'So that you can answer, and do not get the same invitation several times.',
  'integrity.stored.workplace_answers.what': 'Your answers about workplaces',
  'integrity.stored.workplace_answers.kept': '24 months after the end of the year of the answer',
  'integrity.stored.workplace_answers.why':
    'For the figures about the workplace. They are shown only when at least five have answered.',
  'integrity.stored.saved.what': 'Assignments and searches that you have saved or hidden',
  'integrity.stored.saved.kept': 'Until you remove them or delete your account',
  'integrity.stored.saved.why': 'So that you find them again.',
  'integrity.stored.alerts.what': 'Alerts: which assignments we told you about, when and why',
  'integrity.stored.alerts.kept':
    'Until you delete your account, or 12 months after the assignment has closed',
  'integrity.stored.alerts.why':
    'To tell you about new and changed assignments, but never twice about the same thing.',
  'integrity.stored.notifications.what':
    'Notifications: which browsers show them, and your choices',
  'integrity.stored.notifications.kept':
    'The browser until you log out in it, the choices until you delete your account',
  'integrity.stored.notifications.why': 'So that notifications arrive, and not at night.',
  'integrity.stored.blocks.what':
    'Employers that you have blocked, and what their ads were like before',
  'integrity.stored.blocks.kept': 'Until you unblock them',
  'integrity.stored.blocks.why': 'So that nothing new that they write reaches you.',
  'integrity.stored.reports.what': 'Reports that you have made or that are about you',
  'integrity.stored.reports.kept': '24 months after our answer',
  'integrity.stored.reports.why': 'To follow up, and to answer whoever reported it.',
  'integrity.stored.other_forms.what':
    'Price requests, sign-ups for the app and alerts without an account, with your email address',
  'integrity.stored.other_forms.kept':
    '24 months at most. An alert until you delete it, or 12 months after you paused it',
  'integrity.stored.other_forms.why': 'To answer, and to email what you asked for.',
  'integrity.stored.server_log.what': 'The server’s log: calls that fail, with the network address',
  'integrity.stored.server_log.kept': '30 days',
  'integrity.stored.server_log.why': 'To find faults and attacks.',
  'integrity.stored.technical.what':
    'Technical data, for example that a call was made or that an email is waiting',
  'integrity.stored.technical.kept': 'From a few seconds to 7 days',
  'integrity.stored.technical.why': 'So that nothing is done twice, and changes show at once.',
  'integrity.stored.browser.what': 'Cookies and what is stored in the browser',
  'integrity.stored.browser.kept': 'It varies, see the privacy policy',
  'integrity.stored.browser.why': 'For things that you have done yourself, such as logging in.',
  'integrity.stored.given_references.what':
    'References that you have asked for: whom, what they answered, which employers may read them and which have',
  'integrity.stored.given_references.kept':
    'Twelve months and 60 days. Without an answer 81 days. The answers go at once if the person takes them back.',
  'integrity.stored.given_references.why':
    'So that the person can answer once and you can show the answers to those you choose.',
  'integrity.stored.recommendations.what':
    'Assignments that you have recommended to a colleague with a link',
  'integrity.stored.recommendations.kept':
    'Until you take the link back, or 60 days after it has expired',
  'integrity.stored.recommendations.why':
    'So that the link works and you can take it back. Who opens it is not stored.',
  'integrity.stored.term_questions.what':
    'Questions to employers about terms that an assignment does not state',
  'integrity.stored.term_questions.kept':
    'Until the employer has answered, for 180 days at most, or 30 days after the assignment has closed',
  'integrity.stored.term_questions.why':
    'To ask once, and to tell you when the answer comes. The employer sees how many ask, not who.',
  'integrity.stored.drafts.what': 'What you have begun to fill in, stored on your own device',
  'integrity.stored.drafts.kept': '30 days, or until you send it or log out',
  'integrity.stored.drafts.why': 'So that nothing is lost when the connection breaks.',

  'integrity.seen.title': 'Who has seen your profile',
  'integrity.seen.text':
    'Employers do not see your name until you show interest. Here you see every time somebody has looked.',
  'integrity.seen.list': 'Employers who have seen your profile, the latest first',
  'integrity.seen.looks': '{count, plural, one {once} other {# times}}',
  'integrity.seen.none': 'No employer has seen your profile yet.',
  'integrity.seen.hidden': 'You have chosen not to be seen by employers.',
  'integrity.seen.more': 'Show older',
  'integrity.seen.loading_more': 'fetching older ones',
  'integrity.seen.more_failed': 'The older ones could not be fetched. Try again.',
  'integrity.seen.documents': 'See who has opened your documents',

  'integrity.export.title': 'Download your data',
  'integrity.export.text':
    'You get a ZIP file with a page to read, all your documents, and everything that we have about you as data files. It usually takes a few minutes.',
  'integrity.export.request': 'Ask for a copy',
  'integrity.export.request_new': 'Ask for a new copy',
  'integrity.export.requesting': 'asking',
  'integrity.export.queued': 'Your copy is in the queue',
  'integrity.export.running': 'Your copy is being made',
  'integrity.export.leave': 'You can leave this page. The copy is here when it is ready.',
  'integrity.export.ready': 'Your copy is ready',
  'integrity.export.ready_in_part': 'Your copy is ready, but something is missing',
  'integrity.export.incomplete':
    'We could not read some of it. The copy begins with what that is. Everything else is there, and we have been told about the fault. Order a new copy in a few days.',
  'integrity.export.ready.text':
    '{size}, asked for {requested}. It can be downloaded until {until}.',
  'integrity.export.download': 'Download',
  'integrity.export.downloading': 'downloading',
  'integrity.export.downloaded':
    'The copy is downloaded. It contains everything about you, so keep it in a safe place.',
  'integrity.export.failed': 'The copy could not be made',
  'integrity.export.failed.text':
    'The fault is ours, not yours. Ask for a new one and we will try again.',
  'integrity.export.expired':
    'The copy from {requested} has been deleted. You can ask for a new one.',
  'integrity.export.problem.download_failed':
    'The copy could not be downloaded. Nothing was saved. Check your connection and try again.',
  'integrity.export.problem.gone': 'The copy no longer exists. Ask for a new one.',
  'integrity.export.problem.too_many': 'You have asked for many copies today. Try again tomorrow.',

  'integrity.delete.title': 'Delete your account',
  'integrity.delete.text':
    'This cannot be undone. Ask for a copy first if you want to keep anything.',
  'integrity.delete.goes': 'What disappears',
  'integrity.delete.goes.profile':
    'Your profile and picture, your preferences, references and experiences',
  'integrity.delete.goes.documents':
    'All documents, also for the employers you have shared them with',
  'integrity.delete.goes.applications':
    'Your applications end. The employer sees that they have ended, but no longer who you were',
  'integrity.delete.goes.sessions': 'You are logged out on all devices',
  'integrity.delete.stays': 'What remains',
  'integrity.delete.stays.audit':
    'A line in our log that an account was deleted. It has a code instead of your name, and is removed after 24 months',
  'integrity.delete.stays.mail': 'The email with your receipt, for 30 days',
  'integrity.delete.stays.downloaded': 'What an employer has already downloaded stays with them',
  'integrity.delete.open': 'Delete your account …',
  'integrity.delete.confirmation': 'Type your email address to confirm',
  'integrity.delete.confirmation.hint': 'The account’s address is {email}',
  'integrity.delete.confirmation.name': 'Type your name to confirm',
  'integrity.delete.confirmation.name_hint': 'The account has no address. Its name is {name}',
  'integrity.delete.errors': 'Your account is not deleted',
  'integrity.delete.confirm': 'Delete the account for good',
  'integrity.delete.deleting': 'deleting',
  'integrity.delete.cancel': 'Keep the account',
  'integrity.delete.problem.network':
    'We got no answer, so we do not know whether the account is deleted. If it is, you get an email with a receipt. Otherwise you can try again.',

  'account_deleted.title': 'Your account is deleted',
  'account_deleted.text':
    'Everything about you is removed, and you are logged out everywhere. The receipt also comes by email. Keep the number if you want to be able to ask about the deletion.',
  'account_deleted.mail':
    'Everything about you is removed, and you are logged out everywhere. The receipt with its number comes by email.',
  'account_deleted.receipt': 'Receipt number',
  'account_deleted.unknown': 'Have you deleted your account?',
  'account_deleted.unknown.text': 'Then the receipt is in the email that we sent to you.',
  'account_deleted.home': 'To the start page',
};
