import { brokerUnavailable } from './brokerCall';

/** Bytes of the longest answer that is read: tokens and metadata have some thousands. */
const LONGEST = 256 * 1024;

/**
 * What an answer says, null where it is not JSON.
 * @throws ApiError `bankid_unavailable` where it breaks off, or never ends: that is no refusal.
 */
export async function jsonAnswer(response: Response): Promise<unknown> {
  const text = await wholeText(response).catch((error: unknown) => {
    throw brokerUnavailable(error);
  });
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}

async function wholeText(response: Response): Promise<string> {
  const parts: Uint8Array[] = [];
  let length = 0;
  for await (const part of response.body ?? []) {
    length += part.length;
    if (length > LONGEST) throw new Error(`The answer is longer than ${LONGEST} bytes.`);
    parts.push(part);
  }
  return Buffer.concat(parts).toString();
}
