import { expect, it } from 'vitest';
import { contentFiles, contentProblems } from './contentOfSite';

it('finds the texts of the repository, and nothing wrong with them', async () => {
  expect((await contentFiles()).length).toBeGreaterThan(0);
  expect(await contentProblems()).toEqual([]);
});
