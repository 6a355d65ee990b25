import { renderToString } from 'react-dom/server';
import { expect, it } from 'vitest';
import { describeConformance } from '../internal/testing/describeConformance';
import { RateRange } from './index';

const labels = {
  group: 'Timlön',
  min: 'Lägsta timlön',
  max: 'Högsta timlön',
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
