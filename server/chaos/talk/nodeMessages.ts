/** What a node of the talk is started with. */
export interface NodeSettings {
  dataDir: string;
  /** null: the embedded database in the folder. */
  databaseUrl: string | null;
  publicUrl: string;
}

/** What it sends when it listens. */
export interface NodeReady {
  url: string;
}
