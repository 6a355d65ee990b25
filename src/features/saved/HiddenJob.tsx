import { Button } from '@vikari/ui-kit/Button';
import { useEffect, useEffectEvent, useRef } from 'react';
import { useWords } from '../../i18n/intl';
import { TitleInText } from '../../lib/jobText/TitleInText';

export interface HiddenJobProps {
  job: Parameters<typeof TitleInText>[0]['job'];
  /** It was hidden by a press, whose button is not there any more. */
  takesFocus: boolean;
  onUndo: () => void;
  /** The card is shown again after a press here. */
  onUndone: () => void;
}

/** In the place of a hidden job's card. */
export function HiddenJob({ job, takesFocus, onUndo, onUndone }: HiddenJobProps) {
  const { t } = useWords();
  const button = useRef<HTMLButtonElement>(null);
  const undone = useRef(false);
  const enter = useEffectEvent(() => {
    if (takesFocus) button.current?.focus({ preventScroll: true });
  });
  const leave = useEffectEvent(() => {
    if (undone.current) onUndone();
  });
  useEffect(() => {
    enter();
    return () => leave();
  }, []);
  return (
    <>
      <p>{t('saved.hidden')}</p>
      <Button
        ref={button}
        variant="secondary"
        size="small"
        onClick={() => {
          undone.current = true;
          onUndo();
        }}
      >
        <span>{t('saved.undo')}</span>
        <span className="vk-visually-hidden">
          <TitleInText job={job} text={(title) => t('saved.of_job', { title })} />
        </span>
      </Button>
    </>
  );
}
