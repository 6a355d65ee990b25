import { Button } from '@vikari/ui-kit/Button';
import { Icon } from '@vikari/ui-kit/Icon';
import { IconButton } from '@vikari/ui-kit/IconButton';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import type { JobMark } from '#domain/saved/saved';
import { markOf } from '#domain/saved/savedChanges';
import { keepSeen } from '../../data/saved/seenJobs';
import { useSaved } from '../../data/saved/useSaved';
import { useWords } from '../../i18n/intl';
import type { JobActionsProps } from '../../lib/jobCard/JobActions';
import { HiddenJob } from './HiddenJob';

interface ButtonsProps extends Omit<JobActionsProps, 'place'> {
  mark: JobMark | null;
  /** `silent` when the card itself says what was done. */
  onMark: (mark: JobMark | null, silent?: boolean) => void;
}

/** Saves and hides a job. */
export function JobSaveButtons({ place, ...props }: JobActionsProps) {
  const { saved, mark } = useSaved();
  const own = {
    ...props,
    mark: saved ? markOf(saved, props.job.id) : null,
    onMark: (next: JobMark | null, silent?: boolean) => mark(props.job, next, silent),
  };
  return place === 'card' ? <CardButtons {...own} /> : <PageButtons {...own} />;
}

function CardButtons({ job, mark, onMark, onCover }: ButtonsProps) {
  const { t } = useWords();
  const hide = useRef<HTMLButtonElement>(null);
  // One that was hidden earlier does not take the focus
  const [pressed, setPressed] = useState(false);
  const hidden = mark === 'hidden';
  const cover = useEffectEvent(() => {
    onCover?.(
      <HiddenJob
        title={job.title}
        takesFocus={pressed}
        onUndo={() => onMark(null, true)}
        onUndone={() => hide.current?.focus()}
      />,
    );
  });
  const uncover = useEffectEvent(() => onCover?.(null));

  useEffect(() => {
    if (hidden) cover();
    else uncover();
  }, [hidden]);

  const { title } = job;
  return (
    <>
      <IconButton
        label={t('saved.save', { title })}
        icon={<Icon name={mark === 'saved' ? 'heart-filled' : 'heart'} />}
        pressed={mark === 'saved'}
        onClick={() => onMark(mark === 'saved' ? null : 'saved')}
      />
      <IconButton
        ref={hide}
        label={t('saved.hide', { title })}
        icon={<Icon name="eye-off" />}
        pressed={hidden}
        onClick={() => {
          setPressed(true);
          onMark('hidden', true);
        }}
      />
    </>
  );
}

function PageButtons({ job, mark, onMark }: ButtonsProps) {
  const { t } = useWords();
  useEffect(() => keepSeen(job.id, new Date()), [job.id]);
  const ofJob = (
    <span className="vk-visually-hidden">{t('saved.of_job', { title: job.title })}</span>
  );
  return (
    <>
      <Button
        variant="quiet"
        startIcon={<Icon name={mark === 'saved' ? 'heart-filled' : 'heart'} />}
        onClick={() => onMark(mark === 'saved' ? null : 'saved')}
      >
        {t(mark === 'saved' ? 'saved.saved_short' : 'saved.save_short')}
        {ofJob}
      </Button>
      <Button
        variant="quiet"
        startIcon={<Icon name={mark === 'hidden' ? 'eye' : 'eye-off'} />}
        onClick={() => onMark(mark === 'hidden' ? null : 'hidden')}
      >
        {t(mark === 'hidden' ? 'saved.hidden.show' : 'saved.hide_short')}
        {ofJob}
      </Button>
    </>
  );
}
