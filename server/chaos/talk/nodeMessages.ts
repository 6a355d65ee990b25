import type { FirestoreConfig } from '../../config/firestoreConfig';

/** The settings that a node of the talk test is started with. */
export interface NodeSettings {
  dataDir: string;
  /** null: the embedded database in the folder. */
  databaseUrl: string | null;
  publicUrl: string;
  /** Whether it serves the built site's pages too. */
  pages: boolean;
  firestore: FirestoreConfig | null;
}

/** What it sends when it listens. */
export interface NodeReady {
  url: string;
}
