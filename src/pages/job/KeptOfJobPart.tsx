import { useKeptOfJob } from '../../data/kept';
import { KeptOfJobLine } from '../../features/kept/KeptOfJobLine';

/** How the job's employer keeps what it says, once it is read. */
export function KeptOfJobPart({ jobId }: { jobId: string }) {
  const { data } = useKeptOfJob(jobId);
  return data ? <KeptOfJobLine kept={data.kept} /> : null;
}
