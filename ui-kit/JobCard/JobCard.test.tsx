import { render, screen, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { describeConformance } from '../internal/testing/describeConformance';
import { JobCard, type JobCardProps } from './JobCard';
import { JobCardSkeleton } from './JobCardSkeleton';

const PROPS: JobCardProps = {
  href: '/jobb/iva-natt',
  title: 'IVA-sjuksköterska, natt',
  workRole: 'Intensivvårdssjuksköterska',
  workplace: 'Karolinska',
  place: 'Solna',
  period: '2 mars – 31 maj',
  hours: '34 h/vecka',
  rate: { amount: '650–720', unit: 'kr/h', note: 'Konsult' },
  badges: [{ text: 'Jour', tone: 'info' }],
};

describeConformance(JobCard, { props: PROPS, root: HTMLElement });

describe('the skeleton', () => {
  describeConformance(JobCardSkeleton, { props: {}, root: HTMLDivElement });
});

it('has one link, named by the title alone', () => {
  render(<JobCard {...PROPS} />);
  const link = screen.getByRole('link');
  expect(link).toHaveAccessibleName(PROPS.title);
  expect(link).toHaveAttribute('href', PROPS.href);
});

it('has lang on a title in another language than the page', () => {
  const { rerender } = render(<JobCard {...PROPS} titleLang="sv" />);
  expect(screen.getByRole('link')).toHaveAttribute('lang', 'sv');
  rerender(<JobCard {...PROPS} />);
  expect(screen.getByRole('link')).not.toHaveAttribute('lang');
});

it('keeps its size under a cover, and nothing of it can be reached', () => {
  const { container } = render(<JobCard {...PROPS} cover={<button type="button">Ångra</button>} />);
  expect(container.querySelector('[inert]')).toContainElement(screen.getByText(PROPS.title));
  expect(screen.getByRole('button').closest('[inert]')).toBeNull();
});

it('contains every fact', () => {
  render(<JobCard {...PROPS} />);
  const card = screen.getByRole('article', { name: PROPS.title });
  expect(
    within(card)
      .getAllByRole('listitem')
      .map((item) => item.textContent),
  ).toEqual(['Solna', '2 mars – 31 maj', '34 h/vecka']);
  expect(card).toHaveTextContent('650–720 kr/h Konsult');
  expect(card).toHaveTextContent('Jour');
});

it('leaves out what the ad does not state, and says that the pay is missing', () => {
  const { place: _place, period: _period, hours: _hours, ...bare } = PROPS;
  render(<JobCard {...bare} rate="Lönen anges inte" badges={[]} />);
  expect(screen.queryByRole('list')).toBeNull();
  expect(screen.getByRole('article')).toHaveTextContent('Lönen anges inte');
});

it('reads what is left after tax as a sentence, and keeps its line where nothing is known', () => {
  const rate = { amount: '650', unit: 'kr/h' };
  const inHand = { text: 'ca 34 200 kr i handen', spoken: 'Ungefär 34 200 kronor i handen.' };
  const { rerender } = render(<JobCard {...PROPS} rate={{ ...rate, inHand }} />);
  const line = screen.getByText(inHand.text);
  expect(line).toHaveAttribute('aria-hidden', 'true');
  expect(screen.getByText(inHand.spoken)).toHaveClass('vk-visually-hidden');
  const className = line.parentElement?.className ?? '';
  rerender(<JobCard {...PROPS} rate={{ ...rate, inHand: null }} />);
  expect(document.getElementsByClassName(className)).toHaveLength(1);
  rerender(<JobCard {...PROPS} rate={rate} />);
  expect(document.getElementsByClassName(className)).toHaveLength(0);
});
