import { describe, expect, it } from 'vitest';
import { workRoleById } from '#domain/vocabulary/lookup';
import { said, TODAY } from './testing/said';
import { understand } from './understand';

const read = (text: string) => understand(text, { today: TODAY, taken: new Set() });

describe('whole searches', () => {
  it.each([
    ['ssk natt Umeå', 'sjukskoterska time:night place:m-2480'],
    ['bäst betalda psykologuppdragen', 'psykolog'],
    ['distriktsköterskejobb', 'distriktsskoterska'],
    ['barnsyrra', 'barnsjukskoterska'],
    ['njurdoktor', 'specialistlakare-nefrologi'],
    ['midwifery', 'barnmorska'],
    ['nattevakter på sykehjem', 'time:night field:sarskilt-boende'],
    ['iva-syrra som inte orkar nätter', 'iva-sjukskoterska not(time:night)'],
    ['ssk industrisemestern', 'sjukskoterska days:2027-07-12..2027-08-08'],
    [
      'sjuksköterskor i Norrland sommar',
      'sjukskoterska place:r-21+r-22+r-23+r-24+r-25 days:2027-06-01..2027-08-31',
    ],
    ['nurse Gothenburg nights', 'sjukskoterska place:m-1480 time:night'],
    ['läkare VGR jour', 'every:lakare place:r-14 on-call'],
    ['hyrläkare Skåne', 'every:lakare form:konsult place:r-12'],
    ['hyrläkare psykiatri', 'specialistlakare-psykiatri form:konsult field:psykiatri'],
    ['natt sjuksköterska', 'sjukskoterska time:night'],
    ['ssk psyk', 'psykiatrisjukskoterska field:psykiatri'],
    ['sjuksköterska dialys', 'dialyssjukskoterska field:njurmedicin-och-dialys'],
    ['stafettläkare vecka 30', 'every:lakare form:konsult days:2027-07-26..2027-08-01'],
    ['nattsjuksköterska', 'sjukskoterska time:night'],
    ['nattusk säbo', 'underskoterska time:night field:sarskilt-boende'],
    ['sommarsjuksköterska', 'sjukskoterska form:sommarjobb'],
    ['läkarjobb Luleå', 'every:lakare place:m-2580'],
    ['sjuksköterskejobb', 'sjukskoterska'],
    ['undersköterskevikariat Boden', 'underskoterska form:vikariat place:m-2582'],
    ['vik ssk', 'form:vikariat sjukskoterska'],
    ['locum GP', 'specialistlakare-allmanmedicin form:konsult+vikariat'],
    ['agency nurse Stockholm', 'sjukskoterska form:konsult place:m-0180'],
    ['ssk vårdcentral Gbg', 'sjukskoterska field:vardcentral place:m-1480'],
    ['barnmorska förlossning Sthlm', 'barnmorska field:forlossning place:m-0180'],
    ['usk iva', 'underskoterska field:intensivvard'],
    ['ST-läkare psykiatri', 'st-lakare field:psykiatri'],
    ['ssk Cosmic Uppsala', 'sjukskoterska system:cosmic place:m-0380'],
    ['lediga jobb sjuksköterska Malmö', 'sjukskoterska place:m-1280'],
    ['jobb som fysioterapeut i Lund', 'fysioterapeut place:m-1281'],
    ['ssk lund', 'sjukskoterska place:m-1281'],
    ['ssk deltid', 'sjukskoterska share:..89'],
    ['ssk heltid 600 kr/h', 'sjukskoterska share:90.. hourlyRate:600..'],
    ['ssk 75 % Umeå över 400 kr', 'sjukskoterska share:75..75 place:m-2480 hourlyRate:400..'],
    ['ssk deltid eller heltid', 'sjukskoterska'],
    ['ssk ej deltid', 'sjukskoterska not(share:..89)'],
    ['2 st ssk', 'sjukskoterska'],
    ['erfaren ssk med bra lön', 'sjukskoterska'],
    ['ssk diabetes', 'diabetessjukskoterska field:endokrinologi-och-diabetes'],
    ['läkarsekreterare sjuksköterska', 'any:medicinsk-sekreterare any:sjukskoterska'],
    ['psykolog i Lund', 'psykolog place:m-1281'],
    ['sjuksköterska Karolinska', 'sjukskoterska word:Karolinska'],
    ['', ''],
    ['lediga jobb', ''],
  ])('%s: %s', (text, expected) => {
    expect(said(text)).toBe(expected);
  });
});

describe('a workplace beyond what says when, where and how', () => {
  it.each([
    ['ssk natt iva', 'iva-sjukskoterska time:night'],
    ['iva natt ssk', 'iva-sjukskoterska time:night'],
    ['ssk umeå iva', 'iva-sjukskoterska place:m-2480'],
    ['nurse weekends icu', 'iva-sjukskoterska time:weekend'],
    ['jourläkare helger allmänmedicin', 'specialistlakare-allmanmedicin on-call time:weekend'],
    ['läkare Lund ortopedi', 'specialistlakare-ortopedi place:m-1281 field:ortopedi'],
    ['läkare konsult psykiatri', 'specialistlakare-psykiatri form:konsult field:psykiatri'],
    ['ssk juli ambulans', 'ambulanssjukskoterska days:2027-07-01..2027-07-31'],
    ['ssk deltid operation', 'operationssjukskoterska share:..89'],
    [
      'läkare 1200 kr/h gynekologi',
      'specialistlakare-gynekologi hourlyRate:1200.. field:gynekologi',
    ],
    ['nurse part time stockholm anaesthesia', 'anestesisjukskoterska share:..89 place:m-0180'],
    // Another profession, and what is not wanted, stand between
    ['ssk natt usk iva', 'any:sjukskoterska time:night any:underskoterska field:intensivvard'],
    [
      'ssk natt ej iva',
      'sjukskoterska time:night not(field:intensivvard) not(role:iva-sjukskoterska)',
    ],
    ['undersköterska natt iva', 'underskoterska time:night field:intensivvard'],
  ])('%s', (text, expected) => {
    expect(said(text)).toBe(expected);
  });

  it('goes away with the profession', () => {
    const [profession] = read('ssk natt iva').filters;
    expect(profession).toMatchObject({ words: 'ssk iva', without: 'natt' });
  });
});

describe('a slip in the first letter', () => {
  it.each([
    ['djuksköterska umeå', 'sjukskoterska place:m-2480 read:sjuksköterska'],
    ['nudersköterska', 'underskoterska read:undersköterska'],
    ['narnmorska', 'barnmorska read:barnmorska'],
    ['jukgymnast', 'fysioterapeut read:sjukgymnast'],
    // Short words and places have too many neighbours
    ['gäkare', 'word:gäkare'],
    ['Lmeå ssk', 'word:Lmeå sjukskoterska'],
  ])('%s', (text, expected) => {
    expect(said(text).split(' ').sort()).toEqual(expected.split(' ').sort());
  });
});

describe('a profession of several words after another word', () => {
  it.each([
    ['locum nurse anaesthetist', 'form:konsult+vikariat anestesisjukskoterska'],
    ['agency work psychologist', 'form:konsult arbetspsykolog'],
    ['natt undersköterska äldreomsorg', 'time:night underskoterska-aldreomsorg'],
    ['locum nurse', 'sjukskoterska form:konsult+vikariat'],
    ['natt sjuksköterska', 'sjukskoterska time:night'],
  ])('%s', (text, expected) => {
    expect(said(text)).toBe(expected);
  });
});

describe('one word for a profession in a work field', () => {
  it.each([
    ['urologsköterska', 'every:sjukskoterska field:urologi'],
    ['gynsköterska', 'every:sjukskoterska field:gynekologi'],
    ['hemsjukvårdssköterska', 'every:sjukskoterska field:hemsjukvard'],
    ['beroendesköterska Umeå', 'every:sjukskoterska field:beroendevard place:m-2480'],
    ['akutundersköterska', 'underskoterska field:akut-och-intensivvard'],
    // What is a profession of its own stays that
    ['psyksköterska', 'psykiatrisjukskoterska'],
    ['specialistsjuksköterska', 'specialistsjukskoterska'],
    ['lärarsköterska', 'word:lärarsköterska'],
  ])('%s: %s', (text, expected) => {
    expect(said(text)).toBe(expected);
  });

  it.each([
    'jag letar efter jobb som ssk',
    'behöver jobb som ssk',
    'hej jag söker jobb som ssk åt mig själv',
    'I want to work as a nurse',
  ])('is found in a sentence: %s', (text) => {
    expect(said(text)).toBe('sjukskoterska');
  });
});

describe('a profession of several words with a slip in one', () => {
  it.each([
    ['specialist doctor, cardiolgy', 'specialistlakare-kardiologi'],
    ['specialistläkare klinik fysiologi', 'specialistlakare-klinisk-fysiologi'],
    ['speech aand language therapist', 'logoped'],
    ['biomedical scientist, cinical physiology', 'bma-klinisk-fysiologi'],
  ])('is not the shorter profession that begins it: %s', (text, role) => {
    const { filters } = read(text);
    expect(filters.map(({ value }) => 'ids' in value && value.ids)).toEqual([[role]]);
  });

  it.each([
    ['pediatric assistant nurse', 'barnskoterska'],
    ['specialist doctor, anesthesiology', 'specialistlakare-anestesiologi'],
    ['specialist doctor, obstetrics and gynecology', 'specialistlakare-gynekologi'],
    ['orthopedic surgeon', 'specialistlakare-ortopedi'],
    ['bm', 'barnmorska'],
    ['lab technician', 'any:laboratorieassistent+biomedicinsk-analytiker'],
  ])('may be written as in America, or short: %s', (text, expected) => {
    expect(said(text)).toBe(expected);
  });

  it.each([
    ['denta nurse', 'tandskoterska read:Dental nurse'],
    ['occupational therpist Lund', 'arbetsterapeut place:m-1281 read:Occupational therapist'],
    ['klinisk psykolg', 'klinisk-psykolog read:Klinisk psykolog'],
    ['distict nurse', 'distriktsskoterska read:District nurse'],
    // A word of its own is no slip
    ['rental nurse', 'sjukskoterska word:rental'],
    ['"denta" nurse', 'sjukskoterska word:"denta"'],
  ])('%s: %s', (text, expected) => {
    expect(said(text)).toBe(expected);
  });
});

describe('a wish', () => {
  it.each([
    ['ssk nära mig', [['nära mig', 'place']], false],
    ['trevliga kollegor ssk', [['trevliga kollegor', 'unknown']], false],
    ['bra lön ssk', [], true],
    ['bäst betalda ssk Umeå', [], true],
    ['best paid nurse', [], true],
    ['ssk i närheten av Umeå', [], false],
    ['ssk', [], false],
  ])('is met or named: %s', (text, unmet, bestPaid) => {
    const understood = read(text);
    expect(understood.unmet.map(({ words, why }) => [words, why])).toEqual(unmet);
    expect(understood.bestPaid).toBe(bestPaid);
    expect(understood.role).toBe('sjukskoterska');
    expect(understood.terms).toEqual([]);
  });
});

describe('dates in numbers', () => {
  it.each([
    ['ssk 2026-12-24', 'sjukskoterska days:2026-12-24..2026-12-24'],
    ['ssk 26-12-24', 'sjukskoterska days:2026-12-24..2026-12-24'],
    ['ssk 24.12.26', 'sjukskoterska days:2026-12-24..2026-12-24'],
    ['ssk 24/12 2026', 'sjukskoterska days:2026-12-24..2026-12-24'],
    ['ssk från 24/12', 'sjukskoterska days:2026-12-24..'],
    ['ssk från 261224', 'sjukskoterska days:2026-12-24..'],
    ['ssk 2026-12-1 till 2027-01-15', 'sjukskoterska days:2026-12-01..2027-01-15'],
    // Two days may be meant, or none that comes: the words stay words
    ['ssk 27-12-28', 'sjukskoterska word:27 word:12 word:28'],
    ['ssk 26/12/24', 'sjukskoterska word:26 word:12 word:24'],
    ['ssk 1/2 tid', 'sjukskoterska word:tid'],
    ['ssk 261224', 'sjukskoterska word:261224'],
  ])('%s: %s', (text, expected) => {
    expect(said(text)).toBe(expected);
  });
});

describe('places beside each other', () => {
  it.each([
    ['csk kristianstad ssk', 'place:m-1290 sjukskoterska'],
    ['ssk sus i Malmö', 'sjukskoterska place:m-1280'],
    ['nus umeå', 'place:m-2480'],
    ['ssk Malmö, Skåne', 'sjukskoterska place:m-1280'],
    ['ssk norrland umeå', 'sjukskoterska place:m-2480'],
    ['ssk Skåne eller Malmö', 'sjukskoterska place:r-12 place:m-1280'],
    ['ssk Malmö Lund', 'sjukskoterska place:m-1280 place:m-1281'],
  ])('narrow where one lies in the other: %s: %s', (text, expected) => {
    expect(said(text)).toBe(expected);
  });

  it('are one filter with both words', () => {
    expect(read('ssk csk kristianstad').filters[1]).toMatchObject({
      words: 'csk kristianstad',
      label: { sv: 'Kristianstad' },
      without: 'ssk',
    });
  });
});

describe('dates as people write them', () => {
  it.each([
    ...['15/12–20/1', '15/12-20/1', '15/12 – 20/1', '15/12 till 20/1', '15.12-20.1'],
    ...[
      '15 dec - 20 jan',
      '15 dec–20 jan',
      'från 15 dec till 20 jan',
      '15 december till 20 januari',
    ],
    ...[
      'den 15:e dec till den 20:e jan',
      '15 Dec to 20 Jan',
      'Dec 15 - Jan 20',
      'from 15 Dec to 20 Jan',
    ],
    ...['2026-12-15–2027-01-20', '2026-12-15/2027-01-20', '15/12 2026 - 20/1 2027'],
    ...['15 dec 2026 - 20 jan 2027', '15 dec - 20 jan 2027', '15/12 t.o.m. 20/1'],
  ])('%s', (text) => {
    expect(said(`ssk ${text}`)).toBe('sjukskoterska days:2026-12-15..2027-01-20');
  });

  it.each([
    ['1 maj till sista juni', 'days:2027-05-01..2027-06-30'],
    ['1/11–31/12', 'days:2026-11-22..2026-12-31'],
    ['sista två veckorna i juli', 'days:2027-07-18..2027-07-31'],
    ['första veckan i augusti', 'days:2027-08-01..2027-08-07'],
    ['början av juni', 'days:2027-06-01..2027-06-10'],
    ['end of February', 'days:2027-02-21..2027-02-28'],
    ['fr.o.m. 15 april', 'days:2027-04-15..'],
    ['t.o.m. 15 april', 'days:2026-11-22..2027-04-15'],
    ['från v 27 till v 30', 'days:2027-07-05..2027-08-01'],
    ['från juni till augusti', 'days:2027-06-01..2027-08-31'],
    ['sportlov', 'days:2027-02-15..2027-03-14'],
    ['höstlovet', 'days:2027-11-01..2027-11-07'],
    ['mellandagarna', 'days:2026-12-27..2026-12-30'],
    ['kristi himmelsfärd', 'days:2027-05-06..2027-05-09'],
    ['valborg', 'days:2027-04-30..2027-05-01'],
    ['2027', 'days:2027-01-01..2027-12-31'],
    ['2026', 'days:2026-11-22..2026-12-31'],
    ['i år', 'days:2026-11-22..2026-12-31'],
    ['nästa år', 'days:2027-01-01..2027-12-31'],
  ])('%s: %s', (text, expected) => {
    expect(said(`ssk ${text}`)).toBe(`sjukskoterska ${expected}`);
  });

  it.each([
    ['2019', 'word:2019'],
    ['2050', 'word:2050'],
    ['31/2–30/2', 'word:31 word:30'],
    ['1/2–3/4 tid', 'word:tid'],
    ['20/1–15/1 2020', 'word:20 word:15 word:2020'],
  ])('are not read from %s', (text, expected) => {
    expect(said(`ssk ${text}`)).toBe(`sjukskoterska ${expected}`);
  });
});

describe('days in other words', () => {
  const cases: [string, string][] = [
    // Ordinals, and one month for both days
    ['den 3:e till den 14:e juli', '2027-07-03..2027-07-14'],
    ['1st of june until 31st of august', '2027-06-01..2027-08-31'],
    ['3rd to 9th of May', '2027-05-03..2027-05-09'],
    ['the 4th of July', '2027-07-04..2027-07-04'],
    // Several weeks and months
    ['v27 v28 v29', '2027-07-05..2027-07-25'],
    ['v.23,24,25', '2027-06-07..2027-06-27'],
    ['vecka 27, 28 och 30', '2027-07-05..2027-08-01'],
    ['v 52 till v 2', '2026-12-21..2027-01-17'],
    ['juni, juli och augusti', '2027-06-01..2027-08-31'],
    // Parts of a month
    ['andra halvan av juli', '2027-07-16..2027-07-31'],
    ['first half of June', '2027-06-01..2027-06-15'],
    ['mid june', '2027-06-11..2027-06-20'],
    ['late August', '2027-08-21..2027-08-31'],
    ['i slutet på januari', '2027-01-21..2027-01-31'],
    ['end of January', '2027-01-21..2027-01-31'],
    ['de två sista veckorna i juli', '2027-07-18..2027-07-31'],
    // Days of the week: the next one
    ['på fredag', '2026-11-27..2026-11-27'],
    ['on Friday', '2026-11-27..2026-11-27'],
    ['nu på söndag', '2026-11-29..2026-11-29'],
    ['från måndag', '2026-11-23..'],
    ['starting Monday', '2026-11-23..'],
    // Counted from today, and until something
    ['i övermorgon', '2026-11-24..2026-11-24'],
    ['om två veckor', '2026-11-30..2026-12-06'],
    ['de närmaste två veckorna', '2026-11-22..2026-12-05'],
    ['next two weeks', '2026-11-22..2026-12-05'],
    ['nästa helg', '2026-11-27..2026-11-29'],
    ['före jul', '2026-11-22..2026-12-19'],
    ['before Christmas', '2026-11-22..2026-12-19'],
    ['semestern', '2027-06-01..2027-08-31'],
    // As the neighbours say it
    ['sommeren', '2027-06-01..2027-08-31'],
    ['kesällä', '2027-06-01..2027-08-31'],
    ['efteråret', '2026-11-22..2026-11-30'],
  ];
  it.each(cases)('%s', (text, days) => {
    const beside = said(`ssk ${text}`);
    expect(beside).toBe(`sjukskoterska days:${days}`);
  });

  it.each([
    ['måndag till fredag', 'time:day'],
    ['veckoslut', 'time:weekend'],
    ['v 27 50 %', 'days:2027-07-05..2027-07-11 share:50..50'],
    ['v 27 20 timmar', 'days:2027-07-05..2027-07-11 share:50..50'],
  ])('no day or week: %s', (text, expected) => {
    expect(said(`ssk ${text}`)).toBe(`sjukskoterska ${expected}`);
  });
});

describe('places in other languages', () => {
  it.each([
    ['sairaanhoitaja Tukholma', 'sjukskoterska place:m-0180'],
    ['sairaanhoitaja Uumajassa', 'sjukskoterska place:m-2480'],
    ['lähihoitaja luulaja', 'underskoterska place:m-2580'],
    ['lääkäri Kiiruna', 'every:lakare place:m-2584'],
    ['kätilö Haaparannassa', 'barnmorska place:m-2583'],
    ['sairaanhoitaja Göteborgissa', 'sjukskoterska place:m-1480'],
    ['sairaanhoitaja Malmössä', 'sjukskoterska place:m-1280'],
    ['sykepleier Gøteborg', 'sjukskoterska place:m-1480'],
    ['sygeplejerske Linkøping', 'sjukskoterska place:m-0580'],
    ['nurse in Scania', 'sjukskoterska place:r-12'],
    ['nurse Gothenburg', 'sjukskoterska place:m-1480'],
  ])('%s', (text, expected) => {
    expect(said(text)).toBe(expected);
  });
});

describe('what is not wanted', () => {
  it.each([
    ['ssk ej natt', 'sjukskoterska not(time:night)'],
    [
      'ssk inte natt eller helg Umeå',
      'sjukskoterska place:m-2480 not(time:night) not(time:weekend)',
    ],
    ['ej natt, helg ssk', 'sjukskoterska not(time:night) not(time:weekend)'],
    ['ej natt/kväll ssk', 'sjukskoterska not(time:night) not(time:evening)'],
    ['läkare utan jour', 'every:lakare not(on-call)'],
    ['utan jour läkare', 'every:lakare not(on-call)'],
    ['slipper beredskap läkare', 'every:lakare not(on-call)'],
    ['nurse no nights', 'sjukskoterska not(time:night)'],
    ['ingen helg ssk', 'sjukskoterska not(time:weekend)'],
    ['aldrig natt ssk', 'sjukskoterska not(time:night)'],
    ['ssk varken natt eller helg', 'sjukskoterska not(time:night) not(time:weekend)'],
    ['vill inte jobba natt ssk', 'sjukskoterska not(time:night)'],
    ['inte vara natt ssk', 'sjukskoterska not(time:night)'],
    ['ssk utom Stockholm', 'sjukskoterska not(place:m-0180)'],
    ['ssk förutom Skåne', 'sjukskoterska not(place:r-12)'],
    ['ssk forutom Skåne', 'sjukskoterska not(place:r-12)'],
    ['ssk ej juli', 'sjukskoterska not(days:2027-07-01..2027-07-31)'],
    ['ssk ej cosmic', 'sjukskoterska not(system:cosmic)'],
    ['ssk utan erfarenhet', 'sjukskoterska newGraduates'],
    ['ssk utan krav på körkort', 'sjukskoterska not(word:körkort)'],
    ['natt nej tack, ssk', 'sjukskoterska not(time:night)'],
  ])('%s: %s', (text, expected) => {
    expect(said(text)).toBe(expected);
  });

  it.each([
    ['ej iva ssk', 'sjukskoterska not(field:intensivvard) not(role:iva-sjukskoterska)'],
    ['ssk ej iva', 'sjukskoterska not(field:intensivvard) not(role:iva-sjukskoterska)'],
    ['not ICU nurse', 'sjukskoterska not(field:intensivvard) not(role:iva-sjukskoterska)'],
    ['ej op ssk', 'sjukskoterska not(field:operation) not(role:operationssjukskoterska)'],
    ['ej iva-ssk Umeå', 'place:m-2480 not(role:iva-sjukskoterska)'],
    ['läkare inte på vårdcentral', 'every:lakare not(field:vardcentral)'],
    ['ej natt eller ssk', 'sjukskoterska not(time:night)'],
    ['ssk ej natt och Umeå', 'sjukskoterska place:m-2480 not(time:night)'],
    ['dag och kväll men aldrig natt', 'time:day time:evening not(time:night)'],
    ['nurse without swedish licence', 'sjukskoterska withoutLicence'],
    ['undersköterska utan legitimation Umeå', 'underskoterska withoutLicence place:m-2480'],
  ])('is exactly the thing after the negation: %s: %s', (text, expected) => {
    expect(said(text)).toBe(expected);
  });

  it.each([
    ['ssk inte natt utan dag', 'sjukskoterska time:day not(time:night)'],
    ['ssk inte bara natt', 'sjukskoterska'],
    ['ssk utan', 'sjukskoterska'],
    ['ej', ''],
  ])('is not what only looks so: %s: %s', (text, expected) => {
    expect(said(text)).toBe(expected);
  });

  it.each([
    ['bara dagtid ssk', 'sjukskoterska time:day', 'evening+night+weekend+rotating'],
    ['ssk only nights', 'sjukskoterska time:night', 'day+evening+weekend+rotating'],
    ['kontorstider ssk', 'sjukskoterska time:day', 'evening+night+weekend+rotating'],
    ['ssk bara dag eller kväll', 'sjukskoterska time:day time:evening', 'night+weekend+rotating'],
  ])('is every other time where only one is wanted: %s', (text, expected, others) => {
    const words = said(text).split(' ').sort();
    expect(words).toEqual([...expected.split(' '), `not(time:${others})`].sort());
  });

  it.each(['ssk inte bara natt', 'bara ssk natt', 'ssk "bara" natt'])(
    'is no other time here: %s',
    (text) => {
      expect(said(text)).not.toContain('not(');
    },
  );

  it('takes both away where a word says both', () => {
    const [nights] = read('ej nattsjuksköterska').unwanted;
    expect(nights?.jobs).toEqual([
      {
        values: [
          { part: 'workroles', ids: ['sjukskoterska'] },
          { part: 'timeOfDay', ids: ['night'] },
        ],
        terms: [],
      },
    ]);
  });

  it('is also what names say where an ad states no value', () => {
    const [unwanted] = read('ej natt').unwanted;
    const term = unwanted?.jobs.flatMap(({ terms }) => terms)[0];
    expect(term).toMatchObject({ literal: true, inNames: true });
    expect(term?.anyOf).toEqual(expect.arrayContaining(['natt', 'natter', 'nattpass']));
  });

  it.each([
    ['ssk ej natt Umeå', 'ej natt', 'Inte natt', 'Not night', 'ssk Umeå'],
    ['ej iva ssk', 'ej iva', 'Inte intensivvård', 'Not intensive care', 'ssk'],
    [
      'inte natt eller helg',
      'inte natt eller helg',
      'Inte natt eller helg',
      'Not night or weekend',
      '',
    ],
    ['ssk utom Umeå', 'utom Umeå', 'Inte Umeå', 'Not Umeå', 'ssk'],
    ['ssk utan körkort', 'utan körkort', 'Inte körkort', 'Not körkort', 'ssk'],
  ])('is said: %s', (text, words, sv, en, without) => {
    expect(read(text).unwanted).toMatchObject([{ words, label: { sv, en }, without }]);
  });
});

describe('general words', () => {
  const groupsOf = (text: string) => {
    const ids = read(text).filters.flatMap(({ value }) => ('ids' in value ? value.ids : []));
    return [...new Set(ids.flatMap((id) => workRoleById(id)?.group ?? []))];
  };

  it.each([
    ...['läkare', 'doktorn', 'physician', 'doctors', 'läkarjobb', 'hyrläkare'],
    ...['nattläkare', 'locum doctor', 'jourläkare'],
  ])('%s includes every specialist', (text) => {
    expect(groupsOf(text)).toEqual(['lakare', 'specialistlakare']);
    expect(read(text)).toMatchObject({ role: null, general: 'lakare' });
  });

  it('sköterska includes every specialist', () => {
    expect(groupsOf('sköterska')).toEqual(['sjukskoterska', 'specialistsjukskoterska']);
    expect(groupsOf('sjuksköterska')).toEqual(['sjukskoterska']);
  });

  it('offer the narrower reading, with what else the word says', () => {
    const [offer] = read('hyrläkare i Umeå natt').offers;
    expect(offer).toMatchObject({
      kind: 'profession',
      words: 'hyrläkare',
      label: { sv: 'Läkare', en: 'Doctor' },
      change: { text: 'i Umeå natt', employmentTypes: ['konsult'] },
    });
    expect(offer?.change.workroles).toEqual(['lakare']);
  });

  it.each([
    ['psyk läkare', 'specialistlakare-psykiatri'],
    ['iva sköterska', 'iva-sjukskoterska'],
    ['legitimerad läkare', 'legitimerad-lakare'],
  ])('name one profession beside a speciality: %s', (text, expected) => {
    expect(said(text)).toBe(expected);
    expect(read(text).offers).toEqual([]);
  });
});

describe('ordinary words', () => {
  it.each([
    ['bostad', 'word:bostad offered:Båstad'],
    ['ssk bostad Umeå', 'sjukskoterska place:m-2480 word:bostad offered:Båstad'],
    ['klippa', 'word:klippa offered:Klippan'],
    ['gnista', 'word:gnista offered:Gnesta'],
    ['stafettlöpare', 'word:stafettlöpare offered:stafettläkare'],
  ])('%s is no misspelt place or profession: %s', (text, expected) => {
    expect(said(text)).toEqual(expected);
  });

  it.each([
    ...['kust', 'hyra', 'betalning', 'skärgård', 'contract', 'coast', 'hammare', 'basta'],
    ...['upland', 'registrera', 'skans', 'bracket', 'trana', 'företagsledare'],
  ])('%s is not corrected', (text) => {
    expect(read(text)).toMatchObject({ filters: [], corrections: [] });
  });

  it('become another meaning only where no ad has them', () => {
    expect(said('injektion')).toBe('field:infektion read:infektion');
    expect(said('injektion', [], ['injektion'])).toBe('word:injektion offered:infektion');
  });

  it.each([
    ['psykolgo', [], 'psykolog read:psykolog'],
    ['psykolgo', ['psykolgo'], 'word:psykolgo offered:psykolog'],
    ['barmorska', ['barmorska'], 'barnmorska read:barnmorska'],
  ])('%s beside ads with %j: %s', (text, inAds, expected) => {
    expect(said(text, [], inAds)).toBe(expected);
  });

  it('offer the text in the other spelling, and nothing for a chosen part', () => {
    expect(read('ssk bostad natt').offers).toEqual([
      {
        kind: 'spelling',
        words: 'bostad',
        label: { sv: 'Båstad', en: 'Båstad' },
        change: { text: 'ssk Båstad natt' },
      },
    ]);
    expect(said('bostad', ['locations'])).toBe('word:bostad');
  });
});

describe('traps', () => {
  it.each([
    ['ssk vara', 'sjukskoterska place:m-1470'],
    ['ska vara ssk', 'sjukskoterska'],
    ['vara ssk', 'sjukskoterska'],
    ['ssk vara glad', 'sjukskoterska word:glad'],
    ['mark', 'place:m-1463'],
    ['ssk i Vara', 'sjukskoterska place:m-1470'],
    ['ssk Vara', 'sjukskoterska place:m-1470'],
    ['ssk mark', 'sjukskoterska place:m-1463'],
    ['ssk i Umeå mark', 'sjukskoterska place:m-2480 word:mark'],
    ['åre ssk', 'place:m-2321 sjukskoterska'],
    ['ssk åre natt', 'sjukskoterska place:m-2321 time:night'],
    ['ssk nacka strand', 'sjukskoterska place:m-0182'],
    ['barnmorska hammarby sjöstad natt', 'barnmorska place:m-0180 time:night'],
    ['ssk bro natt', 'sjukskoterska time:night word:bro'],
    ['usk vi', 'underskoterska'],
    ['ssk Mark', 'sjukskoterska place:m-1463'],
    ['journal', 'word:journal'],
    ['at', ''],
    ['ssk at night', 'sjukskoterska time:night'],
    ['St Görans sjukhus', 'word:Görans word:sjukhus'],
    ['i va', 'word:va'],
    ['vår ssk', 'sjukskoterska'],
    ['pool', 'word:pool'],
    [
      'medicinskt ansvarig för rehabilitering',
      'medicinskt-ansvarig-sjukskoterska field:rehabilitering',
    ],
    ['personlig assistent', 'word:personlig word:assistent'],
    ['skötsel', 'word:skötsel'],
  ])('%s: %s', (text, expected) => {
    expect(said(text)).toBe(expected);
  });
});

describe('words in quotes', () => {
  it('make no profession of the one beside them', () => {
    expect(said('ssk "palliativ vård"')).toBe('sjukskoterska word:"palliativ" word:"vård"');
    expect(said('läkare "ortopedi"')).toBe('every:lakare word:"ortopedi"');
  });

  it.each([
    ['"natt" Umeå', 'place:m-2480 word:"natt"'],
    ['”op ssk” natt', 'time:night word:"op" word:"ssk"'],
    ['“sjukskötreska”', 'word:"sjukskötreska"'],
    ['op "ssk"', 'word:op word:"ssk"'],
    ['"natt', 'time:night'],
    ['""', ''],
  ])('%s: %s', (text, expected) => {
    expect(said(text)).toBe(expected);
  });

  it('are neither inflected nor given synonyms', () => {
    expect(read('"Nätter"').terms).toEqual([
      { written: 'Nätter', anyOf: ['natter'], literal: true },
    ]);
  });
});

describe('parts that were chosen already', () => {
  it.each([
    ['ssk natt', ['workroles'], 'time:night word:ssk'],
    ['op ssk', ['workroles'], 'word:op ssk'],
    ['natt Umeå', ['locations', 'timeOfDay'], 'word:natt word:Umeå'],
    ['sommar ssk', ['period'], 'sjukskoterska word:sommar'],
    ['hyrläkare', ['employmentTypes'], 'word:hyrläkare'],
    ['psyk läkare', ['workroles'], 'word:psyk word:läkare'],
  ] as const)('%s beside %s: %s', (text, taken, expected) => {
    expect(said(text, taken)).toBe(expected);
  });

  it('are searched for by the names of what was meant', () => {
    const { terms } = understand('op ssk', { today: TODAY, taken: new Set(['workroles']) });
    expect(terms[0]?.anyOf).toEqual(['opssk', 'operationssjukskoterska']);
  });
});

describe('a filter', () => {
  it('has the written profession, without the rest of its group', () => {
    const [filter] = read('barnmorska').filters;
    expect(filter?.value).toEqual({ part: 'workroles', ids: ['barnmorska'] });
  });

  it.each([
    ['ssk natt i Umeå', 1, { sv: 'Natt', en: 'Night' }, 'natt', 'ssk i Umeå'],
    ['ssk natt i Umeå', 2, { sv: 'Umeå', en: 'Umeå' }, 'Umeå', 'ssk natt'],
    ['SSK, natt', 0, { sv: 'Sjuksköterska', en: 'Nurse' }, 'SSK', 'natt'],
    ['Norrland  jour', 0, { sv: 'Norrland', en: 'Norrland' }, 'Norrland', 'jour'],
    ['ssk från juni', 1, { sv: 'Från juni 2027', en: 'From June 2027' }, 'juni', 'ssk'],
    ['v 30-32 usk', 0, { sv: 'Veckorna 30–32, 2027', en: 'Weeks 30–32, 2027' }, 'v 30-32', 'usk'],
    [
      'ssk på iva natt',
      0,
      { sv: 'IVA-sjuksköterska', en: 'Intensive care nurse' },
      'ssk på iva',
      'natt',
    ],
    ['jour Malmö kommun', 1, { sv: 'Malmö', en: 'Malmö' }, 'Malmö', 'jour'],
    ['ssk "natt" Umeå', 1, { sv: 'Umeå', en: 'Umeå' }, 'Umeå', 'ssk "natt"'],
    ['chef Kalmar', 0, { sv: 'Chef', en: 'Manager' }, 'chef', 'Kalmar'],
    [
      'ssk sjuksköterska natt',
      0,
      { sv: 'Sjuksköterska', en: 'Nurse' },
      'ssk sjuksköterska',
      'natt',
    ],
  ])('of %s, number %i', (text, at, label, words, without) => {
    expect(read(text).filters[at]).toMatchObject({ label, words, without });
  });
});

describe('words that stay', () => {
  it.each([
    ['handledning', ['handledning']],
    ['avdelningar', ['avdelningar', 'avdelning']],
    ['SÖS', ['sos', 'sodersjukhuset']],
  ])('%s is searched for as %j', (text, expected) => {
    expect(read(text).terms[0]?.anyOf).toEqual(expect.arrayContaining(expected));
  });
});

describe('places', () => {
  it.each(['Skåne', 'skåne län', 'Skåne County'])('%s is named in each language', (text) => {
    const label = { sv: 'Skåne län', en: 'Skåne County' };
    expect(read(text).filters).toMatchObject([{ label }]);
  });
});
