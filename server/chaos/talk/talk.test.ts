import { talkTest } from './talkTest';

talkTest({ messages: 100, life: { min: 500, max: 3000, kills: 3 }, candidateIn: 'program' });
