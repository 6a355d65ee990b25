import { describe, expect, it } from 'vitest';
import { cleanLine, cleanParagraphs } from './cleanText';

describe('cleanLine', () => {
  it.each([
    ['Mejla anna.exempel@example.com om du undrar.', 'Mejla om du undrar.'],
    ['Skriv till anna (at) example.com i dag', 'Skriv till i dag'],
    ['Skriv till anna[at]example.com i dag', 'Skriv till i dag'],
    ['Ring 070-174 06 05 efter lunch', 'Ring efter lunch'],
    ['Ring +46 70 174 06 05 efter lunch', 'Ring efter lunch'],
    ['Ring +46 (0)70-174 06 05.', 'Ring.'],
    ['Ring 0046 8 465 004 00 i dag', 'Ring i dag'],
    ['Växel 08-465 004 00, vardagar', 'Växel, vardagar'],
    ['Läs mer på https://example.com/a?b=c om oss', 'Läs mer på om oss'],
    ['Läs mer: https://example.com/a', ''],
    ['Våra förmåner (www.example.com/formaner)', 'Våra förmåner'],
    ['Se example.com/jobb för mer', 'Se för mer'],
    ['<anna@example.com>', ''],
    ['Ansök senast 2025-09-25.', 'Ansök senast 2025-09-25.'],
    [
      'Vi har 18 000 listade patienter och 50 medarbetare.',
      'Vi har 18 000 listade patienter och 50 medarbetare.',
    ],
    ['Arbetstid 08.00-16.30, 38,25 tim/vecka', 'Arbetstid 08.00-16.30, 38,25 tim/vecka'],
    ['Referens 2025/1234 och diarienummer C276374', 'Referens 2025/1234 och diarienummer C276374'],
    ['Exempeldoktorn.se är vår arbetsplats', 'Exempeldoktorn.se är vår arbetsplats'],
  ])('%s', (line, clean) => {
    expect(cleanLine(line)).toBe(clean);
  });
});

describe('cleanParagraphs', () => {
  it('makes a paragraph of every line and drops the empty ones', () => {
    expect(cleanParagraphs('Ett.\r\n\r\n  Två.  \n\n\nTre.\u2028Fyra.')).toEqual([
      'Ett.',
      'Två.',
      'Tre.',
      'Fyra.',
    ]);
  });

  it.each([
    'Har du frågor om tjänsten är du välkommen att kontakta enhetschef Anna Exempel.',
    'Välkommen att höra av dig till Anna Exempel',
    'Vill du veta mer? Ring gärna Anna Exempel.',
    'Kontaktperson: Anna Exempel, enhetschef',
    'Rekryterande chef: Anna Exempel',
    'Facklig företrädare Anna Exempel, Exempelförbundet',
    'Fackliga representanter nås via växeln.',
    'Tel: enligt annonsen',
    'E-post: se ovan',
    'Med vänlig hälsning Anna Exempel',
    'Mvh Anna',
    'Enhetschef [borttaget] svarar.',
  ])('leaves out: %s', (line) => {
    expect(cleanParagraphs(`Ett bra jobb.\n${line}\nVi ses.`)).toEqual([
      'Ett bra jobb.',
      'Vi ses.',
    ]);
  });

  it.each([
    'Som kontaktperson ansvarar du för den boendes plan.',
    'Du har många kontaktytor och svarar på frågor från patienter.',
    'Frågor om läkemedel hör till din vardag.',
    'Vi arbetar med fast läkarkontakt.',
  ])('keeps: %s', (line) => {
    expect(cleanParagraphs(line)).toEqual([line]);
  });

  it.each([
    'Kontakt',
    'Kontaktpersoner:',
    'Upplysningar lämnas av',
    'Med vänliga hälsningar,',
    'Fackliga företrädare',
  ])('leaves out those who are listed under "%s", up to the next empty line', (heading) => {
    expect(
      cleanParagraphs(`Ett.\n\n${heading}\nAnna Exempel\nBosse Exempel, chef\n\nTvå.`),
    ).toEqual(['Ett.', 'Två.']);
  });

  it.each([
    ['one endless word', 'a'.repeat(900_000)],
    ['dots without end', 'a.'.repeat(400_000)],
    ['digits without end', '0'.repeat(900_000)],
    ['almost an address', `${'a'.repeat(400_000)}@${'b.'.repeat(200_000)}`],
    ['lines without end', 'hej\n'.repeat(200_000)],
  ])('comes to an end with %s', (_name, text) => {
    const paragraphs = cleanParagraphs(text);
    expect(paragraphs.length).toBeLessThanOrEqual(200);
    expect(Math.max(0, ...paragraphs.map(({ length }) => length))).toBeLessThanOrEqual(4000);
  });
});
