import { describe, expect, it } from 'vitest';
import {
  DOCUMENT_TYPES,
  type DocumentExpiry,
  type DocumentType,
} from '#domain/candidates/documents';
import { countNeeded, mayAdd, SHOWN_TYPES, stateOfType } from './documentNeeds';

const a = (type: DocumentType, expiry: DocumentExpiry = 'none') => ({ type, expiry });

it('shows each type once', () => {
  expect(SHOWN_TYPES.toSorted()).toEqual(DOCUMENT_TYPES.toSorted());
});

describe('the state of a type', () => {
  it.each<[DocumentType, ReturnType<typeof a>[], string]>([
    ['cv', [], 'missing'],
    ['cv', [a('cv')], 'ready'],
    ['cv', [a('cv', 'soon')], 'ready'],
    ['cv', [a('cv', 'expired')], 'expired'],
    ['cv', [a('cv', 'expired'), a('cv', 'valid')], 'ready'],
    ['hosp_licence', [], 'one_of_two'],
    ['hosp_licence', [a('ivo_licence')], 'covered'],
    ['hosp_licence', [a('ivo_licence', 'expired')], 'one_of_two'],
    ['ivo_licence', [a('hosp_licence')], 'covered'],
    ['id_card', [a('id_card', 'unknown')], 'undated'],
    ['id_card', [a('id_card', 'unknown'), a('id_card', 'valid')], 'ready'],
    ['ivo_licence', [a('hosp_licence', 'unknown')], 'one_of_two'],
    ['other', [], 'optional'],
    ['criminal_record', [], 'optional'],
  ])('of %s with %o is %s', (type, documents, state) => {
    expect(stateOfType(type, documents)).toBe(state);
  });
});

it.each<[ReturnType<typeof a>[], number]>([
  [[], 0],
  [[a('cv'), a('cv'), a('other')], 1],
  [[a('cv'), a('id_card', 'unknown')], 1],
  [[a('hosp_licence'), a('ivo_licence')], 1],
  [[a('cv'), a('id_card', 'expired'), a('cpr_certificate', 'soon')], 2],
  [[a('cv'), a('id_card'), a('cpr_certificate'), a('ivo_licence')], 4],
])('counts what is needed of %o: %i', (documents, ready) => {
  expect(countNeeded(documents)).toEqual({ ready, all: 4 });
});

it.each<[DocumentType, ReturnType<typeof a>[], boolean]>([
  ['cv', [], true],
  ['cv', [a('cv')], false],
  ['other', [a('other')], true],
])('%s may be added to %o: %s', (type, documents, may) => {
  expect(mayAdd(type, documents)).toBe(may);
});
