import { ProgressSteps } from '@vikari/ui-kit/ProgressSteps';
import { type ProgressSource, progressOf } from '#domain/applications/progress';
import { useWords } from '../../i18n/intl';
import { durationText } from './durationText';

/**
 * The five steps to being hired, and how far this application has come. A step is named by what is
 * done, in progress, or to come.
 */
export function ApplicationProgress({ application }: { application: ProgressSource }) {
  const words = useWords();
  const { t } = words;
  return (
    <ProgressSteps
      items={progressOf(application).map(({ id, takes, state }) => ({
        id,
        state,
        label: t(`application.step.${id}.${state === 'stopped' ? 'upcoming' : state}`),
        duration: durationText(words, takes),
      }))}
      labels={{
        list: t('application.progress'),
        position: (step, count) => t('application.progress.position', { step, count }),
        states: {
          done: t('application.progress.done'),
          current: t('application.progress.current'),
          upcoming: t('application.progress.upcoming'),
          stopped: t('application.progress.stopped'),
        },
      }}
    />
  );
}
