export { type FileProblem, formatSize } from '../internal/fileRules';
export { FileDrop } from './FileDrop';
export type { FileDropProps } from './fileDropProps';
export type { FileDropLabels, FileEntry, FileStatus, ReusableFile } from './fileEntry';
