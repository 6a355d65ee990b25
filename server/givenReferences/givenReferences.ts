import type { AuditLog } from '../audit/auditLog';
import type { Events } from '../events/events';
import type { Identity } from '../identity/identity';
import type { Clock } from '../lib/clock';
import type { Outbox } from '../mail/outbox';
import type { Database } from '../storage/database';
import { createReferenceRequests, type ReferenceRequests } from './requests.service';
import { type ReferenceSecrets, referenceSecrets } from './secrets';
import { createReferenceSharing, type ReferenceSharing } from './sharing.service';
import { createReferenceSigning, type ReferenceSigning } from './signing.service';

/** The services for references that are given once. */
export interface GivenReferences {
  requests: ReferenceRequests;
  signing: ReferenceSigning;
  sharing: ReferenceSharing;
  secrets: ReferenceSecrets;
}

export function createGivenReferences(deps: {
  db: Database;
  clock: Clock;
  events: Pick<Events, 'record'>;
  outbox: Outbox;
  audit: Pick<AuditLog, 'record'>;
  serverSecret: Uint8Array;
  identity: Pick<Identity, 'bankid' | 'signIn'>;
}): GivenReferences {
  const secrets = referenceSecrets(deps.serverSecret);
  return {
    secrets,
    requests: createReferenceRequests({ ...deps, secrets }),
    signing: createReferenceSigning({ ...deps, secrets }),
    sharing: createReferenceSharing(deps),
  };
}
