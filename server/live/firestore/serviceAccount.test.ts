import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { exportPKCS8, generateKeyPair, jwtVerify } from 'jose';
import { expect, it } from 'vitest';
import { openServiceAccount } from './serviceAccount';

const config = {
  projectId: 'vikari-se',
  apiKey: 'k',
  authDomain: 'a',
  emulator: null,
  authEmulator: null,
  encrypted: false,
};
const EMAIL = 'server@vikari-se.iam.gserviceaccount.com';

it('signs what Google and Firebase Auth ask for, as their documents say', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'vikari-account-'));
  const file = join(folder, 'key.json');
  const { publicKey, privateKey } = await generateKeyPair('RS256', { extractable: true });
  await writeFile(
    file,
    JSON.stringify({
      client_email: EMAIL,
      private_key_id: 'one',
      private_key: await exportPKCS8(privateKey),
    }),
  );
  const account = await openServiceAccount({ ...config, serviceAccountFile: file });
  const now = Date.now();
  const header = await account.authorization(now);
  const { payload } = await jwtVerify(header.replace('Bearer ', ''), publicKey, {
    issuer: EMAIL,
    subject: EMAIL,
    audience: 'https://firestore.googleapis.com/',
  });
  expect(Number(payload.exp) - Number(payload.iat)).toBe(3600);
  // Kept while it holds, and made anew before it ends
  expect(await account.authorization(now + 3_000_000)).toBe(header);
  expect(await account.authorization(now + 3_400_000)).not.toBe(header);

  const custom = await account.customToken({ uid: 'tova', claims: { sessionId: 'one' } }, now);
  const { payload: claims, protectedHeader } = await jwtVerify(custom, publicKey, {
    issuer: EMAIL,
    subject: EMAIL,
    audience:
      'https://identitytoolkit.googleapis.com/google.identity.identitytoolkit.v1.IdentityToolkit',
  });
  expect(claims).toMatchObject({ uid: 'tova', claims: { sessionId: 'one' } });
  expect(protectedHeader).toMatchObject({ alg: 'RS256', kid: 'one' });

  await writeFile(file, '{"private_key":"secret"}');
  const wrong = openServiceAccount({ ...config, serviceAccountFile: file });
  await expect(wrong).rejects.toThrow('is no key file of a service account');
  await rm(folder, { recursive: true });
});
