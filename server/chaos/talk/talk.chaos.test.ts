import { talkTest } from './talkTest';

const count = Number(process.env.TALK_MESSAGES ?? 5000);

talkTest(
  { messages: count, life: { min: 2000, max: 15_000, kills: Number.POSITIVE_INFINITY } },
  ({ messages, kills, lost }) => {
    console.warn(`${messages} messages, ${kills} kills, ${lost} answers and streams lost`);
  },
);
