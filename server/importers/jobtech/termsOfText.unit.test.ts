import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { TERM_IDS, type TermValues } from '#domain/terms/terms';
import { holds } from '../../../scripts/testing/holds';
import { mapAd } from './mapAd';
import { termsOfText } from './termsOfText';

describe('the terms of an ad’s text', () => {
  it.each<[string, TermValues]>([
    ['Vi har kollektivavtal och friskvårdsbidrag.', { collectiveAgreement: 'applies' }],
    ['- Kollektivavtal', { collectiveAgreement: 'applies' }],
    ['Lön: individuell Kollektivavtal finns', { collectiveAgreement: 'applies' }],
    ['Lönen sätts enligt kollektivavtal.', { collectiveAgreement: 'applies' }],
    ['Vi saknar kollektivavtal.', { collectiveAgreement: 'none' }],
    [
      'Du får villkor som motsvarar kollektivavtalet i branschen.',
      { collectiveAgreement: 'equivalent' },
    ],
    [
      'Hos oss får du kollektivavtalade förmåner som tjänstepension, föräldralön och försäkringar.',
      { collectiveAgreement: 'applies', pension: 'agreement', insurance: 'agreement' },
    ],
    ['- Tjänstepension', { pension: 'yes' }],
    ['Vi erbjuder avtalspension.', { pension: 'agreement' }],
    ['- Övriga försäkringar', { insurance: 'yes' }],
    ['Du har olycksfallsförsäkring och ansvarsförsäkring.', { insurance: 'yes' }],
    ['Vi är ett auktoriserat bemanningsföretag.', { authorisation: 'authorised' }],
    ['Sjuklön från dag 2.', { sickPayFrom: 2 }],
    ['Du får sjuklön från och med första sjukdagen.', { sickPayFrom: 1 }],
    ['Som underkonsult får du ingen sjuklön.', { sickPayFrom: 0 }],
    ['Vi garanterar minst 36 timmar per vecka.', { guaranteedHours: 36 }],
    ['Schemat läggs 6 veckor i förväg.', { scheduleNotice: 42 }],
    ['Ditt schema får du senast 14 dagar innan.', { scheduleNotice: 14 }],
    ['Timlön 320 kr, ob-tillägg tillkommer.', { rateHours: 'plus_supplements' }],
    ['450 kr i timmen inklusive ob.', { rateHours: 'all_hours' }],
    ['Övertid ersätts extra.', { overtime: 'extra_pay' }],
    ['Du blir anställd som konsult hos oss.', { employs: 'agency' }],
    ['Du blir anställd direkt hos vår kund.', { employs: 'care_provider' }],
    [
      'Om kunden avbokar senare än sju dagar före får du full ersättning.',
      {
        employerCancellation: 'Om kunden avbokar senare än sju dagar före får du full ersättning.',
      },
    ],
  ])('%s', (line, terms) => {
    expect(termsOfText([line]).terms).toEqual(terms);
  });

  it.each([
    // Not these things at all
    'Förmåner: löneväxling till pension, fritidsföreningen.',
    'Vi samverkar med försäkringskassan.',
    'Här bedrivs offentlig vård, försäkringssjukvård och privat sjukvård.',
    'Friskvårdsbidrag och en sjukvårdsförsäkring.',
    'Lön enligt avtal.',
    'Fackliga företrädare söks via kontaktcenter.',
    'Obligatoriska kurser ingår i din anställning.',
    'Du schemalägger personal och svarar för 36 timmar i veckan.',
    // Of somebody else, or wished away
    'Vi undanber oss kontakt från auktoriserade bemanningsföretag.',
    'Vi är inte ett auktoriserat bemanningsföretag.',
    // Asked, or left open
    'Undrar du om vi har kollektivavtal?',
    'Möjlighet till tjänstepension på sikt.',
    'Antingen anställd som konsult hos oss eller via eget bolag.',
    'Eventuell övertid ersätts extra.',
  ])('says nothing of: %s', (line) => {
    expect(termsOfText([line])).toEqual({ terms: {}, read: {} });
  });

  it.each<[string, TermValues]>([
    ['Skolsköterska till bemanningsföretag', { employs: 'agency' }],
    ['Sjuksköterska sökes till vårt konsultbolag!', { employs: 'agency' }],
    ['Undersköterska, lön enligt kollektivavtal', { collectiveAgreement: 'applies' }],
    // A unit's name, a kind of work, a form of employment: not who employs
    ['Specialistsjuksköterska till BUP Konsultenhet', {}],
    ['Sjuksköterska sökes till bemanningsuppdrag med hög ersättning!', {}],
    ['Konsultchef till bemanningsföretag inom vård', {}],
    ['Frilansande terapeut i Norrköping', {}],
    ['Timanställd sjuksköterska', {}],
  ])('the headline: %s', (headline, terms) => {
    expect(termsOfText([], headline).terms).toEqual(terms);
  });

  it('reads in a headline what in a text may be about anybody', () => {
    expect(termsOfText(['Vi hyr aldrig ut till bemanningsföretag.']).terms).toEqual({});
    expect(termsOfText(['Vi säljer system till bemanningsföretag']).terms).toEqual({});
    const both = termsOfText(['Du blir anställd direkt hos vår kund.'], 'Läkare till konsultbolag');
    expect(both.terms).toEqual({});
  });

  it('leaves out what is said in two ways, and keeps the more exact of two', () => {
    expect(termsOfText(['Sjuklön från dag 1.', 'Sjuklön från dag 2.']).terms).toEqual({});
    expect(
      termsOfText(['- Tjänstepension', 'Vi har avtalspension.', '- Tjänstepension']).terms,
    ).toEqual({ pension: 'agreement' });
  });

  it('shows words of the ad for each, and of nothing else', () => {
    const long = `Anställningsvillkor: tillsvidare, ${'heltid med dag och kväll '.repeat(8)}Kollektivavtal finns`;
    const { read } = termsOfText([long]);
    expect(read.collectiveAgreement).toMatch(/Kollektivavtal finns$/);
    expect(read.collectiveAgreement?.length).toBeLessThanOrEqual(120);
    const sentence = `Vi har kollektivavtal, ${'vilket ger dig kollektivavtalade förmåner, '.repeat(2)}försäkringar och mer.`;
    expect(termsOfText([sentence]).read.insurance).toContain('försäkringar');
  });

  it('reads nothing out of any text that it cannot show', () => {
    holds(
      fc.property(
        fc.array(
          fc.oneof(
            fc.string(),
            fc.constantFrom('Kollektivavtal', 'ingen', 'tjänstepension', 'dag 2', 'sjuklön från'),
          ),
        ),
        (words) => {
          const line = words.join(' ');
          const { terms, read } = termsOfText([line]);
          expect(Object.keys(read)).toEqual(Object.keys(terms));
          for (const id of TERM_IDS) expect(line).toContain(read[id] ?? '');
        },
      ),
    );
  });
});

const AD = {
  id: 30000001,
  headline: 'Sjuksköterska',
  employer: { name: 'Exempelvård AB' },
  occupation: { label: 'Sjuksköterska, grundutbildad' },
  publication_date: '2026-01-05T08:00:00',
  application_deadline: '2026-03-05T23:59:59',
};

it('marks what an ad’s text and short fields say, and adds nothing to one that says none', () => {
  const mapped = mapAd(
    {
      ...AD,
      description: { text: 'Vi har kollektivavtal.\n\nTjänstepension', conditions: 'Heltid.' },
      salary_description: 'Månadslön, ob-ersättning tillkommer',
    },
    { anchor: null },
  );
  expect('job' in mapped && mapped.job.terms).toEqual({
    collectiveAgreement: 'applies',
    pension: 'yes',
    rateHours: 'plus_supplements',
  });
  expect(
    'job' in mapped && 'readTerms' in mapped.job.source && mapped.job.source.readTerms,
  ).toEqual({
    collectiveAgreement: 'Vi har kollektivavtal.',
    pension: 'Tjänstepension',
    rateHours: 'Månadslön, ob-ersättning tillkommer',
  });
  const silent = mapAd({ ...AD, description: { text: 'Välkommen!' } }, { anchor: null });
  expect('job' in silent && ('terms' in silent.job || 'readTerms' in silent.job.source)).toBe(
    false,
  );
});
