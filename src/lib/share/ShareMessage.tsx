import { SnackbarProvider, useSnackbar } from '@vikari/ui-kit/Snackbar';
import { useEffect } from 'react';

/** What became of sharing; a new object for each press. */
export interface ShareOutcome {
  kind: 'shared' | 'copied' | 'failed';
}

export interface ShareLabels extends Record<ShareOutcome['kind'], string> {
  /** Name of the messages' region. */
  region: string;
  close: string;
}

export interface ShareMessageProps {
  labels: ShareLabels;
  /** Null until there is one. */
  outcome: ShareOutcome | null;
}

function Message({ outcome, labels }: ShareMessageProps) {
  const show = useSnackbar();
  const text = outcome && labels[outcome.kind];
  useEffect(() => {
    if (outcome && text) show(text, { type: outcome.kind === 'failed' ? 'error' : 'success' });
  }, [outcome, text, show]);
  return null;
}

/** Shows the result of sharing in a snackbar; loaded with the first press. */
export function ShareMessage(props: ShareMessageProps) {
  return (
    <SnackbarProvider labels={props.labels}>
      <Message {...props} />
    </SnackbarProvider>
  );
}
