import { randomUUID } from 'node:crypto';
import type { FirestoreConfig } from '../../config/firestoreConfig';
import type { Clock } from '../../lib/clock';
import type { Watch } from '../../lib/watch';
import type { Quarantine } from '../../quarantine/quarantine';
import type { Database } from '../../storage/database';
import { comparePublished, type Difference } from './compare';
import { createDocumentRenderer } from './documents';
import { createFencedWriter } from './fencedWriter';
import { createFirestoreClient, type FirestoreClient } from './firestoreClient';
import { createPayloads } from './payloads';
import { createPublisher, type Publisher } from './publisher';
import { createPublishing } from './publishing';
import { openServiceAccount, type ServiceAccount } from './serviceAccount';

export interface FirestoreDeps {
  db: Database;
  clock: Clock;
  config: FirestoreConfig;
  serverSecret: Uint8Array;
  quarantine: Quarantine;
  onError(error: unknown): void;
  /** For calls to Google; the platform's where absent. */
  fetch?: typeof fetch;
  /** Knows when it last published. */
  watch?: Watch;
}

/** Live reads by Firestore. */
export interface Firestore {
  config: FirestoreConfig;
  account: ServiceAccount;
  client: FirestoreClient;
  publisher: Publisher;
  /** Compares what is published with the database. */
  compare(
    onDifference: (difference: Difference) => void,
  ): Promise<{ accounts: number; documents: number }>;
}

/** @throws when the service account's key file cannot be read. */
export async function createFirestore(deps: FirestoreDeps): Promise<Firestore> {
  const { db, clock, config, serverSecret, quarantine, onError } = deps;
  const account = await openServiceAccount(config);
  const client = createFirestoreClient(config, {
    account,
    clock,
    ...(deps.fetch && { fetch: deps.fetch }),
  });
  const payloads = createPayloads(serverSecret, config.encrypted);
  const render = createDocumentRenderer(db);
  const node = randomUUID();
  const writer = createFencedWriter(client, node);
  const publishing = createPublishing({
    db,
    clock,
    client,
    writer,
    render,
    payloads,
    quarantine,
  });
  return {
    config,
    account,
    client,
    publisher: createPublisher({
      db,
      clock,
      writer,
      publishing,
      node,
      quarantine,
      onError,
      ...(deps.watch && { watch: deps.watch }),
    }),
    compare: (onDifference) =>
      comparePublished({ db, clock, client, render, payloads }, onDifference),
  };
}
