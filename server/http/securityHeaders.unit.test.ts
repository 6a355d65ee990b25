import { expect, it } from 'vitest';
import { securityHeaders } from './securityHeaders';

it('sends HSTS for a year behind TLS, and not without it', () => {
  const name = 'strict-transport-security';
  expect(securityHeaders('https://vikari.test')[name]).toBe('max-age=31536000; includeSubDomains');
  expect(securityHeaders('http://vikari.test')).not.toHaveProperty(name);
});

it('keeps other windows away, but for those that Firebase’s sign-in opens', () => {
  const name = 'cross-origin-opener-policy';
  expect(securityHeaders('http://vikari.test')[name]).toBe('same-origin');
  expect(securityHeaders('http://vikari.test', 'a.firebaseapp.com')[name]).toBe(
    'same-origin-allow-popups',
  );
});
