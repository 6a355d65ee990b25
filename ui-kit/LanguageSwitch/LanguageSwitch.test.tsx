import { expect, it } from 'vitest';
import { describeConformance } from '../internal/testing/describeConformance';
import { hydrateSilently } from '../internal/testing/hydrateSilently';
import { LanguageSwitch, type LanguageSwitchProps } from './LanguageSwitch';

const PROPS: LanguageSwitchProps = {
  label: 'Språk',
  options: [{ language: 'sv', name: 'Svenska', href: '#sv', current: true }],
};

describeConformance(LanguageSwitch, { props: PROPS, root: HTMLElement });

it('renders on the server and hydrates silently', async () => {
  const { errors, unmount } = await hydrateSilently(<LanguageSwitch {...PROPS} />);
  expect(errors).toEqual([]);
  unmount();
});
