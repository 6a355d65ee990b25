/** An invented part of an ad: what must be removed, and what must be published. */
export interface ContactCase {
  text: string;
  /** Must be removed, in any notation. */
  gone?: readonly string[];
  /** Whole sentences and words that must be kept. */
  stays?: readonly string[];
}

/** The contacts of every case's ad. People, numbers and addresses are fictional. */
export const CONTACTS = [
  { name: 'Ruta Exempelman', description: 'Enhetschef', email: 'ruta@example.com' },
  { name: 'Bo von Provdotter', telephone: '08-465 004 12' },
  { name: 'Testgren, Åsa-Lill' },
  { name: null, description: 'Facklig företrädare Vide Provberg, Exempelförbundet' },
] as const;

const INTRO = 'Du arbetar i team.';
const OUTRO = 'Vi erbjuder friskvård.';

/** A case whose sentence stands between two that must be kept. */
const within = (sentence: string, gone: string[], stays: string[] = []): ContactCase => ({
  text: `${INTRO} ${sentence} ${OUTRO}`,
  gone,
  stays: [INTRO, OUTRO, ...stays],
});
const duty = (text: string): ContactCase => ({ text, stays: [text.replace(/^• /u, '- ')] });

/** Sentences that say whom to contact. */
const CONTACT_SENTENCES: readonly ContactCase[] = [
  within('Kontakta enhetschef Ruta Exempelman på 070-174 06 05.', ['Ruta', '070']),
  within('Ring Ruta på 070 174 06 05 om du undrar.', ['Ruta', '174']),
  within('Har du frågor om tjänsten är du välkommen att kontakta Ruta.', ['Ruta']),
  within('Har du frågor? Ring Exempelman!', ['Exempelman', 'Ring']),
  within('Vid frågor kontakta Bo von Provdotter, tel. 08-465 004 12.', ['Bo', 'Provdotter', '465']),
  within('Frågor om tjänsten besvaras av Provdotter.', ['Provdotter']),
  within('Ruta Exempelman svarar på frågor om tjänsten.', ['Ruta', 'Exempelman']),
  within('Upplysningar lämnas av Åsa-Lill Testgren.', ['Testgren', 'Åsa']),
  within('Hör gärna av dig till ruta@example.com.', ['example.com', 'Hör']),
  within('Tveka inte att ringa oss på +46 (0)70-174 06 05.', ['174', 'Tveka']),
  within('Du kan även kontakta R. Exempelman eller B von Provdotter.', [
    'Exempelman',
    'Provdotter',
  ]),
  within('Fackliga företrädare är Vide Provberg, Exempelförbundet.', ['Provberg']),
  within('Facklig kontakt: Vide Provberg.', ['Provberg']),
  within('För mer information om rekryteringen, kontakta Nora Påhittad på HR.', [
    'Nora',
    'Påhittad',
  ]),
  within('Välkommen att höra av dig till rekryterare Nora Påhittad!', ['Påhittad']),
  within('Kontaktperson: Nora Påhittad, verksamhetschef.', ['Påhittad']),
  within('Please contact Ruta Exempelman for more information.', ['Ruta', 'contact']),
  within('If you have any questions, call Nora Påhittad.', ['Påhittad']),
  within('Är du intresserad kontaktar du Ruta Exempelman.', ['Ruta', 'Exempelman']),
  within('Ruta nås på 070-174 06 05.', ['Ruta', '174']),
  within('Nora Påhittad, enhetschef, 070-174 06 05.', ['Nora', '174']),
  within('Välkommen med din ansökan, hälsar Ruta och Bo!', ['Ruta', 'hälsar']),
  within('Enhetschef [borttaget] svarar gärna på frågor om tjänsten.', ['borttaget']),
];

/** The contacts' names in sentences about other things. */
const NAMES: readonly ContactCase[] = [
  {
    text: 'Du rapporterar till enhetschef Ruta Exempelman och leder tolv medarbetare.',
    gone: ['Ruta', 'Exempelman'],
    stays: ['Du rapporterar till enhetschef och leder tolv medarbetare.'],
  },
  {
    text: 'På mottagningen möter du RUTA EXEMPELMAN och ett team med lång erfarenhet.',
    gone: ['RUTA', 'EXEMPELMAN'],
    stays: ['team med lång erfarenhet.'],
  },
  {
    text: 'Ruta Maria Exempelmans avdelning tar hand om patienter efter operation.',
    gone: ['Ruta', 'Exempelman'],
    stays: ['avdelning tar hand om patienter efter operation.'],
  },
  {
    text: 'Exempelman, Ruta leder arbetet med patientsäkerhet på hela sjukhuset.',
    gone: ['Ruta', 'Exempelman'],
    stays: ['leder arbetet med patientsäkerhet'],
  },
  {
    text: 'Du handleds av Vide Provberg under din introduktion hos oss.',
    gone: ['Vide', 'Provberg'],
    stays: ['under din introduktion hos oss.'],
  },
  { text: 'Enhetschef Ruta Exempelman.', gone: ['Ruta', 'Enhetschef'] },
  // A surname is also a word, and part of one
  duty('Provbergs vårdcentral ligger vid ett torg.'),
  duty('Rutan på schemat fyller du i själv.'),
];

/** Lists of people and signatures. */
const BLOCKS: readonly ContactCase[] = [
  {
    text: 'Ett arbete.\n\nKontakt\nRuta Exempelman\nEnhetschef\n070-174 06 05\n\nVi ses.',
    gone: ['Ruta', 'Enhetschef', '174'],
    stays: ['Ett arbete.', 'Vi ses.'],
  },
  {
    text: 'Ett arbete.\nKontaktpersoner:\n\nNora Påhittad, enhetschef\n\nMisan Diktad\nOm oss\nVi är många.',
    gone: ['Nora', 'Misan', 'Diktad'],
    stays: ['Ett arbete.', 'Om oss', 'Vi är många.'],
  },
  {
    text: 'Kontakt\nDu svarar på frågor kring läkemedel via telefon.',
    stays: ['Du svarar på frågor kring läkemedel via telefon.'],
  },
  {
    text: 'Information om tjänsten lämnas av\nVårdenhetschef [borttaget], [borttaget].\nFackliga företrädare söks via växeln, [borttaget].\n\nKom till oss!',
    gone: ['Vårdenhetschef', 'borttaget', 'Fackliga'],
    stays: ['Kom till oss!'],
  },
  {
    text: 'Välkommen till oss!\nMed vänlig hälsning\nRuta\nExempelman\n\nOm Exempelstad\nHär finns hav.',
    gone: ['Ruta', 'Exempelman', 'hälsning'],
    stays: ['Välkommen till oss!', 'Om Exempelstad', 'Här finns hav.'],
  },
  {
    text: 'Vi ser fram emot din ansökan! Mvh Ruta med kollegor',
    gone: ['Ruta', 'Mvh'],
    stays: ['Vi ser fram emot din ansökan!'],
  },
  {
    text: 'Vi ser fram emot din ansökan! /Nora Påhittad, enhetschef',
    gone: ['Nora'],
    stays: ['Vi ser fram emot din ansökan!'],
  },
  {
    text: 'Fackliga företrädare\nVide Provberg, Exempelförbundet\nKommunal\n\nÖvrigt\nKörkort behövs.',
    gone: ['Vide', 'Exempelförbundet', 'Kommunal'],
    stays: ['Övrigt', 'Körkort behövs.'],
  },
  { text: 'Telefon: 08-465 004 12\nE-post: ruta@example.com', gone: ['465', 'example', 'Telefon'] },
];

/** Every notation of a number or address, in a sentence that is kept. */
const VALUES: readonly ContactCase[] = [
  '070-174 06 05',
  '070 174 06 05',
  '0701740605',
  '070/174 06 05',
  '070.174.06.05',
  '070–174 06 05',
  '070‑174\u00a006\u00a005',
  '(070) 174 06 05',
  '0 7 0 1 7 4 0 6 0 5',
  '+46 70 174 06 05',
  '+46701740605',
  '+46(0)70-174 06 05',
  '+46 (0) 70 174 06 05',
  '0046 70 174 06 05',
  '46 70 174 06 05',
  '08-465 004 12',
  '08 465 004 12',
  '(08) 465 004 12',
  '08-46500412',
  '08-465 004 12/13',
  '070-174 06 05 eller 070-174 06 06',
  '070-174 06 05 070-174 06 06',
  '０７０－１７４　０６　０５',
  '070\u200b-174\u200b06\u200b05',
  '+47 22 17 40 60',
  'ruta@example.com',
  'ruta.exempelman@vard.example.com',
  'ruta＠example.com',
  'ruta @ example.com',
  'ruta(at)example.com',
  'ruta (at) example.com',
  'ruta [at] example [dot] com',
  'ruta(a)example.com',
  'ruta at example.com',
  'ruta snabel-a example punkt com',
  'mailto:ruta@example.com',
  'ruta@example',
  '19900101-2389',
  '900101-2389',
  '900101+2389',
  '199001012389',
  '9001012389',
  '900161-2389',
].map((value) => ({
  text: `Du bemannar jouren och ger råd till patienter (${value}) på alla vardagar.`,
  gone: ['174', '740', '4 0 6', '465', '2389', '17 40', '@', '＠', 'ruta', '(at)', '()', '１'],
  stays: ['Du bemannar jouren och ger råd till patienter', 'på alla vardagar.'],
}));

/** Duties and facts that use the same words as contact sentences. */
const DUTIES: readonly ContactCase[] = [
  duty('Du svarar på frågor kring läkemedel via telefon.'),
  duty('Du svarar på frågor om läkemedel och ger råd.'),
  duty('Du kontaktar patienter och anhöriga inför operation.'),
  duty('• Kontakta anhöriga vid försämring.'),
  duty('Kontakta patienter inför besök och boka tider.'),
  duty('Ringa upp patienter som har sökt via 1177.'),
  duty('I arbetet ingår att ringa patienter och att kontakta vårdgivare.'),
  duty('Som kontaktperson ansvarar du för den boendes plan.'),
  duty('Du är kontaktperson för studenter och svarar på deras frågor.'),
  duty('Du vänder dig till barn och unga i ditt arbete.'),
  duty('Du hör av dig till vårdcentralen när en patient skrivs ut.'),
  duty('Har du frågor i det dagliga arbetet får du stöd av kollegor.'),
  duty('Vi har fast läkarkontakt och täta kontakter med kommunen.'),
  duty('Fackliga företrädare möter du i samverkan varje månad.'),
  duty('Du samverkar med fackliga företrädare.'),
  duty('Telefon: du bemannar telefonrådgivningen varannan vecka.'),
  duty('E-post, telefon och chatt är dina verktyg.'),
  duty('Du arbetar i mobila team och dokumenterar i Cosmic Link.'),
  duty('Enhetschefen leder arbetet tillsammans med två samordnare.'),
  duty('Du informerar om mobilitet, mejlar kallelser och tar emot samtal.'),
  duty('Vi välkomnar frågor och ser dem som en del av lärandet.'),
  duty('Du möter människor med funderingar om sin hälsa.'),
  duty('Arbetstid 08.00–16.30, 38,25 tim/vecka, jour 2025-09-25 08-16.'),
  duty('Kl 0700-1600 vardagar, helg 08-16.'),
  duty('Ansök senast 2025-09-25 eller 01.10.2025.'),
  duty('Vi har 18 000 listade patienter och 50 medarbetare.'),
  duty('Referens 2025/1234 och diarienummer C276374.'),
  duty('Har du skyddad identitet kontaktar du rekryterande chef innan du ansöker.'),
  duty('Jour enligt schema, t.ex. kväll. Ring 112 i nödfall.'),
];

export const CONTACT_CASES: readonly ContactCase[] = [
  ...CONTACT_SENTENCES,
  ...NAMES,
  ...BLOCKS,
  ...VALUES,
  ...DUTIES,
];
