import type { DocumentType } from '#domain/candidates/documents';
import type { PricingStaff, PricingVolume } from '#domain/info/pricingRequest';
import { termNames } from '#domain/terms/termWords';
import { alertWords } from './alertWords';
import { jobInMail, linesOfJob, type MailWords, totalOf } from './mailWords';
import { dayIn, timeIn } from './timeIn';

/** The types of documents. */
export const DOCUMENT: Readonly<Record<DocumentType, string>> = {
  cv: 'CV',
  id_card: 'Id-handling',
  cpr_certificate: 'HLR-intyg',
  criminal_record: 'Utdrag ur belastningsregistret',
  ivo_licence: 'Bevis från IVO',
  hosp_licence: 'Yrkeslegitimation (HOSP)',
  specialist_certificate: 'Specialistbevis',
  other: 'Annan handling',
};

const STAFF: Readonly<Record<PricingStaff, string>> = {
  nurses: 'sjuksköterskor',
  specialist_nurses: 'specialistsjuksköterskor',
  doctors: 'läkare',
  assistant_nurses: 'undersköterskor',
  midwives: 'barnmorskor',
  other: 'annan personal',
};
const VOLUME: Readonly<Record<PricingVolume, string>> = {
  few: 'upp till 10 uppdrag om året',
  some: '11–50 uppdrag om året',
  many: 'fler än 50 uppdrag om året',
  unknown: 'vet inte hur många uppdrag',
};

/** Where an interview is: its address or link is the employer's text, and stays on the page. */
const MEETING = {
  in_person: 'Ni träffas på plats. Adressen står på intervjuns sida.',
  online: 'Ni ses på nätet. Länken finns på intervjuns sida.',
  unknown: 'På intervjuns sida ser du var ni möts, när arbetsgivaren har skrivit det.',
} as const;

const logIn = (href: string) => ({ label: 'Logga in på Vikari', href });

export const mailWordsSv: MailWords = {
  confirm_email: ({ link }) => ({
    subject: 'Bekräfta din e-postadress',
    paragraphs: [
      'Den här adressen har angetts i ett konto på Vikari. Bekräfta att den är din, så skickar vi meddelanden om kontot hit.',
    ],
    action: { label: 'Bekräfta adressen', href: link },
    closing: [
      'Länken gäller i 24 timmar och kan användas en gång.',
      'Var det inte du? Låt då det här mejlet vara. Adressen används inte förrän den är bekräftad, och ingen kan logga in med den.',
    ],
  }),
  email_in_use: ({ loginLink }) => ({
    subject: 'Du har redan ett konto med den här adressen',
    paragraphs: [
      'Någon har angett den här adressen i ett annat konto på Vikari. Den hör redan till ditt konto, så ingenting har ändrats.',
      'Var det du? Då har du två konton. Logga in på det sätt som du använde förra gången.',
    ],
    action: logIn(loginLink),
    closing: ['Var det inte du? Då behöver du inte göra något.'],
  }),
  email_change_asked: ({ loginLink }) => ({
    subject: 'En ny e-postadress har angetts i ditt konto',
    paragraphs: [
      'Någon som är inloggad i ditt konto på Vikari har angett en ny e-postadress. Den här adressen gäller tills den nya är bekräftad.',
    ],
    action: logIn(loginLink),
    closing: [
      'Var det du? Då behöver du inte göra något här. Öppna mejlet till den nya adressen.',
      'Var det inte du? Logga in med BankID och kontrollera dina uppgifter.',
    ],
  }),
  email_changed: ({ loginLink }) => ({
    subject: 'Din e-postadress är ändrad',
    paragraphs: [
      'Den nya e-postadressen i ditt konto på Vikari är bekräftad. Från och med nu skickar vi meddelanden om kontot dit.',
    ],
    action: logIn(loginLink),
    closing: ['Var det inte du? Logga in med BankID och ändra tillbaka adressen.'],
  }),
  documents_expire: ({ documents, link }) => ({
    subject:
      documents.length === 1
        ? 'En av dina handlingar går snart ut'
        : 'Några av dina handlingar går snart ut',
    paragraphs: [
      ...documents.map(({ type, validTo }) => `${DOCUMENT[type]}: gäller till och med ${validTo}`),
      'Ladda upp en ny i tid, så är du redo för nästa uppdrag.',
    ],
    action: { label: 'Öppna dina handlingar', href: link },
    closing: ['Har du redan laddat upp en ny? Då behöver du inte göra något.'],
  }),
  resume_registration: ({ link }) => ({
    subject: 'Fortsätt din registrering på Vikari',
    paragraphs: [
      'Du har börjat registrera dig på Vikari. Öppna länken på den enhet där du vill fortsätta.',
    ],
    action: { label: 'Fortsätt registreringen', href: link },
    closing: [
      'Länken gäller i 24 timmar.',
      'Var det inte du? Då behöver du inte göra något. Inget konto skapas.',
    ],
  }),
  prove_address: ({ link }) => ({
    subject: 'Öppna länken och skicka formuläret igen',
    paragraphs: [
      'Du har skickat ett formulär på Vikari. Just nu kommer det ovanligt många, så vi vill veta att adressen är din. Öppna länken och fyll i formuläret en gång till i samma webbläsare.',
    ],
    action: { label: 'Tillbaka till formuläret', href: link },
    closing: [
      'Länken gäller i en timme.',
      'Var det inte du? Då behöver du inte göra något. Ingenting har sparats.',
    ],
  }),
  already_registered: ({ loginLink }) => ({
    subject: 'Du har redan ett konto på Vikari',
    paragraphs: [
      'Någon har börjat registrera sig på Vikari med den här adressen. Den hör redan till ditt konto, så du behöver inte registrera dig igen.',
    ],
    action: logIn(loginLink),
    closing: ['Var det inte du? Då behöver du inte göra något.'],
  }),
  way_added: ({ way, otherName, countsFrom, undoLink }) => ({
    subject: `Nytt sätt att logga in på ditt konto: ${way}`,
    paragraphs: [
      `${way} har lagts till som ett sätt att logga in på ditt konto på Vikari.`,
      ...(otherName
        ? ['Namnet i det här BankID:t är inte namnet i ditt konto. Kontrollera att det är ditt.']
        : []),
      `Från ${timeIn('sv', countsFrom)}, svensk tid, går det också att använda för att hämta dina uppgifter, byta e-postadress och radera kontot.`,
      'Var det du? Då behöver du inte göra något.',
    ],
    action: { label: 'Det var inte jag', href: undoLink },
    closing: [
      'Länken tar bort det nya sättet att logga in och det som har lagts till sedan dess, och loggar ut dig överallt. Du behöver inte logga in för att använda den. Den gäller i 14 dagar och kan användas en gång.',
    ],
  }),
  way_removed: ({ way, undoLink }) => ({
    subject: `Det går inte längre att logga in på ditt konto med ${way}`,
    paragraphs: [
      `${way} har tagits bort som ett sätt att logga in på ditt konto på Vikari.`,
      'Var det du? Då behöver du inte göra något.',
    ],
    action: { label: 'Det var inte jag', href: undoLink },
    closing: [
      `Länken lägger till ${way} igen, tar bort det som har lagts till sedan dess och loggar ut dig överallt. Du behöver inte logga in för att använda den. Den gäller i 14 dagar och kan användas en gång.`,
    ],
  }),
  calendar_address_made: ({ link }) => ({
    subject: 'En kalender kan nu visa dina uppdrag',
    paragraphs: [
      'En hemlig kalenderadress har skapats i ditt konto på Vikari. Den som har adressen kan se dina uppdrag och intervjuer.',
    ],
    action: { label: 'Visa kalenderadressen', href: link },
    closing: [
      'Var det du? Då behöver du inte göra något.',
      'Var det inte du? Logga in och ta bort adressen.',
    ],
  }),
  interview_booked: ({ startsAt, meeting, link, ...job }) => ({
    subject: 'Din intervju är bokad',
    paragraphs: [
      `Din intervju är ${timeIn('sv', startsAt)}, svensk tid.`,
      ...linesOfJob(job, 'sv'),
      meeting === null ? MEETING.unknown : MEETING[meeting],
      'Där kan du också spara tiden i din kalender, boka om eller avboka.',
    ],
    action: { label: 'Visa intervjun', href: link },
    closing: [],
  }),
  interview_moved: ({ startsAt, meeting, link, ...job }) => ({
    subject: 'Din intervju har fått en ny tid',
    paragraphs: [
      `Intervjun är flyttad till ${timeIn('sv', startsAt)}, svensk tid. Den gamla tiden gäller inte längre.`,
      ...linesOfJob(job, 'sv'),
      meeting === null ? MEETING.unknown : MEETING[meeting],
      'Har du den gamla tiden i din kalender? Spara intervjun igen från sidan, så ändras den.',
    ],
    action: { label: 'Visa intervjun', href: link },
    closing: [],
  }),
  interview_cancelled: ({ startsAt, link, ...job }) => ({
    subject: 'Din intervju är avbokad',
    paragraphs: [
      `Intervjun ${timeIn('sv', startsAt)}, svensk tid, är avbokad.`,
      ...linesOfJob(job, 'sv'),
      'På intervjuns sida kan du välja en ny tid, om arbetsgivaren har fler.',
    ],
    action: { label: 'Visa intervjun', href: link },
    closing: [],
  }),
  first_day_changed: ({ link, ...job }) => ({
    subject: 'Din första dag: arbetsgivaren har ändrat något',
    paragraphs: [
      'Arbetsgivaren har skrivit något nytt om din första dag.',
      ...linesOfJob(job, 'sv'),
      'Vad som gäller står på sidan för första dagen. Öppna den en gång medan du har uppkoppling, så kan du läsa den även utan.',
    ],
    action: { label: 'Visa första dagen', href: link },
    closing: ['Ändras det mer i dag skickar vi inget nytt mejl.'],
  }),
  invitation: ({ employer, link, ...job }) => ({
    subject: 'Du är inbjuden till ett uppdrag',
    paragraphs: [
      `${employer} har sett din profil utan ditt namn och vill bjuda in dig till ett uppdrag:`,
      jobInMail(job, 'sv'),
      'De får inte veta vem du är förrän du har svarat att du är intresserad.',
    ],
    action: { label: 'Svara på inbjudan', href: link },
    closing: [
      'Arbetsgivaren kan ta tillbaka inbjudan så länge du inte har svarat.',
      'Vill du inte ha erbjudanden? Ändra det i din profil.',
    ],
  }),
  documents_asked: ({ types, dueOn, link, ...job }) => ({
    subject: 'En arbetsgivare ber om handlingar',
    paragraphs: [
      'Din ansökan väntar på dig.',
      ...linesOfJob(job, 'sv'),
      `Arbetsgivaren behöver det här senast ${dueOn}: ${types.map((type) => DOCUMENT[type]).join(', ')}.`,
      'Dela handlingar som du redan har, eller ladda upp nya. Sedan går ansökan vidare automatiskt.',
    ],
    action: { label: 'Dela handlingarna', href: link },
    closing: ['Har du redan delat dem? Då behöver du inte göra något.'],
  }),
  terms_answered: ({ terms, link, ...job }) => ({
    subject: 'Arbetsgivaren har svarat om villkoren',
    paragraphs: [
      'Du frågade om villkor som ett uppdrag inte anger.',
      ...linesOfJob(job, 'sv'),
      `Nu har arbetsgivaren svarat om det här: ${termNames(terms, 'sv').join(', ')}.`,
      'Svaren står på uppdragets sida, för alla.',
    ],
    action: { label: 'Läs svaren', href: link },
    closing: [],
  }),
  reference_asked: ({ candidate, link, until }) => ({
    subject: `${candidate} ber dig om en referens`,
    paragraphs: [
      `${candidate} söker uppdrag i vården genom Vikari och har angett dig som referens. I stället för att flera arbetsgivare ringer dig kan du svara en gång.`,
      'Du svarar på några frågor om ert arbete tillsammans, läser igenom och signerar med BankID eller med en kod som vi skickar hit. Det tar några minuter, och du behöver inget konto.',
      `${candidate} ser vad du har svarat och bestämmer vilka arbetsgivare som får läsa det. Referensen gäller i tolv månader, och du kan ta tillbaka den när du vill med samma länk.`,
    ],
    action: { label: 'Läs och svara', href: link },
    closing: [
      `Länken gäller till ${timeIn('sv', until)}. Skicka den inte vidare: bara du kan signera.`,
      'Vill du inte? På samma sida kan du tacka nej. Gör du ingenting skickas ingenting. Vi påminner dig en gång.',
    ],
  }),
  reference_reminder: ({ candidate, link, until }) => ({
    subject: `Påminnelse: ${candidate} ber dig om en referens`,
    paragraphs: [
      `${candidate} har bett dig om en referens. Du svarar på några frågor och signerar med BankID eller med en kod som vi skickar hit.`,
    ],
    action: { label: 'Läs och svara', href: link },
    closing: [
      `Länken gäller till ${timeIn('sv', until)}.`,
      'Det här är den enda påminnelsen. På samma sida kan du tacka nej. Gör du ingenting skickas ingenting.',
    ],
  }),
  reference_code: ({ code, act, minutes }) => ({
    subject: `${code} är din kod`,
    paragraphs: [
      act === 'give'
        ? 'Skriv koden på sidan där du svarade, så signeras referensen.'
        : 'Skriv koden på sidan, så tas din referens tillbaka.',
      `Kod: ${code}`,
    ],
    action: null,
    closing: [
      `Koden gäller i ${minutes} minuter. Ge den inte till någon, inte heller till den som ber om referensen.`,
      'Var det inte du? Då behöver du inte göra något.',
    ],
  }),
  reference_receipt: (receipt) =>
    receipt.what === 'given'
      ? {
          subject: `Kvitto: du har gett ${receipt.candidate} en referens`,
          paragraphs: [
            receipt.signedBy === null
              ? `Du har gett ${receipt.candidate} en referens, signerad med en kod till den här adressen.`
              : `Du har gett ${receipt.candidate} en referens, signerad med BankID av ${receipt.signedBy}.`,
            `Den gäller till ${dayIn('sv', receipt.until)}. ${receipt.candidate} ser svaren och bestämmer vilka arbetsgivare som får läsa dem. Svaren står inte i mejlet, eftersom ett mejl kan skickas vidare.`,
            'Vill du ta tillbaka den? Öppna länken och signera igen, så raderas svaren och ingen arbetsgivare kan läsa dem.',
          ],
          action: { label: 'Ta tillbaka referensen', href: receipt.link },
          closing: [
            'Spara mejlet så länge referensen gäller.',
            'Var det inte du som svarade? Ta tillbaka den med länken.',
          ],
        }
      : {
          subject: 'Kvitto: din referens är återtagen',
          paragraphs: [
            `Du har tagit tillbaka referensen som du gav ${receipt.candidate}. Svaren är raderade, och ingen arbetsgivare kan läsa dem.`,
            `${receipt.candidate} får veta att referensen är återtagen. Länken i våra tidigare mejl fungerar inte längre.`,
          ],
          action: null,
          closing: [],
        },
  reference_answered: ({ what, link }) => ({
    subject: {
      given: 'Du har fått en referens',
      declined: 'En referens är avböjd',
      taken_back: 'En referens är återtagen',
    }[what],
    paragraphs: [
      {
        given:
          'En av dina referenser har svarat och signerat. Läs svaren och bestäm vilka arbetsgivare som får öppna dem.',
        declined: 'En person som du bad om en referens har tackat nej. Du kan be någon annan.',
        taken_back:
          'En person har tagit tillbaka sin referens. Svaren är borta, och ingen arbetsgivare kan öppna dem.',
      }[what],
    ],
    action: { label: 'Till dina referenser', href: link },
    closing: [],
  }),
  application_sent: ({ reference, sentOn, link, ...job }) => ({
    subject: `Din ansökan är skickad (${reference})`,
    paragraphs: [
      `Vi har tagit emot din ansökan ${sentOn}. Referensnummer: ${reference}.`,
      ...linesOfJob(job, 'sv'),
      'Så här går det vidare: rekryteraren läser ansökan samma dag eller nästa dag. Handlingarna gås igenom på 1–2 dagar, och du presenteras för arbetsplatsen samma dag som det är klart. Beskedet brukar komma inom ungefär en vecka.',
      'Du behöver inte göra något nu. Vi hör av oss när något händer.',
    ],
    action: { label: 'Följ din ansökan', href: link },
    closing: ['Vill du ta tillbaka ansökan? Det gör du på samma sida.'],
  }),
  unread_messages: ({ chats, link, pauseLink }) => ({
    subject:
      totalOf(chats) === 1
        ? 'Du har ett oläst meddelande'
        : `Du har ${totalOf(chats)} olästa meddelanden`,
    paragraphs: chats.map(({ employer, count }) =>
      count === 1 ? `${employer}: ett meddelande` : `${employer}: ${count} meddelanden`,
    ),
    action: { label: 'Läs och svara', href: link },
    closing: [
      'Vi mejlar när ett meddelande har varit oläst i en kvart medan du inte är inne på Vikari.',
    ],
    pause: { label: 'Sluta mejla mig om olästa meddelanden', href: pauseLink },
  }),
  report_answered: ({ answer, link }) => ({
    subject: 'Svar på din anmälan',
    paragraphs: [
      'Tack för att du anmälde. Vi har gått igenom det, och det här är vårt svar:',
      answer,
    ],
    action: link === null ? null : { label: 'Se dina anmälningar', href: link },
    closing: ['Händer det igen? Anmäl det, så tittar vi på det också.'],
  }),
  pricing_request_received: ({ id, reference, staff, volume, link }) => ({
    subject: `Ny prisförfrågan (${reference})`,
    paragraphs: [
      `En organisation frågar om priser (${reference}). De söker ${staff.map((one) => STAFF[one]).join(', ')}; ${VOLUME[volume]}.`,
      `Läs hela förfrågan med kommandot: vikari pricing show ${id}`,
    ],
    action: { label: 'Sidan som den kom från', href: link },
    closing: ['Det som de skrev står inte i mejlet. Det stannar i databasen.'],
  }),
  pricing_request_sent: ({ reference, link }) => ({
    subject: `Vi har tagit emot din prisförfrågan (${reference})`,
    paragraphs: [
      `Tack för att du hör av dig. Vi läser förfrågan och svarar på den här adressen. Referensnummer: ${reference}.`,
    ],
    action: { label: 'Läs om priser på Vikari', href: link },
    closing: ['Var det inte du? Då behöver du inte göra något.'],
  }),
  early_access_confirm: ({ link, leaveLink }) => ({
    subject: 'Bekräfta att du vill veta när appen kommer',
    paragraphs: [
      'Den här adressen har angetts i förhandsregistreringen för Vikaris app. Bekräfta att den är din, så mejlar vi en gång: när appen finns.',
    ],
    action: { label: 'Bekräfta registreringen', href: link },
    closing: [
      'Länken gäller i 24 timmar. Sedan tar vi bort adressen, om den inte är bekräftad.',
      'Var det inte du? Då behöver du inte göra något.',
    ],
    pause: { label: 'Ta bort min adress nu', href: leaveLink },
  }),
  early_access_already: ({ leaveLink }) => ({
    subject: 'Du är redan förhandsregistrerad för appen',
    paragraphs: [
      'Någon har angett den här adressen i förhandsregistreringen för Vikaris app. Den är redan registrerad, så du behöver inte göra något. Vi mejlar när appen finns.',
    ],
    action: { label: 'Avsluta registreringen', href: leaveLink },
    closing: ['Var det inte du? Då behöver du inte heller göra något.'],
  }),
  alert_confirm: ({ about, link, leaveLink }) => ({
    subject: 'Bekräfta din bevakning',
    paragraphs: [
      'Den här adressen har angetts i en bevakning av uppdrag på Vikari. Bekräfta att den är din, så mejlar vi när det kommer uppdrag i sökningen.',
      ...(about ? [`Bevakningen: ${about.sv}`] : []),
    ],
    action: { label: 'Bekräfta bevakningen', href: link },
    closing: [
      'Länken gäller i 24 timmar. Sedan tar vi bort adressen, om den inte är bekräftad.',
      'Var det inte du? Då behöver du inte göra något.',
    ],
    pause: { label: 'Ta bort min adress nu', href: leaveLink },
  }),
  job_alert: (values) => alertWords(values, 'sv'),
  account_deleted: ({ receiptId, siteLink }) => ({
    subject: 'Ditt konto på Vikari är raderat',
    paragraphs: [
      'Vi har raderat ditt konto och det som hörde till det: profil, ansökningar, handlingar och kopior av dina uppgifter. Pågående ansökningar är avslutade, och arbetsgivarna ser inte längre vem de gällde.',
      `Ditt kvitto: ${receiptId}. Spara det om du vill kunna fråga om raderingen senare.`,
    ],
    action: { label: 'Till Vikari', href: siteLink },
    closing: [
      'Av det som hörde till kontot är det här mejlet det enda som vi har kvar med din adress. Vi tar bort det om 30 dagar. Det du har gett adressen till utan att logga in, som en bevakning med mejl, avslutar du med länken i de mejlen.',
      'Var det inte du som raderade kontot? Den som gjorde det använde ett BankID som hörde till kontot. Är det ditt, kontakta din bank.',
    ],
  }),
};
