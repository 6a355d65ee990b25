import { chromium } from 'playwright';
import { afterAll, beforeAll, describe } from 'vitest';
import { chromiumLaunch } from '../../scripts/testing/chromium';
import {
  findFirestoreEmulator,
  type RunningEmulator,
  startFirestoreEmulator,
} from '../../scripts/testing/firestore.mjs';
import { describeLivePort } from './testing/livePortConformance';

const launch = () => chromium.launch(chromiumLaunch());

describeLivePort({ kind: 'sse' }, launch);

const jar = findFirestoreEmulator();
describe.skipIf(jar === null)('with Google’s emulator', () => {
  let emulator: RunningEmulator;
  beforeAll(async () => {
    if (jar !== null) emulator = await startFirestoreEmulator(jar);
  });
  afterAll(() => emulator.stop());

  describeLivePort(
    {
      kind: 'firestore',
      firestore: async (throughNetwork) => ({
        projectId: 'demo-vikari-live',
        apiKey: 'key',
        authDomain: 'demo.example',
        serviceAccountFile: null,
        emulator: await throughNetwork(emulator.host),
        // Set by `npm run test:firebase-auth`; without it the emulator takes a token at its word
        authEmulator: process.env.FIREBASE_AUTH_EMULATOR_HOST || null,
        encrypted: true,
      }),
    },
    launch,
  );
});
