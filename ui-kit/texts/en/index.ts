import type { KitTexts } from '../kitTexts';

const counted = (count: number, one: string, many: string) =>
  `${count.toLocaleString('en-GB')} ${count === 1 ? one : many}`;
const hits = (count: number) => counted(count, 'result', 'results');
const number = (value: number) => value.toLocaleString('en-GB');
const percent = (share: number) =>
  share.toLocaleString('en-GB', { style: 'percent', maximumFractionDigits: 0 });

const unsure = (readings: string) =>
  `Do you mean ${readings}? Write the year with four digits, such as 2026-12-01.`;

const dateRangeDialogLabels: KitTexts['dateRangeDialog']['labels'] = {
  title: 'Choose a period',
  close: 'Close',
  clear: 'Clear',
  apply: 'Apply',
  chooseStart: 'Choose a first day.',
  chooseEnd: (from) => `From ${from}. Choose a last day.`,
  chosen: (from, to, days) => `${from} – ${to}, ${counted(days, 'day', 'days')}`,
  problems: {
    invalid_from: 'Write the first day as 1 Dec, 1/12 or 2026-12-01.',
    invalid_to: 'Write the last day as 1 Dec, 1/12 or 2026-12-01.',
    too_early: 'Choose a later day.',
    too_late: 'Choose an earlier day.',
    unavailable: 'Choose other days. One of these cannot be chosen.',
    end_not_after_start: 'The last day must be after the first.',
  },
  unsure,
  weeks: {
    from: 'From week',
    to: 'Until week',
    none: 'Choose a week',
    option: (number, day) => `Wk ${number} (${day})`,
  },
  calendar: {
    previousMonth: 'Previous month',
    nextMonth: 'Next month',
    weekColumn: 'Week',
    weekColumnShort: 'Wk',
    week: (number) => `Week ${number}`,
    places: { start: 'start', end: 'end', inside: 'in the period' },
  },
};

const messageLabels: KitTexts['messageBubble']['labels'] = {
  own: 'You',
  system: 'Event',
  message: (author, time) => `${author}, ${time}`,
  deliveries: { pending: 'Sending', sent: 'Sent', read: 'Read', failed: 'Not sent' },
  retry: 'Try again',
  discard: 'Discard the draft',
  attachments: 'Attachments',
};

export const autocomplete: KitTexts['autocomplete'] = {
  labels: {
    clear: 'Clear',
    list: 'Suggestions',
    noMatches: (query) => `Nothing matches “${query}”. Try a shorter word.`,
    busy: 'Searching…',
    failed: 'The suggestions could not be loaded.',
    retry: 'Try again',
    matches: (count) => counted(count, 'suggestion', 'suggestions'),
    count: hits,
  },
};

export const banner: KitTexts['banner'] = { dismissLabel: 'Close' };

export const breadcrumbs: KitTexts['breadcrumbs'] = { label: 'You are here' };

export const button: KitTexts['button'] = { loadingLabel: 'working' };

export const chatList: KitTexts['chatList'] = {
  label: 'Conversations',
  labels: {
    own: 'You',
    unread: (count) => counted(count, 'unread', 'unread'),
    loading: 'Loading conversations',
  },
};

export const chatThread: KitTexts['chatThread'] = {
  labels: {
    ...messageLabels,
    unread: 'New messages',
    newMessages: (count) => counted(count, 'new message', 'new messages'),
    toEnd: 'To the latest',
    earlier: 'Show earlier messages',
    loadingEarlier: 'loading earlier messages',
    later: 'Show later messages',
    loadingLater: 'loading later messages',
    toUnread: 'To the unread messages',
    loading: 'Loading messages',
    arrived: (author, text) => `${author}: ${text}`,
  },
};

export const checkAnswers: KitTexts['checkAnswers'] = { changeLabel: 'Change' };

export const commandPalette: KitTexts['commandPalette'] = {
  labels: {
    close: 'Close',
    search: 'Type what you are looking for',
    list: 'Suggestions',
    noMatches: (query) => `Nothing matches “${query}”. Try another word.`,
    busy: 'Searching…',
    failed: 'Some suggestions could not be loaded.',
    retry: 'Try again',
    matches: (count) => counted(count, 'suggestion', 'suggestions'),
    shortcut: (keys) => `shortcut ${keys}`,
  },
};

export const compareTable: KitTexts['compareTable'] = {
  labels: { rows: 'Fact', actions: 'Choice', differs: 'differs' },
};

export const composer: KitTexts['composer'] = {
  labels: {
    field: 'Message',
    placeholder: 'Write a message',
    send: 'Send',
    attach: 'Attach files',
    files: 'Attachments',
    remove: (name) => `Remove ${name}`,
    retry: (name) => `Try again with ${name}`,
    progress: percent,
    attached: (name) => `${name} is attached`,
    left: (characters) =>
      characters < 0
        ? `${counted(-characters, 'character', 'characters')} too many`
        : `${counted(characters, 'character', 'characters')} left`,
    problems: {
      too_long: 'Shorten the message. It is too long.',
      uploading: 'Wait until the files are uploaded.',
      failed_file: 'Try again, or remove the file that could not be uploaded.',
    },
    fileProblems: {
      type: (name) => `Choose another file. ${name} has a format that cannot be attached.`,
      size: (name) => `Choose a smaller file. ${name} is too large.`,
      empty: (name) => `Choose another file. ${name} is empty.`,
    },
  },
};

export const confirmDialog: KitTexts['confirmDialog'] = { cancelLabel: 'Cancel' };

export const contentsList: KitTexts['contentsList'] = { title: 'Contents' };

export const countdownText: KitTexts['countdownText'] = {
  labels: {
    upcoming: (days) => (days === 1 ? 'Closes tomorrow' : `Closes in ${days} days`),
    today: 'Closes today',
    past: 'Closed',
  },
};

export const dateField: KitTexts['dateField'] = {
  labels: {
    open: 'Open the calendar',
    placeholder: 'e.g. 1 Dec 2026',
    title: 'Choose a day',
    close: 'Close',
    problems: {
      invalid: 'Write the day as 1 Dec 2026 or 2026-12-01.',
      too_early: 'Choose a later day.',
      too_late: 'Choose an earlier day.',
      unavailable: 'Choose another day. This one cannot be chosen.',
    },
    unsure,
    calendar: dateRangeDialogLabels.calendar,
  },
};

export const dateRangeDialog: KitTexts['dateRangeDialog'] = { labels: dateRangeDialogLabels };

export const dateRangeField: KitTexts['dateRangeField'] = {
  labels: {
    from: 'From',
    to: 'To',
    open: 'Open the calendar',
    placeholder: 'e.g. 1 Dec',
    dialog: dateRangeDialogLabels,
  },
};

export const dialog: KitTexts['dialog'] = { closeLabel: 'Close' };

export const fileDrop: KitTexts['fileDrop'] = {
  labels: {
    choose: 'Choose a file',
    drop: 'or drag it here',
    camera: 'Take a photo',
    reuse: 'Use a file that you have already uploaded',
    reuseFile: (name) => `Use ${name}`,
    list: 'Chosen files',
    cancel: (name) => `Cancel the upload of ${name}`,
    pause: (name) => `Pause ${name}`,
    resume: (name) => `Continue with ${name}`,
    retry: (name) => `Try again with ${name}`,
    remove: (name) => `Remove ${name}`,
    statuses: {
      uploading: 'Uploading',
      paused: 'Paused',
      done: 'Uploaded',
      failed: 'Could not be uploaded',
    },
    problems: {
      type: (name) => `Choose another file. ${name} has a format that cannot be uploaded.`,
      size: (name) => `Choose a smaller file. ${name} is too large.`,
      empty: (name) => `Choose another file. ${name} is empty.`,
    },
    progress: percent,
  },
};

export const filterBarCombobox: KitTexts['filterBarCombobox'] = {
  labels: {
    clear: 'Clear',
    list: 'Suggestions',
    noMatches: (query) => `Nothing matches “${query}”.`,
    busy: 'Searching …',
    matches: (count) => counted(count, 'suggestion', 'suggestions'),
    count: hits,
  },
};

export const filterChips: KitTexts['filterChips'] = {
  labels: {
    list: 'Active filters',
    remove: (label) => `Remove ${label}`,
    clear: 'Clear all filters',
    removed: (label) => `${label} has been removed`,
    cleared: 'All filters have been removed',
  },
};

export const filterSheet: KitTexts['filterSheet'] = {
  labels: {
    title: 'Filters',
    close: 'Close',
    clear: 'Clear all filters',
    apply: (count) => `Show ${hits(count)}`,
    applyUncounted: 'Show results',
    count: hits,
  },
};

export const footer: KitTexts['footer'] = { navLabel: 'Footer' };

export const header: KitTexts['header'] = {
  labels: { home: 'To the start page', nav: 'Main menu', menu: 'Menu' },
};

export const languageSwitch: KitTexts['languageSwitch'] = { label: 'Language' };

export const loadMore: KitTexts['loadMore'] = {
  labels: {
    showing: (shown, total) => `Showing ${shown.toLocaleString('en-GB')} of ${hits(total)}`,
    more: 'Show more',
    loading: 'loading more',
  },
};

export const messageBubble: KitTexts['messageBubble'] = { labels: messageLabels };

export const multiSelect: KitTexts['multiSelect'] = {
  labels: {
    placeholder: 'Search or choose',
    remove: (label) => `Remove ${label}`,
    removed: (label) => `${label} is removed`,
    noMatches: (query) => `Nothing matches “${query}”.`,
    matches: hits,
  },
};

export const numberField: KitTexts['numberField'] = {
  labels: { increase: 'Increase', decrease: 'Decrease' },
};

export const optionGroup: KitTexts['optionGroup'] = {
  labels: {
    showMore: (hidden) => `Show ${number(hidden)} more`,
    showLess: 'Show fewer',
    search: 'Search the options',
    noMatches: (query) => `No option matches “${query}”.`,
    matches: hits,
    count: hits,
  },
};

export const pagination: KitTexts['pagination'] = {
  labels: {
    nav: 'Pages',
    page: (page) => `Page ${page}`,
    previous: 'Previous',
    next: 'Next',
    place: (page, count) => `Page ${page} of ${count}`,
  },
};

export const phoneField: KitTexts['phoneField'] = { prefixLabel: 'Country code' };

export const popover: KitTexts['popover'] = { closeLabel: 'Close' };

export const progressSteps: KitTexts['progressSteps'] = {
  labels: {
    list: 'How it works',
    position: (step, count) => `Step ${step} of ${count}`,
    states: { done: 'done', current: 'in progress', upcoming: 'to come', stopped: 'ended' },
  },
};

export const rangeChart: KitTexts['rangeChart'] = {
  legend:
    'The line is the median. The thick bar is the half in the middle, the thin one eight of ten.',
  headings: {
    label: 'Group',
    p10: '10th percentile',
    p25: '25th percentile',
    median: 'Median',
    p75: '75th percentile',
    p90: '90th percentile',
  },
  unknown: 'unknown',
};

export const rateRange: KitTexts['rateRange'] = {
  labels: {
    group: 'Hourly rate',
    min: 'Lowest hourly rate',
    max: 'Highest hourly rate',
    unit: 'SEK/h',
    value: (value) => `SEK ${value.toLocaleString('en-GB')} an hour`,
  },
};

export const requirementList: KitTexts['requirementList'] = { sourceLabel: 'Source' };

export const saveState: KitTexts['saveState'] = {
  labels: {
    saving: 'Saving …',
    saved: 'Saved',
    failed: 'Could not be saved',
    retry: 'Try again',
  },
};

export const searchBar: KitTexts['searchBar'] = {
  filterCountLabel: (count) => counted(count, 'filter', 'filters'),
};

export const selectableTable: KitTexts['selectableTable'] = {
  labels: {
    row: (name) => `Choose ${name}`,
    all: 'Choose all',
    chosen: (chosen, total) => `${chosen} of ${total} chosen`,
  },
};

export const shiftList: KitTexts['shiftList'] = {
  moreLabel: (count) => `Show ${counted(count, 'more week', 'more weeks')}`,
};

export const skipLink: KitTexts['skipLink'] = { children: 'Skip to the content' };

export const snackbarProvider: KitTexts['snackbarProvider'] = {
  labels: { region: 'Messages', close: 'Close' },
};

export const spinner: KitTexts['spinner'] = { label: 'Loading' };

export const stackedBar: KitTexts['stackedBar'] = { headings: { part: 'Part', total: 'Total' } };

export const stepper: KitTexts['stepper'] = {
  labels: {
    nav: 'Steps',
    position: (step, count) => `Step ${step} of ${count}`,
    states: { complete: 'complete', incomplete: 'not complete', error: 'needs correcting' },
  },
};

export const textArea: KitTexts['textArea'] = {
  countLabel: (length, max) =>
    `${length.toLocaleString('en-GB')} of ${max.toLocaleString('en-GB')} characters`,
};

export const timeField: KitTexts['timeField'] = {
  labels: {
    open: 'Show times',
    placeholder: 'e.g. 14:30',
    title: 'Choose a time',
    close: 'Close',
    problems: {
      invalid: 'Write the time as 14:30, 1430 or 2:30 pm.',
      too_early: 'Choose a later time.',
      too_late: 'Choose an earlier time.',
      unavailable: 'Choose another time. This one cannot be chosen.',
    },
  },
};

export const dateTimeField: KitTexts['dateTimeField'] = {
  labels: {
    day: 'Day',
    time: 'Time',
    dayField: dateField.labels,
    timeField: timeField.labels,
    missing: { day: 'Choose a day too.', time: 'Choose a time too.' },
    skipped: 'Choose another time: the clocks change, and that time does not exist.',
    twice: 'The clocks change, and that time comes twice. The first one counts.',
    zone: (name) => `In ${name}.`,
  },
};

export const unreadDivider: KitTexts['unreadDivider'] = { label: 'New messages' };

export const weekPicker: KitTexts['weekPicker'] = {
  labels: {
    week: (number) => `Week ${number}`,
    chosen: (count) => `${counted(count, 'week', 'weeks')} chosen`,
  },
};

export const workFieldPicker: KitTexts['workFieldPicker'] = {
  labels: {
    wholeGroup: (group) => `All of ${group}`,
    chosen: (count, total) => `${count} of ${total} chosen`,
    allChosen: 'All chosen',
    count: (count) => counted(count, 'assignment', 'assignments'),
  },
};
