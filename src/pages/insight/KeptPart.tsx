import { useKeptOfWorkplace } from '../../data/kept';
import { KeptOfWorkplace } from '../../features/kept/KeptOfWorkplace';

/** How employers keep what they say at the workplace, once it is read. */
export function KeptPart({ workplaceId }: { workplaceId: string }) {
  const { data } = useKeptOfWorkplace(workplaceId);
  return data ? <KeptOfWorkplace kept={data.kept} /> : null;
}
