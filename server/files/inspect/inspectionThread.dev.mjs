/** Starts the thread from the sources: Node 20 gives a thread no TypeScript loader. */
import { register } from 'tsx/esm/api';

register();
await import('./inspectionThread.ts');
