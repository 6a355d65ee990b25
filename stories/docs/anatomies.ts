/** A part of a component: its name, and where it is in the story. */
export type AnatomyPart = readonly [name: string, selector: string];

/** The numbered parts of the composite components, by the story that they are found in. */
export const ANATOMIES = {
  FilterBar: {
    story: 'Native',
    parts: [
      ['Named search landmark', '[role="search"]'],
      ['Fields', 'select'],
      ['Search button', 'button[type="submit"]'],
      ['Content below the fields', 'form + div > *'],
    ],
  },
  DateRangeField: {
    story: 'Parts',
    parts: [
      ['First day', 'fieldset input'],
      ['Last day', 'fieldset div:nth-child(2) > input'],
      ['Calendar button', 'fieldset button'],
      ['First and last week', '[role="dialog"] select'],
      ['Months, beside each other from 768 px', '[role="grid"]'],
      ['Week numbers', '[role="rowheader"]'],
      ['Chosen period', '[role="gridcell"][aria-selected="true"]'],
      ['What is chosen', '[role="dialog"] [role="status"]'],
      ['Clear and apply', '[role="dialog"] > :last-child button'],
    ],
  },
  Dialog: {
    story: 'Open',
    parts: [
      ['Title', '[role="dialog"] h2'],
      ['Close button', '[role="dialog"] h2 ~ button'],
      ['Content, which scrolls', '[role="dialog"] p'],
      ['Actions, with the main one last', '[role="dialog"] > div:last-of-type button'],
    ],
  },
  JobCard: {
    story: 'Playground',
    parts: [
      ['Work field icon, profession and date', 'article svg'],
      ['Title, which is the link', 'article a'],
      ['Workplace', 'article :is(h2, h3) + p'],
      ['Location, period and hours', 'article li, article dl, article div:nth-child(3) > p'],
    ],
  },
  Stepper: {
    story: 'Horizontal',
    parts: [
      ['Mark: number, check mark or warning', 'ol .MuiStepLabel-iconContainer'],
      ['Current step', '[aria-current="step"]'],
      ['A step to come', 'ol > li:last-child .MuiStepLabel-iconContainer'],
    ],
  },
  ChatThread: {
    story: 'Conversation',
    parts: [
      ['Log of messages', '[role="log"]'],
      ['Heading of a day', '[role="log"] h2, [role="log"] h3, [role="log"] time'],
      ['Message', 'article'],
    ],
  },
  DataTable: {
    story: 'Sortable',
    parts: [
      ['Caption', 'caption'],
      ['Column header with its sort button', 'thead button'],
      ['Row header', 'tbody th'],
      ['Cell', 'tbody td'],
    ],
  },
  Header: {
    story: 'Candidate',
    parts: [
      ['Logo, a link to the start page', 'header a'],
      ['Links', 'header nav a'],
      ['Utilities and actions', 'header nav + div'],
    ],
  },
  Accordion: {
    story: 'Questions',
    parts: [
      ['Summary, optionally a heading', 'summary h3'],
      ['Arrow', 'summary svg'],
      ['Content', 'details[open] > div p'],
    ],
  },
  Banner: {
    story: 'App',
    parts: [
      ['Icon', 'section svg'],
      ['One sentence', 'section > div > div'],
      ['Optional action', 'section a'],
      ['Optional close button', 'section button'],
    ],
  },
  Callout: {
    story: 'WithAction',
    parts: [
      ['Icon of its tone', 'svg'],
      ['Optional heading', 'h3'],
      ['One or two sentences', 'h3 + p'],
      ['Optional actions', 'button'],
    ],
  },
  Tabs: {
    story: 'Account',
    parts: [
      ['Tabs', '[role="tab"]:last-of-type'],
      ['The selected tab, with a line under it', '[role="tab"][aria-selected="true"]'],
      ['Panel', '[role="tabpanel"] p'],
    ],
  },
  TextField: {
    story: 'WithError',
    parts: [
      ['Label', 'label'],
      ['Hint', 'label + div'],
      ['Field', 'input'],
      ['Error', '[aria-live] span'],
    ],
  },
  SelectField: {
    story: 'WithError',
    parts: [
      ['Label', 'label'],
      ['Native list, optionally with headings', 'select'],
      ['Error', '[aria-live] span'],
    ],
  },
  Switch: {
    story: 'Off',
    parts: [
      ['Switch', 'input'],
      ['Label', 'label > span:last-child > span:first-child'],
      ['Hint: what “on” means', 'label > span:last-child > span:last-child'],
    ],
  },
  PriceBox: {
    story: 'Rate',
    parts: [
      ['Label', 'p > span:first-child'],
      ['Amount and unit', 'p > span:last-child > span:last-child'],
      ['Basis, one sentence', 'p + p'],
      ['Optional details or button', 'button'],
    ],
  },
  ProgressBar: {
    story: 'Percent',
    parts: [
      ['Label', 'p > span:first-child'],
      ['Value as text', 'p > span:last-child'],
      ['Track and bar', '[role="progressbar"] > span'],
    ],
  },
  Timeline: {
    story: 'Application',
    parts: [
      ['Event, with a dot in the colour of its tone', 'ol > li > p'],
      ['Time', 'time'],
      ['Optional text', 'li > div p'],
    ],
  },
  TaskList: {
    story: 'Profile',
    parts: [
      ['Task, a link that covers the whole row', 'li a'],
      ['Hint', 'li a + p'],
      ['Status', 'li > span > span:last-child'],
    ],
  },
  Breadcrumbs: {
    story: 'Way',
    parts: [
      ['Links, from the highest level', 'ol a'],
      ['The current page, last', '[aria-current="page"]'],
    ],
  },
  CheckAnswers: {
    story: 'BeforeSending',
    parts: [
      ['Heading', 'h2'],
      ['Short form of the question', 'dt'],
      ['Answer', 'dd'],
      ['Link “Ändra”', 'dd a'],
    ],
  },
  FactList: {
    story: 'QuickFacts',
    parts: [
      ['Name, with an optional icon', 'dt span'],
      ['Value', 'dd'],
    ],
  },
  RateRange: {
    story: 'WholeScale',
    parts: [
      ['Bars with the number of results at each rate', 'fieldset svg'],
      ['Slider with two thumbs', 'input[type="range"]'],
      ['Two number fields', 'label input'],
    ],
  },
  RadioCards: {
    story: 'WithError',
    parts: [
      ['Question', 'legend'],
      ['Card: radio button, label, explanation and icon', 'label'],
      ['Error', '[aria-live] span'],
    ],
  },
  ChatList: {
    story: 'Conversations',
    parts: [
      ['Avatar with PresenceDot', 'li a > span:first-child'],
      ['Name of the other person, and time of the last message', 'li time'],
      ['Title of the job', 'li a > span:last-child > span:nth-child(2)'],
      [
        'Start of the last message, after “Du:” for the user’s own',
        'li a > span:last-child > span:nth-child(3) > span:first-child',
      ],
      [
        'Number of unread messages: a red dot and text',
        'li a > span:last-child > span:nth-child(3) > span:last-child',
      ],
    ],
  },
  EmptyState: {
    story: 'NoResult',
    parts: [
      ['Icon', 'svg'],
      ['Title: what is missing', 'h2, h3'],
      ['Text: why, or what there is instead', ':is(h2, h3) + div'],
      ['One or two actions', ':is(h2, h3) + div + div'],
    ],
  },
  ErrorState: {
    story: 'WithRetry',
    parts: [
      ['Icon', '[role="alert"] > svg'],
      ['Title: what could not be done', '[role="alert"] > :is(h2, h3)'],
      [
        'Text: that it is not the user’s fault, and what is kept',
        '[role="alert"] > :is(h2, h3) + div',
      ],
      ['Retry button, and an optional second action', '[role="alert"] button'],
    ],
  },
  FilterChips: {
    story: 'Default',
    parts: [
      ['Named list', 'ul'],
      ['Chip: one button with a label and a cross', 'li button'],
      ['Button that clears all', 'ul + button'],
    ],
  },
  LoadMore: {
    story: 'More',
    parts: [
      ['Status: “Visar 30 av 412 uppdrag”', 'p'],
      ['Progress bar', 'p + span'],
      ['Button, until everything is shown', 'button'],
    ],
  },
  Pagination: {
    story: 'InTheMiddle',
    parts: [
      ['Previous', '[rel="prev"]'],
      ['Pages: the first, the last, and those around the current one', 'ol li:first-child a'],
      ['The current page', '[aria-current="page"]'],
      ['Next', '[rel="next"]'],
    ],
  },
  SegmentedControl: {
    story: 'WithIcons',
    parts: [
      ['Segments, of which one is chosen', 'label:has(:checked)'],
      ['Another segment', 'label:not(:has(:checked))'],
    ],
  },
  SearchBar: {
    story: 'WithSummary',
    parts: [
      ['Search icon', 'button > svg'],
      ['Label', 'button > span:nth-of-type(1) > span:first-child'],
      ['Summary of the search', 'button > span:nth-of-type(1) > span:last-child'],
      ['Filter icon with the number of filters', 'button > span:nth-of-type(2)'],
    ],
  },
  FormSection: {
    story: 'Default',
    parts: [
      ['Heading', 'section :is(h2, h3)'],
      ['Text: why the questions are asked', 'section :is(h2, h3) + div'],
      ['Fields', 'section > div:last-child label'],
    ],
  },
  ScaleField: {
    story: 'WithError',
    parts: [
      ['Statement', 'legend'],
      ['Steps, numbered from 1', 'label'],
      ['The words of both ends', '[aria-hidden="true"] > span + span'],
      ['Error', '[aria-live] span'],
    ],
  },
  RadioGroup: {
    story: 'WithError',
    parts: [
      ['Question', 'legend'],
      ['Answers, each with its radio button', 'label'],
      ['Error', '[aria-live] span'],
    ],
  },
  CheckboxGroup: {
    story: 'WithError',
    parts: [
      ['Question', 'legend'],
      ['Check boxes, each with a label and an optional hint', 'label'],
      ['Error', '[aria-live] span'],
    ],
  },
  NumberField: {
    story: 'Keyboard',
    parts: [
      ['Label', 'label'],
      ['Number', 'input'],
      ['Unit', '[role="spinbutton"] + div > span, [role="spinbutton"] + span'],
      ['Buttons that step', 'button'],
    ],
  },
  PhoneField: {
    story: 'WithError',
    parts: [
      ['Label', 'label'],
      ['Country code', 'select'],
      ['Number', 'input[type="tel"]'],
      ['Error', '[aria-live] span'],
    ],
  },
  TextArea: {
    story: 'WithCount',
    parts: [
      ['Label', 'label'],
      ['Field', 'textarea'],
      ['Character count', 'span[id]:not(label *)'],
    ],
  },
  MultiSelect: {
    story: 'Chosen',
    parts: [
      ['Label', 'label'],
      ['Chips', 'button'],
      ['Search field', 'input[role="combobox"]'],
    ],
  },
  SelectableTable: {
    story: 'SomeChosen',
    parts: [
      ['Title', 'div > span[id]'],
      ['How many are chosen', '[role="status"]'],
      ['Buttons for what is chosen', '[role="status"] + span'],
      ['Check box of all', 'thead input'],
      ['Check box of a row', 'tbody input'],
      ['Row header', 'tbody th'],
    ],
  },
  MessageBubble: {
    story: 'WithFiles',
    parts: [
      ['Text with line breaks and links', 'article p, article div > div > div > div'],
      ['Files with icon, name and size', 'article ul li, article a'],
      ['Time and delivery status, on the last message of a group', 'article time'],
    ],
  },
  ShiftList: {
    story: 'Default',
    parts: [
      ['Week with its dates', 'ol > li > p'],
      ['One row for days with the same times', 'ol ul > li'],
      ['Button that shows the other weeks', 'summary'],
    ],
  },
  ProgressSteps: {
    story: 'UnderWay',
    parts: [
      ['Mark for each step: done, current, upcoming or stopped', '.MuiStepLabel-iconContainer'],
      ['Name', '.MuiStepLabel-label'],
    ],
  },
  RequirementList: {
    story: 'Conditions',
    parts: [
      ['Icon of the state', 'li > svg'],
      ['What is asked for', 'li p > span:first-child'],
      ['The state in words', 'li p > span:nth-of-type(2)'],
      ['Why', 'li p + p'],
      ['A link to where it is changed', 'li a'],
    ],
  },
  BarChart: {
    story: 'Salaries',
    parts: [
      ['Caption that states the result', 'figcaption'],
      ['Name', '[aria-hidden="true"] > div > span:first-child'],
      ['Value', '[aria-hidden="true"] > div > span:nth-of-type(2)'],
      ['Bar', '[aria-hidden="true"] > div > svg'],
    ],
  },
  StackedBar: {
    story: 'WhereMoneyGoes',
    parts: [
      ['Caption that states the result', 'figcaption'],
      ['A bar for each whole, with its name', '[aria-hidden="true"] > div > svg'],
      ['A table with every part and the sum, which is also the key to the colours', 'tbody th'],
    ],
  },
  ContentsList: {
    story: 'Beside',
    parts: [
      ['Title; on a phone it is the button that opens the list', 'nav > p'],
      ['A link for each heading; those of level 3 are indented', 'nav li a'],
    ],
  },
  BottomTabBar: {
    story: 'Unread',
    parts: [
      ['Icon', 'nav a > span:nth-child(2)'],
      ['Label, always visible', 'nav a > span:first-child'],
      ['Line above the current page’s tab', '[aria-current="page"]'],
    ],
  },
  LinkTabs: {
    story: 'Views',
    parts: [
      ['One link for each view', 'nav li:last-child a'],
      ['Optional count', 'nav a > span + span'],
      ['Line under the current view', 'nav [aria-current="page"]'],
    ],
  },
  Footer: {
    story: 'Columns',
    parts: [
      ['Logo and tagline', 'footer p'],
      [
        'Columns of links, which collapse on a phone; one with many (isWide) has a row of its own',
        'footer nav a',
      ],
      ['Legal links, always visible', 'footer nav + div a'],
    ],
  },
  DayStrip: {
    story: 'Ninety',
    parts: [
      ['What the days are of', 'p > span:first-child'],
      ['All of them in words', 'p > span:last-child'],
      ['A bar for each day; the taller, the worse', 'svg'],
      ['The first and the last day', 'svg + p'],
    ],
  },
  Link: {
    story: 'External',
    parts: [
      ['Text', 'a > span:first-child'],
      ['Arrow of a link that leaves the site', 'a svg'],
    ],
  },
  OptionGroup: {
    story: 'LongWithSearch',
    parts: [
      ['Search field, from 15 options', 'input[type="search"]'],
      ['Options with counts', 'li label'],
      ['Button that shows more options', 'ul ~ button'],
    ],
  },
  FileDrop: {
    story: 'Files',
    parts: [
      ['Label, and a hint with the accepted types and size', 'legend'],
      ['Drop area with a button to choose files', 'fieldset button'],
      ['List of files with progress, and buttons to cancel, retry and remove', 'fieldset ul li'],
    ],
  },
  Composer: {
    story: 'Files',
    parts: [
      ['Attached files', 'form ul li'],
      ['Attach button', 'form button:not([type="submit"])'],
      ['Field that grows to about a third of the window’s height', 'textarea'],
      ['Send button; does nothing while there is nothing to send', 'button[type="submit"]'],
    ],
  },
  WeekPicker: {
    story: 'WithContents',
    parts: [
      ['Question', 'legend'],
      ['Month, with a check box for all its weeks', 'fieldset fieldset legend, fieldset label'],
      ['Number of chosen weeks', 'fieldset > [role="status"], [role="status"]'],
    ],
  },
  StatusLine: {
    story: 'Meanings',
    parts: [
      ['Icon, in the colour of the meaning', 'svg'],
      ['The sentence, in the colour of text', 'svg + *'],
    ],
  },
  SliderField: {
    story: 'Keyboard',
    parts: [
      ['Label', 'label'],
      ['Number with its unit, which works without a script', 'input:not([type="range"])'],
      ['Slider, rendered once the page’s script has loaded', 'input[type="range"]'],
    ],
  },
} as const satisfies Record<string, { story: string; parts: readonly AnatomyPart[] }>;

/** A component with a picture of its parts. */
export type AnatomyName = keyof typeof ANATOMIES;
