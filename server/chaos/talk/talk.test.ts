import { talkTest } from './talkTest';

talkTest({ messages: 200, life: { min: 500, max: 4000 } });
