import { expect, it } from 'vitest';
import { describeConformance } from '../internal/testing/describeConformance';
import { hydrateSilently } from '../internal/testing/hydrateSilently';
import { CheckAnswers, type CheckAnswersProps } from './CheckAnswers';

const PROPS: CheckAnswersProps = {
  title: 'Kontakt',
  changeLabel: 'Ändra',
  answers: [{ question: 'Namn', answer: 'Sara', changeHref: '#name' }],
};

describeConformance(CheckAnswers, { props: PROPS, root: HTMLElement });

it('renders on the server and hydrates silently', async () => {
  const { errors, unmount } = await hydrateSilently(<CheckAnswers {...PROPS} />);
  expect(errors).toEqual([]);
  unmount();
});
