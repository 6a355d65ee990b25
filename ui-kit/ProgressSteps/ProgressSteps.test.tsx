import { describeConformance } from '../internal/testing/describeConformance';
import { ProgressSteps, type ProgressStepsProps } from './ProgressSteps';

const PROPS: ProgressStepsProps = {
  items: [{ id: 'a', label: 'Ansökt', state: 'current', duration: '2 minuter' }],
  labels: {
    list: 'Så går det till',
    position: (step, count) => `Steg ${step} av ${count}`,
    states: { done: 'klart', current: 'pågår', upcoming: 'kommer', stopped: 'avslutat' },
  },
};

describeConformance(ProgressSteps, { props: PROPS, root: HTMLDivElement });
