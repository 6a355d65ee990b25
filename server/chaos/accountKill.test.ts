import { accountKillTest } from './killTest';

accountKillTest(2);
