import { BROKER_TIMEOUT, brokerUnavailable } from './brokerCall';
import { brokerFault } from './brokerFault';
import { jsonAnswer } from './jsonAnswer';
import { fieldOf } from './jsonField';

/**
 * What a broker's UserInfo says of a token's person (OpenID Connect Core, part 5.3); null where it
 * refuses the token, as a broker does that has not been asked for the profile, or answers with
 * something else than JSON.
 *
 * @param of.subject - the `sub` of the id_token: an answer about anybody else is refused.
 * @throws ApiError `invalid_token`, or `bankid_unavailable` while it does not answer.
 */
export async function readUserInfo(
  of: { accessToken: string; subject: string },
  at: { userInfoEndpoint: string; fetch: typeof fetch },
): Promise<object | null> {
  const response = await at
    .fetch(at.userInfoEndpoint, {
      headers: { accept: 'application/json', authorization: `Bearer ${of.accessToken}` },
      redirect: 'error',
      signal: AbortSignal.timeout(BROKER_TIMEOUT),
    })
    .catch((error: unknown) => {
      throw brokerUnavailable(error);
    });
  if (response.status >= 500) {
    throw brokerUnavailable(new Error(`UserInfo answered ${response.status}.`));
  }
  const answered = await jsonAnswer(response);
  if (!response.ok || typeof answered !== 'object' || answered === null) return null;
  if (fieldOf(answered, 'sub') === of.subject) return answered;
  throw brokerFault('its UserInfo is about another subject than its id_token');
}
