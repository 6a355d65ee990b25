'use client';

import { type ComponentPropsWithRef, type ReactNode, useId } from 'react';
import { Badge } from '../Badge';
import { cx } from '../internal/cx';
import type { HeadingLevel } from '../internal/heading';
import type { IconElement } from '../internal/iconElement';
import type { WithLinkComponent } from '../internal/linkComponent';
import type { ColorFamily } from '../theme/colorRoles';
import styles from './JobCard.module.css';
import { JobCardFacts, type JobCardFactTexts } from './JobCardFacts';
import { JobCardInHandLine, JobCardRate, type JobCardRateText } from './JobCardRate';

/** A few short labels: "Jour", "Stänger i dag". */
export interface JobCardBadge {
  text: string;
  /** Default `neutral`. */
  tone?: ColorFamily;
}

/** When a job was published. */
export interface JobCardPublished {
  text: string;
  /** `YYYY-MM-DD`. */
  day: string;
  /** The whole date, shown by the pointer. */
  title: string;
}

/** Props of {@link JobCard}; the rest goes to the `article`. All texts are ready to be shown. */
export interface JobCardProps
  extends Omit<ComponentPropsWithRef<'article'>, 'title' | 'role' | 'children'>,
    JobCardFactTexts,
    WithLinkComponent {
  /** The address of the whole card. */
  href: string;
  /** The job's title, and the only name of the link. */
  title: string;
  /** The title's language, where it is not that of the page. */
  titleLang?: string | undefined;
  /** The id of its heading, unique within the page; one of its own when left out. */
  titleId?: string | undefined;
  /** Default 3: a list of jobs is under a heading of level 2. */
  headingLevel?: HeadingLevel;
  /** The profession, above the title; left out where the title says it. */
  workRole?: string | undefined;
  /** When it was published, beside the profession: "3 dagar sedan". */
  published?: JobCardPublished;
  /** The name of the workplace: "Malmö lasarett". */
  workplace: string;
  /** The work field's icon; decorative. */
  icon?: IconElement;
  /** The pay, or a text that it is not stated. */
  rate: JobCardRateText | string;
  /** What is notable about the job, in order. Default none. */
  badges?: readonly JobCardBadge[];
  /** A line for the reader alone. It has its room from the start: what is in it may come later. */
  note?: ReactNode;
  /**
   * Up to two icon buttons above the card's link, such as "save"; they can be pressed separately.
   * They have their room from the start: null until they come; nothing is kept for undefined.
   */
  actions?: ReactNode;
  /** Shown in the card's place, at its size, such as for a hidden job; null shows the card. */
  cover?: ReactNode;
}

/** One job in a list. The whole card is one link with the title as its name. */
export function JobCard(props: JobCardProps) {
  const ownId = useId();
  const {
    href,
    title,
    titleLang,
    titleId = ownId,
    headingLevel = 3,
    workRole,
    published,
    workplace,
    icon,
    rate,
    badges,
    note,
    actions,
    cover = null,
    ...p
  } = props;
  const { place, period, hours, linkComponent: Link = 'a', className, ...rest } = p;
  const Heading = `h${headingLevel}` as const;
  return (
    <article aria-labelledby={titleId} {...rest} className={cx(styles.card, className)}>
      <div className={styles.body} inert={cover !== null}>
        <div className={styles.head}>
          {icon !== undefined && <span className={styles.icon}>{icon}</span>}
          <p className={styles.workRole}>
            {workRole !== undefined && <span>{workRole}</span>}
            {published && (
              <time dateTime={published.day} title={published.title} className={styles.published}>
                {published.text}
              </time>
            )}
          </p>
          {actions !== undefined && <div className={styles.actions}>{actions}</div>}
        </div>
        <div className={styles.name}>
          <Heading id={titleId} className={styles.title}>
            <Link href={href} className={styles.link} lang={titleLang}>
              {title}
            </Link>
          </Heading>
          <p className={styles.workplace} translate="no">
            {workplace}
          </p>
        </div>
        <div className={styles.main}>
          <JobCardFacts place={place} period={period} hours={hours} />
          {note && <div className={styles.note}>{note}</div>}
        </div>
        {badges !== undefined && badges.length > 0 && (
          <p className={styles.badges}>
            {badges.map(({ text, tone }) => (
              <Badge key={text} tone={tone}>
                {text}
              </Badge>
            ))}
          </p>
        )}
        <div className={styles.foot}>
          <JobCardRate rate={rate} />
          {typeof rate !== 'string' && rate.inHand !== undefined && (
            <JobCardInHandLine inHand={rate.inHand} />
          )}
        </div>
      </div>
      {cover !== null && <div className={styles.cover}>{cover}</div>}
    </article>
  );
}
