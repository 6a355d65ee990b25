import { expect, it } from 'vitest';
import { feedTag } from './feedTag';

it.each([
  ['/', true],
  ['/jobs', true],
  ['/lediga-jobb', true],
  ['/available-jobs', true],
  ['/lediga-jobb/hogst-timlon', true],
  ['/sjukskoterska/lediga-jobb', true],
  ['/sjukskoterska/stockholm/available-jobs', true],
  ['/jobb/v-1', false],
  ['/loner', false],
  ['/account', false],
  ['/login', false],
  ['/a/b/c/lediga-jobb', false],
])('the page at %s names the feed of jobs: %s', (pathname, isNamed) => {
  expect(feedTag(pathname, 'sv') !== '').toBe(isNamed);
});

it('is a link that feed readers find', () => {
  expect(feedTag('/', 'en')).toBe(
    '<link rel="alternate" type="application/atom+xml" title="New assignments" href="/feed/jobs.atom">',
  );
});
