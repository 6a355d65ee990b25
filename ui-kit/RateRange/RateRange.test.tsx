import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { renderToString } from 'react-dom/server';
import { expect, it } from 'vitest';
import { describeConformance } from '../internal/testing/describeConformance';
import { renderForm } from '../internal/testing/renderForm';
import { RateRange } from './index';

const labels = {
  group: 'Ersättning per timme',
  min: 'Lägsta ersättning',
  max: 'Högsta ersättning',
  unit: 'kr/h',
  value: (value: number) => `${value} kr/h`,
};

describeConformance(RateRange, { props: { labels }, root: HTMLFieldSetElement });

it('renders its number fields on the server and leaves the slider to the browser', () => {
  const html = renderToString(<RateRange labels={labels} defaultValue={{ min: 700, max: 900 }} />);
  expect(html).toContain('value="700"');
  expect(html).not.toContain('type="range"');
  expect(html, 'Emotion writes nothing into the page').not.toContain('<style');
});

it('posts both ends in a plain form and is reset with it, also what is being typed', async () => {
  const { posted } = renderForm(
    <RateRange labels={labels} name="rate" defaultValue={{ min: 700, max: 900 }} />,
  );
  expect(posted('rate')).toEqual(['700', '900']);
  const low = screen.getByRole('textbox', { name: /^Lägsta ersättning/ });
  await userEvent.clear(low);
  await userEvent.type(low, '804{Enter}');
  expect(posted('rate')).toEqual(['800', '900']);
  await userEvent.type(low, '9');
  await userEvent.click(screen.getByRole('button', { name: 'Reset' }));
  expect(posted('rate')).toEqual(['700', '900']);
  expect(screen.getByRole('textbox', { name: /^Lägsta ersättning/ })).toHaveValue('700');
});

it('is posted by its fields before the page’s script runs', () => {
  const html = renderToString(<RateRange labels={labels} name="rate" />);
  expect(html.match(/name="rate"/g)).toHaveLength(2);
  expect(html).not.toContain('type="hidden"');
});
