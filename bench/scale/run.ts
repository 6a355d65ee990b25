import { part } from '../lib/part';
import { measureScale, type Scale } from './measure';
import { scaleSection } from './section';

/** A million jobs and candidates and ten million messages, step by step. */
export const scalePart = part<Scale>({
  name: 'scale',
  title: 'From ten thousand to a million',
  onlyByName: true,
  page: 'scale',
  measure: measureScale,
  section: scaleSection,
});
