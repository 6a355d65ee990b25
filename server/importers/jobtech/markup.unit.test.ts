import { describe, expect, it } from 'vitest';
import { cleanParagraphs } from './cleanText';
import { mapAd } from './mapAd';
import { lineOfMarkup, textOfMarkup } from './markup';
import { anAd } from './testing/anAd';

const jobOf = (changes: Record<string, unknown>) => {
  const mapped = mapAd(anAd(changes), { anchor: null });
  return 'job' in mapped ? mapped.job : expect.fail(mapped.skip);
};

const MARKUP = `<html><body><h2>Om jobbet</h2>
<p>Du arbetar p&aring; <strong>dagtid</strong> i team
med l&#228;kare&nbsp;&amp; kuratorer.</p><ul><li>Egen mottagning</li>
<li>Hembes&#xF6;k</li></ul><p>Blodtryck &lt;90 f&ouml;ljs upp.<br/>H&ouml;r s&aring; tr&auml;ffas vi.</p>
<script>alert(1)</script><!-- gömt --></body></html>`;
const LINES = [
  '## Om jobbet',
  'Du arbetar på dagtid i team med läkare & kuratorer.',
  '- Egen mottagning',
  '- Hembesök',
  'Blodtryck <90 följs upp.',
  'Hör så träffas vi.',
];

describe('markup in a plain field', () => {
  it('is read as text, with its paragraphs, entries and headings', () => {
    expect(cleanParagraphs(textOfMarkup(MARKUP))).toEqual(LINES);
    expect(jobOf({ description: { text: MARKUP } }).description).toEqual(LINES);
  });

  it('is read where it was escaped once more', () => {
    const escaped = MARKUP.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;');
    expect(cleanParagraphs(textOfMarkup(escaped))).toEqual(LINES);
  });

  it('is read in every field', () => {
    const job = jobOf({
      headline: '<b>Skolsk&ouml;terska</b> till Exempelskolan',
      employer: { name: '<p>Exempel &amp; Vård</p>', workplace: 'Exempelskolan&nbsp;Norr' },
      description: { text: 'Hej', conditions: '<p>Heltid.</p><p>Dagtid.</p>' },
      salary_description: '<ul><li>M&aring;nadsl&ouml;n</li></ul>',
      must_have: { skills: [{ label: '<li>Journalf&ouml;ring</li>' }] },
    });
    expect(job).toMatchObject({
      title: 'Skolsköterska till Exempelskolan',
      workplace: { name: 'Exempelskolan Norr', careProvider: 'Exempel & Vård' },
      requirements: ['Journalföring'],
      source: { conditions: 'Heltid · Dagtid.', salaryText: 'Månadslön' },
    });
    expect(JSON.stringify(job)).not.toMatch(/[<>]|&[a-z]+;/u);
  });

  it('shows no contact that was only in it', () => {
    const text = `<p>Du ger råd.</p><p>Kontakt: <a href="mailto:ruta@example.com">Ruta
      Exempelman</a>, 070&#45;174&nbsp;06&nbsp;05</p><p>ruta&#64;example&#46;com</p>`;
    expect(jobOf({ description: { text } }).description).toEqual(['Du ger råd.']);
  });

  it.each([
    'Puls <60 eller >100, och a < b',
    'Skriv till <anna>',
    'Forskning & utveckling; R&D;',
    'https://example.com/?a=1&reg=2&copy=3',
    '<<<< &&&& &#99999999; &okänd;',
  ])('is only what exists: %s stays', (text) => {
    expect(textOfMarkup(text)).toBe(text);
    expect(lineOfMarkup(text)).toBe(text);
  });

  it.each([
    ['tags without end', '<p '.repeat(300_000)],
    ['brackets without end', '<'.repeat(900_000)],
    ['comments without end', '<!--'.repeat(200_000)],
    ['scripts without end', '<script>'.repeat(100_000)],
    ['entities without end', '&amp;'.repeat(180_000)],
    ['one endless tag', `<p ${'a'.repeat(900_000)}`],
  ])('finishes with %s', (_what, text) => {
    expect(textOfMarkup(text).length).toBeLessThanOrEqual(text.length * 2);
  });
});

describe('the text of an ad', () => {
  it.each([
    ['text_formatted alone', { text_formatted: MARKUP }],
    ['text_formatted beside an empty text', { text: ' \n', text_formatted: MARKUP }],
    ['text_formatted beside null', { text: null, text_formatted: MARKUP }],
  ])('is %s', (_what, description) => {
    expect(jobOf({ description }).description).toEqual(LINES);
  });

  it('is the plain one where there are both', () => {
    const description = { text: 'Du ger råd.', text_formatted: '<p>Annat.</p>' };
    expect(jobOf({ description }).description).toEqual(['Du ger råd.']);
  });

  it('is what its parts say where there is neither', () => {
    const description = { text: null, needs: 'Du ger råd.', requirements: '<p>Legitimation.</p>' };
    expect(jobOf({ description }).description).toEqual(['Du ger råd.', 'Legitimation.']);
  });
});
