import type { ApiClient, CallOptions } from '../data/apiClient';

/** One recorded call. */
export interface Asked {
  path: string;
  request: unknown;
  options: CallOptions | undefined;
}

type Answer = object | Error | ((request: unknown) => object | Promise<object>);

/** Answers by the endpoint's path. */
export type Answers = Record<string, Answer>;

/**
 * Services that answer by the endpoint's path: with a value, an error, or the result of a function
 * of the request. A call that was not planned is refused by name.
 */
export function fakeServices(answers: Answers): {
  client: ApiClient;
  asked: Asked[];
} {
  const asked: Asked[] = [];
  const client: ApiClient = {
    async call(endpoint, request, options) {
      asked.push({ path: endpoint.path, request, options });
      const answer = answers[endpoint.path];
      if (answer === undefined) throw new Error(`Nobody answers ${endpoint.path}`);
      if (answer instanceof Error) throw answer;
      // The test gives each endpoint's response; the contract tests check the server's.
      return (typeof answer === 'function' ? await answer(request) : answer) as never;
    },
  };
  return { client, asked };
}
