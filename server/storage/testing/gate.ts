/** A promise that a test resolves. */
export interface Gate {
  opened: Promise<void>;
  open(): void;
}

/** A gate that is not open yet. */
export function createGate(): Gate {
  let resolve: () => void = () => undefined;
  const opened = new Promise<void>((whenOpened) => {
    resolve = whenOpened;
  });
  return { opened, open: () => resolve() };
}
