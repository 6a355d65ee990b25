import { accountKillTest } from './killTest';

accountKillTest(Number(process.env.CHAOS_ROUNDS ?? 50), ({ confirmed, cut }) => {
  console.warn('Confirmed:', confirmed, 'cut off by a kill:', cut);
});
