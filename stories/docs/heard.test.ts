import { existsSync, readdirSync } from 'node:fs';
import { expect, it } from 'vitest';
import { COMPONENT_STATUS } from './componentStatus';

const WORDS = new URL('../../e2e/heard/words/components', import.meta.url);

it('calls those components heard whose words are kept, in both languages', () => {
  const heard = Object.keys(COMPONENT_STATUS).filter((name) => COMPONENT_STATUS[name]?.heardWith);
  const files = heard.flatMap((name) => [`${name}.en.txt`, `${name}.sv.txt`]);
  const kept = existsSync(WORDS) ? readdirSync(WORDS) : [];
  expect(kept.toSorted()).toEqual(files.toSorted());
});
