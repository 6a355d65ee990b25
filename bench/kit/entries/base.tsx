import '../page/addPart';

// Only what all entries share: React and the benchmark's own code.
