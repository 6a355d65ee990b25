import { expect, it } from 'vitest';
import { pagePolicy, securityHeaders } from './securityHeaders';

it.each([
  [[], "form-action 'self';"],
  [['https://broker.example'], "form-action 'self' https://broker.example;"],
])('allows forms to submit to the site and %j', (origins, directive) => {
  expect(pagePolicy('http://vikari.test', { formTargets: origins })).toContain(directive);
});

it('allows Firebase’s origins only in a run that uses it', () => {
  const without = pagePolicy('http://vikari.test');
  expect(without).toContain("connect-src 'self';");
  expect(without).not.toContain('google');
  expect(securityHeaders('http://vikari.test')['cross-origin-opener-policy']).toBe('same-origin');
  const policy = pagePolicy('http://vikari.test', { firebase: 'vikari-1.firebaseapp.com' });
  expect(policy).toContain("connect-src 'self' https://identitytoolkit.googleapis.com https://se");
  expect(policy).toContain('frame-src https://vikari-1.firebaseapp.com;');
  const headers = securityHeaders('http://vikari.test', 'vikari-1.firebaseapp.com');
  expect(headers['cross-origin-opener-policy']).toBe('same-origin-allow-popups');
});
