/** A value of Chromium's accessibility tree. */
interface AxValue {
  value?: unknown;
}

/** What is used of a node of Chromium's accessibility tree. */
export interface AxNode {
  nodeId: string;
  ignored: boolean;
  role?: AxValue;
  name?: AxValue;
  description?: AxValue;
  value?: AxValue;
  properties?: { name: string; value: AxValue }[];
  childIds?: string[];
  backendDOMNodeId?: number;
}

/** What the accessibility tree does not have, from the element. */
export interface Extra {
  /** `aria-current`; empty when it is not said. */
  current: string;
  /** The language, when it is not the page's. */
  lang: string;
}

/** Parts of the page that are said when they are entered; the value: only with a name. */
const PLACES: Record<string, { named: boolean }> = {
  alertdialog: { named: false },
  article: { named: true },
  banner: { named: false },
  complementary: { named: false },
  contentinfo: { named: false },
  dialog: { named: false },
  feed: { named: false },
  form: { named: true },
  grid: { named: false },
  group: { named: true },
  list: { named: false },
  listbox: { named: false },
  log: { named: false },
  main: { named: false },
  menu: { named: false },
  navigation: { named: false },
  radiogroup: { named: false },
  region: { named: true },
  search: { named: false },
  table: { named: false },
  tablist: { named: false },
};

/** Said as one, with what is inside them. */
export const WHOLES = new Set([
  'button',
  'checkbox',
  'combobox',
  'heading',
  'image',
  'link',
  'menuitem',
  'option',
  'progressbar',
  'radio',
  'row',
  'searchbox',
  'slider',
  'spinbutton',
  'summary',
  'switch',
  'tab',
  'textbox',
]);

/** Chromium's own names of roles, by what a reader calls them. */
const ROLE_WORDS: Record<string, string> = {
  Date: 'date field',
  DisclosureTriangle: 'summary',
  DisclosureTriangleGrouped: 'summary',
  img: 'image',
  RootWebArea: 'page',
};

/** States that are true or false, by the words for both; a state without a word is not said. */
const STATES: Record<string, { yes: string; no?: string }> = {
  checked: { yes: 'checked', no: 'not checked' },
  pressed: { yes: 'pressed', no: 'not pressed' },
  expanded: { yes: 'expanded', no: 'collapsed' },
  disabled: { yes: 'disabled' },
  required: { yes: 'required' },
  readonly: { yes: 'read only' },
  busy: { yes: 'busy' },
  modal: { yes: 'modal' },
};

/** Spaces and soft hyphens are not said. */
export const clean = (text: string): string =>
  text.replaceAll('\u00ad', '').replaceAll(/\s+/gu, ' ').trim();
const textOf = (value: AxValue | undefined): string => clean(String(value?.value ?? ''));
const property = (node: AxNode, name: string): unknown =>
  node.properties?.find((one) => one.name === name)?.value.value;

export function roleOf(node: AxNode): string {
  const role = String(node.role?.value ?? '');
  return ROLE_WORDS[role] ?? role;
}

const nameOf = (node: AxNode): string => textOf(node.name);

export function isPlace(node: AxNode): boolean {
  const place = PLACES[roleOf(node)];
  return !node.ignored && place !== undefined && (!place.named || nameOf(node) !== '');
}

function statesOf(node: AxNode): string[] {
  const said = Object.entries(STATES).flatMap(([name, { yes, no }]) => {
    const value = property(node, name);
    if (value === 'mixed') return ['partly checked'];
    if (value === true || value === 'true') return [yes];
    return (value === false || value === 'false') && no ? [no] : [];
  });
  const role = roleOf(node);
  if (role === 'tab' || role === 'option')
    said.push(property(node, 'selected') === true ? 'selected' : 'not selected');
  const popup = property(node, 'hasPopup');
  if (popup && popup !== 'false' && role !== 'combobox') said.push(`opens a ${popup}`);
  const invalid = property(node, 'invalid');
  if (invalid && invalid !== 'false') said.push('invalid');
  return said;
}

/** One thing as it is said: what it is, its name, value, states and description. */
export function speak(node: AxNode, { current, lang }: Extra, more: string[] = []): string {
  const level = roleOf(node) === 'heading' ? ` ${property(node, 'level')}` : '';
  const name = nameOf(node);
  const value = clean(String(property(node, 'valuetext') ?? node.value?.value ?? ''));
  const description = textOf(node.description);
  return [
    `${roleOf(node)}${level}${name && ` “${name}”`}${lang && ` [${lang}]`}`,
    ...more,
    ...(value === '' || value === name ? [] : [`value “${value}”`]),
    ...statesOf(node),
    ...(current === '' ? [] : [current === 'true' ? 'current' : `current ${current}`]),
    ...(description === '' ? [] : [`description “${description}”`]),
  ].join(', ');
}
