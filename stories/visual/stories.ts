/** A story that represents its kind. */
interface Pictured {
  id: string;
  /** The part of the page in the picture. Default: what the story renders. */
  part?: 'story' | 'board' | 'dialogs' | 'nav';
  /** Default: both. The foundations' words are English whatever the toolbar says. */
  locales?: readonly string[];
  /** Nothing is there on a wide screen. */
  phoneOnly?: boolean;
}

/** What is pictured: a part of every kind, in its fullest state. */
export const PICTURED: readonly Pictured[] = [
  { id: 'foundations-colour--schemes', part: 'board', locales: ['sv'] },
  { id: 'foundations-status--statuses', part: 'board', locales: ['sv'] },
  { id: 'foundations-type--scale', part: 'board', locales: ['sv'] },
  { id: 'components-filters-filterbar--native' },
  { id: 'components-filters-filtersheet--open', part: 'dialogs' },
  { id: 'components-dates-daterangefield--open', part: 'dialogs' },
  { id: 'components-flow-stepper--vertical' },
  { id: 'components-flow-progresssteps--under-way' },
  { id: 'components-overlay-modalstack--stacked', part: 'dialogs' },
  { id: 'components-content-joblist--grid' },
  { id: 'components-forms-errorsummary--in-a-form' },
  { id: 'components-chat-chatthread--conversation' },
  { id: 'components-chat-chatlist--conversations' },
  { id: 'components-navigation-header--candidate' },
  { id: 'components-navigation-footer--columns' },
  { id: 'components-navigation-bottomtabbar--unread', part: 'nav', phoneOnly: true },
  { id: 'components-content-barchart--salaries' },
];
