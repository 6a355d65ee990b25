import { killTest } from './killTest';

killTest(Number(process.env.CHAOS_ROUNDS ?? 50), ({ acknowledged, unanswered }) => {
  console.warn(`${acknowledged} applications acknowledged, ${unanswered} cut off by a kill`);
});
