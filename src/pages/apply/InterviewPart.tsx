import { freeTimes } from '#domain/interviews/slots';
import { chooseInterview, passStep } from '../../data/applying';
import { useSiteData } from '../../data/SiteDataProvider';
import { InterviewStep } from '../../features/application/apply/InterviewStep';
import { SlotPicker } from '../../features/interview/SlotPicker';
import { RouterLink } from '../../lib/site/RouterLink';
import type { ApplyStepProps } from './applyProps';

/** The time of the interview, where the employer offers some before the application is sent. */
export function InterviewPart({ job, draft, times, flow, hrefOf }: ApplyStepProps) {
  const data = useSiteData();
  const status = flow.states.find(({ id }) => id === 'interview');
  return (
    <InterviewStep
      busy={flow.busy}
      backHref={hrefOf('tasks')}
      linkComponent={RouterLink}
      status={status ?? { state: 'todo', reason: null }}
      free={freeTimes(times?.slots ?? [])}
      minutes={times?.minutes ?? null}
      chosen={draft.interviewAt}
      picker={(value, onValueChange) => (
        <SlotPicker slots={times?.slots ?? []} value={value} onValueChange={onValueChange} />
      )}
      onChoose={(startsAt) =>
        void flow.save(() => chooseInterview(data, { jobId: job.id, startsAt }))
      }
      onPass={() => void flow.save(() => passStep(data, { jobId: job.id, step: 'interview' }))}
      onNext={() => void flow.save(async () => undefined)}
    />
  );
}
