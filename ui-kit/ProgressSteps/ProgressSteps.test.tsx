import { expect, it } from 'vitest';
import { describeConformance } from '../internal/testing/describeConformance';
import { hydrateSilently } from '../internal/testing/hydrateSilently';
import { ProgressSteps, type ProgressStepsProps } from './ProgressSteps';

const PROPS: ProgressStepsProps = {
  steps: [{ id: 'a', label: 'Ansökt', state: 'current', duration: '2 minuter' }],
  labels: {
    list: 'Så går det till',
    position: (step, count) => `Steg ${step} av ${count}`,
    states: { done: 'klart', current: 'pågår', upcoming: 'kommer', stopped: 'avslutat' },
  },
};

describeConformance(ProgressSteps, { props: PROPS, root: HTMLDivElement });

it('renders on the server and hydrates silently', async () => {
  const { errors, unmount } = await hydrateSilently(<ProgressSteps {...PROPS} />);
  expect(errors).toEqual([]);
  unmount();
});
