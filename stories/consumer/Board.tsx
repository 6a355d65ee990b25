import { Button } from '@vikari/ui-kit/Button';
import { EmptyState } from '@vikari/ui-kit/EmptyState';
import { Icon } from '@vikari/ui-kit/Icon';
import { useModals } from '@vikari/ui-kit/ModalStack';
import { useSnackbar } from '@vikari/ui-kit/Snackbar';
import { useRef, useState } from 'react';
import type { BoardTexts } from './boardTexts';
import { FillShift } from './FillShift';
import styles from './ShiftBoard.module.css';
import { ShiftCard } from './ShiftCard';
import { ShiftFilters } from './ShiftFilters';
import { ALL_SHIFTS, filled, SHIFTS, type Shift, shownShifts, vacantCount } from './shifts';

export interface BoardProps {
  texts: BoardTexts;
  /** BCP 47, `sv-SE`. */
  locale: string;
  /** `YYYY-MM-DD`. */
  today: string;
  /** Puts a colleague on a shift; rejects when that failed. */
  onFill: (shiftId: string, colleague: string) => Promise<void>;
}

/** The page itself: filters, cards, and the dialog that fills a shift. */
export function Board({ texts, locale, today, onFill }: BoardProps) {
  const modals = useModals();
  const showMessage = useSnackbar();
  const [shifts, setShifts] = useState(SHIFTS);
  const [filter, setFilter] = useState(ALL_SHIFTS);
  const title = useRef<HTMLHeadingElement>(null);
  const headings = useRef(new Map<string, HTMLHeadingElement>());
  const shown = shownShifts(shifts, filter);

  async function handleFill({ id }: Shift) {
    const save = (colleague: string) => onFill(id, colleague);
    const colleague = await modals.open(FillShift, { save, texts: texts.form }, { id: 'fill' });
    if (colleague === undefined) return;
    setShifts((before) => filled(before, id, colleague));
    showMessage(texts.filled(colleague), { type: 'success' });
    // The button that opened the dialog has been removed: its card gets the focus.
    headings.current.get(id)?.focus();
  }

  return (
    <main className={styles.page}>
      <header className={styles.head}>
        <h1 ref={title} tabIndex={-1}>
          {texts.title}
        </h1>
        <p role="status">{texts.vacant(vacantCount(shown))}</p>
      </header>
      <ShiftFilters
        filter={filter}
        onFilter={setFilter}
        texts={texts}
        locale={locale}
        today={today}
      />
      {shown.length === 0 ? (
        <EmptyState
          icon={<Icon name="calendar" size="large" />}
          title={texts.empty.title}
          actions={
            <Button
              variant="secondary"
              onClick={() => {
                setFilter(ALL_SHIFTS);
                title.current?.focus();
              }}
            >
              {texts.empty.clear}
            </Button>
          }
        >
          <p>{texts.empty.text}</p>
        </EmptyState>
      ) : (
        <ul className={styles.cards}>
          {shown.map((shift) => (
            <li key={shift.id}>
              <ShiftCard
                shift={shift}
                texts={texts}
                locale={locale}
                headingRef={(element) => {
                  if (element) headings.current.set(shift.id, element);
                }}
                onFill={() => handleFill(shift)}
              />
            </li>
          ))}
        </ul>
      )}
    </main>
  );
}
