import { describe, expect, it } from 'vitest';
import { cleanParagraphs, cleanTitle } from './cleanText';
import { contactNamesOf } from './contactNames';
import { CONTACT_CASES, CONTACTS } from './testing/contactCases';

const names = contactNamesOf({ application_contacts: CONTACTS });

describe('an ad’s text', () => {
  it.each(CONTACT_CASES)('$text', ({ text, gone = [], stays = [] }) => {
    const paragraphs = cleanParagraphs(text, names);
    const clean = paragraphs.join('\n');
    for (const words of gone) expect(clean).not.toContain(words);
    for (const words of stays) expect(clean).toContain(words);
    // Cleaning the result again changes nothing
    expect(cleanParagraphs(clean, names)).toEqual(paragraphs);
  });

  it('has enough cases', () => {
    expect(CONTACT_CASES.length).toBeGreaterThanOrEqual(60);
  });

  it('has a paragraph a line, without the empty ones', () => {
    expect(cleanParagraphs('Ett.\r\n\r\n  Två.  \n\n\nTre.\u2028Fyra.')).toEqual([
      'Ett.',
      'Två.',
      'Tre.',
      'Fyra.',
    ]);
  });

  it.each([
    ['one endless word', 'a'.repeat(900_000)],
    ['dots without end', 'a.'.repeat(400_000)],
    ['digits without end', '0'.repeat(900_000)],
    ['digits and blanks without end', '0 '.repeat(400_000)],
    ['brackets without end', '0()'.repeat(300_000)],
    ['capitals without end', 'Ruta '.repeat(200_000)],
    ['almost an address', `${'a'.repeat(400_000)}@${'b.'.repeat(200_000)}`],
    ['lines without end', 'hej\n'.repeat(200_000)],
  ])('finishes with %s', (_name, text) => {
    const paragraphs = cleanParagraphs(text, names);
    expect(paragraphs.length).toBeLessThanOrEqual(200);
    expect(Math.max(0, ...paragraphs.map(({ length }) => length))).toBeLessThanOrEqual(4000);
  });
});

describe('a headline', () => {
  it.each([
    ['Läkare, mejla ruta@example.com', 'Läkare'],
    ['Läkare – ring 070-174 06 05 för mer info', 'Läkare – ring för mer info'],
    ['Växel 08-465 004 00, vardagar', 'Växel, vardagar'],
    ['Läs mer på https://example.com/a?b=c om oss', 'Läs mer om oss'],
    ['Läs mer: https://example.com/a', ''],
    ['Våra förmåner (www.example.com/formaner)', 'Våra förmåner'],
    ['<anna@example.com>', ''],
    ['Sjuksköterska till Ruta Exempelmans mottagning', 'Sjuksköterska till … mottagning'],
    ['Ansök senast 2025-09-25', 'Ansök senast 2025-09-25'],
    ['Exempeldoktorn.se söker läkare', 'Exempeldoktorn.se söker läkare'],
  ])('%s', (line, clean) => {
    expect(cleanTitle(line, names)).toBe(clean);
  });
});

describe('the contacts of an ad', () => {
  it.each([
    [undefined],
    [null],
    ['Ruta Exempelman'],
    [[null, 7, {}, { name: 7 }, { name: '' }, { name: '()' }, { name: '.*+?' }, { name: ', ,' }]],
    [[{ name: 'Kontaktcenter' }, { name: 'Region Exempel' }]],
  ])('without a name change nothing: %j', (application_contacts) => {
    const text = 'Ruta Exempelman och Kontaktcenter i Region Exempel arbetar tillsammans här.';
    expect(cleanParagraphs(text, contactNamesOf({ application_contacts }))).toEqual([text]);
  });

  it.each([
    'Exempelman, Ruta',
    'Ruta Exempelman (enhetschef)',
    'Enhetschef Ruta Exempelman',
    'Ruta Exempelman, HR',
    'RUTA EXEMPELMAN',
    'ruta exempelman',
    'Bo Provdotter / Ruta Exempelman',
    'Bo Provdotter och Ruta Exempelman',
    '  Ruta \u200b Exempelman ',
  ])('are found as %s', (name) => {
    const contacts = contactNamesOf({ application_contacts: [{ name }] });
    expect(contacts.mark('hos Ruta Exempelman här')).not.toMatch(/Ruta|Exempelman/);
  });
});
