/** A component as it is listened to: a story of it, and the keys that a listener presses. */
interface HeardComponent {
  name: string;
  /** The story's id in Storybook. */
  story: string;
  /** As Playwright names keys. The arrows go from line to line, as a screen reader's user reads. */
  keys: readonly string[];
}

/** From the top of the page, line by line. */
const READ = (lines: number): string[] => [
  'Control+Home',
  ...Array.from({ length: lines - 1 }, () => 'ArrowDown'),
];
const TAB = (stops: number): string[] => Array.from({ length: stops }, () => 'Tab');

/** The twenty components that the site imports most, of those that say anything. */
export const HEARD_COMPONENTS: readonly HeardComponent[] = [
  {
    name: 'Accordion',
    story: 'components-content-accordion--questions',
    keys: ['Tab', 'Enter', 'ArrowDown', 'Enter', 'ArrowDown'],
  },
  { name: 'Badge', story: 'components-content-badge--tones', keys: READ(5) },
  {
    name: 'Breadcrumbs',
    story: 'components-navigation-breadcrumbs--way',
    keys: [...TAB(2), ...READ(2)],
  },
  { name: 'Button', story: 'components-content-button--variants', keys: [...TAB(4), ' '] },
  { name: 'Callout', story: 'components-content-callout--tones', keys: READ(10) },
  { name: 'Card', story: 'components-content-card--as-section', keys: READ(4) },
  {
    name: 'CheckboxField',
    story: 'components-forms-checkboxfield--ticked',
    keys: ['Tab', ' ', ' '],
  },
  {
    name: 'ConfirmDialog',
    story: 'components-overlay-confirmdialog--plain',
    keys: [...TAB(2), 'Escape'],
  },
  {
    name: 'DataTable',
    story: 'components-content-datatable--sortable',
    keys: ['Tab', 'Enter', ...TAB(2), ...READ(4)],
  },
  { name: 'Dialog', story: 'components-overlay-dialog--open', keys: [...TAB(3), 'Escape'] },
  { name: 'EmailField', story: 'components-forms-emailfield--with-error', keys: TAB(1) },
  {
    name: 'EmptyState',
    story: 'components-content-emptystate--no-result',
    keys: [...READ(4), 'Tab'],
  },
  {
    name: 'ErrorState',
    story: 'components-content-errorstate--with-retry',
    keys: [...READ(4), 'Tab', 'Enter'],
  },
  { name: 'FactList', story: 'components-content-factlist--rows', keys: READ(6) },
  {
    name: 'MultiSelect',
    story: 'components-forms-multiselect--chosen',
    keys: ['Tab', 'Enter', 'ArrowDown', 'ArrowDown', 'Enter', 'Escape'],
  },
  {
    name: 'RadioCards',
    story: 'components-forms-radiocards--default',
    keys: ['Tab', 'ArrowDown', 'ArrowDown'],
  },
  {
    name: 'SelectField',
    story: 'components-forms-selectfield--with-error',
    keys: ['Tab', 'ArrowDown', 'ArrowDown'],
  },
  {
    name: 'Snackbar',
    story: 'components-overlay-snackbar--with-action',
    keys: ['Tab', 'Enter', 'Tab', 'Enter'],
  },
  { name: 'Spinner', story: 'components-content-spinner--labelled', keys: READ(3) },
  { name: 'TextField', story: 'components-forms-textfield--with-error', keys: TAB(1) },
];
