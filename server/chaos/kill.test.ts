import { killTest } from './killTest';

killTest(2);
