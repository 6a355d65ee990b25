export { JobSaveButtons } from './JobSaveButtons';
export { SavedHost } from './SavedHost';
export { SaveSearchButton } from './SaveSearchButton';
