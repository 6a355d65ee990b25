import type { DeviceKey } from '#domain/api/payloadKeys';

/** The key of a candidate's drafts, as the server answers it. */
export const aDeviceKey: DeviceKey = {
  key: btoa('k'.repeat(32)),
  iv: btoa('i'.repeat(12)),
  owner: 'owner',
};
