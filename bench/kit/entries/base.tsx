import { startSelfContained } from '../page/startBench';

// Only what all entries share: React and the benchmark's own code.
startSelfContained(<p />);
