import type { PropsTable } from './kitProps';
import type { PseudoState } from './pseudoStates';

/** One state of a component: a story or the props that show it, or what the pointer and the focus do. */
export interface ComponentState {
  name: 'Rest' | 'Hover' | 'Pressed' | 'Focus' | 'Disabled' | 'Busy' | 'Error' | 'Empty';
  /** The first of these stories that there is; else the component's first story, with `args`. */
  stories: readonly string[];
  args: Readonly<Record<string, unknown>>;
  pseudo?: PseudoState;
}

const REST: ComponentState = { name: 'Rest', stories: [], args: {} };
const OF_THE_POINTER: readonly ComponentState[] = [
  { name: 'Hover', stories: [], args: {}, pseudo: 'hover' },
  { name: 'Pressed', stories: [], args: {}, pseudo: 'pressed' },
  { name: 'Focus', stories: [], args: {}, pseudo: 'focus' },
];

/** Elements that can be disabled. */
const DISABLED_ELEMENTS = ['button', 'input', 'select', 'textarea', 'fieldset'];

/** They say that they are busy in their open lists only. */
const BUSY_WHEN_OPEN = ['FilterBarComboboxProps'];

/**
 * The states that a component has, by its props (`disabled`, `loading` or `busy`, `error`) and its
 * stories (`Empty`).
 *
 * @param stories - the names of its stories.
 * @param isOperable - whether something in it can be pressed or focused.
 */
export function statesOf(
  { name, rows, inherits }: PropsTable,
  stories: readonly string[],
  isOperable: boolean,
): ComponentState[] {
  const has = (prop: string) => rows.some((row) => row.name === prop);
  const states: ComponentState[] = [REST];
  if (isOperable) states.push(...OF_THE_POINTER);
  if (has('disabled') || inherits.some((element) => DISABLED_ELEMENTS.includes(element))) {
    states.push({ name: 'Disabled', stories: ['Disabled'], args: { disabled: true } });
  }
  const busy = BUSY_WHEN_OPEN.includes(name) ? undefined : ['loading', 'busy'].find(has);
  if (busy) states.push({ name: 'Busy', stories: ['Loading', 'Busy'], args: { [busy]: true } });
  if (has('error')) {
    states.push({
      name: 'Error',
      stories: ['WithError', 'WithHintAndError'],
      args: { error: 'Fyll i det här fältet.' },
    });
  }
  // A first story that is empty is the one at rest
  if (stories.indexOf('Empty') > 0) states.push({ name: 'Empty', stories: ['Empty'], args: {} });
  return states;
}
