import { readdirSync } from 'node:fs';
import { expect, it } from 'vitest';
import { COMPONENT_STATUS } from './componentStatus';

const WORDS = new URL('../../e2e/heard/words/components', import.meta.url);

it('calls those components heard whose words are kept, in both languages', () => {
  const heard = Object.keys(COMPONENT_STATUS).filter((name) => COMPONENT_STATUS[name]?.heardWith);
  const files = heard.flatMap((name) => [`${name}.en.txt`, `${name}.sv.txt`]);
  expect(readdirSync(WORDS).toSorted()).toEqual(files.toSorted());
});
