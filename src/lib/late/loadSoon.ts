import { whenIdle } from './whenIdle';

/** Loads code when the browser is idle; a load that fails is retried when the code is needed. */
export function loadSoon({ load }: { load: () => Promise<void> }): void {
  whenIdle(() => void load().catch(() => undefined));
}
