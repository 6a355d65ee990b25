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
  async function answerOf(path: string, request: unknown): Promise<object> {
    const answer = answers[path];
    if (answer === undefined) throw new Error(`Nobody answers ${path}`);
    if (answer instanceof Error) throw answer;
    return typeof answer === 'function' ? answer(request) : answer;
  }
  const client: ApiClient = {
    async call(endpoint, request, options) {
      asked.push({ path: endpoint.path, request, options });
      const answered = answerOf(endpoint.path, request);
      if (endpoint.method !== 'GET' && typeof window !== 'undefined')
        window.watchedActions?.wrote(endpoint.path, answered);
      // The test gives each endpoint's response; the contract tests check the server's.
      return (await answered) as never;
    },
  };
  return { client, asked };
}
