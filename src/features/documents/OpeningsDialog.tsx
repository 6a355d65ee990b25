import { Button } from '@vikari/ui-kit/Button';
import { Dialog } from '@vikari/ui-kit/Dialog';
import { Spinner } from '@vikari/ui-kit/Spinner';
import { Timeline, type TimelineEvent } from '@vikari/ui-kit/Timeline';
import { useEffect, useState } from 'react';
import type { DocumentOpening, UserDocument } from '#domain/api/documents';
import { useWords, type Words } from '../../i18n/intl';
import { instantText } from '../../lib/dates';
import { ActionProblem } from '../../lib/forms/ActionProblem';
import { TitleInText } from '../../lib/jobText/TitleInText';
import type { DocumentActions, DocumentDialogProps } from './documentActions';

export interface OpeningsDialogProps
  extends DocumentDialogProps<Pick<UserDocument, 'id' | 'name'>> {
  onRead: DocumentActions['onReadOpenings'];
}

type State = 'loading' | 'failed' | readonly DocumentOpening[];

/** Who opened a document, and when. */
export function OpeningsDialog({ document, onRead, onClose, ...dialog }: OpeningsDialogProps) {
  const words = useWords();
  const { t } = words;
  const [state, setState] = useState<State>('loading');
  const [tries, setTries] = useState(0);

  // biome-ignore lint/correctness/useExhaustiveDependencies: read when it opens, and at each retry.
  useEffect(() => {
    let gone = false;
    const show = (next: State) => {
      if (!gone) setState(next);
    };
    onRead(document.id).then(show, () => show('failed'));
    return () => {
      gone = true;
    };
  }, [document.id, tries]);

  return (
    <Dialog
      {...dialog}
      onClose={onClose}
      size="small"
      title={t('documents.openings.title', { name: document.name })}
      closeLabel={t('documents.close')}
    >
      {state === 'loading' && <Spinner label={t('documents.loading')} />}
      <ActionProblem>{state === 'failed' && <p>{t('documents.openings.failed')}</p>}</ActionProblem>
      {state === 'failed' && (
        <Button
          variant="secondary"
          onClick={() => {
            setState('loading');
            setTries((count) => count + 1);
          }}
        >
          {t('documents.retry')}
        </Button>
      )}
      {typeof state === 'object' &&
        (state.length === 0 ? (
          <p>{t('documents.openings.none')}</p>
        ) : (
          <Timeline
            label={t('documents.openings.list')}
            items={state.map((opening, index) => eventOf(opening, index, words))}
          />
        ))}
    </Dialog>
  );
}

function eventOf(opening: DocumentOpening, index: number, { t, intl }: Words): TimelineEvent {
  const { at, by, employerName, jobTitle, attachmentId } = opening;
  const where = attachmentId === null ? 'documents.openings.job' : 'documents.openings.chat';
  const employer = employerName ?? t('documents.openings.gone');
  return {
    id: String(index),
    title: by === 'owner' ? t('documents.openings.you') : employer,
    dateTime: at,
    timeText: instantText(intl, at),
    ...(jobTitle !== null && {
      body: <TitleInText job={{ title: jobTitle }} text={(job) => t(where, { job })} />,
    }),
    tone: by === 'owner' ? 'neutral' : 'info',
  };
}
