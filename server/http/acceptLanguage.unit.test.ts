import { expect, it } from 'vitest';
import { acceptedLanguage } from './acceptLanguage';

it.each([
  [undefined, 'sv'],
  ['', 'sv'],
  [' ', 'sv'],
  // Any language is as good as no wish
  ['*', 'sv'],
  ['*;q=0.5', 'sv'],
  [' * , ', 'sv'],
  ['*;q=0.1,en', 'en'],
  ['sv', 'sv'],
  ['SV-fi', 'sv'],
  ['sv-SE,sv;q=0.9,en;q=0.8', 'sv'],
  ['en-GB,en;q=0.9,*;q=0.1', 'en'],
  ['en-GB, en; q=0.9, sv; q=0.8', 'en'],
  // The greatest weight, not the first place
  ['en;q=0.5,sv', 'sv'],
  ['sv;q=0.1,en;q=0.9', 'en'],
  ['en;q=0.5,sv;q=0.5', 'en'],
  ['de-DE,de', 'en'],
  // Not wanted
  ['sv;q=0', 'en'],
  ['sv;q=0.000, *', 'en'],
  ['en;q=0', 'sv'],
  ['en;q=0, sv', 'sv'],
  ['*;q=0', 'sv'],
  ['sv;q=0,de', 'en'],
  // What cannot be read is no wish
  ['\u0001,,;q=', 'sv'],
  [';;;', 'sv'],
  ['q=1', 'sv'],
  ['en;q=abc', 'sv'],
  ['en;q=2', 'sv'],
  ['%2A', 'sv'],
  ['en_GB', 'sv'],
  ['<script>', 'sv'],
  [`${'x-'.repeat(20_000)}`, 'sv'],
  [`en${',sv;q=0.9'.repeat(10_000)}`, 'en'],
] as const)('%s is %s', (header, language) => {
  expect(acceptedLanguage(header)).toBe(language);
});
