import { Button } from '@vikari/ui-kit/Button';
import { Callout } from '@vikari/ui-kit/Callout';
import { useEffect, useRef, useState } from 'react';
import type { OwnKept } from '#domain/api/kept';
import type { KeptItem, Tick } from '#domain/kept/items';
import { useWords } from '../../i18n/intl';
import { dayText } from '../../lib/dates';
import { moveFocus, pressedAt } from '../../lib/focus/moveFocus';
import { ActionProblem } from '../../lib/forms/ActionProblem';
import styles from './firstDay.module.css';
import { TickForm } from './TickForm';

type OfOccasion = OwnKept['occasions'][number];
type Ticks = Partial<Record<KeptItem, Tick>>;

/** Why nothing was saved. */
export type KeptProblem = 'offline' | 'published' | 'taken_back' | 'late' | 'other';

export interface KeptTicksProps {
  kept: OwnKept;
  /** Occasions whose ticks wait on this device for the line. */
  unsent: readonly OfOccasion['occasion'][];
  saving: boolean;
  problem: KeptProblem | null;
  /** Resolves when it is saved, or waits for the line; rejects otherwise, and `problem` says why. */
  onTick: (occasion: OfOccasion['occasion'], values: Ticks) => Promise<void>;
  onTakeBack: () => void;
  /** Where a BankID is connected. */
  bankidHref: string;
}

/**
 * What was kept of what was said: two presses, one where all of it was. What is not marked as broken is
 * kept, which the button says.
 */
export function KeptTicks(props: KeptTicksProps) {
  const { kept, unsent, saving, problem, onTick, onTakeBack, bankidHref } = props;
  const { occasions, verified } = kept;
  const { t, intl } = useWords();
  const isTicked = ({ values }: OfOccasion) => Object.keys(values).length > 0;
  const mayTick = occasions.filter(({ state }) => state === 'open');
  const next = mayTick.find((one) => !isTicked(one));
  const [changing, setChanging] = useState<string | null>(null);
  const current = mayTick.find(({ occasion }) => occasion === changing) ?? next;
  const [saved, setSaved] = useState<OfOccasion['occasion'] | null>(null);
  const heading = useRef<HTMLHeadingElement>(null);
  const result = useRef<HTMLParagraphElement>(null);
  /** Where the call that is on its way was pressed. */
  const from = useRef<readonly Element[]>([]);
  // The form whose button was pressed is gone: work goes on at what came of it
  useEffect(() => {
    if (saved) moveFocus(result.current, from.current);
  }, [saved]);
  if (occasions.every(({ state }) => state === 'ahead')) return null;
  const nameOf = ({ occasion, day }: OfOccasion) =>
    t(`kept.occasion.${occasion}`, { day: dayText(intl, day) });
  return (
    <section className={styles.part} aria-labelledby="kept-ticks">
      <h2 id="kept-ticks" ref={heading} tabIndex={-1}>
        {t('kept.ask.title')}
      </h2>
      <p className={styles.text}>{t('kept.ask.text')}</p>
      {!verified && (
        <Callout tone="warning">
          <p>{t('kept.ask.bankid')}</p>
          <p>
            <Button variant="secondary" href={bankidHref}>
              {t('kept.ask.bankid.connect')}
            </Button>
          </p>
        </Callout>
      )}
      {saved && (
        <p role="status" ref={result} tabIndex={-1}>
          {t(unsent.includes(saved) ? 'kept.later' : 'kept.saved')}
        </p>
      )}
      {verified && current && (
        <TickForm
          key={current.occasion}
          of={current}
          name={nameOf(current)}
          terms={kept.terms}
          language={kept.job.language}
          saving={saving}
          onSave={async (values) => {
            setSaved(null);
            from.current = pressedAt();
            try {
              await onTick(current.occasion, values);
            } catch {
              // `problem` says why, and what was marked is still there
              return;
            }
            setChanging(null);
            setSaved(current.occasion);
          }}
        />
      )}
      <ActionProblem>
        {problem && <Callout tone="danger">{t(`kept.problem.${problem}`)}</Callout>}
      </ActionProblem>
      <ul className={styles.occasions}>
        {occasions
          .filter((one) => one !== current)
          .map((one) => (
            <li key={one.occasion} className={styles.occasion}>
              <span>{`${nameOf(one)}: ${stateText(t, one, unsent.includes(one.occasion))}`}</span>
              {one.state === 'open' && verified && (
                <Button
                  variant="quiet"
                  onClick={() => {
                    setSaved(null);
                    setChanging(one.occasion);
                    heading.current?.focus();
                  }}
                >
                  <span>{t(isTicked(one) ? 'kept.change' : 'kept.tick')}</span>
                  <span className="vk-visually-hidden">{`: ${nameOf(one)}`}</span>
                </Button>
              )}
            </li>
          ))}
      </ul>
      {occasions.some(isTicked) && (
        <p className={styles.takeBack}>
          <Button variant="quiet" disabled={saving} onClick={onTakeBack}>
            {t('kept.take_back')}
          </Button>
        </p>
      )}
    </section>
  );
}

function stateText(
  t: ReturnType<typeof useWords>['t'],
  { occasion, state, values }: OfOccasion,
  waits: boolean,
): string {
  const ticks = Object.values(values);
  if (ticks.length === 0) {
    return t(
      state === 'ahead' && occasion === 'end' ? 'kept.state.ahead_end' : `kept.state.${state}`,
    );
  }
  const counted = ticks.filter((tick) => tick !== 'not_applicable').length;
  const held = ticks.filter((tick) => tick === 'kept').length;
  const said = t('kept.state.ticked', { kept: held, all: counted });
  if (waits) return `${said} ${t('kept.state.unsent')}`;
  return state === 'published' ? `${said} ${t('kept.state.published')}` : said;
}
