import { LinkTabs as Views } from '@vikari/ui-kit/LinkTabs';
import { Stepper } from '@vikari/ui-kit/Stepper';
import { Tabs } from '@vikari/ui-kit/Tabs';
import { Timeline } from 'another-kit';

// A component of another kit and a prop of another component keep their names.
export function Page({ steps, labels }: PageProps) {
  return (
    <>
      <Views label="Views" items={[{ label: 'All', href: '/all' }]} />
      <Stepper current="a" items={steps} labels={labels} />
      <Tabs label="Days" items={DAYS} />
      <Timeline events={[]} />
      <Chart steps={3} />
    </>
  );
}
