/** A promise that a test opens by hand. */
export interface Gate {
  opened: Promise<void>;
  open(): void;
}

/** A gate that is still shut. */
export function createGate(): Gate {
  let resolve: () => void = () => undefined;
  const opened = new Promise<void>((whenOpened) => {
    resolve = whenOpened;
  });
  return { opened, open: () => resolve() };
}
