import { type FormEvent, useReducer } from 'react';
import { Button } from '../Button';
import { cx } from '../internal/cx';
import { ModalHeader } from '../internal/modal/ModalHeader';
import parts from '../internal/modal/ModalParts.module.css';
import { useProgressiveCount } from '../internal/useProgressiveCount';
import styles from './FilterSheet.module.css';
import { FoldedSection } from './FoldedSection';
import type { FilterSheetProps } from './filterSheetProps';
import { type FilterStageAction, filterStage } from './filterStage';

/** Sections rendered with the sheet at once; the others follow in idle time. */
const FIRST_SECTIONS = 2;
/** Px; a few rows. */
const USUAL_HEIGHT = 240;

interface FilterSheetContentProps<T extends object>
  extends Pick<
    FilterSheetProps<T>,
    'applied' | 'empty' | 'count' | 'problem' | 'sections' | 'labels' | 'onStagedChange'
  > {
  titleId: string;
  onApply: (staged: T) => void;
  onClose: () => void;
}

/**
 * The content of the open sheet; mounted again each time, so that it starts from the active filter.
 */
export function FilterSheetContent<T extends object>(props: FilterSheetContentProps<T>) {
  const { titleId, applied, empty, count, problem, sections, labels, ...handlers } = props;
  const { onStagedChange, onApply, onClose } = handlers;
  const [stage, dispatch] = useReducer(filterStage<T>, { applied, staged: applied });
  const drawn = useProgressiveCount({
    total: sections.filter(({ chosen }) => !chosen).length,
    list: null,
    first: FIRST_SECTIONS,
    step: 1,
  });

  function act(action: FilterStageAction<T>) {
    dispatch(action);
    onStagedChange?.(filterStage(stage, action).staged);
  }

  function handleSubmit(event: FormEvent) {
    event.preventDefault();
    // React propagates a submit inside a portal to the forms around the sheet.
    event.stopPropagation();
    if (problem === undefined) onApply(filterStage(stage, { type: 'apply' }).applied);
  }

  return (
    <form className={styles.form} noValidate onSubmit={handleSubmit}>
      <ModalHeader
        titleId={titleId}
        title={labels.title}
        closeLabel={labels.close}
        onClose={onClose}
      />
      <div className={parts.body}>
        {sections.map(({ id, title, render, chosen, estimatedHeight = USUAL_HEIGHT }, at) => {
          const headingId = `${titleId}-${id}`;
          const draw = () => render(stage.staged, (patch) => act({ type: 'change', patch }));
          if (chosen) {
            return (
              <FoldedSection
                key={id}
                titleId={headingId}
                title={title}
                chosen={chosen(stage.staged)}
              >
                {draw}
              </FoldedSection>
            );
          }
          return (
            <section key={id} className={styles.section} aria-labelledby={headingId}>
              <h3 id={headingId}>{title}</h3>
              {at < drawn ? (
                draw()
              ) : (
                <div style={{ minBlockSize: estimatedHeight }} aria-busy="true" />
              )}
            </section>
          );
        })}
      </div>
      <div className={cx(parts.footer, styles.footer)}>
        {problem !== undefined && (
          <p role="alert" className={styles.problem}>
            {problem}
          </p>
        )}
        <Button variant="quiet" onClick={() => act({ type: 'clear', empty })}>
          {labels.clear}
        </Button>
        <Button
          type="submit"
          size="large"
          className={styles.apply}
          // Not `disabled`: it must be focusable, so that a press announces why it is not possible.
          aria-disabled={problem !== undefined || undefined}
        >
          {count === null ? labels.applyUncounted : labels.apply(count)}
        </Button>
        <span className="vk-visually-hidden" role="status">
          {problem !== undefined || count === null ? '' : labels.count(count)}
        </span>
      </div>
    </form>
  );
}
