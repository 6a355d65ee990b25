import { expect, it } from 'vitest';
import { brokerOrigins } from './brokerOrigins';

const SITE = 'https://vikari.example';

it("lists the issuer's origin at once, and the authorization endpoint's when the metadata is read", async () => {
  const issuer = 'https://broker.example/tenant';
  const origins = brokerOrigins(
    { issuer, authorizationEndpoint: async () => 'https://login.example/authorize' },
    SITE,
  );
  expect(origins()).toEqual(['https://broker.example']);
  await Promise.resolve();
  expect(origins()).toEqual(['https://broker.example', 'https://login.example']);
});

it('lists only the issuer while the broker is down, and leaves out the site itself', async () => {
  const down = async () => {
    throw new Error('down');
  };
  expect(brokerOrigins({ issuer: SITE, authorizationEndpoint: down }, SITE)()).toEqual([]);
});
