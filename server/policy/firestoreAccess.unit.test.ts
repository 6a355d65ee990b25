import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { FIRESTORE_ACCESS, firestoreRules } from './firestoreAccess';
import { requireRule } from './policy';

const root = new URL('../../', import.meta.url);

it('is what firestore.rules is made from (npm run firestore -- rules)', () => {
  expect(readFileSync(new URL('firestore.rules', root), 'utf8')).toBe(firestoreRules());
});

it('returns no more than the endpoint with the same data', () => {
  const scopes = Object.values(FIRESTORE_ACCESS).map(({ sameAs }) => requireRule(sameAs).scope);
  expect(new Set(scopes)).toEqual(
    new Set(['session', 'ownDocuments', 'ownAccountData', 'ownApplications', 'ownChats']),
  );
});
