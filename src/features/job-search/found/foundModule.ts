export { WeekList } from '../results/WeekList';
export { EmptyResult } from './EmptyResult';
export { UnderstoodNote } from './UnderstoodNote';
