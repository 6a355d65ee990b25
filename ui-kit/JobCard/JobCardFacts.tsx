import { Icon, type IconName } from '../Icon';
import styles from './JobCardFacts.module.css';

/** Place, period and hours. What an ad does not state is left out. */
export interface JobCardFactTexts {
  /** "Solna, Stockholm" */
  place?: string | undefined;
  /** "1 feb – 30 apr 2026" */
  period?: string | undefined;
  /** "38 h/vecka · natt" */
  hours?: string | undefined;
}

/** The facts as a list; each text is clear by itself, so the icons are decorative. */
export function JobCardFacts({ place, period, hours }: JobCardFactTexts) {
  const facts: readonly [IconName, string | undefined][] = [
    ['location', place],
    ['calendar', period],
    ['clock', hours],
  ];
  const stated = facts.filter(([, text]) => text !== undefined);
  if (stated.length === 0) return null;
  return (
    // biome-ignore lint/a11y/noRedundantRoles: VoiceOver drops the list without it when bullets are off
    <ul role="list" className={styles.facts}>
      {stated.map(([icon, text]) => (
        <li key={icon}>
          <Icon name={icon} size="inherit" />
          <span>{text}</span>
        </li>
      ))}
    </ul>
  );
}
