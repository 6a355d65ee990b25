import { describeConformance } from '../internal/testing/describeConformance';
import { LanguageSwitch, type LanguageSwitchProps } from './LanguageSwitch';

const PROPS: LanguageSwitchProps = {
  label: 'Språk',
  options: [{ language: 'sv', name: 'Svenska', href: '#sv', current: true }],
};

describeConformance(LanguageSwitch, { props: PROPS, root: HTMLElement });
