import { COMPONENT_STATUS, type ComponentStatus } from './componentStatus';
import styles from './docs.module.css';

const STATUS = {
  stable: 'Stable: used by the site',
  beta: 'Beta: used by no screen yet; its props may change',
} satisfies Record<ComponentStatus['status'], string>;
const KEYBOARD = {
  tested: 'Keyboard: tested in a story',
  native: 'Keyboard: the browser’s own',
  none: 'Keyboard: nothing to operate',
} satisfies Record<ComponentStatus['keyboard'], string>;
const FORCED = {
  own: 'Forced colours: own rules',
  system: 'Forced colours: as the system maps them',
} satisfies Record<ComponentStatus['forcedColours'], string>;
/** A component's status and the state of its accessibility, at the head of its page. */
export function StatusOf({ name }: { name: string }) {
  const found = COMPONENT_STATUS[name];
  if (!found) throw new Error(`${name} has no row in componentStatus.ts`);
  return (
    <ul
      className={`sb-unstyled ${styles.status}`}
      data-color-scheme="light"
      data-contrast="normal"
      aria-label="Status"
    >
      <li>{STATUS[found.status]}</li>
      <li>axe: every story</li>
      <li>{KEYBOARD[found.keyboard]}</li>
      <li>{FORCED[found.forcedColours]}</li>
      <li>Screen reader: {found.heardWith ? `heard with ${found.heardWith}` : 'not yet heard'}</li>
    </ul>
  );
}
