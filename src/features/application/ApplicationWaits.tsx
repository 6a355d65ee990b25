import { Button, type LinkComponent } from '@vikari/ui-kit/Button';
import { Callout } from '@vikari/ui-kit/Callout';
import { Stack } from '@vikari/ui-kit/Stack';
import type { Application } from '#domain/api/portal';
import type { WaitingFor } from '#domain/applications/waitsFor';
import { useWords } from '../../i18n/intl';
import { TextOfJob } from '../../lib/jobText/TextOfJob';
import styles from './ApplicationCard.module.css';
import { waitText } from './waitText';

export interface ApplicationWaitsProps {
  application: Application;
  hrefOf: (what: WaitingFor) => string;
  linkComponent: LinkComponent;
}

/** What the candidate can do so that an application proceeds, each with its button. */
export function ApplicationWaits({ application, hrefOf, linkComponent }: ApplicationWaitsProps) {
  const { job, waitsFor } = application;
  const words = useWords();
  const { t } = words;
  if (waitsFor.length === 0) return null;

  return (
    <Callout tone="accent" title={t('application.waits')} headingLevel={4}>
      <Stack element="ul" spacing={4}>
        {waitsFor.map((what) => (
          <li key={what} className={styles.wait}>
            <p>{waitText(words, application, what)}</p>
            <Button href={hrefOf(what)} linkComponent={linkComponent}>
              <TextOfJob text={t(`application.waits.${what}`)} job={job} />
            </Button>
          </li>
        ))}
      </Stack>
    </Callout>
  );
}
