import { createDecipheriv, createECDH, hkdfSync, randomBytes } from 'node:crypto';
import { once } from 'node:events';
import { createServer, type IncomingHttpHeaders } from 'node:http';
import type { AddressInfo } from 'node:net';
import { buffer } from 'node:stream/consumers';
import type { PushSubscriptionKeys } from '#domain/api/notifications';

/** What a push service was sent. */
interface Received {
  path: string;
  headers: IncomingHttpHeaders;
  body: Buffer;
}

/** A push service on loopback, which stores what it gets and answers with `status`. */
export interface TestPushService {
  origin: string;
  received: Received[];
  status: number;
  close(): Promise<void>;
}

export async function aPushService(): Promise<TestPushService> {
  const received: Received[] = [];
  const server = createServer(async (request, response) => {
    const { url = '', headers } = request;
    received.push({ path: url, headers, body: await buffer(request) });
    response.writeHead(service.status).end();
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  const service: TestPushService = {
    origin: `http://127.0.0.1:${port}`,
    received,
    status: 201,
    close: () => new Promise((done) => server.close(() => done())),
  };
  return service;
}

/** A browser that subscribes at a push service, and reads what comes. */
export interface TestBrowser {
  keys: PushSubscriptionKeys;
  /** The text of an encrypted message (RFC 8291). */
  read(body: Buffer): string;
}

export function aBrowser(origin: string): TestBrowser {
  const own = createECDH('prime256v1');
  own.generateKeys();
  const auth = randomBytes(16);
  return {
    keys: {
      endpoint: `${origin}/send/${randomBytes(8).toString('hex')}`,
      p256dh: own.getPublicKey('base64url'),
      auth: auth.toString('base64url'),
    },
    read(body) {
      const salt = body.subarray(0, 16);
      const keyLength = body.readUInt8(20);
      const serverKey = body.subarray(21, 21 + keyLength);
      const encrypted = body.subarray(21 + keyLength);
      const secret = own.computeSecret(serverKey);
      const info = Buffer.concat([Buffer.from('WebPush: info\0'), own.getPublicKey(), serverKey]);
      const keyMaterial = hkdfSync('sha256', secret, auth, info, 32);
      const derive = (name: string, length: number) =>
        Buffer.from(
          hkdfSync('sha256', Buffer.from(keyMaterial), salt, `Content-Encoding: ${name}\0`, length),
        );
      const cipher = createDecipheriv('aes-128-gcm', derive('aes128gcm', 16), derive('nonce', 12));
      cipher.setAuthTag(encrypted.subarray(-16));
      const padded = Buffer.concat([cipher.update(encrypted.subarray(0, -16)), cipher.final()]);
      return padded.subarray(0, padded.lastIndexOf(2)).toString();
    },
  };
}
