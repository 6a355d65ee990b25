import {
  COLOR_FAMILIES,
  COLOR_ROLES,
  type ColorRole,
  FAMILY_PARTS,
} from '../../../ui-kit/theme/colorRoles';
import { light } from '../../../ui-kit/theme/schemes/light';
import styles from './ColorRoles.module.css';

/** The roles of one group, as swatches with their use. */
export function ColorRoleList({ roles }: { roles: readonly ColorRole[] }) {
  return (
    <ul className={styles.roles}>
      {roles.map((role) => (
        <li key={role} className={styles.role}>
          <span className={styles.swatch} style={{ background: `var(--vk-${role})` }} />
          <span className={styles.words}>
            <code className={styles.name}>{role}</code>
            <span className={styles.use}>{COLOR_ROLES[role]}</span>
            <code className={styles.value}>{light.colors[role]}</code>
          </span>
        </li>
      ))}
    </ul>
  );
}

/** A family in use: a callout, a solid badge and its four parts. */
export function ColorFamilies() {
  return (
    <ul className={styles.families}>
      {COLOR_FAMILIES.map((family) => (
        <li
          key={family}
          className={styles.family}
          style={{
            background: `var(--vk-${family}-background)`,
            borderColor: `var(--vk-${family}-border)`,
            color: `var(--vk-${family}-text)`,
          }}
        >
          <span
            className={styles.badge}
            style={{
              background: `var(--vk-${family}-fill)`,
              color: 'var(--vk-text-on-fill)',
              forcedColorAdjust: 'none',
            }}
          >
            {family}
          </span>
          <span className={styles.parts}>
            {FAMILY_PARTS.map((part) => (
              <code key={part}>{`${family}-${part}`}</code>
            ))}
          </span>
        </li>
      ))}
    </ul>
  );
}
