/**
 * A page with nothing but a live port, for the conformance suite of every adapter
 * (`server/live/testing/livePortConformance.ts`).
 */
import type { LiveEvent } from '#domain/api/live';
import { httpClient } from '../httpClient';
import { firestoreUpdates, serverSentEvents } from '../live';

declare global {
  interface Window {
    /** Begins to listen; what is heard is collected in `heard`. */
    listenLive: (kind: 'sse' | 'firestore') => void;
    stopLive: () => void;
    heard: LiveEvent[];
  }
}

window.heard = [];
window.stopLive = () => {};
window.listenLive = (kind) => {
  const port = kind === 'sse' ? serverSentEvents : firestoreUpdates(httpClient);
  window.stopLive = port((event) => void window.heard.push(event));
};
