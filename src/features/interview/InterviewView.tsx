import { Button, type LinkComponent } from '@vikari/ui-kit/Button';
import { Callout } from '@vikari/ui-kit/Callout';
import { ConfirmDialog } from '@vikari/ui-kit/ConfirmDialog';
import { EmptyState } from '@vikari/ui-kit/EmptyState';
import { FactList } from '@vikari/ui-kit/FactList';
import { Link } from '@vikari/ui-kit/Link';
import { Stack } from '@vikari/ui-kit/Stack';
import { type RefObject, useEffect, useRef, useState } from 'react';
import type { InterviewEvent } from '#domain/api/interviews';
import type { BookingState } from '#domain/interviews/bookingState';
import type { InterviewSlot } from '#domain/interviews/slots';
import { useWords } from '../../i18n/intl';
import { instantText } from '../../lib/dates';
import { moveFocus } from '../../lib/focus/moveFocus';
import { ActionProblem } from '../../lib/forms/ActionProblem';
import { FieldForm } from '../../lib/forms/FieldForm';
import { useForm } from '../../lib/forms/useForm';
import { JobTitle } from '../../lib/jobText/JobTitle';
import styles from './interview.module.css';
import { SlotPicker } from './SlotPicker';

/** What the last press has done. */
export type InterviewDone = 'booked' | 'moved' | 'cancelled';

/** Why nothing was saved. */
export type InterviewProblem = 'slot_taken' | 'conflict' | 'rate_limited' | 'other';

export interface InterviewViewProps {
  /** The job's title. */
  job: string;
  /** null until one was booked. */
  event: InterviewEvent | null;
  /** Whether a time can be booked now, and why not. */
  booking: BookingState;
  /** Its time has passed. */
  held: boolean;
  minutes: number | null;
  slots: readonly InterviewSlot[];
  /** Downloads the calendar file. Rejects when it could not be downloaded. */
  onSaveFile: () => Promise<void>;
  applicationsHref: string;
  linkComponent: LinkComponent;
  saving: boolean;
  problem: InterviewProblem | null;
  /** null until something was saved on this page. */
  done: InterviewDone | null;
  onBook: (startsAt: string) => void;
  onCancel: () => void;
}

/** The interview of an application: the booked time, and the free times. */
export function InterviewView(props: InterviewViewProps) {
  const { job, event, minutes, slots, applicationsHref, linkComponent, saving, done } = props;
  const { booking, held } = props;
  const { t, intl } = useWords();
  /** What was pressed last: its problem is said beside it. */
  const [pressed, setPressed] = useState<'book' | 'cancel'>('book');
  const result = useRef<HTMLDivElement>(null);
  // The pressed button is gone: work goes on at what came of it. The new time is shown before the call
  // has ended, so whoever has gone on meanwhile, as into the dialog, stays there
  useEffect(() => {
    if (done !== null) moveFocus(result.current);
  }, [done]);
  const problem = (
    <ActionProblem>
      {props.problem && <Callout tone="danger">{t(`interview.problem.${props.problem}`)}</Callout>}
    </ActionProblem>
  );
  const booked = event?.status === 'booked' ? event : null;
  return (
    <Stack spacing={8}>
      <header className={styles.head}>
        <p className={styles.text}>
          <JobTitle job={{ title: job }} />
        </p>
        <h1>{t('interview.title')}</h1>
      </header>
      <div role="status" className="vk-visually-hidden">
        {done && event && t(`interview.done.${done}`, { time: instantText(intl, event.startsAt) })}
      </div>
      {booking !== 'open' && (
        <Callout tone="neutral" title={t(`interview.${booking}.title`)} headingLevel={2}>
          <p>
            <span>{t(`interview.${booking}.text`)}</span>
            {event && !held && booking === 'ended' && (
              <span>{` ${t('interview.ended.time', { time: instantText(intl, event.startsAt) })}`}</span>
            )}
          </p>
        </Callout>
      )}
      {event && (booking !== 'ended' || held) && (
        <Booking
          {...props}
          event={event}
          result={result}
          onCancel={() => {
            setPressed('cancel');
            props.onCancel();
          }}
        />
      )}
      {pressed === 'cancel' && problem}
      {booking !== 'open' ? null : minutes === null || slots.every(({ free }) => !free) ? (
        !booked && (
          <EmptyState title={t('interview.none.title')}>{t('interview.none.text')}</EmptyState>
        )
      ) : (
        <SlotForm
          key={event?.startsAt}
          moving={booked !== null}
          minutes={minutes}
          slots={slots.filter(({ startsAt }) => startsAt !== booked?.startsAt)}
          saving={saving}
          onBook={(startsAt) => {
            setPressed('book');
            props.onBook(startsAt);
          }}
        />
      )}
      {pressed === 'book' && problem}
      <p>
        <Button variant="quiet" href={applicationsHref} linkComponent={linkComponent}>
          {t('interview.back')}
        </Button>
      </p>
    </Stack>
  );
}

interface BookingProps extends InterviewViewProps {
  event: InterviewEvent;
  /** Takes the focus once something was saved. */
  result: RefObject<HTMLDivElement | null>;
}

function Booking(props: BookingProps) {
  const { event, held, saving, onSaveFile, onCancel, result } = props;
  const { t, intl } = useWords();
  const [asking, setAsking] = useState(false);
  const [file, setFile] = useState<'idle' | 'fetching' | 'failed'>('idle');
  const time = instantText(intl, event.startsAt);
  if (event.status === 'cancelled') {
    return (
      <Callout
        ref={result}
        tabIndex={-1}
        tone="neutral"
        title={t('interview.cancelled')}
        headingLevel={2}
      >
        {t('interview.cancelled.text', { time })}
      </Callout>
    );
  }
  return (
    <section ref={result} tabIndex={-1} className={styles.part} aria-labelledby="interview-booked">
      <h2 id="interview-booked">{t(held ? 'interview.held' : 'interview.booked')}</h2>
      <FactList
        facts={[
          { term: t('interview.time'), description: t('interview.time.zone', { time }) },
          ...(event.meetingUrl === null
            ? []
            : [
                {
                  term: t('interview.link'),
                  description: (
                    <Link
                      href={event.meetingUrl}
                      externalLabel={t('interview.link.new_tab')}
                      rel="noopener noreferrer"
                      target="_blank"
                    >
                      {t('interview.link.open')}
                    </Link>
                  ),
                },
              ]),
          ...(event.place !== null || event.meetingUrl === null
            ? [
                {
                  term: t('interview.place'),
                  description: event.place ?? t('interview.place.ask'),
                },
              ]
            : []),
        ]}
      />
      {!held && (
        <Stack direction="row" spacing={3}>
          <Button
            variant="secondary"
            loading={file === 'fetching'}
            onClick={() => {
              setFile('fetching');
              onSaveFile().then(
                () => setFile('idle'),
                () => setFile('failed'),
              );
            }}
          >
            {t('interview.save')}
          </Button>
          <Button variant="quiet" onClick={() => setAsking(true)}>
            {t('interview.cancel')}
          </Button>
        </Stack>
      )}
      <ActionProblem>
        {file === 'failed' && <Callout tone="danger">{t('interview.save.failed')}</Callout>}
      </ActionProblem>
      <ConfirmDialog
        open={asking}
        destructive
        title={t('interview.cancel.title')}
        confirmLabel={t('interview.cancel.confirm')}
        cancelLabel={t('interview.cancel.keep')}
        loading={saving}
        onConfirm={() => {
          onCancel();
          setAsking(false);
        }}
        onClose={() => setAsking(false)}
      >
        <p>{t('interview.cancel.text', { time })}</p>
      </ConfirmDialog>
    </section>
  );
}

interface SlotFormProps {
  moving: boolean;
  minutes: number;
  slots: readonly InterviewSlot[];
  saving: boolean;
  onBook: (startsAt: string) => void;
}

const NO_TIME = { startsAt: '' };

function SlotForm({ moving, minutes, slots, saving, onBook }: SlotFormProps) {
  const { t } = useWords();
  const isFree = (time: string) => slots.some(({ startsAt, free }) => free && startsAt === time);
  const form = useForm({
    initialValues: NO_TIME,
    check: ({ startsAt }) => (isFree(startsAt) ? {} : { startsAt: 'interview.required' }),
    onSubmit: ({ startsAt }) => onBook(startsAt),
  });
  const { id, value, error, onValueChange } = form.field('startsAt');

  return (
    <FieldForm form={form} summary={false} className={styles.part}>
      <h2>{t(moving ? 'interview.move' : 'interview.choose')}</h2>
      <p className={styles.text}>{t('interview.choose.text', { minutes })}</p>
      <SlotPicker
        slots={slots}
        id={id}
        // A time that another candidate has booked is no longer selected
        value={isFree(value) ? value : ''}
        onValueChange={onValueChange}
        error={error}
      />
      <Stack direction="row" spacing={3}>
        <Button type="submit" loading={saving}>
          {t(moving ? 'interview.submit.move' : 'interview.submit')}
        </Button>
      </Stack>
    </FieldForm>
  );
}
