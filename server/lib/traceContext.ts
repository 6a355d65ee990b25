import { AsyncLocalStorage } from 'node:async_hooks';
import { randomBytes } from 'node:crypto';

/** A request as all who serve it know it (W3C Trace Context). */
export interface Trace {
  /** 32 hexadecimal digits. */
  id: string;
  /** Of this server's part in it: 16 hexadecimal digits. */
  span: string;
  /** The caller's part, of which this is one; null where it sent none. */
  parent: string | null;
  /** Whether the caller records it, or this server where it sent none. */
  isSampled: boolean;
}

const current = new AsyncLocalStorage<Trace>();

/** Version 00, and what later versions begin with. */
const TRACEPARENT = /^(?!ff)[0-9a-f]{2}-([0-9a-f]{32})-([0-9a-f]{16})-([0-9a-f]{2})(?:-.*)?$/;
const VERSION_00_LENGTH = 55;
const NONE = /^0+$/;

/** The trace that a `traceparent` header names; a new one where it names none. */
export function traceOf(header: string | readonly string[] | undefined): Trace {
  const text = typeof header === 'string' ? header.trim() : '';
  const [, id = '', parent = '', flags = '00'] = TRACEPARENT.exec(text) ?? [];
  const isTooLong = text.startsWith('00') && text.length > VERSION_00_LENGTH;
  const isValid = id !== '' && !NONE.test(id) && !NONE.test(parent) && !isTooLong;
  return {
    id: isValid ? id : randomBytes(16).toString('hex'),
    span: randomBytes(8).toString('hex'),
    parent: isValid ? parent : null,
    isSampled: isValid && (Number.parseInt(flags, 16) & 1) === 1,
  };
}

/** Runs what belongs to a request; what it begins and awaits belongs to it too. */
export function withinTrace<T>(trace: Trace, work: () => T): T {
  return current.run(trace, work);
}

/** The trace of the request that this is done for; null outside of one. */
export function currentTrace(): Trace | null {
  return current.getStore() ?? null;
}

/** The header with which another party is told which request a call is made for. */
export function traceHeaders(): { traceparent: string } {
  const { id, span, isSampled } = current.getStore() ?? traceOf(undefined);
  return { traceparent: `00-${id}-${span}-${isSampled ? '01' : '00'}` };
}
