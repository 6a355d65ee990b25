import { AccordionItem } from '@vikari/ui-kit/Accordion';
import type { LinkComponent } from '@vikari/ui-kit/Button';
import { Icon } from '@vikari/ui-kit/Icon';
import type { Application } from '#domain/api/portal';
import { countsIn } from '#domain/applications/pointLine';
import { isOpen } from '#domain/applications/transitions';
import { useWords } from '../../i18n/intl';
import styles from './ApplicationPoints.module.css';

export interface ApplicationPointsProps extends Pick<Application, 'points' | 'status'> {
  linkComponent: LinkComponent;
}

/** The points of an application line by line, each with where it is corrected, in a disclosure. */
export function ApplicationPoints({ points, status, linkComponent: Link }: ApplicationPointsProps) {
  const { t, language } = useWords();
  if (points.length === 0 || !isOpen(status)) return null;
  const sum = (lines: Application['points']) =>
    lines.reduce((total, line) => total + line.points, 0);
  return (
    <AccordionItem
      summary={t('application.points', {
        met: sum(points.filter(({ met }) => met)),
        // What the job does not ask for, or does not say, is counted for nobody
        all: sum(points.filter(countsIn)),
      })}
    >
      <p className={styles.text}>{t('application.points.text')}</p>
      {/* biome-ignore lint/a11y/noRedundantRoles: VoiceOver drops the list without it when bullets are off */}
      <ul role="list" aria-label={t('application.points.list')} className={styles.lines}>
        {points.map(({ id, text, met, state, points: worth, href }) => (
          <li key={id} className={styles.line}>
            <Icon name={met ? 'check' : 'minus'} size="small" />
            <span className={styles.name}>{text[language]}</span>
            <span className={styles.worth}>
              {t(`application.points.${state}`, { points: worth })}
            </span>
            {(state === 'missing' || state === 'ask_you') && href !== null && (
              <Link href={href}>
                <span>{t(`application.points.${state === 'ask_you' ? 'state' : 'correct'}`)}</span>
                <span className="vk-visually-hidden">{`: ${text[language]}`}</span>
              </Link>
            )}
          </li>
        ))}
      </ul>
    </AccordionItem>
  );
}
