import { usePageExtra } from '../../data/pageLoader';
import { HiredParts } from '../../features/salary-guide/parts/HiredParts';
import { SalaryScreen } from '../../features/salary-guide/SalaryScreen';
import type { SalaryData } from '../../features/salary-guide/salaryData';

export { loader } from './SalaryPage';

/** What hired nurses and doctors are paid. */
export function Component() {
  const { hired, sources } = usePageExtra<SalaryData>();
  return <SalaryScreen hiredParts={hired && <HiredParts hired={hired} sources={sources} />} />;
}
