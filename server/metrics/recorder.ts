import type { Trace } from '../lib/traceContext';
import type { Observe } from './metrics';

/** What is told of a request: names alone. */
interface RecordedRequest {
  method: string;
  route: string;
  status: number;
  milliseconds: number;
}

/** Where requests are recorded, with what was done for them. */
export interface Recorder {
  request(of: Trace, what: RecordedRequest): void;
  statement: Observe;
  call: Observe;
  /** Sends what is left. */
  stop(): Promise<void>;
}
