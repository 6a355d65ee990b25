import { expect, it } from 'vitest';
import { originForm } from './requestTarget';

it.each([
  ['/jobs?a=//b', '/jobs?a=//b'],
  ['//evil.example/x', '//evil.example/x'],
  ['http://evil.example/jobs?a=1', '/jobs?a=1'],
  ['http://evil.example', '/'],
  ['x://evil.example', '/'],
  ['mailto:a@b', '/'],
  ['*', '/*'],
  ['', '/'],
])('reads %j as %j', (target, expected) => {
  expect(originForm(target)).toBe(expected);
});
