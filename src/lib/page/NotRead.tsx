import { Button } from '@vikari/ui-kit/Button';
import { Stack } from '@vikari/ui-kit/Stack';

interface NotReadProps {
  /** What could not be read. */
  text: string;
  retryLabel: string;
  onRetry: () => void;
}

/** A small part of a page that could not be read, in its place; of a whole page see `ErrorState`. */
export function NotRead({ text, retryLabel, onRetry }: NotReadProps) {
  return (
    <Stack spacing={2} alignItems="start">
      <p role="status">{text}</p>
      <Button size="small" variant="secondary" onClick={onRetry}>
        {retryLabel}
      </Button>
    </Stack>
  );
}
