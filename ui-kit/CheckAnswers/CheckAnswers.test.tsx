import { render, screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { describeConformance } from '../internal/testing/describeConformance';
import { CheckAnswers, type CheckAnswersProps } from './CheckAnswers';

const PROPS: CheckAnswersProps = {
  title: 'Kontakt',
  changeLabel: 'Ändra',
  items: [{ question: 'Namn', answer: 'Sara', changeHref: '#name' }],
};

describeConformance(CheckAnswers, { props: PROPS, root: HTMLElement });

it('says in which language a question is, beside its answer and in the link that changes it', () => {
  render(
    <CheckAnswers
      {...PROPS}
      items={[{ question: 'Natt?', questionLang: 'sv', answer: 'Yes', changeHref: '#night' }]}
    />,
  );
  expect(screen.getByRole('term')).toHaveAttribute('lang', 'sv');
  expect(screen.getByRole('link').querySelector('[lang="sv"]')).toHaveTextContent('Natt?');
});
