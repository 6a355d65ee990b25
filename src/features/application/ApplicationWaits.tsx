import { Button, type LinkComponent } from '@vikari/ui-kit/Button';
import { Callout } from '@vikari/ui-kit/Callout';
import { Stack } from '@vikari/ui-kit/Stack';
import type { Application } from '#domain/api/portal';
import type { WaitingFor } from '#domain/applications/waitsFor';
import { useWords } from '../../i18n/intl';
import { dayText } from '../../lib/dates';
import { JobTitle } from '../../lib/jobText/JobTitle';
import styles from './ApplicationCard.module.css';

export interface ApplicationWaitsProps {
  application: Application;
  hrefOf: (what: WaitingFor) => string;
  linkComponent: LinkComponent;
}

/** What the candidate can do so that an application proceeds, each with its button. */
export function ApplicationWaits({ application, hrefOf, linkComponent }: ApplicationWaitsProps) {
  const { job, waitsFor, documentRequest } = application;
  const { t, intl } = useWords();
  if (waitsFor.length === 0) return null;

  function textOf(what: WaitingFor): string {
    if (what !== 'documents') return t(`application.waits.${what}.text`);
    const { missing, dueOn } = documentRequest ?? { missing: [], dueOn: '' };
    return t('application.waits.documents.text', {
      count: missing.length,
      types: missing.map((type) => t(`documents.type.${type}`)).join(', '),
      day: dayText(intl, dueOn),
    });
  }

  return (
    <Callout tone="accent" title={t('application.waits')} headingLevel={4}>
      <Stack element="ul" spacing={4}>
        {waitsFor.map((what) => (
          <li key={what} className={styles.wait}>
            <p>{textOf(what)}</p>
            <Button href={hrefOf(what)} linkComponent={linkComponent}>
              <span>{t(`application.waits.${what}`)}</span>
              <span className="vk-visually-hidden">
                <span>{': '}</span>
                <JobTitle job={job} />
              </span>
            </Button>
          </li>
        ))}
      </Stack>
    </Callout>
  );
}
