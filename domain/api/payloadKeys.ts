import type { Answered } from './answer';
import { endpoint } from './endpoint';
import type { sessionAnswers } from './session.responses';

/** GET misc/encryption_config: AES-256-GCM key and iv, base64, for this session's payloads. */
export const encryptionConfig = endpoint<
  Record<string, never>,
  Answered<typeof sessionAnswers.encryptionConfig>
>({ service: 'v2', method: 'GET', path: 'misc/encryption_config', access: 'candidate' });

/** The key that a candidate's drafts are encrypted with in their own browser. */
export type DeviceKey = Answered<typeof sessionAnswers.deviceKey>['data'];

/** GET misc/device_key: the same in every session of a candidate; never to be stored. */
export const deviceKey = endpoint<Record<string, never>, Answered<typeof sessionAnswers.deviceKey>>(
  {
    service: 'v2',
    method: 'GET',
    path: 'misc/device_key',
    access: 'candidate',
  },
);
