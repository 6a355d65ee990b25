'use client';

import { useRef } from 'react';
import { cx } from '../internal/cx';
import { MuiSurface } from '../internal/modal/MuiSurface';
import { historySettled } from '../internal/modal/modalHistory';
import { useModalOpen } from '../internal/modal/useModalOpen';
import { useIds } from '../internal/useIds';
import { kitTexts } from '../KitProvider/readKit';
import styles from './FilterSheet.module.css';
import { FilterSheetContent } from './FilterSheetContent';
import type { FilterSheetProps } from './filterSheetProps';
import { useUses } from './useUses';

/**
 * All filters at once: full screen on a phone, a dialog from 768 px. Changes take effect when they
 * are applied, by the button or by Enter in a field; closing it in any other way discards them.
 */
export function FilterSheet<T extends object>(props: FilterSheetProps<T>) {
  const {
    applied,
    empty,
    onApply,
    onStagedChange,
    count,
    sections,
    labels = kitTexts().filterSheet.labels,
    ...own
  } = props;
  const { problem, className, open, defaultOpen, onClose, onExited, ...rest } = own;
  const [isOpen, close] = useModalOpen({ open, defaultOpen, onClose });
  const ids = useIds('title');
  const [uses, renew] = useUses(isOpen);
  const title = useRef<HTMLHeadingElement>(null);

  function handleExited() {
    if (rest.keepMounted) renew();
    onExited?.();
  }

  async function handleApply(staged: T) {
    close('button');
    await historySettled();
    onApply(staged);
  }

  return (
    <MuiSurface
      {...rest}
      open={isOpen}
      onClose={close}
      onExited={handleExited}
      aria-labelledby={ids.title}
      // Of a dialog that has the focus itself, a screen reader reads the whole content at once
      initialFocus={title}
      layerClassName={styles.layer}
      className={cx(styles.sheet, className)}
    >
      <FilterSheetContent
        key={uses}
        open={isOpen}
        titleId={ids.title}
        titleRef={title}
        applied={applied}
        empty={empty}
        count={count}
        problem={problem}
        sections={sections}
        labels={labels}
        onStagedChange={onStagedChange}
        onApply={handleApply}
        onClose={() => close('button')}
      />
    </MuiSurface>
  );
}
