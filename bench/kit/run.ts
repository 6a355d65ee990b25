import { part } from '../lib/part';
import { type KitResult, measureKit } from './measure';
import { kitSection } from './section';

/** The kit's heaviest parts compared with the same parts of peers. */
export const kitPart = part<KitResult>({
  name: 'kit',
  title: 'The kit, beside its peers',
  measure: measureKit,
  section: kitSection,
});
