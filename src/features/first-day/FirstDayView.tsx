import { Button, type LinkComponent } from '@vikari/ui-kit/Button';
import { Callout } from '@vikari/ui-kit/Callout';
import { type Fact, FactList } from '@vikari/ui-kit/FactList';
import { Link } from '@vikari/ui-kit/Link';
import { PageLayout } from '@vikari/ui-kit/PageLayout';
import { Stack } from '@vikari/ui-kit/Stack';
import type { ReactNode } from 'react';
import type { OwnFirstDay } from '#domain/api/firstDay';
import { FIRST_DAY_ITEMS, type FirstDayItem } from '#domain/firstDay/items';
import { useWords, type Words } from '../../i18n/intl';
import { instantText, weekdayText } from '../../lib/dates';
import { askedDay } from '../../lib/firstDay/askedDay';
import { FirstDayLine } from '../../lib/firstDay/FirstDayLine';
import { hasPassed } from '../../lib/firstDay/hasPassed';
import { itemName } from '../../lib/firstDay/itemWords';
import { EmployersWords } from '../../lib/jobText/EmployersWords';
import { JobTitle } from '../../lib/jobText/JobTitle';
import styles from './firstDay.module.css';

export interface FirstDayViewProps {
  firstDay: OwnFirstDay;
  jobHref: string;
  chatHref: string;
  applicationsHref: string;
  /** `YYYY-MM-DD` in Stockholm. */
  today: string;
  linkComponent: LinkComponent;
  /** It is kept for reading without a connection. */
  kept: boolean;
  /** The employer is invented. */
  demo: boolean;
  /** What was kept of it, once it has begun. */
  children?: ReactNode;
}

/** The card of a first day: what is said, what is missing, and whom to ask. */
export function FirstDayView(props: FirstDayViewProps) {
  const { firstDay, jobHref, chatHref, applicationsHref, today, linkComponent, kept, demo } = props;
  const { job, card, missing, items, booked, askedAt, changedAt, chatEnded } = firstDay;
  const words = useWords();
  const { t, intl, language } = words;
  const RouterLink = linkComponent;
  const said = items.filter((item) => !missing.includes(item));
  const facts: Fact[] = said.map((item) => ({
    term: itemName(item, language),
    description: card[item] === undefined ? t('first_day.said') : valueText(words, firstDay, item),
  }));
  const hidden = said.some((item) => card[item] === undefined);
  return (
    <PageLayout maxWidth="sm" spacing={8}>
      <header className={styles.head}>
        <p className={styles.text}>
          <RouterLink href={jobHref}>
            <JobTitle job={job} />
          </RouterLink>
        </p>
        <h1>{t('first_day.title')}</h1>
        <FactList
          facts={[
            { term: t('first_day.when'), description: whenText(words, firstDay) },
            {
              term: t('first_day.where'),
              description: <span translate="no">{workplaceText(job)}</span>,
            },
          ]}
        />
      </header>
      {!hasPassed(firstDay, today) && (
        <Callout tone={missing.length === 0 ? 'success' : 'warning'}>
          <p>
            <FirstDayLine state={{ items, missing, askedAt: null }} />
          </p>
          {missing.length > 0 && (
            <p>
              {[
                askedAt === null
                  ? t('first_day.missing.text')
                  : t('first_day.missing.asked', { day: askedDay(intl, askedAt) }),
                ...(chatEnded ? [] : [t('first_day.missing.ask')]),
              ].join(' ')}
            </p>
          )}
        </Callout>
      )}
      {props.children}
      <section className={styles.part} aria-labelledby="first-day-card">
        <h2 id="first-day-card">{t('first_day.card')}</h2>
        {facts.length === 0 ? (
          <p>{t('first_day.nothing')}</p>
        ) : (
          <FactList layout="columns" facts={facts} />
        )}
        {hidden && !booked && <p className={styles.text}>{t('first_day.hidden')}</p>}
        {changedAt !== null && (
          <p className={styles.text}>
            {t('first_day.changed', { time: instantText(intl, changedAt) })}
          </p>
        )}
        {kept && <p className={styles.text}>{t('first_day.offline')}</p>}
        {demo && <p className={styles.text}>{t('first_day.demo')}</p>}
      </section>
      <Stack direction="row" spacing={3}>
        <Button size="large" href={chatHref} linkComponent={linkComponent}>
          {t(chatEnded ? 'first_day.read_chat' : 'first_day.write')}
        </Button>
        <Button size="large" variant="quiet" href={applicationsHref} linkComponent={linkComponent}>
          {t('first_day.back')}
        </Button>
      </Stack>
    </PageLayout>
  );
}

/** The workplace and its unit, unless the workplace's name has it already. */
function workplaceText({ workplaceName, unit }: OwnFirstDay['job']): string {
  return unit === null || workplaceName.includes(unit)
    ? workplaceName
    : `${workplaceName}, ${unit}`;
}

function whenText({ t, intl }: Words, { firstDay, job }: OwnFirstDay): string {
  if (firstDay === null) return t('first_day.when.unknown');
  const day = `${weekdayText(intl, firstDay)} ${intl.formatDate(`${firstDay}T12:00:00Z`, {
    day: 'numeric',
    month: 'long',
    year: 'numeric',
  })}`;
  const { firstShift } = job;
  if (firstShift?.day !== firstDay) return day;
  return t('first_day.when.shift', { day, from: firstShift.from, to: firstShift.to });
}

/** What is said of an item, as it is read. */
function valueText({ t }: Words, { card, job }: OwnFirstDay, item: FirstDayItem): ReactNode {
  const kind = FIRST_DAY_ITEMS.find(({ id }) => id === item)?.kind;
  if (kind === 'person') {
    const { meets } = card;
    return (
      meets && (
        <>
          <span translate="no">{`${meets.name}, `}</span>
          <PhoneLink phone={meets.phone} label={t('first_day.call', { name: meets.name })} />
        </>
      )
    );
  }
  if (kind === 'hours') return t('first_day.hours', { hours: card.introduction ?? 0 });
  if (item === 'login' || item === 'siths') {
    const state = card[item];
    return state && t(`first_day.${item}.${state}`);
  }
  const text = String(card[item]);
  return kind === 'phone' ? (
    <PhoneLink phone={text} label={null} />
  ) : (
    <EmployersWords language={job.language}>{text}</EmployersWords>
  );
}

/** A number that a phone calls. */
function PhoneLink({ phone, label }: { phone: string; label: string | null }) {
  return (
    <Link
      className={styles.phone}
      href={`tel:${phone.replaceAll(/[^\d+]/gu, '')}`}
      {...(label !== null && { 'aria-label': `${label}, ${phone}` })}
    >
      {phone}
    </Link>
  );
}
