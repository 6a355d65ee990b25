import type { LinkComponent } from '@vikari/ui-kit/Button';
import { PageLayout } from '@vikari/ui-kit/PageLayout';
import { Stack } from '@vikari/ui-kit/Stack';
import type { ReactNode, Ref } from 'react';
import type { Language } from '#domain/language';
import { JobTitle } from '../../../lib/jobText/JobTitle';
import styles from './ApplyFrame.module.css';

export interface ApplyFrameProps {
  /** The purpose of the page, above the job's name. */
  title: string;
  jobTitle: string;
  /** The language of its ad; Swedish where it does not say. */
  jobLanguage?: Language | null | undefined;
  workplaceName: string;
  jobHref: string;
  linkComponent: LinkComponent;
  /** Where the heading is to have the focus. */
  headingRef?: Ref<HTMLHeadingElement>;
  children: ReactNode;
}

/** The heading of every state of an application: the job that it is about. */
export function ApplyFrame(props: ApplyFrameProps) {
  const {
    title,
    jobTitle,
    jobLanguage,
    workplaceName,
    jobHref,
    linkComponent: Link,
    children,
  } = props;
  const { headingRef } = props;
  return (
    <PageLayout maxWidth="sm" spacing={6}>
      <Stack element="header" spacing={2}>
        <h1 ref={headingRef} tabIndex={headingRef ? -1 : undefined}>
          {title}
        </h1>
        <p className={styles.job}>
          <Link href={jobHref}>
            <JobTitle job={{ title: jobTitle, language: jobLanguage }} />
          </Link>
          <span translate="no">{workplaceName}</span>
        </p>
      </Stack>
      {children}
    </PageLayout>
  );
}
