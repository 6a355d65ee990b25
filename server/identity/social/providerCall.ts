import { ApiError } from '#domain/api/errors';

export const providerUnavailable = () =>
  new ApiError('social_unavailable', 'The provider does not answer.');

/** Turns the shared OIDC code's `bankid_unavailable` into the provider's error. */
export async function atProvider<Answer>(work: Promise<Answer>): Promise<Answer> {
  try {
    return await work;
  } catch (error) {
    if (error instanceof ApiError && error.code === 'bankid_unavailable') {
      throw providerUnavailable();
    }
    throw error;
  }
}

/** The error for a provider's answer that fails a check. */
export const refusedAnswer = (why: string) =>
  new ApiError('invalid_token', `The provider’s answer is refused: ${why}.`);
