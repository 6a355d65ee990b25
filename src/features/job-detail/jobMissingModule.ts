export { JobMissing } from './JobMissing';
export { readInstead } from './readInstead';
