import type { ReactNode } from 'react';
import { Icon } from '../Icon';
import { formatSize } from '../internal/fileRules';
import { Text } from '../internal/Text';
import { ATTACHMENT_ICONS, attachmentKind } from './attachmentKind';
import type { ChatAttachment } from './chatMessage';
import styles from './MessageBubble.module.css';

interface AttachmentsProps {
  attachments: readonly ChatAttachment[];
  locale: string;
  /** Name of the list: "Bilagor". */
  label: string;
}

function Attachment({ attachment, locale }: { attachment: ChatAttachment; locale: string }) {
  const { name, size, href, previewUrl } = attachment;
  const kind = attachmentKind(attachment);
  const facts = (
    <span className={styles.fileWords}>
      <span className={styles.fileName} translate="no">
        {name}
      </span>
      <span className={styles.fileSize}>{formatSize(size, locale)}</span>
    </span>
  );
  if (kind === 'preview') {
    return (
      <Opened href={href} className={styles.picture}>
        {/* The name is below; the box has the same size before and after the picture has loaded. */}
        <img src={previewUrl} alt="" width={320} height={240} loading="lazy" decoding="async" />
        {facts}
      </Opened>
    );
  }
  return (
    <Opened href={href} className={styles.file}>
      <span className={styles.fileSign}>
        <Icon name={ATTACHMENT_ICONS[kind]} />
      </span>
      {facts}
    </Opened>
  );
}

interface OpenedProps {
  href: string | undefined;
  className: string | undefined;
  children: ReactNode;
}

/** A link to what can be opened; without an address the same without a link. */
function Opened({ href, className, children }: OpenedProps) {
  if (href === undefined) return <span className={className}>{children}</span>;
  return (
    <a href={href} target="_blank" rel="noopener noreferrer" className={className}>
      {children}
    </a>
  );
}

/** The files of a message, each with its name and size, and a link where it can be opened. */
export function Attachments({ attachments, locale, label }: AttachmentsProps) {
  return (
    // biome-ignore lint/a11y/noRedundantRoles: Safari drops the list semantics without bullets.
    <ul role="list" aria-label={label} className={styles.files}>
      {attachments.map((attachment) => (
        <li key={attachment.id}>
          <Attachment attachment={attachment} locale={locale} />
          <Text>{attachment.actions}</Text>
        </li>
      ))}
    </ul>
  );
}
