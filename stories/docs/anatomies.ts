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
} as const satisfies Record<string, { story: string; parts: readonly AnatomyPart[] }>;

/** A component with a picture of its parts. */
export type AnatomyName = keyof typeof ANATOMIES;
