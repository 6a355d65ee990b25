import type { createBrowserRouter } from 'react-router-dom';
import type { SiteEvent } from '#domain/analytics/events';
import type { Endpoint } from '#domain/api/endpoint';
import type { ApiClient } from '../apiClient';

/** The router's state, from which the shown page is read. */
export type RouterView = Pick<
  ReturnType<typeof createBrowserRouter>['state'],
  'location' | 'matches' | 'errors'
>;

/** A call that is over; `error` says why it was refused or lost. */
export interface EndedCall {
  endpoint: Endpoint<unknown, unknown>;
  request: unknown;
  error?: unknown;
}

/** What is counted: the page that is shown, a call, or an event that only a view knows. */
export type Noted = RouterView | EndedCall | SiteEvent;

/** What happens on an open page. It is kept until the analytics listen, which load last. */
export interface Activity {
  note(one: Noted): void;
  /** Hands over what has been, and everything that comes. */
  listen(listener: (one: Noted) => void): void;
}

export function createActivity(): Activity {
  const kept: Noted[] = [];
  return {
    note: (one) => void kept.push(one),
    listen(listener) {
      this.note = listener;
      kept.splice(0).forEach(listener);
    },
  };
}

/** For pages without analytics: the server's, and tests'. */
export const NO_ACTIVITY: Activity = { note: () => undefined, listen: () => undefined };

/** The same client; its calls are noted when they are over. */
export function notingCalls({ call }: ApiClient, activity: Activity): ApiClient {
  return {
    call(endpoint, request, options) {
      const answer = call(endpoint, request, options);
      answer.then(
        () => activity.note({ endpoint, request }),
        (error: unknown) => activity.note({ endpoint, request, error }),
      );
      return answer;
    },
  };
}
