import type { ComponentPropsWithRef } from 'react';
import { Icon, type IconName } from '../Icon';
import { cx } from '../internal/cx';
import type { WithOlderName } from '../internal/items';
import type { WithLinkComponent } from '../internal/linkComponent';
import { readKit } from '../KitProvider/readKit';
import type { ColorFamily } from '../theme/colorRoles';
import styles from './RequirementList.module.css';

/** Where a requirement comes from. */
export interface RequirementSource {
  /** "Patientsäkerhetslagen" */
  label: string;
  /** Its address, on another site; a source without one is text. */
  href?: string | undefined;
}

/** One requirement, and how it stands. */
export interface Requirement {
  id: string;
  /** "Legitimation" */
  title: string;
  /** In words, and with another icon for each state. */
  status: { text: string; tone: ColorFamily; icon: IconName };
  /** Why it stands so. */
  text?: string | undefined;
  /** What changes it, as a link that names the thing: "Ladda upp legitimation". */
  action?: { label: string; href: string } | undefined;
  sources?: readonly RequirementSource[] | undefined;
}

/** Props of {@link RequirementList}; the rest goes to the list. */
export interface RequirementListProps
  extends Omit<ComponentPropsWithRef<'ul'>, 'children' | 'aria-label'>,
    WithLinkComponent {
  /** The name of the list: "Det här saknas". */
  label: string;
  /** What is asked for, in order. */
  items: readonly Requirement[];
  /** Before the sources: "Källa". Needed where a requirement has any. */
  sourceLabel?: string;
}

/** What is asked for, line by line: whether it is met, why, what to do, and who says so. */
export function RequirementList(props: WithOlderName<RequirementListProps, 'requirements'>) {
  const { label, items, requirements = items ?? [], ...own } = props;
  const { sourceLabel = readKit().texts?.requirementList.sourceLabel ?? '', ...list } = own;
  const { linkComponent = 'a', className, ...rest } = list;
  const Link = linkComponent;
  return (
    // biome-ignore lint/a11y/noRedundantRoles: VoiceOver drops the list without it when bullets are off
    <ul role="list" aria-label={label} {...rest} className={cx(styles.list, className)}>
      {requirements.map(({ id, title, status, text, action, sources = [] }) => (
        <li key={id} className={styles.item}>
          <Icon name={status.icon} size="small" className={cx(styles.icon, styles[status.tone])} />
          <div className={styles.body}>
            <p className={styles.head}>
              <span className={styles.title}>{title}</span>{' '}
              <span className={styles.status}>{status.text}</span>
            </p>
            {text !== undefined && <p>{text}</p>}
            {action && (
              <p>
                <Link href={action.href} className={styles.action}>
                  {action.label}
                </Link>
              </p>
            )}
            {sources.length > 0 && <Sources label={sourceLabel} sources={sources} />}
          </div>
        </li>
      ))}
    </ul>
  );
}

function Sources({ label, sources }: { label: string; sources: readonly RequirementSource[] }) {
  return (
    <p className={styles.sources}>
      <span>{`${label}: `}</span>
      {sources.map((source, at) => (
        <span key={source.label}>
          {at > 0 && <span>{', '}</span>}
          {source.href === undefined ? (
            <span>{source.label}</span>
          ) : (
            <a href={source.href} rel="noopener noreferrer">
              {source.label}
            </a>
          )}
        </span>
      ))}
    </p>
  );
}
