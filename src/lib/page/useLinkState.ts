import { useSearchParams } from 'react-router-dom';

/**
 * What the link of a mail has come to: the result in the address, or the question that comes before it.
 * An address with neither a result nor a token is an incomplete link.
 */
export function useLinkState<Result extends string>(
  isResult: (text: unknown) => text is Result,
): { state: Result | 'ask' | 'invalid'; token: string | null } {
  const [query] = useSearchParams();
  const token = query.get('token');
  const result = query.get('result');
  if (isResult(result)) return { state: result, token };
  return { state: token ? 'ask' : 'invalid', token };
}
