import { expect, it } from 'vitest';
import { showNoContact } from './noContact';

/** Something that is settled from without. */
function aPart() {
  let resolve = (_value: unknown): void => undefined;
  let reject = (_error: Error): void => undefined;
  const promise = new Promise((done, failed) => {
    resolve = done;
    reject = failed;
  });
  return { promise, resolve, reject };
}

const notices = () =>
  Array.from(document.querySelectorAll('[role="alert"]'), ({ textContent }) => textContent);

it.each([
  ['sv', /^Ingen kontakt med servern\. /u],
  ['en', /^No contact with the server\. /u],
])('says in %s that the page waits, until nothing does any more', async (language, words) => {
  document.documentElement.lang = language;
  const first = aPart();
  const second = aPart();
  for (const part of [first.promise, first.promise, second.promise]) showNoContact(part);
  expect(notices()).toEqual([expect.stringMatching(words)]);
  first.resolve(null);
  await first.promise;
  expect(notices()).toHaveLength(1);
  second.reject(new Error('the code is gone'));
  await second.promise.catch(() => undefined);
  expect(notices()).toEqual([]);
});
