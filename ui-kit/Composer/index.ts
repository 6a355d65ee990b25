export type { FileEntry } from '../FileDrop';
export { Composer } from './Composer';
export type { ComposerLabels, ComposerProps } from './composerProps';
export type { DraftProblem } from './composerRules';
