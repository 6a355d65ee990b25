import { anAd } from './anAd';

/** A made-up ad in the source's shape: what its job must not have, and what it must. */
export interface ContactAd {
  what: string;
  ad: Record<string, unknown>;
  gone: readonly string[];
  stays: readonly string[];
}

/** An ad's text, its contacts as words that must go, and its own sentences that must stay. */
interface Written {
  text: string;
  gone?: readonly string[];
  stays?: readonly string[];
  /** Other fields of the ad. */
  changes?: Record<string, unknown>;
}

const DUTIES: readonly string[] = [
  'Du svarar på frågor kring läkemedel och ger rådgivning via telefon.',
  'Planering av vården sker i team, och du är kontaktsjuksköterska för tio patienter.',
  'Du har kontakt med anhöriga och ringer upp patienter efter hemgång.',
  'Arbetet är förlagt kl 07.00-16.00 vardagar, cirka 38,25 timmar i veckan.',
  'Du bokar tider, mejlar kallelser och bemannar växeln varannan fredag.',
  'Som kontaktperson ansvarar du för genomförandeplanen.',
  'Vi har 18 000 listade patienter och arbetar i Cosmic.',
  'I rollen ingår att kontakta vårdgivare och att informera om provsvar.',
];

/** Surnames of the ads' people; none of them exists. */
const PEOPLE = ['Exempelman', 'Provdotter', 'Påhittad', 'Diktad', 'Provberg', 'Fiktivsson'];

/** Every way to write a number, an address or a link. */
const WAYS: readonly string[] = [
  '070-174 06 05',
  '070 174 06 05',
  '0701740605',
  '070.174.06.05',
  '070/174 06 05',
  '070–174 06 05',
  '(070) 174 06 05',
  '+46 70 174 06 05',
  '+46701740605',
  '+46 (0)70-174 06 05',
  '0046 70 174 06 05',
  '08-465 004 12',
  '08 465 004 12',
  '0 7 0 1 7 4 0 6 0 5',
  '０７０－１７４　０６　０５',
  '070\u200b-174\u200b06\u200b05',
  '070-174 06 05, 070-174 06 06',
  'noll sju noll ett sju fyra noll sex noll fem',
  'noll-sju-noll, sjutton fyrtio sex noll fem',
  '+47 22 17 40 60',
  'ruta@example.com',
  'ruta.exempelman@vard.example.com',
  'ruta＠example．com',
  'ruta (at) example.com',
  'ruta[at]example[dot]com',
  'ruta snabel-a example punkt com',
  'ruta snabela example.com',
  'ruta at example.com',
  'ruta(a)example(punkt)com',
  'mailto:ruta@example.com',
  'https://www.linkedin.com/in/ruta-exempelman',
  'linkedin.com/in/ruta-exempelman',
  'https://wa.me/46701740605',
  'https://teams.microsoft.com/l/chat/0/0?users=ruta@example.com',
  'https://t.me/ruta_exempelman',
  'https://calendly.com/ruta-exempelman/30min',
  'teams:ruta@example.com',
  '@ruta_exempelman',
  '19900101-2389',
  '900101-2389',
  '900101+2389',
  '199001012389',
  '19900161-2389',
];

/** Sentences that say how somebody is reached; `#` is one of the ways. */
const CARRIERS: readonly string[] = [
  'Har du frågor? Ring Ruta Exempelman på #.',
  'Kontakta enhetschef Bo von Provdotter, #, om du vill veta mer.',
  'Du når oss på # alla vardagar.',
  'För mer information: #',
  'Välkommen att höra av dig till Nora Påhittad via #!',
  'Frågor om tjänsten besvaras av Misan Diktad (#).',
];

const GONE_VALUES = [
  ...['174', '740', '4 0 6', '465', '2389', '17 40', '１', 'noll', 'fyra', 'sjutton', 'fyrtio'],
  ...['@', '＠', '(at)', '[at]', 'snabel', 'example', 'linkedin', 'wa.me', 't.me', 'calendly'],
  ...['teams', 'ruta', 'Ruta', 'Nora', 'Misan'],
];

const VALUES: readonly Written[] = WAYS.map((way, index) => {
  const duty = DUTIES[index % DUTIES.length] ?? '';
  const carrier = (CARRIERS[index % CARRIERS.length] ?? '').replace('#', way);
  return {
    text: `${duty}\n\n${carrier}\n\nVi erbjuder friskvård.`,
    gone: GONE_VALUES,
    stays: [duty],
  };
});

/** The same in the middle of a duty, which stays. */
const VALUES_IN_DUTIES: readonly Written[] = WAYS.map((way) => ({
  text: `Du bemannar jouren och ger råd till patienter (${way}) på alla vardagar.`,
  gone: GONE_VALUES,
  stays: ['Du bemannar jouren och ger råd till patienter', 'på alla vardagar.'],
}));

const DUTY = DUTIES[0] ?? '';
const around = (text: string): string => `Om jobbet\n${DUTY}\n\n${text}`;

/** Signatures, lists of contacts and unions, as whole texts. */
const BLOCKS: readonly Written[] = [
  'Med vänliga hälsningar\nRuta Exempelman\nEnhetschef',
  'Vänligen\nNora Påhittad\nVerksamhetschef, leg. sjuksköterska',
  'Varma hälsningar,\nNora och Misan',
  'Hälsningar från Nora Påhittad med team',
  'Mvh Nora Påhittad',
  '/Nora',
  '// Nora Påhittad, vårdenhetschef',
  'Varmt välkommen önskar Nora Påhittad, enhetschef!',
  'Bästa hälsningar\nDr. Misan Diktad\nMedicinskt ansvarig läkare',
  'Hoppas vi ses!\nNora Påhittad, avdelningschef',
  'Kontaktpersoner\nNora Påhittad, enhetschef, 070-174 06 05\nMisan Diktad, vårdutvecklare, 070-174 06 06',
  'KONTAKT:\nNora Påhittad\n070-174 06 05\nnora@example.com',
  'Kontaktuppgifter\n• Nora Påhittad, rekryterare\n• Misan Diktad, HR-partner',
  'Frågor om tjänsten\nNora Påhittad\nEnhetschef\nTel: 08-465 004 12',
  'Upplysningar lämnas av:\nNora Påhittad, enhetschef\nMisan Diktad, samordnare',
  'Rekryterande chef: Nora Påhittad',
  'Ansvarig rekryterare: Misan Diktad, Exempel Bemanning',
  'Fackliga företrädare\nVårdförbundet: Vide Provberg\nKommunal: Misan Diktad',
  'Facklig kontakt: Vide Provberg, Vårdförbundet, 08-465 004 12',
  'Fackliga representanter är Vide Provberg (Saco) och Misan Diktad (Vision).',
  'Vårdförbundet: Vide Provberg, tel 070-174 06 05',
  'Saco-S: Vide Provberg, 08-465 004 12',
  'Fackliga ombud nås via växeln 08-465 004 00.',
  'Undrar du något? Nora Påhittad berättar gärna mer.',
  'Enhetschef Nora Påhittad svarar på dina frågor om tjänsten.',
  'Närmaste chef är Nora Påhittad, som nås på 070-174 06 05.',
  'Ring gärna Nora, 070-174 06 05, eller Misan, 070-174 06 06.',
  'SMS:a "INTRESSERAD" till 070-174 06 05 så ringer vi upp dig.',
  'Skicka din ansökan till ruta@example.com, märk den "IVA".',
  'Följ mig på LinkedIn: https://www.linkedin.com/in/nora-pahittad',
  'Chatta med Nora på Teams eller WhatsApp: +46 70 174 06 05.',
  'Questions? Contact Nora Påhittad, head of department, at nora@example.com.',
  'For more information, please call Nora Påhittad on +46 70 174 06 05.',
  'Best regards,\nNora Påhittad\nRecruiter',
  'Vill du besöka oss? Boka en tid med Nora Påhittad på 070-174 06 05.',
  'Ansökan skickas med post till Nora Påhittad, Exempelgatan 1, 123 45 Exempelstad.',
  'Uppge personnummer, till exempel 19900101-2389, i ansökan.',
  'Har du skyddade personuppgifter? Ring Nora Påhittad på 08-465 004 12.',
].map((block) => ({
  text: around(block),
  gone: ['Nora', 'Misan', 'Vide', '174', '465', '2389', 'nora@', 'ruta@', 'pahittad'],
  stays: [DUTY],
}));

/** Texts of duties that use the words of contacts. */
const DUTIES_ONLY: readonly Written[] = [
  ...DUTIES,
  'Du svarar på frågor från patienter och anhöriga kring vård och behandling.',
  'Rådgivning via telefon, chatt och videosamtal ingår.',
  'Kontaktsjuksköterskan följer patienten genom hela vårdkedjan.',
  'Du ringer, mejlar och skriver remisser.',
  'Telefonrådgivning sker enligt RGS och 1177.',
  'Planering, samordning och uppföljning är en del av vardagen.',
  'Vid frågor i arbetet vänder du dig till din mentor.',
  'Tjänsten innebär täta kontakter med kommunens omsorg.',
  'Du ansvarar för kontakten med Försäkringskassan och Arbetsförmedlingen.',
  'Vi söker dig som lätt får kontakt med barn och unga.',
  'Du informerar patienter om fackliga frågor är inget vi begär.',
  'Arbetspassen är 06.45-15.30, 13.15-21.30 och 21.00-07.00.',
  'Avdelningen har 24 vårdplatser och vårdar 1 200 patienter om året.',
  'Uppdraget gäller vecka 26-33, 2026-06-22 till 2026-08-16.',
  'Vi samarbetar med Karolinska Universitetssjukhuset och Region Stockholm.',
  'Du handleder studenter och tar emot nya kollegor med värme.',
].map((text) => ({ text, stays: [text] }));

/** Contacts in fields other than the text. */
const FIELDS: readonly Written[] = [
  {
    text: DUTY,
    stays: [DUTY],
    gone: ['174', 'Ruta', ', ring'],
    changes: { headline: 'Skolsköterska, ring Ruta Exempelman 070-174 06 05' },
  },
  {
    text: DUTY,
    stays: [DUTY],
    gone: ['@', 'example.com'],
    changes: { headline: 'Skolsköterska – mejla ruta@example.com' },
  },
  {
    text: DUTY,
    stays: [DUTY, 'Exempelskolan'],
    gone: ['465'],
    changes: {
      employer: { name: 'Exempelstads kommun', workplace: 'Exempelskolan, tel 08-465 004 12' },
    },
  },
  {
    text: DUTY,
    stays: [DUTY],
    gone: ['@', 'Ruta'],
    changes: {
      employer: { name: 'Ruta Exempelman ruta@example.com', workplace: 'Exempelskolan' },
    },
  },
  {
    text: DUTY,
    stays: [DUTY, 'Kontakt med anhöriga'],
    gone: ['174', '@'],
    changes: {
      must_have: {
        skills: [{ label: 'Kontakt med anhöriga' }, { label: 'Ring 070-174 06 05' }],
        education: [{ label: 'Intyg skickas till ruta@example.com' }],
      },
    },
  },
  {
    text: DUTY,
    stays: [DUTY],
    gone: ['174', 'Ruta'],
    changes: {
      description: { text: DUTY, conditions: 'Heltid. Kontakta Ruta på 070-174 06 05.' },
      salary_description: 'Fråga Ruta Exempelman, 070-174 06 05',
    },
  },
  {
    text: DUTY,
    stays: [DUTY],
    gone: ['174', '@'],
    changes: { workplace_address: { street_address: 'Exempelgatan 1, 070-174 06 05' } },
  },
  {
    text: DUTY,
    stays: [DUTY],
    gone: ['ruta', 'mailto'],
    changes: {
      application_details: { url: 'mailto:ruta@example.com', email: 'ruta@example.com' },
      webpage_url: 'https://arbetsformedlingen.se/annons?kontakt=ruta@example.com',
    },
  },
];

const FIRST_ID = 40_100_000;

export const CONTACT_ADS: readonly ContactAd[] = [
  ...VALUES,
  ...VALUES_IN_DUTIES,
  ...BLOCKS,
  ...DUTIES_ONLY,
  ...FIELDS,
].map(({ text, gone = [], stays = [], changes = {} }, index) => ({
  what: `${text} ${JSON.stringify(changes)}`,
  ad: anAd({
    id: String(FIRST_ID + index),
    headline: 'Skolsköterska till Exempelskolan',
    description: { text },
    application_contacts: [
      { name: 'Ruta Exempelman', description: 'Enhetschef', email: 'ruta@example.com' },
      { name: 'Bo von Provdotter', telephone: '08-465 004 12' },
    ],
    ...changes,
  }),
  gone: [...gone, ...PEOPLE],
  stays,
}));
