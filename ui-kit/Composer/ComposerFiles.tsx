'use client';

import { Icon } from '../Icon';
import { IconButton } from '../IconButton';
import { cx } from '../internal/cx';
import { formatSize } from '../internal/fileRules';
import styles from './ComposerFiles.module.css';
import type { ComposerProps } from './composerProps';

type ComposerFilesProps = Required<Pick<ComposerProps, 'files' | 'locale' | 'labels'>> &
  Pick<ComposerProps, 'onRemoveFile' | 'onRetryFile'>;

/**
 * The files that will be sent with the message. The end of an upload is announced; its progress is
 * only shown.
 */
export function ComposerFiles(props: ComposerFilesProps) {
  const { files, locale, labels, onRemoveFile, onRetryFile } = props;
  const ended = files.filter(({ status }) => status !== 'uploading').at(-1);
  return (
    <>
      {files.length > 0 && (
        // biome-ignore lint/a11y/noRedundantRoles: Safari drops the list semantics without bullets.
        <ul role="list" aria-label={labels.files} className={styles.files}>
          {files.map(({ id, name, size, status, progress, error }) => (
            <li key={id} className={cx(styles.file, styles[status])}>
              <Icon name={status === 'failed' ? 'error' : 'attachment'} size="small" />
              <span className={styles.words}>
                <span className={styles.name} translate="no">
                  {name}
                </span>
                <span className={styles.note}>{error ?? formatSize(size, locale)}</span>
                {status === 'uploading' && (
                  <progress
                    className={styles.progress}
                    aria-label={name}
                    aria-valuetext={progress === undefined ? undefined : labels.progress(progress)}
                    {...(progress === undefined ? {} : { value: progress })}
                  />
                )}
              </span>
              {status === 'failed' && onRetryFile !== undefined && (
                <IconButton
                  size="small"
                  label={labels.retry(name)}
                  icon={<Icon name="refresh" />}
                  onClick={() => onRetryFile(id)}
                />
              )}
              {onRemoveFile !== undefined && (
                <IconButton
                  size="small"
                  label={labels.remove(name)}
                  icon={<Icon name="close" />}
                  onClick={() => onRemoveFile(id)}
                />
              )}
            </li>
          ))}
        </ul>
      )}
      <span className="vk-visually-hidden" role="status">
        {ended &&
          (ended.status === 'done' ? labels.attached(ended.name) : `${ended.name}: ${ended.error}`)}
      </span>
    </>
  );
}
