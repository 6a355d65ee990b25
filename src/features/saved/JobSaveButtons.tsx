import { Button } from '@vikari/ui-kit/Button';
import { Icon } from '@vikari/ui-kit/Icon';
import { IconButton } from '@vikari/ui-kit/IconButton';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { useJobMark } from '../../data/saved/jobMark';
import { keepSeen } from '../../data/saved/seenJobs';
import { useWords } from '../../i18n/intl';
import type { JobActionsProps } from '../../lib/jobCard/JobActions';
import { TitleInText } from '../../lib/jobText/TitleInText';
import { HiddenJob } from './HiddenJob';

type ButtonsProps = Omit<JobActionsProps, 'place'>;

/** Saves and hides a job. */
export function JobSaveButtons({ place, ...props }: JobActionsProps) {
  return place === 'card' ? <CardButtons {...props} /> : <PageButtons {...props} />;
}

function CardButtons({ job, onCover }: ButtonsProps) {
  const [mark, setMark] = useJobMark(job);
  const { t } = useWords();
  const hide = useRef<HTMLButtonElement>(null);
  // One that was hidden earlier does not take the focus
  const [pressed, setPressed] = useState(false);
  const hidden = mark === 'hidden';
  const cover = useEffectEvent(() => {
    onCover?.(
      <HiddenJob
        job={job}
        takesFocus={pressed}
        onUndo={() => setMark(null, true)}
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
        onClick={() => setMark(mark === 'saved' ? null : 'saved')}
      />
      <IconButton
        ref={hide}
        label={t('saved.hide', { title })}
        icon={<Icon name="eye-off" />}
        pressed={hidden}
        onClick={() => {
          setPressed(true);
          setMark('hidden', true);
        }}
      />
    </>
  );
}

function PageButtons({ job }: ButtonsProps) {
  const [mark, setMark] = useJobMark(job);
  const { t } = useWords();
  useEffect(() => keepSeen(job.id, new Date()), [job.id]);
  const ofJob = (
    <span className="vk-visually-hidden">
      <TitleInText job={job} text={(title) => t('saved.of_job', { title })} />
    </span>
  );
  return (
    <>
      <Button
        variant="quiet"
        startIcon={<Icon name={mark === 'saved' ? 'heart-filled' : 'heart'} />}
        onClick={() => setMark(mark === 'saved' ? null : 'saved')}
      >
        <span>{t(mark === 'saved' ? 'saved.saved_short' : 'saved.save_short')}</span>
        {ofJob}
      </Button>
      <Button
        variant="quiet"
        startIcon={<Icon name={mark === 'hidden' ? 'eye' : 'eye-off'} />}
        onClick={() => setMark(mark === 'hidden' ? null : 'hidden')}
      >
        <span>{t(mark === 'hidden' ? 'saved.hidden.show' : 'saved.hide_short')}</span>
        {ofJob}
      </Button>
    </>
  );
}
