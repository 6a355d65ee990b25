import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import { nodeScript } from '../../scripts/lib/nodeScript.mjs';

/**
 * Mean milliseconds of CPU for one rendered page of each path, from the request to the compressed
 * response, without the page cache. In a process of its own, as the product runs: here a module that
 * is imported again, which pages do, is looked for in another thread, whose CPU would be counted.
 */
export async function measureRenderCpu(paths: readonly string[]): Promise<number[]> {
  const script = await nodeScript(new URL('renderCpuChild.ts', import.meta.url));
  const { stdout } = await promisify(execFile)(process.execPath, [script, ...paths]);
  return JSON.parse(stdout.trim().split('\n').at(-1) ?? '');
}
