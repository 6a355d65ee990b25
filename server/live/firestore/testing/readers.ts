import { UnsecuredJWT } from 'jose';

/** Reads Firestore as a browser with a Firebase token does: the rules apply. */
export interface RestReader {
  /** The status of the answer. */
  get(path: string): Promise<number>;
  query(
    collection: string,
    where: readonly [field: string, op: string, value: string],
  ): Promise<number>;
  write(path: string): Promise<number>;
  remove(path: string): Promise<number>;
}

/** The token that Firebase Auth would make of a custom token; the emulator checks no signature. */
export function idToken(projectId: string, uid: string, sessionId: string | null): string {
  return new UnsecuredJWT({
    user_id: uid,
    ...(sessionId !== null && { sessionId }),
    auth_time: Math.floor(Date.now() / 1000),
    firebase: { sign_in_provider: 'custom', identities: {} },
  })
    .setSubject(uid)
    .setIssuer(`https://securetoken.google.com/${projectId}`)
    .setAudience(projectId)
    .setIssuedAt()
    .setExpirationTime('1h')
    .encode();
}

/** @param token - null for somebody without one. */
export function restReader(host: string, projectId: string, token: string | null): RestReader {
  const database = `projects/${projectId}/databases/(default)/documents`;
  async function call(address: string, body?: object): Promise<number> {
    const { status } = await fetch(`http://${host}/v1/${address}`, {
      method: body ? 'POST' : 'GET',
      headers: {
        'content-type': 'application/json',
        ...(token !== null && { authorization: `Bearer ${token}` }),
      },
      ...(body && { body: JSON.stringify(body) }),
    });
    return status;
  }
  return {
    get: (path) => call(`${database}/${path}`),
    query(collection, [fieldPath, op, stringValue]) {
      const below = collection.split('/');
      const collectionId = below.pop();
      return call(`${[database, ...below].join('/')}:runQuery`, {
        structuredQuery: {
          from: [{ collectionId }],
          where: { fieldFilter: { field: { fieldPath }, op, value: { stringValue } } },
        },
      });
    },
    write: (path) =>
      call(`${database}:commit`, {
        writes: [{ update: { name: `${database}/${path}`, fields: {} } }],
      }),
    remove: (path) => call(`${database}:commit`, { writes: [{ delete: `${database}/${path}` }] }),
  };
}
