import createCache from '@emotion/cache';
import { onTestFinished } from 'vitest';

const sheet = Object.getPrototypeOf(createCache({ key: 'none' }).sheet);
const { insert } = sheet;

/**
 * Leaves MUI's rules out of the page: jsdom matched each of them with each element whose visibility
 * was asked for, which took half of the tests' time. What a style does is tested in a browser, by
 * the stories.
 */
export function leaveOutMuiStyles(): void {
  sheet.insert = () => undefined;
}

/** Writes the rules of a cache that is made in the running test. */
export function writeMuiStyles(): void {
  sheet.insert = insert;
  onTestFinished(leaveOutMuiStyles);
}
