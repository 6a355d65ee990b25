import type { createBrowserRouter } from 'react-router-dom';
import type { Endpoint } from '#domain/api/endpoint';
import type { ApiClient } from '../apiClient';

/** The router's state, from which the shown page is read. */
export type RouterView = Pick<
  ReturnType<typeof createBrowserRouter>['state'],
  'location' | 'matches' | 'errors' | 'historyAction'
>;

/** A call that is over; `error` says why it was refused or lost. */
export interface EndedCall {
  endpoint: Endpoint<unknown, unknown>;
  request: unknown;
  error?: unknown;
}

/** What happens on an open page, from which events are made. */
export type Noted = RouterView | EndedCall;
export type Note = (one: Noted) => void;
/** Passes on what has been recorded, and everything from then on. */
export type Listen = (listener: Note) => void;

/** Records what happens until the analytics, which load last, subscribe to it. */
export function createActivity(): [Note, Listen] {
  const kept: Noted[] = [];
  let hear: Note = (one) => void kept.push(one);
  return [
    (one) => hear(one),
    (listener) => {
      hear = listener;
      kept.splice(0).forEach(listener);
    },
  ];
}

/** The same client; its calls are noted when they are over. */
export function notingCalls({ call }: ApiClient, note: Note): ApiClient {
  return {
    call(endpoint, request, options) {
      const answer = call(endpoint, request, options);
      answer.then(
        () => note({ endpoint, request }),
        (error: unknown) => note({ endpoint, request, error }),
      );
      return answer;
    },
  };
}
