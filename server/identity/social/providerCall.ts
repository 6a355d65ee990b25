import { ApiError } from '#domain/api/errors';

export const providerUnavailable = () =>
  new ApiError('social_unavailable', 'The provider does not answer.');

/** Says of a provider what the shared OIDC code says of a broker. */
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

/** The refusal of an answer that cannot be believed. */
export const unbelievable = (why: string) =>
  new ApiError('invalid_token', `The provider’s answer is refused: ${why}.`);
