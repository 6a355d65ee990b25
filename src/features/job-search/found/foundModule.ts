export { EmptyResult } from './EmptyResult';
export { UnderstoodNote } from './UnderstoodNote';
