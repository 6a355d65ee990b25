import { Button } from '@vikari/ui-kit/Button';
import { Callout } from '@vikari/ui-kit/Callout';
import { EndBar } from '@vikari/ui-kit/EndBar';
import { Stack } from '@vikari/ui-kit/Stack';
import { useEffect, useRef, useState } from 'react';
import type { OwnKept } from '#domain/api/kept';
import { KEPT_ITEMS, type KeptItem, type Tick } from '#domain/kept/items';
import { useWords } from '../../i18n/intl';
import { dayText } from '../../lib/dates';
import { ActionProblem } from '../../lib/forms/ActionProblem';
import styles from './firstDay.module.css';

type OfOccasion = OwnKept['occasions'][number];
type Ticks = Partial<Record<KeptItem, Tick>>;

/** Why nothing was saved. */
export type KeptProblem = 'offline' | 'published' | 'other';

export interface KeptTicksProps {
  kept: OwnKept;
  saving: boolean;
  problem: KeptProblem | null;
  /** Rejects when it was not saved; `problem` then says why. */
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
  const { kept, saving, problem, onTick, onTakeBack, bankidHref } = props;
  const { occasions, verified } = kept;
  const { t, intl, language } = useWords();
  const isTicked = ({ values }: OfOccasion) => Object.keys(values).length > 0;
  const mayTick = occasions.filter(({ state }) => state === 'open');
  const next = mayTick.find((one) => !isTicked(one));
  const [changing, setChanging] = useState<string | null>(null);
  const current = mayTick.find(({ occasion }) => occasion === changing) ?? next;
  const [saved, setSaved] = useState(false);
  const heading = useRef<HTMLHeadingElement>(null);
  const result = useRef<HTMLParagraphElement>(null);
  // The pressed button is gone: work goes on at what came of it
  useEffect(() => {
    if (saved) result.current?.focus();
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
          {t('kept.saved')}
        </p>
      )}
      {verified && current && (
        <Form
          key={current.occasion}
          of={current}
          name={nameOf(current)}
          language={language}
          saving={saving}
          onSave={async (values) => {
            setSaved(false);
            try {
              await onTick(current.occasion, values);
            } catch {
              // `problem` says why, and what was marked is still there
              return;
            }
            setChanging(null);
            setSaved(true);
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
              <span>{`${nameOf(one)}: ${stateText(t, one)}`}</span>
              {one.state === 'open' && verified && (
                <Button
                  variant="quiet"
                  onClick={() => {
                    setSaved(false);
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
        <p>
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
  return state === 'published' ? `${said} ${t('kept.state.published')}` : said;
}

/** One occasion: what was broken or does not apply is marked, the rest was kept. */
function Form({
  of,
  name,
  language,
  saving,
  onSave,
}: {
  of: OfOccasion;
  name: string;
  language: 'sv' | 'en';
  saving: boolean;
  onSave: (values: Ticks) => Promise<void>;
}) {
  const { t } = useWords();
  const [marked, setMarked] = useState<Ticks>(() => markedIn(of));
  const isMarked = Object.keys(marked).length > 0;
  const toggle = (item: KeptItem, tick: Tick) =>
    setMarked(({ [item]: before, ...others }) =>
      before === tick ? others : { ...others, [item]: tick },
    );
  return (
    <Stack spacing={4}>
      <h3>{name}</h3>
      <ul className={styles.ticks}>
        {KEPT_ITEMS.filter(({ id }) => of.items.includes(id)).map(({ id, text }) => (
          <li key={id} className={styles.tick}>
            <span id={`kept-${id}`}>{text[language]}</span>
            {/* biome-ignore lint/a11y/useSemanticElements: two presses, no form of their own */}
            <span className={styles.choices} role="group" aria-labelledby={`kept-${id}`}>
              {(['not_kept', 'not_applicable'] as const).map((tick) => (
                <Button
                  key={tick}
                  variant={marked[id] === tick ? 'primary' : 'secondary'}
                  aria-pressed={marked[id] === tick}
                  onClick={() => toggle(id, tick)}
                >
                  {t(`kept.tick.${tick}`)}
                </Button>
              ))}
            </span>
          </li>
        ))}
      </ul>
      <EndBar element="p" className={styles.save}>
        <Button
          size="large"
          loading={saving}
          onClick={() => {
            const rest = Object.fromEntries(of.items.map((item) => [item, 'kept'] as const));
            void onSave({ ...rest, ...marked });
          }}
        >
          {t(isMarked ? 'kept.save.rest' : 'kept.save.all')}
        </Button>
      </EndBar>
    </Stack>
  );
}

/** What was marked before: all but what was kept. */
function markedIn({ values, items }: OfOccasion): Ticks {
  return Object.fromEntries(
    items.flatMap((item) => {
      const tick = values[item];
      return tick === undefined || tick === 'kept' ? [] : [[item, tick]];
    }),
  );
}
