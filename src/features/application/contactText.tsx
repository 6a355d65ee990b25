import type { ReactNode } from 'react';
import { telHref } from '#domain/candidates/phone';
import type { ContactPerson } from '#domain/jobs/job';
import styles from './contactText.module.css';

/** A contact person: name and title, and how to reach them. */
export function contactText({ name, title, phone, email }: ContactPerson): ReactNode {
  return (
    <span className={styles.contact}>
      <span>{title ? `${name}, ${title}` : name}</span>
      {phone && <a href={telHref(phone)}>{phone}</a>}
      {email && <a href={`mailto:${email}`}>{email}</a>}
    </span>
  );
}
