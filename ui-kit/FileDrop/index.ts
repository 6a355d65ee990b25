export { FileDrop, type FileDropProps } from './FileDrop';
export type { FileDropLabels, FileEntry, FileStatus, ReusableFile } from './fileEntry';
export type { FileProblem } from './fileRules';
