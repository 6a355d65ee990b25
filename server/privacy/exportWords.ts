import type { Text } from '#domain/language';
import type { OwnCategory } from '#domain/privacy/storedLists';

const both = (sv: string, en: string): Text => ({ sv, en });

/** What the page of an export says of itself. */
export const PAGE_WORDS = {
  title: both('Dina uppgifter hos Vikari', 'Your data at Vikari'),
  madeAt: both('Kopian är gjord {at}.', 'This copy was made on {at}.'),
  offline: both(
    'Sidan går att läsa utan uppkoppling och att skriva ut. Den har uppgifter om dig: spara den där bara du kommer åt den.',
    'You can read this page without a connection, and print it. It is about you: keep it where only you can reach it.',
  ),
  contents: both('Innehåll', 'Contents'),
  files: both('Filer', 'Files'),
  rest: both('Resten, som datafiler', 'The rest, as data files'),
  restText: both(
    'Mappen data har allt, också det som bara säger något för ett program: en fil i formatet JSON för varje slags uppgift.',
    'The folder data has everything, also what only means something to a program: one JSON file for each kind of data.',
  ),
  unread: both('Det här gick inte att läsa', 'What could not be read'),
  unreadText: both(
    'Något av det vi har sparat om dig är skadat hos oss och saknas därför i kopian. Allt annat är med. Vi har fått veta vad det gäller. Beställ gärna en ny kopia om några dagar, eller kontakta oss.',
    'Some of what we have stored about you is damaged on our side, so it is missing in this copy. Everything else is here. We have been told what it is. Order a new copy in a few days, or contact us.',
  ),
  unreadValue: both('Gick inte att läsa', 'Could not be read'),
  missing: both('saknas', 'is missing'),
  cut: both('slutar för tidigt', 'ends too early'),
  fields: both('vissa fält saknas', 'some fields are missing'),
  none: both(
    'Vi har inga uppgifter av de här slagen om dig.',
    'We have no data of these kinds about you.',
  ),
  week: both('Vecka', 'Week'),
  yes: both('ja', 'yes'),
  no: both('nej', 'no'),
  top: both('Till innehållet', 'To the contents'),
  profileImage: both('Profilbild', 'Profile picture'),
  messageFile: both('Fil från en arbetsgivare', 'File from an employer'),
} as const;

/** The sections, in their order; the categories without one are in the data files alone. */
export const SECTION_WORDS = {
  profile: both(
    'Profil, önskemål, erfarenheter och referenser',
    'Profile, preferences, experience and references',
  ),
  applications: both('Ansökningar', 'Applications'),
  unsent: both('Ansökningar som inte är skickade', 'Applications that are not sent'),
  interviews: both('Intervjuer', 'Interviews'),
  first_days: both('Första dagen på uppdrag', 'The first day of assignments'),
  chats: both('Konversationer och meddelanden', 'Conversations and messages'),
  documents: both('Handlingar', 'Documents'),
  shared_documents: both(
    'Vem som har fått och öppnat dina handlingar',
    'Who got and opened your documents',
  ),
  criminal_record: both(
    'När du har visat utdrag ur belastningsregistret',
    'When you have shown your criminal record',
  ),
  given_references: both('Referenser som du har bett om', 'References that you have asked for'),
  invitations: both('Inbjudningar', 'Invitations'),
  profile_views: both(
    'Arbetsgivare som har sett din profil',
    'Employers that have seen your profile',
  ),
  term_questions: both('Frågor om villkor', 'Questions about terms'),
  recommendations: both('Tips till kollegor', 'Recommendations to colleagues'),
  workplace_answers: both('Svar om arbetsplatser', 'Answers about workplaces'),
  saved: both('Sparat och dolt', 'Saved and hidden'),
  alerts: both('Bevakningar', 'Alerts'),
  notifications: both('Notiser', 'Notifications'),
  blocks: both('Blockerade arbetsgivare', 'Blocked employers'),
  reports: both('Anmälningar', 'Reports'),
  calendar: both('Adress till din plan', 'Address for your plan'),
  sessions: both('Inloggningar', 'Logins'),
  mails: both('Mejl', 'Emails'),
  other_forms: both('Formulär utan konto', 'Forms without an account'),
  exports: both('Kopior som du har beställt', 'Copies that you have ordered'),
  audit: both('Vad som har gjorts med dina uppgifter', 'What was done with your data'),
} as const satisfies Partial<Record<OwnCategory, Text>>;

/** The kinds of rows within a section, where it has several. */
export const TABLE_WORDS: Readonly<Record<string, Text>> = {
  users: both('Konto', 'Account'),
  profile_images: both('Profilbild', 'Profile picture'),
  job_preferences: both('Önskemål', 'Preferences'),
  experiences: both('Erfarenheter', 'Experience'),
  complete_experiences: both('Att alla erfarenheter är med', 'That all experience is included'),
  user_references: both('Referenser', 'References'),
  applications: both('Ansökningar', 'Applications'),
  application_events: both('Vad som har hänt', 'What has happened'),
  document_requests: both(
    'Handlingar som arbetsgivaren har bett om',
    'Documents that the employer asked for',
  ),
  chats: both('Konversationer', 'Conversations'),
  chat_waits: both('Väntan på svar', 'Waiting for answers'),
  chat_members: both('Hur långt var och en har läst', 'How far each has read'),
  chat_messages: both('Meddelanden', 'Messages'),
  chat_attachments: both('Bilagor', 'Attachments'),
  chat_files: both('Filer som inte är skickade', 'Files that are not sent'),
  document_shares: both('Delade', 'Shared'),
  document_openings: both('Öppnade', 'Opened'),
  candidate_list_people: both('Kort i dagens listor', 'Cards in the lists of the day'),
  sent_invitations: both('Skickade till dig', 'Sent to you'),
  invited_people: both('Senast inbjuden', 'Last invited'),
  taken_back_invitations: both('Återtagna', 'Taken back'),
  marked_jobs: both('Uppdrag', 'Assignments'),
  saved_searches: both('Sökningar', 'Searches'),
  saved_job_alerts: both('Om sparade uppdrag', 'About saved assignments'),
  alert_notified: both('Tips om uppdrag', 'What you were told about'),
  alert_notices: both('Det som skickades', 'What was sent'),
  push_devices: both('Webbläsare', 'Browsers'),
  notification_settings: both('Val', 'Choices'),
  mail_digests: both('Sammanfattningar i mejl', 'Summaries by email'),
  employer_blocks: both('Blockerade', 'Blocked'),
  sessions: both('Var du är inloggad', 'Where you are logged in'),
  social_identities: both('Kopplade konton', 'Connected accounts'),
  added_ways: both('Tillagda sätt att logga in', 'Added ways to log in'),
  early_access: both('Anmälan till appen', 'Sign-up for the app'),
};
