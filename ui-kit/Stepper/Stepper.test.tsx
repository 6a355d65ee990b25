import { describeConformance } from '../internal/testing/describeConformance';
import { Stepper, type StepperProps } from './Stepper';

const PROPS: StepperProps = {
  current: 'b',
  items: [
    { id: 'a', label: 'Kontakt', state: 'complete', href: '#a' },
    { id: 'b', label: 'Frågor', state: 'incomplete' },
  ],
  labels: {
    nav: 'Steg',
    position: (step, count) => `Steg ${step} av ${count}`,
    states: { complete: 'klart', incomplete: 'inte klart', error: 'behöver rättas' },
  },
};

describeConformance(Stepper, { props: PROPS, root: HTMLElement });
