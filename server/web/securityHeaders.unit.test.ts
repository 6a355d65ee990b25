import { expect, it } from 'vitest';
import { pagePolicy } from './securityHeaders';

it.each([
  [[], "form-action 'self';"],
  [['https://broker.example'], "form-action 'self' https://broker.example;"],
])('allows forms to submit to the site and %j', (origins, directive) => {
  expect(pagePolicy('http://vikari.test', origins)).toContain(directive);
});
