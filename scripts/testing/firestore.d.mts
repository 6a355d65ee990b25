/** An emulator that is listening. */
export interface RunningEmulator {
  /** `host:port`, as `FIRESTORE_EMULATOR_HOST` has it. */
  host: string;
  stop(): Promise<void>;
}

/** The emulator's program, or null when it or Java is not on this machine. */
export function findFirestoreEmulator(): string | null;
export function startFirestoreEmulator(jar: string): Promise<RunningEmulator>;
