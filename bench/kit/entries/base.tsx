import { startSelfContained } from '../page/startBench';

// Nothing but what all entries share: React and the bench's own code.
startSelfContained(<p />);
