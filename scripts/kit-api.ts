/** `npm run kit:api`: the kit's public types as one text, in which a review sees what changed. */
import { mkdir, writeFile } from 'node:fs/promises';
import { dirname, relative } from 'node:path';
import { API_REPORT, apiReport } from './kitPackage/apiReport';
import { ROOT } from './lib/paths.mjs';

const report = await apiReport();
await mkdir(dirname(API_REPORT), { recursive: true });
await writeFile(API_REPORT, report);
console.log(`${relative(ROOT, API_REPORT)}: ${report.split('\n').length} lines`);
