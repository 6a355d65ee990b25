/** Starts the thread from the sources: Node 20 gives a thread no TypeScript loader. */
import { nodeScript } from '../../../scripts/lib/nodeScript.mjs';

await import(await nodeScript(new URL('./inspectionThread.ts', import.meta.url)));
