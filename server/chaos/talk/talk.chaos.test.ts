import { talkTest } from './talkTest';

talkTest(Number(process.env.TALK_MESSAGES ?? 5000), ({ messages, kills, lost }) => {
  console.warn(`${messages} messages, ${kills} kills, ${lost} answers and streams lost`);
});
