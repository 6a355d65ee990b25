import { readdirSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { describe, expect, it } from 'vitest';
import { linkInMail } from './linkInMail';

const SERVER = fileURLToPath(new URL('..', import.meta.url));
/** They send mails, and make an address otherwise. */
const OTHERWISE = [
  // Pages with an address for each language
  'alerts/alertMail.ts',
  'alerts/mailAlerts.service.ts',
  'info/earlyAccess.service.ts',
  // Leads to the form where it was asked for, in the same browser
  'doors/mailStep.ts',
  // What a calendar reads
  'planning/calendarAddresses.service.ts',
];

describe('linkInMail', () => {
  it.each([
    ['/messages', 'sv', undefined, 'http://vikari.test/messages'],
    ['/messages', 'en', undefined, 'http://vikari.test/messages?lang=en'],
    [
      '/account?page=documents',
      'en',
      undefined,
      'http://vikari.test/account?page=documents&lang=en',
    ],
    ['/pausa-mejl', 'en', 'a.b', 'http://vikari.test/pausa-mejl?token=a.b&lang=en'],
  ] as const)('leads to %s in %s', (path, language, token, link) => {
    expect(linkInMail('http://vikari.test', path, language, token)).toBe(link);
  });

  it('makes the links of every mail', () => {
    const senders = readdirSync(SERVER, { recursive: true, encoding: 'utf8' })
      .filter((file) => /\.ts$/u.test(file) && !/\.test\.ts$/u.test(file))
      .filter((file) => {
        const code = readFileSync(`${SERVER}/${file}`, 'utf8');
        return (
          /\b(?:outbox|mail)\.queue\(|\bMailOrder</u.test(code) &&
          /new URL\(.*publicUrl/u.test(code)
        );
      })
      .map((file) => file.replaceAll('\\', '/'))
      .filter((file) => !file.startsWith('mail/'));
    expect(senders.toSorted()).toEqual(OTHERWISE.toSorted());
  });
});
