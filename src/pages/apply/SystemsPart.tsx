import { saveSystems } from '../../data/applying';
import { useConstants } from '../../data/constants';
import { useSiteData } from '../../data/SiteDataProvider';
import { SystemsStep } from '../../features/application/apply/SystemsStep';
import { RouterLink } from '../../lib/site/RouterLink';
import type { ApplyStepProps } from './applyProps';

/** The record systems that the candidate knows. */
export function SystemsPart({ job, profile, flow, hrefOf }: ApplyStepProps) {
  const data = useSiteData();
  const { data: constants } = useConstants(true);
  const all = constants?.systemKnowledgeOptions;
  return (
    <SystemsStep
      busy={flow.busy}
      backHref={hrefOf('tasks')}
      linkComponent={RouterLink}
      options={all && [{ label: '', options: all.map(({ id, text }) => ({ id, label: text })) }]}
      known={profile.systems}
      asked={(all ?? []).filter(({ id }) => job.systems.includes(id)).map(({ text }) => text)}
      onSave={(systems) =>
        void flow.save(() => saveSystems(data, { jobId: job.id, systems, base: profile.systems }))
      }
    />
  );
}
