import { talkTest } from './talkTest';

talkTest(200);
