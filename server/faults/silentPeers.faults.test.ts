import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { s3Store } from '../files/s3Store';
import { createClamdScan } from '../files/scan/clamdScan';
import { remoteBroker } from '../identity/bankidBroker';
import { exchangeCode } from '../identity/codeExchange';
import { facebookProvider } from '../identity/social/facebookProvider';
import { firebaseKeys } from '../identity/social/firebaseProvider';
import { createNetwork } from '../importers/network';
import { systemClock } from '../lib/clock';
import { postToEndpoint } from '../lib/publicEndpoint';
import { MINUTE } from '../lib/time';
import { createFirestoreClient } from '../live/firestore/firestoreClient';
import { smtpMailer } from '../mail/smtpMailer';
import { type Silence, type SilentPeer, startSilentPeer } from './testing/silentPeer';

/** Milliseconds that a call may take here, whatever it may take in the product. */
const LIMIT = 40;

/** The limits of the product that were asked for. */
const promised: number[] = [];
const peers: SilentPeer[] = [];

beforeEach(() => {
  const within = AbortSignal.timeout.bind(AbortSignal);
  vi.spyOn(AbortSignal, 'timeout').mockImplementation((milliseconds) => {
    promised.push(milliseconds);
    return within(Math.min(milliseconds, LIMIT));
  });
});
afterEach(() => {
  vi.restoreAllMocks();
  promised.length = 0;
  for (const peer of peers.splice(0)) peer.close();
});

async function silent(silence: Silence): Promise<SilentPeer> {
  const peer = await startSilentPeer(silence);
  peers.push(peer);
  return peer;
}

const clock = systemClock;
const exchange = { code: 'c', verifier: 'v', redirectUri: 'https://vikari.test/' };
const client = { clientId: 'vikari', clientSecret: null };
const s3 = ({ url }: SilentPeer) =>
  s3Store(
    {
      bucket: 'vikari',
      endpoint: url,
      region: 'eu-north-1',
      credentials: { accessKeyId: 'a', secretAccessKey: 'b' },
    },
    { callMs: LIMIT },
  );
const MAIL = {
  messageId: '<id@vikari.test>',
  to: 'asa@example.com',
  subject: 'x',
  text: 'x',
  html: 'x',
  language: 'sv',
  pauseUrl: null,
} as const;

const UNAVAILABLE = { name: 'StoreUnavailableError' };

async function readAll(url: string): Promise<void> {
  const open = createNetwork({ fetch, secureOnly: false, timeout: LIMIT });
  const { bytes } = await open(url, {}, new AbortController().signal);
  for await (const _part of bytes);
}

/** What is called, how its peer goes silent, and the error that says so. */
const CALLS: [
  name: string,
  silence: readonly Silence[],
  call: (peer: SilentPeer) => Promise<unknown>,
  error: object,
][] = [
  ['the object store, reading', ['nothing', 'half'], (peer) => s3(peer).get('a/b'), UNAVAILABLE],
  [
    'the object store, writing',
    ['nothing'],
    (peer) => s3(peer).put('a/b', new Uint8Array(10)),
    UNAVAILABLE,
  ],
  [
    'the virus scanner',
    ['nothing', 'drops'],
    ({ port }) =>
      createClamdScan(`tcp://127.0.0.1:${port}`, {
        onError: () => undefined,
        silenceMs: LIMIT,
        wholeMs: 2 * LIMIT,
      }).scan(new Uint8Array(10)),
    { code: 'scan_unavailable' },
  ],
  [
    'the mail server',
    ['nothing', 'drops'],
    ({ port }) => smtpMailer({ url: `smtp://127.0.0.1:${port}`, from: 'a@vikari.test' }).send(MAIL),
    {},
  ],
  [
    'the BankID broker’s metadata',
    ['nothing', 'half'],
    ({ url }) => remoteBroker(url, client, { clock, fetch }).authorizationEndpoint(),
    { code: 'bankid_unavailable' },
  ],
  [
    'the BankID broker’s codes',
    ['nothing', 'half'],
    ({ url }) =>
      exchangeCode(exchange, { ...client, tokenEndpoint: url, secretInForm: false, fetch }),
    { code: 'bankid_unavailable' },
  ],
  [
    'Facebook',
    ['nothing', 'half'],
    ({ url }) =>
      facebookProvider({
        config: { appId: 'a', appSecret: 'b', dialogUrl: url, graphUrl: url },
        clock,
        fetch,
      }).accept(exchange),
    { code: 'social_unavailable' },
  ],
  [
    'Google’s keys',
    ['nothing', 'half'],
    async ({ url }) => firebaseKeys(url, fetch)({ alg: 'RS256', kid: 'k' }, {} as never),
    { code: 'social_unavailable' },
  ],
  [
    'Firestore',
    ['nothing', 'half'],
    ({ port }) =>
      createFirestoreClient(
        { projectId: 'p', emulator: `127.0.0.1:${port}` },
        { account: { authorization: async () => 'Bearer x' }, clock },
      ).get('a/b'),
    { name: 'TimeoutError' },
  ],
  [
    'an employer’s webhook or a push service',
    ['nothing'],
    ({ url }) => postToEndpoint(url, { headers: {}, body: Buffer.from('x'), loopback: true }),
    { name: 'TimeoutError' },
  ],
  [
    'the site that jobs are read from',
    ['nothing', 'half'],
    ({ url }) => readAll(url),
    { name: 'RetryableError' },
  ],
];

describe('A neighbour that takes the connection and goes silent', () => {
  const rows = CALLS.flatMap(([name, silences, call, error]) =>
    silences.map((silence) => [name, silence, call, error] as const),
  );
  it.each(rows)('%s (%s) ends in its time, with its error', async (_name, silence, call, error) => {
    const ended = await call(await silent(silence)).then(
      () => 'an answer',
      (thrown: unknown) => thrown,
    );
    expect(ended).toBeInstanceOf(Error);
    expect(ended).toMatchObject(error);
    for (const limit of promised) expect(limit).toBeLessThanOrEqual(2 * MINUTE);
  });
});
