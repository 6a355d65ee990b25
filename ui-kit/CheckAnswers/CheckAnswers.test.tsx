import { describeConformance } from '../internal/testing/describeConformance';
import { CheckAnswers, type CheckAnswersProps } from './CheckAnswers';

const PROPS: CheckAnswersProps = {
  title: 'Kontakt',
  changeLabel: 'Ändra',
  items: [{ question: 'Namn', answer: 'Sara', changeHref: '#name' }],
};

describeConformance(CheckAnswers, { props: PROPS, root: HTMLElement });
