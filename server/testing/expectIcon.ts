import type { LightMyRequestResponse } from 'fastify';
import { expect } from 'vitest';

/** A page names the site's icon and may load it: a browser would ask for `/favicon.ico` otherwise. */
export function expectIcon({ body, headers }: Pick<LightMyRequestResponse, 'body' | 'headers'>) {
  const [head = ''] = body.split('</head>', 1);
  expect(head).toContain('<link rel="icon" href="/favicon.svg" type="image/svg+xml"');
  expect(headers['content-security-policy']).toMatch(/(?:^|; )img-src 'self'/);
}
