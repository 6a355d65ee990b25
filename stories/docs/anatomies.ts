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
} as const satisfies Record<string, { story: string; parts: readonly AnatomyPart[] }>;

/** A component with a picture of its parts. */
export type AnatomyName = keyof typeof ANATOMIES;
