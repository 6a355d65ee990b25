import { describe, expect, it } from 'vitest';
import { alternatePath, switchLanguageHref } from './alternatePath';

describe('alternatePath', () => {
  it.each([
    ['/lediga-jobb', 'en', '/available-jobs'],
    ['/available-jobs/highest-hourly-rate', 'sv', '/lediga-jobb/hogst-timlon'],
    ['/sjukskoterska/stockholm/lediga-jobb', 'en', '/sjukskoterska/stockholm/available-jobs'],
    ['/sjukskoterska/lediga-jobb', 'sv', '/sjukskoterska/lediga-jobb'],
    ['/jobs', 'en', '/jobs?lang=en'],
    ['/jobs', 'sv', '/jobs'],
    ['/', 'en', '/?lang=en'],
    ['/inblick?workplace=w-1', 'en', '/inblick?workplace=w-1&lang=en'],
  ] as const)('%s in %s is %s', (path, language, expected) => {
    expect(alternatePath(path, language)).toBe(expected);
  });
});

describe('switchLanguageHref', () => {
  it.each([
    ['/jobs', '?roles=a', 'en', '/jobs?roles=a&lang=en'],
    ['/jobs', '?lang=en', 'sv', '/jobs?lang=sv'],
    ['/lediga-jobb', '?systems=x', 'en', '/available-jobs?systems=x&lang=en'],
  ] as const)('%s%s to %s is %s', (path, search, language, expected) => {
    expect(switchLanguageHref(path, search, language)).toBe(expected);
  });
});
