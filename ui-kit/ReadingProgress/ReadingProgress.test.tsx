import { describeConformance } from '../internal/testing/describeConformance';
import { ReadingProgress } from './ReadingProgress';

describeConformance(ReadingProgress, {
  props: { of: { current: null } },
  root: HTMLDivElement,
});
