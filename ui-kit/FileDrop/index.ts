export { FileDrop } from './FileDrop';
export type { FileDropProps } from './fileDropProps';
export type { FileDropLabels, FileEntry, FileStatus, ReusableFile } from './fileEntry';
export type { FileProblem } from './fileRules';
