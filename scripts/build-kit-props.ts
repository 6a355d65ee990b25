/** Writes the tables of props that the pages of the kit show: `npx tsx scripts/build-kit-props.ts`. */
import { writeFileSync } from 'node:fs';
import { readKitProps } from './kitProps/readKitProps.ts';

const target = new URL('../stories/docs/kitProps.generated.json', import.meta.url);
writeFileSync(target, `${JSON.stringify(readKitProps(), null, 2)}\n`);
