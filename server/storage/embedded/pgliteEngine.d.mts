import type { EngineRequest, ErrorParts } from './workerMessages';

export function createPgliteEngine(notify: (channel: string, payload: string) => void): {
  perform(request: EngineRequest): Promise<unknown>;
};
export function partsOfError(error: unknown): ErrorParts;
