import { expect, it } from 'vitest';
import { requestInput } from './requestInput';

const KNOWN = new Set(['id', 'x', 'y']);
const request = { method: 'POST', params: {}, query: {}, body: undefined };

it.each<[string, Partial<typeof request> | object, object]>([
  ["a body with the path's parameters", { params: { id: 'a' }, body: { x: 1 } }, { id: 'a', x: 1 }],
  ['a missing body', { params: { id: 'a' } }, { id: 'a' }],
  ['the query of a GET', { method: 'GET', query: { x: '1' }, body: { y: 1 } }, { x: '1' }],
  ['the query of a HEAD', { method: 'HEAD', query: { x: '1' } }, { x: '1' }],
  [
    'a query without unknown fields',
    { method: 'GET', query: JSON.parse('{"x":"1","utm_source":"mail","__proto__":"2"}') },
    { x: '1' },
  ],
  [
    "the path's parameters, even when the query repeats them",
    { method: 'GET', params: { id: 'a' }, query: { id: 'b' } },
    { id: 'a' },
  ],
])('reads %s', (_what, parts, expected) => {
  expect(requestInput({ ...request, ...parts }, KNOWN)).toEqual(expected);
});

it.each<[string, object, object]>([
  ['null', { body: null }, { body: 'validation.object' }],
  ['a list', { body: [] }, { body: 'validation.object' }],
  ['a text', { body: 'x' }, { body: 'validation.object' }],
  ['a query beside a body', { query: { x: '1' }, body: {} }, { x: 'validation.unknown_field' }],
  [
    'a field that the path has already',
    { params: { id: 'a' }, body: { id: 'b' } },
    { id: 'validation.unknown_field' },
  ],
])('refuses %s', (_what, parts, fields) => {
  const read = () => requestInput({ ...request, ...parts }, KNOWN);
  expect(read).toThrow(expect.objectContaining({ code: 'invalid_request', fields }));
});
