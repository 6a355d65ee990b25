'use client';

import {
  type FormEvent,
  memo,
  type RefObject,
  useCallback,
  useEffect,
  useLayoutEffect,
  useReducer,
  useRef,
  useState,
} from 'react';
import { Button } from '../Button';
import { ModalFooter } from '../internal/modal/ModalFooter';
import { ModalHeader } from '../internal/modal/ModalHeader';
import parts from '../internal/modal/ModalParts.module.css';
import { useProgressiveCount } from '../internal/useProgressiveCount';
import styles from './FilterSheet.module.css';
import { FoldedSection } from './FoldedSection';
import type { FilterSheetLabels, FilterSheetProps } from './filterSheetProps';
import { type FilterStageAction, filterStage } from './filterStage';
import { SectionContent } from './SectionContent';

/** Sections rendered with the sheet at once; the others follow in idle time. */
const FIRST_SECTIONS = 2;
/** Px; a few rows. */
const USUAL_HEIGHT = 240;

interface FilterSheetContentProps<T extends object>
  extends Pick<
    FilterSheetProps<T>,
    'applied' | 'empty' | 'count' | 'problem' | 'sections' | 'onStagedChange'
  > {
  labels: FilterSheetLabels;
  /** What is closing or hidden is not rendered again. */
  open: boolean;
  titleId: string;
  /** Gets the focus on opening. */
  titleRef: RefObject<HTMLHeadingElement | null>;
  onApply: (staged: T) => void;
  onClose: () => void;
}

function Content<T extends object>(props: FilterSheetContentProps<T>) {
  const { open, titleId, titleRef, applied, empty, count, problem, ...own } = props;
  const { sections, labels, ...handlers } = own;
  const { onStagedChange, onApply, onClose } = handlers;
  const [stage, dispatch] = useReducer(filterStage<T>, { applied, staged: applied });
  const [isStarted, setStarted] = useState(open);
  if (open && !isStarted) {
    // Rendered while the sheet was closed, from a filter that may have changed since
    setStarted(true);
    dispatch({ type: 'start', applied });
  }
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
  const form = useRef<HTMLFormElement>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: each section that is drawn is styled
  useEffect(() => {
    // Computes the styles of the hidden sheet now, or the browser would at the press that opens it
    if (!isStarted) form.current?.getBoundingClientRect();
  }, [isStarted, drawn]);
  // A section that is not rendered again acts on what is staged now
  const latest = useRef(act);
  useLayoutEffect(() => {
    latest.current = act;
  });
  const change = useCallback((patch: Partial<T>) => latest.current({ type: 'change', patch }), []);

  function handleSubmit(event: FormEvent) {
    event.preventDefault();
    // React propagates a submit inside a portal to the forms around the sheet.
    event.stopPropagation();
    if (problem === undefined) onApply(filterStage(stage, { type: 'apply' }).applied);
  }

  return (
    <form ref={form} className={styles.form} noValidate onSubmit={handleSubmit}>
      <ModalHeader
        titleId={titleId}
        title={labels.title}
        closeLabel={labels.close}
        onClose={onClose}
        titleProps={{ ref: titleRef, tabIndex: -1, className: styles.title }}
      />
      <div className={parts.body}>
        {sections.map(
          ({ id, title, render, reads, chosen, estimatedHeight = USUAL_HEIGHT }, at) => {
            const headingId = `${titleId}-${id}`;
            const draw = () => (
              <SectionContent
                render={render}
                staged={stage.staged}
                change={change}
                reads={reads?.(stage.staged)}
              />
            );
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
          },
        )}
      </div>
      <ModalFooter className={styles.footer}>
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
      </ModalFooter>
    </form>
  );
}

/**
 * The content of the sheet, for one use: mounted again for the next, so that it starts from the
 * active filter. It stays as it was while the sheet closes.
 */
export const FilterSheetContent = memo(Content, (_shown, next) => !next.open) as typeof Content;
