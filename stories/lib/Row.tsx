import type { ReactNode } from 'react';

/** Props of {@link Row}. */
export interface RowProps {
  /** `night` puts the row on the night band. */
  surface?: 'night';
  /** One under the other instead of side by side. */
  column?: boolean;
  children: ReactNode;
}

/** Several of a kind beside each other in a story. */
export function Row({ surface, column = false, children }: RowProps) {
  return (
    <div
      data-surface={surface}
      style={{
        display: 'flex',
        flexDirection: column ? 'column' : 'row',
        flexWrap: 'wrap',
        alignItems: column ? 'stretch' : 'center',
        gap: 16,
        padding: surface === undefined ? 0 : 24,
      }}
    >
      {children}
    </div>
  );
}
