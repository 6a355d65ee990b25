import { describe, expect, it } from 'vitest';
import { cleanParagraphs } from './cleanText';
import { mapAd } from './mapAd';
import { anAd } from './testing/anAd';

/** First names and surnames of nobody, one of them also a town. */
const PEOPLE = ['Nora Påhittad', 'Bo von Provdotter', 'Åsa-Lill Testgren', 'Vide Ek-Provberg'];

/** What an ad says where nobody is in its `application_contacts`; `#` is a person, `¤` a first name. */
const SENTENCES: readonly [text: string, stays?: string][] = [
  ['#\nVårdchef'],
  ['Vårdchef\n#'],
  ['#\n\nEnhetschef, avdelning 12'],
  ['Dr #\nVerksamhetschef'],
  ['Ansvarig chef är dr #.'],
  ['Ansvarig chef är dr. ¤.'],
  ['Dr # leder mottagningen sedan tio år tillbaka.', 'leder mottagningen sedan tio år tillbaka.'],
  ['Mottagningen drivs av doktor # och har 8 000 listade.', 'och har 8 000 listade.'],
  ['Din chef blir #.'],
  ['Din närmaste chef blir ¤.'],
  ['Din närmaste chef blir vår enhetschef #, som har lång erfarenhet.', 'som har lång erfarenhet.'],
  ['Du får # som närmaste chef och arbetar i team.', 'som närmaste chef och arbetar i team.'],
  ['Du får ¤ som närmaste chef och arbetar i team.', 'som närmaste chef och arbetar i team.'],
  ['Du kommer att ha # som chef och mentor i ditt arbete.', 'som chef och mentor i ditt arbete.'],
  ['Jag heter # och är enhetschef på avdelningen.', 'och är enhetschef på avdelningen.'],
  ['Jag heter ¤ och leder en grupp på tolv personer.', 'och leder en grupp på tolv personer.'],
  ['Hej! Jag är ¤, enhetschef här på mottagningen.', 'enhetschef här på mottagningen.'],
  ['Mitt namn är # och jag leder ett team på tolv.', 'och jag leder ett team på tolv.'],
  ['Vid frågor, prata med #.'],
  ['Vid frågor, prata med ¤.'],
  ['Prata gärna med enhetschef # om tjänsten.'],
  ['Fråga efter ¤ i receptionen om du vill titta in.'],
  ['Vår chef ¤ har lång erfarenhet av vård i hemmet.', 'har lång erfarenhet av vård i hemmet.'],
  ['Du arbetar nära vår verksamhetsutvecklare # varje dag.', 'varje dag.'],
  ['Överläkare # handleder dig under hela din tjänst.', 'handleder dig under hela din tjänst.'],
  ['Enhetschef # leder arbetet med patienten i fokus.', 'leder arbetet med patienten i fokus.'],
  ['Verksamhetschef Ruta leder arbetet i tre team.', 'leder arbetet i tre team.'],
  ['# är enhetschef på mottagningen sedan två år tillbaka.'],
  ['# (enhetschef) leder arbetet med oss alla i fokus.', 'leder arbetet med oss alla i fokus.'],
  ['# – enhetschef'],
  ['¤, enhetschef'],
  ['"Här får man växa", säger #, sjuksköterska hos oss.', 'Här får man växa'],
  ['Vill du veta mer? # berättar gärna.'],
  ['Din handledare heter #.'],
  ['Vi leds av #, som har arbetat här länge.', 'som har arbetat här länge.'],
  ['Du möts av ¤, vår receptionist.'],
  ['Ansökan går till #.'],
  ['Skicka ditt CV till #.'],
  ['Ställ gärna dina frågor till ¤.'],
  ['Sms:a ¤.'],
  ['# heter jag och leder mottagningen.'],
  ['Chef på avdelningen är ¤.'],
  ['Ansvarig för rekryteringen är #.'],
  ['Vår fantastiska enhetschef ¤ finns alltid nära oss.', 'finns alltid nära oss.'],
  ['Du kommer att rapportera till # varje vecka hela året.', 'varje vecka hela året.'],
  ['Du välkomnas av ¤ och Ruta den första dagen.', 'den första dagen.'],
  ['Vi som jobbar här är ¤, Ruta och Rut.'],
  ['Lär känna ¤, sjuksköterska hos oss!'],
  ['¤, undersköterska: Jag trivs i gruppen.', 'Jag trivs i gruppen.'],
  ['Så här berättar ¤ om sitt arbete i gruppen:'],
  ['Professor Ruta leder forskningen vid kliniken.'],
  ['Rekryterare: R. Rutasson'],
  ['¤\nVårdchef'],
  ['Enhetschef\n¤'],
];

/** Names on networks. */
const HANDLES: readonly [text: string, stays?: string][] = [
  ['Följ oss på Instagram @nora.pahittad och se vår vardag.', 'och se vår vardag.'],
  ['Följ @nora_pahittad'],
  ['Instagram: nora.pahittad'],
  [
    'Se vår vardag i bilder (@nora_pahittad) och hos kollegor i hela landet.',
    'och hos kollegor i hela landet.',
  ],
];

const cases = (people: readonly string[]) =>
  [...SENTENCES, ...HANDLES].flatMap(([text, stays], index) => {
    const person = people[index % people.length] ?? '';
    const [first = ''] = person.split(' ');
    return [
      { text: text.replace('#', person).replace('¤', first), stays, words: person.split(' ') },
    ];
  });
const ALL = PEOPLE.flatMap((_person, turn) =>
  cases([...PEOPLE.slice(turn), ...PEOPLE.slice(0, turn)]),
);

describe('a person in an ad without contacts', () => {
  it.each(ALL)('$text', ({ text, stays, words }) => {
    const whole = `Du arbetar i team.\n\n${text}\n\nDu har egen mottagning.`;
    const mapped = mapAd(anAd({ description: { text: whole }, application_contacts: [] }), {
      anchor: null,
    });
    const { description } = 'job' in mapped ? mapped.job : expect.fail(mapped.skip);
    const clean = description.join('\n');
    for (const word of words.filter((one) => one !== 'von')) expect(clean).not.toContain(word);
    expect(clean).not.toMatch(/pahittad|@|Ruta?/u);
    expect([description[0], description.at(-1)]).toEqual([
      'Du arbetar i team.',
      'Du har egen mottagning.',
    ]);
    if (stays) expect(clean).toContain(stays);
    expect(cleanParagraphs(clean)).toEqual(description);
  });
});

describe('what is no person stays', () => {
  it.each([
    'Du rapporterar till enhetschef i Region Exempel och leder tolv medarbetare.',
    'Sjuksköterska Norra Exempelsjukhuset, heltid.',
    'Prata med Försäkringskassan och Arbetsförmedlingen om rehabilitering.',
    'Du möts av Folktandvårdens varma stämning.',
    'Vi leds av Region Västerbotten och har åtta mottagningar.',
    'Enhetschefen leder arbetet tillsammans med två samordnare.',
    'Som sjuksköterska på Capio Vårdcentral Exempelstad är du navet.',
    'Du arbetar i Umeå som chef för tolv medarbetare.',
    'Arbeta som chef hos oss.',
    'Din chef är närvarande och tydlig.',
    'Jag är Leg Sjuksköterska och söker utmaningar, tänker du?',
    'Läkare Natt Helg till jourmottagningen.',
    'Du dokumenterar i Cosmic Link, Melior och Microsoft Teams.',
    'Kliniken ligger i Västra Götaland, läkare finns på plats varje dag.',
    'Vården bygger på Socialstyrelsens riktlinjer och Nationella Kvalitetsregister.',
    'Fråga patienten om smärta, sömn och matlust.',
    'Du tar emot patienter enligt Triage Retts, ansvarig läkare beslutar.',
    'Vårdchef\nLedning, schema och ekonomi är dina uppgifter.',
    'Våra Värderingar\nSjuksköterskor och läkare möts varje morgon.',
    'Ansvarig för driften är Attendo.',
    'Du svarar på frågor till Barnhälsan och Mödravården.',
    'Lär känna Umeå, sjuksköterskornas stad.',
    'Befattning\nEnhetschef',
    'Du dokumenterar i Cosmic, Prator och Melior.',
    'Enhetschef Hemsjukvården leder arbetet i tre team.',
    'Ditt Uppdrag\nSamordnare för två team.',
  ])('%s', (text) => {
    const clean = cleanParagraphs(text).map((line) => line.replace(/^## /u, ''));
    expect(clean).toEqual(text.split('\n'));
  });
});

it('finishes with capitals without end', () => {
  const lines = [
    'Ruta '.repeat(200_000),
    'Chef Ruta Ek '.repeat(70_000),
    `@${'a'.repeat(900_000)}`,
  ];
  for (const line of lines) expect(cleanParagraphs(line).length).toBeLessThan(3);
});
