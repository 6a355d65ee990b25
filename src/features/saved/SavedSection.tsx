import { Stack } from '@vikari/ui-kit/Stack';
import { Text } from '@vikari/ui-kit/Text';
import { type ReactNode, useId } from 'react';
import styles from './saved.module.css';

export interface SavedSectionProps {
  /** The target of links to it. */
  id: string;
  title: string;
  text?: string;
  /** Beside the title: how many, and what is done with all of them. */
  tools?: ReactNode;
  children: ReactNode;
}

/** A part of the page under its heading. */
export function SavedSection({ id, title, text, tools, children }: SavedSectionProps) {
  const headingId = useId();
  return (
    <section id={id} aria-labelledby={headingId} className={styles.section}>
      <Stack
        direction="row"
        spacing={2}
        columnSpacing={4}
        alignItems="baseline"
        justifyContent="space-between"
      >
        <h2 id={headingId}>{title}</h2>
        {tools}
      </Stack>
      {text && (
        <Text variant="small" tone="muted">
          {text}
        </Text>
      )}
      {children}
    </section>
  );
}
