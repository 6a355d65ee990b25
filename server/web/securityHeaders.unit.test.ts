import { expect, it } from 'vitest';
import { pagePolicy } from './securityHeaders';

it.each([
  [[], "form-action 'self';"],
  [['https://broker.example'], "form-action 'self' https://broker.example;"],
])('lets forms lead to the site and %j', (origins, directive) => {
  expect(pagePolicy('http://vikari.test', origins)).toContain(directive);
});
