import { readdirSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { expect, it } from 'vitest';

const SERVER = fileURLToPath(new URL('..', import.meta.url));

/** What reaches out of the process: as it is called, and what its arguments must say. */
const CALLS: readonly [callee: RegExp, limits: readonly RegExp[]][] = [
  [/(?:^|\.)fetch(?:It)?$/u, [/\bsignal\b/u]],
  [/^(?:https?Request|request)$/u, [/\bsignal\b/u]],
  [/^createRemoteJWKSet$/u, [/\btimeoutDuration\b/u]],
  [
    /^createTransport$/u,
    [/connectionTimeout/u, /greetingTimeout/u, /socketTimeout/u, /dnsTimeout/u],
  ],
  [/^S3Client$/u, [/connectionTimeout/u, /requestTimeout/u, /throwOnRequestTimeout: true/u]],
];

/** What hands on the limit of its caller, whose call is looked at. */
const HANDS_ON = /^metrics\/measuredFetch\.ts$/u;
/** Where sockets and drivers are opened, with limits that a test of their own holds. */
const HELD =
  /^(?:storage\/postgres(?:Line|Listener)?|storage\/ownConnection|files\/scan\/clamdScan|storage\/embedded\/lock)\.ts$/u;
const DRIVER =
  /^(?:connect|net\.connect|createConnection|Socket|LineClient|pg\.(?:Client|Pool)|Client|Pool)$/u;

const sources = readdirSync(SERVER, { recursive: true, encoding: 'utf8' }).filter(
  (path) =>
    path.endsWith('.ts') &&
    !HANDS_ON.test(path) &&
    !/(?:^|\/)(?:testing|chaos|hostile|faults|shutdown)\/|\.test\.ts$|\.generated\.ts$/u.test(path),
);

/** Every call and `new` of a file: what is called, and the text with its arguments. */
function callsIn(text: string): { callee: string; whole: string; line: number }[] {
  const code = text.replace(/\/\*[\s\S]*?\*\/|\/\/.*/gu, (comment) =>
    comment.replace(/[^\n]/gu, ' '),
  );
  return [...code.matchAll(/([\w$]+(?:\s*\??\.\s*[\w$]+)*)\(/gu)].flatMap(
    ({ 0: begun, 1: name = '', index }) => {
      if (/\bfunction\s+$/u.test(code.slice(0, index))) return [];
      let open = 0;
      let end = index + begun.length - 1;
      do {
        if (code[end] === '(') open += 1;
        if (code[end] === ')') open -= 1;
        end += 1;
      } while (open > 0 && end < code.length);
      return [
        {
          callee: name.replace(/\s/gu, ''),
          whole: code.slice(index, end),
          line: code.slice(0, index).split('\n').length,
        },
      ];
    },
  );
}

/** Names that others use too: they reach out only where Node's own modules are imported. */
const COMMON = /^(?:connect|request|createConnection|Socket)$/u;
const IMPORTS_NODES = /from '(?:node:)?(?:net|tls|https?)'/u;

/** The calls that could wait for ever. */
function endlessIn(path: string, text: string): string[] {
  return callsIn(text).flatMap(({ callee, whole, line }) => {
    const place = `${path}:${line} ${callee}`;
    if (COMMON.test(callee) && !IMPORTS_NODES.test(text)) return [];
    if (DRIVER.test(callee)) return HELD.test(path) ? [] : [place];
    const rule = CALLS.find(([name]) => name.test(callee));
    return rule?.[1].every((limit) => limit.test(whole)) === false ? [place] : [];
  });
}

it('calls nothing outside of the process without a limit', () => {
  const endless = sources.flatMap((path) => endlessIn(path, readFileSync(SERVER + path, 'utf8')));
  expect(endless).toEqual([]);
});

it.each([
  ['a call', 'await fetch(url)', 'a.ts:1 fetch'],
  ['a call by another name', 'deps.fetch(url, { headers })', 'a.ts:1 deps.fetch'],
  ['keys', 'createRemoteJWKSet(new URL(url))', 'a.ts:1 createRemoteJWKSet'],
  ['a mail server', 'createTransport({ url, connectionTimeout })', 'a.ts:1 createTransport'],
  ['a bucket', 'new S3Client({ region, requestHandler: { requestTimeout } })', 'a.ts:1 S3Client'],
  ['a connection', "import { connect } from 'node:net'; connect(port)", 'a.ts:1 connect'],
  ['another pool', 'new pg.Pool({ max: 2 })', 'a.ts:1 pg.Pool'],
])('refuses %s without one', (_name, text, place) => {
  expect(endlessIn('a.ts', text)).toEqual([place]);
});
