import type { ReactNode } from 'react';
import { mailtoOf } from '#domain/candidates/email';
import type { ContactPerson } from '#domain/jobs/job';
import styles from './contactText.module.css';

/** `+46 (0)70-174 06 05` as a tel: link: without what separates its digits, and without "(0)". */
const telHref = (phone: string): string => `tel:${phone.replaceAll(/\(0\)|[^\d+]/gu, '')}`;

/** A contact person: name and title, and how to reach them. */
export function contactText({ name, title, phone, email }: ContactPerson): ReactNode {
  return (
    <span className={styles.contact}>
      <span>
        <span translate="no">{name}</span>
        {title && <span>{`, ${title}`}</span>}
      </span>
      {phone && (
        <a href={telHref(phone)} translate="no">
          {phone}
        </a>
      )}
      {email && (
        <a href={mailtoOf(email)} translate="no">
          {email}
        </a>
      )}
    </span>
  );
}
