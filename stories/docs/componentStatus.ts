/** How far a component may be relied on. */
export interface ComponentStatus {
  /** `stable`: the site's screens use it. `beta`: none does yet, so its props may change. */
  status: 'stable' | 'beta';
  /**
   * `tested`: a story operates it with keys. `native`: it has the browser's own controls or links, and
   * no keys of its own. `none`: nothing in it can be operated.
   */
  keyboard: 'tested' | 'native' | 'none';
  /** `own`: it has rules of its own for forced colours. `system`: the browser's mapping is enough. */
  forcedColours: 'own' | 'system';
  /** The screen reader whose words for it were read, and when; null for none. */
  heardWith: string | null;
}

type Row = readonly [
  ComponentStatus['status'],
  ComponentStatus['keyboard'],
  ComponentStatus['forcedColours'],
];

/** Every component of the kit; a test compares the columns that it can check with the source. */
const ROWS = {
  Accordion: ['stable', 'native', 'system'],
  Article: ['stable', 'native', 'system'],
  Autocomplete: ['beta', 'tested', 'system'],
  Avatar: ['stable', 'none', 'own'],
  Badge: ['stable', 'none', 'own'],
  Banner: ['stable', 'native', 'own'],
  BarChart: ['stable', 'native', 'own'],
  BottomTabBar: ['stable', 'native', 'own'],
  Breadcrumbs: ['stable', 'native', 'system'],
  Button: ['stable', 'tested', 'own'],
  Callout: ['stable', 'none', 'own'],
  Card: ['stable', 'none', 'own'],
  ChatList: ['stable', 'tested', 'own'],
  ChatThread: ['stable', 'tested', 'own'],
  CheckAnswers: ['stable', 'native', 'system'],
  CheckboxField: ['stable', 'tested', 'system'],
  CheckboxGroup: ['stable', 'tested', 'system'],
  CommandPalette: ['beta', 'tested', 'own'],
  CompareTable: ['stable', 'native', 'system'],
  Composer: ['stable', 'tested', 'own'],
  ConfirmDialog: ['stable', 'tested', 'system'],
  ContentsList: ['stable', 'native', 'system'],
  CountBars: ['stable', 'native', 'own'],
  CountdownText: ['stable', 'none', 'system'],
  DataTable: ['stable', 'tested', 'system'],
  DateField: ['stable', 'tested', 'own'],
  DateRangeField: ['stable', 'tested', 'own'],
  DateTimeField: ['beta', 'tested', 'system'],
  DayStrip: ['beta', 'none', 'system'],
  Dialog: ['stable', 'tested', 'system'],
  EmailField: ['stable', 'tested', 'system'],
  EmptyState: ['stable', 'none', 'own'],
  EndBar: ['beta', 'none', 'system'],
  ErrorState: ['stable', 'native', 'system'],
  ErrorSummary: ['stable', 'native', 'system'],
  FactList: ['stable', 'none', 'system'],
  Field: ['stable', 'native', 'system'],
  FileDrop: ['stable', 'tested', 'own'],
  FilterBar: ['stable', 'tested', 'own'],
  FilterBarCombobox: ['stable', 'tested', 'own'],
  FilterChips: ['stable', 'tested', 'own'],
  FilterSheet: ['stable', 'tested', 'system'],
  Footer: ['stable', 'tested', 'own'],
  FormSection: ['stable', 'none', 'system'],
  Grid: ['beta', 'none', 'system'],
  Header: ['stable', 'tested', 'own'],
  Heading: ['stable', 'none', 'system'],
  Icon: ['stable', 'none', 'system'],
  IconButton: ['stable', 'tested', 'own'],
  JobCard: ['stable', 'tested', 'own'],
  JobList: ['stable', 'tested', 'own'],
  KitProvider: ['beta', 'none', 'system'],
  LanguageSwitch: ['stable', 'native', 'system'],
  Link: ['stable', 'native', 'system'],
  LinkTabs: ['stable', 'native', 'own'],
  LoadMore: ['stable', 'tested', 'own'],
  Logo: ['stable', 'none', 'system'],
  Menu: ['stable', 'tested', 'system'],
  MessageBubble: ['stable', 'tested', 'own'],
  ModalStack: ['stable', 'native', 'system'],
  MuiScope: ['stable', 'none', 'system'],
  MultiSelect: ['stable', 'tested', 'own'],
  NumberField: ['stable', 'tested', 'own'],
  OptionGroup: ['stable', 'tested', 'system'],
  PageLayout: ['stable', 'none', 'system'],
  Pagination: ['beta', 'native', 'own'],
  PhoneField: ['stable', 'native', 'system'],
  Popover: ['beta', 'tested', 'system'],
  PresenceDot: ['stable', 'none', 'own'],
  PriceBox: ['stable', 'none', 'own'],
  ProgressBar: ['stable', 'none', 'own'],
  ProgressSteps: ['stable', 'none', 'own'],
  RadioCards: ['stable', 'tested', 'own'],
  RadioGroup: ['stable', 'tested', 'system'],
  RangeChart: ['stable', 'none', 'own'],
  RateRange: ['stable', 'tested', 'own'],
  ReadingProgress: ['stable', 'none', 'own'],
  RequirementList: ['stable', 'native', 'system'],
  SaveState: ['stable', 'native', 'system'],
  ScaleField: ['stable', 'tested', 'own'],
  SearchBar: ['stable', 'tested', 'own'],
  SegmentedControl: ['beta', 'tested', 'own'],
  SelectField: ['stable', 'native', 'system'],
  SelectableTable: ['beta', 'tested', 'own'],
  ShiftList: ['stable', 'native', 'system'],
  Skeleton: ['stable', 'none', 'own'],
  SkipLink: ['stable', 'tested', 'own'],
  SliderField: ['stable', 'tested', 'own'],
  Snackbar: ['stable', 'tested', 'own'],
  Spinner: ['stable', 'none', 'system'],
  Stack: ['stable', 'none', 'system'],
  StackedBar: ['stable', 'none', 'own'],
  StatusLine: ['stable', 'none', 'system'],
  StatusPill: ['stable', 'none', 'own'],
  Stepper: ['stable', 'native', 'own'],
  Switch: ['stable', 'tested', 'own'],
  Tabs: ['stable', 'tested', 'own'],
  TaskList: ['stable', 'native', 'system'],
  Text: ['stable', 'none', 'system'],
  TextArea: ['stable', 'native', 'system'],
  TextField: ['stable', 'tested', 'system'],
  TimeField: ['beta', 'tested', 'own'],
  Timeline: ['stable', 'none', 'own'],
  UnreadDivider: ['stable', 'none', 'system'],
  WeekPicker: ['stable', 'tested', 'own'],
  WorkFieldIcon: ['stable', 'none', 'system'],
  WorkFieldPicker: ['stable', 'tested', 'own'],
} as const satisfies Record<string, Row>;

/**
 * Of which `e2e/heard/words/components` has what a screen reader says, with its name and the day, such
 * as `Orca 43.1 in Chromium 150, on 27 November 2026`; a test compares.
 */
const HEARD_WITH: Readonly<Record<string, string>> = {};

export const COMPONENT_STATUS = Object.fromEntries(
  Object.entries(ROWS).map(
    ([name, [status, keyboard, forcedColours]]): [string, ComponentStatus] => [
      name,
      { status, keyboard, forcedColours, heardWith: HEARD_WITH[name] ?? null },
    ],
  ),
);
