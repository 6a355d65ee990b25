import { brokerUnavailable } from './brokerCall';

/**
 * What an answer says, null where it is not JSON.
 * @throws ApiError `bankid_unavailable` where it breaks off: that is no refusal.
 */
export async function jsonAnswer(response: Response): Promise<unknown> {
  const text = await response.text().catch((error: unknown) => {
    throw brokerUnavailable(error);
  });
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}
