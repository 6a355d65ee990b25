import { afterAll, beforeAll, describe } from 'vitest';
import {
  findFirestoreEmulator,
  type RunningEmulator,
  startFirestoreEmulator,
} from '../../../scripts/testing/firestore.mjs';
import type { Talk, TalkReport } from './runTalk';
import { talkTest } from './talkTest';

const messages = Number(process.env.TALK_MESSAGES ?? 5000);
const life = { min: 2000, max: 15_000, kills: Number.POSITIVE_INFINITY };
const report = ({ messages: sent, kills, lost }: TalkReport): void =>
  console.warn(`${sent} messages, ${kills} kills, ${lost} answers and streams lost`);

const talk = (candidateIn: Talk['candidateIn']): Talk => ({ messages, life, candidateIn });

talkTest(talk('program'), report);
talkTest(talk('chromium'), report);

const jar = findFirestoreEmulator();
describe.skipIf(jar === null)('with Google’s emulator', () => {
  let emulator: RunningEmulator;
  beforeAll(async () => {
    if (jar !== null) emulator = await startFirestoreEmulator(jar);
  });
  afterAll(() => emulator.stop());

  talkTest(
    {
      ...talk('chromium'),
      firestore: () => ({
        projectId: 'demo-vikari-talk',
        apiKey: 'key',
        authDomain: 'demo.example',
        serviceAccountFile: null,
        emulator: emulator.host,
        authEmulator: null,
        encrypted: true,
      }),
    },
    report,
  );
});
