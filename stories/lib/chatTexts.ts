/** The texts of the chat stories, in both languages. */
const sv = {
  list: {
    label: 'Konversationer',
    own: 'Du',
    unread: (count: number) => (count === 1 ? '1 oläst' : `${count} olästa`),
    loading: 'Hämtar konversationer',
    emptyTitle: 'Inga konversationer ännu',
    emptyText:
      'När du söker ett uppdrag eller visar intresse kan rekryteraren skriva till dig här.',
    emptyAction: 'Hitta uppdrag',
  },
  thread: {
    own: 'Du',
    system: 'Händelse',
    message: (author: string, time: string) => `${author}, ${time}`,
    deliveries: { pending: 'Skickar', sent: 'Skickat', read: 'Läst', failed: 'Skickades inte' },
    retry: 'Försök igen',
    discard: 'Ta bort utkastet',
    attachments: 'Bilagor',
    unread: 'Nya meddelanden',
    newMessages: (count: number) =>
      count === 1 ? '1 nytt meddelande' : `${count} nya meddelanden`,
    toEnd: 'Till det senaste',
    earlier: 'Visa tidigare meddelanden',
    loadingEarlier: 'hämtar tidigare meddelanden',
    loading: 'Hämtar meddelanden',
    arrived: (author: string, text: string) => `${author}: ${text}`,
  },
  label: 'Meddelanden med Anna Lindqvist',
  typing: 'Anna skriver …',
  simulate: 'Låt Anna skriva',
  emptyTitle: 'Säg hej till Anna',
  emptyText: 'Fråga om schemat, arbetsplatsen eller ersättningen. Svar kommer oftast samma dag.',
  deniedTitle: 'Du kan inte läsa den här konversationen',
  deniedText: 'Den hör till ett annat konto. Är den din? Logga in med det BankID som du sökte med.',
  deniedAction: 'Till dina meddelanden',
  composer: {
    field: 'Meddelande till Anna Lindqvist',
    placeholder: 'Skriv ett meddelande',
    send: 'Skicka',
    attach: 'Bifoga filer',
    files: 'Bilagor',
    remove: (name: string) => `Ta bort ${name}`,
    retry: (name: string) => `Försök igen med ${name}`,
    progress: (share: number) => `${Math.round(share * 100)} %`,
    attached: (name: string) => `${name} är bifogad`,
    left: (characters: number) =>
      characters < 0 ? `${-characters} tecken för mycket` : `${characters} tecken kvar`,
    problems: {
      too_long: 'Meddelandet är för långt. Korta det eller dela upp det i två.',
      uploading: 'Vänta tills filerna är uppladdade.',
      failed_file: 'En fil kom inte fram. Försök igen eller ta bort den.',
    },
    fileProblems: {
      type: (name: string) => `${name} är varken PDF eller bild.`,
      size: (name: string) => `${name} är större än 10 MB.`,
      empty: (name: string) => `${name} är tom.`,
    },
  },
  draft: 'Torsdag passar bra. Kan jag få se schemat först?',
  lost: 'Anslutningen bröts.',
  offline: 'Du är inte ansluten. Det du har skrivit finns kvar.',
  failedSend: 'Meddelandet kunde inte skickas. Försök igen.',
  blocked: 'Uppdraget är avslutat, så det går inte längre att skriva här.',
  presence: {
    online: 'Online',
    away: 'Borta en stund',
    offline: (when: string) => `Senast här ${when}`,
  },
  people: ['Anna Lindqvist', 'Karin Ek', 'Johan Sjöberg', 'Region Dalarna, bemanning'],
  jobs: [
    'IVA-sjuksköterska, natt · Solna',
    'Barnmorska, förlossning · Lund',
    'Specialistläkare, psykiatri · Umeå',
    'Distriktssköterska, sommar · Falun',
  ],
  lasts: [
    'Passar torsdag kl. 14 för en kort intervju?',
    'Tack, jag återkommer under veckan.',
    'Referenserna är kontaktade.',
    'Då är vi klara. Välkommen!',
  ],
  talk: [
    'Hej Sara! Tack för din ansökan till IVA i Solna. Din profil ser mycket bra ut.',
    'Har du möjlighet att börja redan i vecka 24? Schemat är fyra nätter i veckan, varannan helg.',
    'Hej Anna, vad roligt! Vecka 24 fungerar.',
    'Behöver ni något mer av mig?',
    'HLR-intyget du lämnade går ut i juni. Här är vår rutin och schemat:',
    'Din ansökan är dokumenterad',
    'Här är det nya intyget.',
    'Perfekt, tack! Läs gärna om avdelningen på https://vikari.example/iva-solna innan intervjun.',
    'Passar torsdag kl. 14 för en kort intervju?',
  ],
  short: 'Tack!',
  numbered: (number: number) =>
    number % 7 === 0
      ? `Meddelande ${number}. Det är lite längre, så att raderna inte är lika höga och listan får något att mäta.`
      : `Meddelande ${number}`,
};

type ChatTexts = typeof sv;

const en: ChatTexts = {
  list: {
    label: 'Conversations',
    own: 'You',
    unread: (count) => `${count} unread`,
    loading: 'Loading conversations',
    emptyTitle: 'No conversations yet',
    emptyText:
      'When you apply for an assignment or show interest, the recruiter can write to you here.',
    emptyAction: 'Find assignments',
  },
  thread: {
    own: 'You',
    system: 'Event',
    message: (author, time) => `${author}, ${time}`,
    deliveries: { pending: 'Sending', sent: 'Sent', read: 'Read', failed: 'Not sent' },
    retry: 'Try again',
    discard: 'Delete the draft',
    attachments: 'Attachments',
    unread: 'New messages',
    newMessages: (count) => (count === 1 ? '1 new message' : `${count} new messages`),
    toEnd: 'To the latest',
    earlier: 'Show earlier messages',
    loadingEarlier: 'loading earlier messages',
    loading: 'Loading messages',
    arrived: (author, text) => `${author}: ${text}`,
  },
  label: 'Messages with Anna Lindqvist',
  typing: 'Anna is writing …',
  simulate: 'Let Anna write',
  emptyTitle: 'Say hello to Anna',
  emptyText: 'Ask about the schedule, the workplace or the pay. Answers mostly come the same day.',
  deniedTitle: 'You cannot read this conversation',
  deniedText:
    'It belongs to another account. Is it yours? Log in with the BankID you applied with.',
  deniedAction: 'To your messages',
  composer: {
    field: 'Message to Anna Lindqvist',
    placeholder: 'Write a message',
    send: 'Send',
    attach: 'Attach files',
    files: 'Attachments',
    remove: (name) => `Remove ${name}`,
    retry: (name) => `Try ${name} again`,
    progress: (share) => `${Math.round(share * 100)} %`,
    attached: (name) => `${name} is attached`,
    left: (characters) =>
      characters < 0 ? `${-characters} characters too many` : `${characters} characters left`,
    problems: {
      too_long: 'The message is too long. Shorten it or split it in two.',
      uploading: 'Wait until the files are uploaded.',
      failed_file: 'A file did not arrive. Try it again or remove it.',
    },
    fileProblems: {
      type: (name) => `${name} is neither a PDF nor a picture.`,
      size: (name) => `${name} is larger than 10 MB.`,
      empty: (name) => `${name} is empty.`,
    },
  },
  draft: 'Thursday suits me well. May I see the schedule first?',
  lost: 'The connection was lost.',
  offline: 'You are not connected. What you have written is kept.',
  failedSend: 'The message could not be sent. Please try again.',
  blocked: 'The assignment has ended, so nothing more can be written here.',
  presence: {
    online: 'Online',
    away: 'Away for a moment',
    offline: (when) => `Last here ${when}`,
  },
  people: ['Anna Lindqvist', 'Karin Ek', 'Johan Sjöberg', 'Region Dalarna, staffing'],
  jobs: [
    'ICU nurse, nights · Solna',
    'Midwife, delivery ward · Lund',
    'Specialist in psychiatry · Umeå',
    'District nurse, summer · Falun',
  ],
  lasts: [
    'Does Thursday at 14 suit you for a short interview?',
    'Thank you, I will come back to you this week.',
    'We have contacted your references.',
    'Then we are all set. Welcome!',
  ],
  talk: [
    'Hello Sara! Thank you for applying to the ICU in Solna. Your profile looks very good.',
    'Could you start as early as week 24? The schedule is four nights a week, every other weekend.',
    'Hello Anna, great news! Week 24 works for me.',
    'Do you need anything else from me?',
    'The CPR certificate you handed in expires in June. Here are our routine and the schedule:',
    'Your application is documented',
    'Here is the new certificate.',
    'Perfect, thank you! Do read about the ward at https://vikari.example/iva-solna before the interview.',
    'Does Thursday at 14 suit you for a short interview?',
  ],
  short: 'Thank you!',
  numbered: (number) =>
    number % 7 === 0
      ? `Message ${number}. It is a little longer, so that rows differ in height and the list has something to measure.`
      : `Message ${number}`,
};

export const CHAT_TEXTS = { sv, en };
export type { ChatTexts };
