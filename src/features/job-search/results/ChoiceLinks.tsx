import { RouterLink } from '../../../lib/site/RouterLink';
import styles from './results.module.css';

interface ChoiceLinksProps {
  label: string;
  choices: readonly { text: string; href: string; isCurrent: boolean }[];
}

/** One of a few ways to show the list, as links: they work without a script and in a new tab. */
export function ChoiceLinks({ label, choices }: ChoiceLinksProps) {
  return (
    <nav aria-label={label} className={styles.sort}>
      {choices.map(({ text, href, isCurrent }) => (
        <RouterLink
          key={text}
          href={href}
          aria-current={isCurrent ? 'true' : undefined}
          className={styles.sortLink}
        >
          {text}
        </RouterLink>
      ))}
    </nav>
  );
}
