import type { Meta, StoryObj } from '@storybook/react-vite';
import { shownFigures } from '../../domain/salaries/salaryFigures';
import { SALARY_PAGES } from '../../domain/salaries/salaryPages';
import { SALARY_SOURCES } from '../../domain/salaries/salarySources';
import { isUnsure } from '../../domain/salaries/sureness';
import { CONSTANTS } from '../../domain/vocabulary/constants';
import { SalaryGuideView } from '../../src/features/salary-guide/SalaryGuideView';
import type { SalaryIndexRow } from '../../src/features/salary-guide/salaryData';
import { whoseFigures } from '../../src/features/salary-guide/salaryFacts';
import { linkTo } from '../../src/features/salary-guide/salaryLinks';
import { siteLoader, siteScreen } from '../lib/siteScreen';

const rows = SALARY_PAGES.map((page): SalaryIndexRow => {
  const figures = page.kind === 'hired' ? [] : shownFigures(page.ssyk).figures;
  return {
    ...linkTo(page, CONSTANTS, 'sv'),
    kind: page.kind,
    whose: whoseFigures(page),
    figures,
    unsure: figures.some(({ source }) => isUnsure(SALARY_SOURCES[source])),
  };
});

const meta = {
  title: 'Screens/Salary guide/Index',
  component: SalaryGuideView,
  parameters: { layout: 'fullscreen' },
  loaders: [siteLoader],
  decorators: [siteScreen],
  args: {
    rows,
    crumbs: [
      { name: 'Start', path: '/' },
      { name: 'Löner i vården', path: '/loner' },
    ],
  },
} satisfies Meta<typeof SalaryGuideView>;
export default meta;
type Story = StoryObj<typeof meta>;

/** Every page of the guide. */
export const Ready: Story = {};
