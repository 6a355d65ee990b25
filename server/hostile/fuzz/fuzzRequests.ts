import fc from 'fast-check';
import { pathOf } from '../../docs/operation';
import { documentedBodies } from '../../docs/testing/documentedBodies';
import { type Document, inputSchemaOf } from '../../docs/testing/documentedInput';
import type { Route } from '../../http/route';
import { isAllowedEndpoint } from '../../lib/publicEndpoint';
import { POLICY } from '../../policy/policy';
import { hostileInputs } from '../testing/hostileInputs';
import { HOSTILE_BODIES, HOSTILE_HEADERS, HOSTILE_QUERIES } from '../testing/hostileRequests';
import type { Parties } from '../testing/parties';
import { type BareRequest, requestOf } from '../testing/send';
import {
  type NamedThings,
  NONEXISTENT,
  nameOf,
  wellBehavedCall,
} from '../testing/wellBehavedCalls';

/** Who calls: a candidate and an employer with an application between them, and two others. */
const ROLES = ['visitor', 'candidate', 'other candidate', 'employer', 'other employer'] as const;
export type Role = (typeof ROLES)[number];

export interface FuzzRequest extends BareRequest {
  role: Role;
  /** The endpoint, `POST /api/v2/misc/track`; null for an address that is no endpoint of the contract. */
  route: Route | null;
}

/** Both sides of two applications: what the first have is foreign to the others. */
export interface Cast {
  own: Parties;
  other: Parties;
}

/** An address that never ends its answer is tested by itself. */
const ENDLESS = 'GET /api/v2/live';
const DISCARD = 'http://127.0.0.1:9/';
/** Names that forms have. */
const FORM_FIELDS = [
  ...['purpose', 'device', 'target_path', 'email', 'professions', 'locations', 'jobId', 'slug'],
  ...['token', 'id', 'workplace', 'rating', 'take_back', 'query', 'frequency', 'code', 'state'],
];

/** How a request is made. */
const PLAN = fc.record({
  kind: fc.oneof(
    { weight: 5, arbitrary: fc.constant('sound' as const) },
    { weight: 5, arbitrary: fc.constant('documented' as const) },
    { weight: 8, arbitrary: fc.constant('hostile' as const) },
    { weight: 2, arbitrary: fc.constant('malformed' as const) },
  ),
  whose: fc.oneof(
    { weight: 6, arbitrary: fc.constant('own' as const) },
    { weight: 2, arbitrary: fc.constant('other' as const) },
    { weight: 1, arbitrary: fc.constant('nobody' as const) },
  ),
});

/** One value of an arbitrary. */
function pick<Value>(arbitrary: fc.Arbitrary<Value>, seed: number): Value {
  const [value] = fc.sample(arbitrary, { numRuns: 1, seed });
  // One was asked for
  return value as Value;
}

/** The server is to call nobody but this machine. */
function withoutCalls(input: object): object {
  const { url } = input as { url?: unknown };
  return typeof url === 'string' && isAllowedEndpoint(url, true)
    ? { ...input, url: DISCARD }
    : input;
}

/** A part of a request that is no valid input. */
interface Malformed {
  headers?: Readonly<Record<string, string>>;
  payload?: string | Buffer;
  query?: string;
}

const malformed: fc.Arbitrary<Malformed> = fc.oneof(
  fc.constantFrom(...HOSTILE_BODIES).map(
    ([type, payload]): Malformed => ({
      ...(type !== null && { headers: { 'content-type': type } }),
      payload,
    }),
  ),
  fc.constantFrom(...HOSTILE_QUERIES).map((query) => ({ query })),
  fc.constantFrom(...HOSTILE_HEADERS).map((headers) => ({ headers })),
);

const form = fc
  .dictionary(fc.constantFrom(...FORM_FIELDS), fc.string({ unit: 'binary' }), { maxKeys: 6 })
  .map((fields) => ({
    headers: { 'content-type': 'application/x-www-form-urlencoded' },
    payload: new URLSearchParams(
      // As bytes, which no lone surrogate has
      Object.entries(fields).map(([name, text]) => [name, Buffer.from(text).toString()]),
    ).toString(),
  }));

/** A request with one of its parts replaced by what is no valid input. */
function withMalformed(request: BareRequest, seed: number): BareRequest {
  const part = pick(malformed, seed);
  const isRead = request.method === 'GET' || request.method === 'HEAD';
  const payload = part.payload === undefined || isRead ? request.payload : part.payload;
  return {
    method: request.method,
    url: part.query === undefined ? request.url : `${request.url.split('?')[0]}?${part.query}`,
    headers: { ...request.headers, ...part.headers },
    ...(payload !== undefined && { payload }),
  };
}

/**
 * Requests for every endpoint in every role: valid ones, ones that the contract nearly allows, and
 * hostile ones. The same seed, place and cast make the same request.
 */
export function createFuzz(routes: readonly Route[], document: Document) {
  const others = Object.keys(POLICY).filter(
    (address) => address !== ENDLESS && !routes.some((route) => nameOf(route) === address),
  );
  const targets: readonly (Route | string)[] = [...routes, ...others];
  const documented = new Map<Route, fc.Arbitrary<object>>();

  /** As the document says, with ids that exist. */
  function documentedInput(route: Route, sound: object, things: NamedThings, seed: number): object {
    const operation = document.paths[pathOf(route)]?.[route.endpoint.method.toLowerCase()];
    const made =
      documented.get(route) ?? documentedBodies(document, inputSchemaOf(document, operation ?? {}));
    documented.set(route, made);
    const known = new Set<unknown>(Object.values(things));
    const ids = Object.entries(sound).filter(([, value]) => known.has(value));
    return { ...pick(made, seed), ...Object.fromEntries(ids) };
  }

  function inputFor(route: Route, things: NamedThings, kind: string, seed: number): object {
    const sound = wellBehavedCall(route)?.(things) ?? {};
    if (kind === 'documented') return documentedInput(route, sound, things, seed);
    return kind === 'hostile' ? pick(hostileInputs(route, sound), seed) : sound;
  }

  /** For an address that is no endpoint: its form, or any body. */
  function besides(address: string, things: NamedThings, seed: number): BareRequest {
    const [method, path = '/'] = address.split(' ') as [BareRequest['method'], string?];
    const ids = Object.values(things);
    const url = path
      .replace(/:\w+/g, () => encodeURIComponent(ids[seed % ids.length] ?? ''))
      .replace('*', ['', 'jobs', '..%2f', 'jobb/x', '%00'][seed % 5] ?? '');
    const request = { method, url, headers: {} };
    return method === 'POST' && seed % 2 === 0
      ? { ...request, ...pick(form, seed) }
      : withMalformed(request, seed);
  }

  return {
    /** How many requests are made until each target was called in each role. */
    round: targets.length * ROLES.length,
    /** @param at - the request's place: each target in turn, then in the next role. */
    requestAt(at: number, seed: number, { own, other }: Cast): FuzzRequest {
      const target = targets[at % targets.length] ?? '';
      const role = ROLES[Math.floor(at / targets.length) % ROLES.length] ?? 'visitor';
      const ownSeed = (seed + at) | 0;
      const { kind, whose } = pick(PLAN, ownSeed);
      const things = { own, other, nobody: NONEXISTENT }[whose];
      if (typeof target === 'string') {
        return { ...besides(target, things, Math.abs(ownSeed)), role, route: null };
      }
      const request = requestOf(target, withoutCalls(inputFor(target, things, kind, ownSeed)));
      const sent = kind === 'malformed' ? withMalformed(request, ownSeed) : request;
      return { ...sent, role, route: target };
    },
  };
}
