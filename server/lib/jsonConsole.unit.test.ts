import { EventEmitter } from 'node:events';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { printAsJson } from './jsonConsole';

let written: string[];
let ended: number[];
let stop: () => void;
const ofProcess = Object.assign(new EventEmitter(), {
  exit: (code?: unknown) => {
    ended.push(Number(code));
    return undefined as never;
  },
});
beforeEach(() => {
  written = [];
  ended = [];
  ofProcess.on('warning', () => written.push('text of the runtime'));
  stop = printAsJson(
    { write: (line) => written.push(line) },
    ofProcess as unknown as NodeJS.Process,
  );
});
afterEach(() => {
  stop();
  ofProcess.removeAllListeners();
});

const lines = () =>
  written.map((line) => {
    expect(line).toMatch(/^[^\n]+\n$/);
    return JSON.parse(line);
  });

it('makes each thing that is printed one line of JSON', () => {
  const { log } = console;
  log('Vikari is ready on %s', 'http://127.0.0.1');
  console.error('a\nb\u001b[2J');
  console.warn({ a: 1 }, 'twice');
  expect(lines()).toMatchObject([
    { level: 30, msg: 'Vikari is ready on http://127.0.0.1', pid: process.pid },
    { level: 50, msg: 'a\nb\u001b[2J' },
    { level: 40, msg: '{ a: 1 } twice' },
  ]);
  expect(written.join('')).not.toContain('\u001b');
});

it('keeps an error with its kind and place', () => {
  console.error(new TypeError('no such field'));
  console.error('it failed:', new Error('because'));
  expect(lines()).toMatchObject([
    { msg: 'no such field', err: { type: 'TypeError', stack: expect.stringContaining('at ') } },
    { msg: 'it failed:', err: { message: 'because' } },
  ]);
});

it('has warnings of the runtime and the last error as lines too, and ends by that with 1', () => {
  ofProcess.emit('warning', Object.assign(new Error('old'), { name: 'DeprecationWarning' }));
  ofProcess.emit('uncaughtException', new RangeError('too far'));
  expect(lines()).toMatchObject([
    { level: 40, err: { type: 'DeprecationWarning' } },
    { level: 60, err: { type: 'RangeError', message: 'too far' } },
  ]);
  expect(ended).toEqual([1]);
});
