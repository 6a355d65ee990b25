import { expect, it } from 'vitest';
import { showNoContact } from './noContact';

const notice = () => document.querySelector('[role="alert"]')?.textContent;

it.each([
  ['sv', /^Ingen kontakt med servern\. /u],
  ['en', /^No contact with the server\. /u],
])('says in %s that the page waits, until nothing does any more', (language, words) => {
  document.documentElement.lang = language;
  const first = showNoContact();
  const second = showNoContact();
  expect(notice()).toMatch(words);
  expect(document.querySelectorAll('[role="alert"]')).toHaveLength(1);
  first();
  expect(notice()).toMatch(words);
  second();
  expect(notice()).toBeUndefined();
});
