import { describe, expect, it } from 'vitest';
import { pagePolicies } from './pagePolicy';

const policyOf = (options = {}, publicUrl = 'http://vikari.test') =>
  pagePolicies(publicUrl, options)['content-security-policy'] ?? '';

describe('a page’s policy', () => {
  it('allows nothing but what it names', () => {
    const names = policyOf()
      .split('; ')
      .map((directive) => directive.split(' ')[0]);
    expect(names).toEqual([
      'default-src',
      'script-src',
      'style-src',
      'style-src-attr',
      'img-src',
      'font-src',
      'connect-src',
      'manifest-src',
      'worker-src',
      'base-uri',
      'form-action',
      'frame-ancestors',
      'require-trusted-types-for',
      'trusted-types',
    ]);
    expect(policyOf()).toMatch(/^default-src 'none'; script-src 'self' 'sha256-[^ ]+';/);
    expect(policyOf({}, 'https://vikari.test')).toMatch(/; upgrade-insecure-requests$/);
  });

  it.each([
    [[], "form-action 'self';"],
    [['https://broker.example'], "form-action 'self' https://broker.example;"],
  ])('allows forms to submit to the site and %j', (origins, directive) => {
    expect(policyOf({ formTargets: origins })).toContain(directive);
  });

  it('allows Firebase’s origins only in a run that uses it, which reports texts as markup', () => {
    expect(policyOf()).toContain("connect-src 'self';");
    expect(policyOf()).not.toContain('google');
    const firebase = { firebase: 'vikari-1.firebaseapp.com' };
    const policy = policyOf(firebase);
    expect(policy).toContain(
      "connect-src 'self' https://identitytoolkit.googleapis.com https://se",
    );
    expect(policy).toContain('frame-src https://vikari-1.firebaseapp.com;');
    expect(policy).not.toContain('trusted-types');
    expect(pagePolicies('http://vikari.test', firebase)).toMatchObject({
      'content-security-policy-report-only': "require-trusted-types-for 'script'",
    });
  });
});
