'use client';

import { Icon, type IconName } from '../Icon';
import { IconButton } from '../IconButton';
import { cx } from '../internal/cx';
import { formatSize } from '../internal/fileRules';
import styles from './FileDrop.module.css';
import type { FileDropProps } from './fileDropProps';
import type { FileEntry, FileStatus } from './fileEntry';

type FileListProps = Pick<
  FileDropProps,
  'files' | 'onCancel' | 'onPause' | 'onResume' | 'onRetry' | 'onRemove'
> &
  Required<Pick<FileDropProps, 'locale' | 'labels'>>;

const ICONS = {
  uploading: 'document',
  paused: 'document',
  done: 'success',
  failed: 'error',
} as const satisfies Record<FileStatus, IconName>;

function FileRow({ file, ...props }: { file: FileEntry } & Omit<FileListProps, 'files'>) {
  const { locale, labels, onCancel, onPause, onResume, onRetry, onRemove } = props;
  const { id, name, size, status, note, progress, error } = file;
  const unfinished = status === 'uploading' || status === 'paused';
  return (
    <li className={cx(styles.file, styles[status])}>
      <Icon name={ICONS[status]} className={styles.fileSign} />
      <div className={styles.words}>
        <span className={styles.name} translate="no">
          {name}
        </span>
        <span className={styles.note}>
          {error ?? `${formatSize(size, locale)}\u00a0· ${note ?? labels.statuses[status]}`}
        </span>
        {unfinished && (
          <progress
            className={styles.progress}
            aria-label={name}
            aria-valuetext={progress === undefined ? undefined : labels.progress(progress)}
            {...(progress === undefined ? {} : { value: progress })}
          />
        )}
      </div>
      {status === 'failed' && (
        <IconButton
          label={labels.retry(name)}
          icon={<Icon name="refresh" />}
          onClick={() => onRetry(id)}
        />
      )}
      {status === 'uploading' && labels.pause && onPause && (
        <IconButton
          label={labels.pause(name)}
          icon={<Icon name="pause" />}
          onClick={() => onPause(id)}
        />
      )}
      {status === 'paused' && labels.resume && onResume && (
        <IconButton
          label={labels.resume(name)}
          icon={<Icon name="play" />}
          onClick={() => onResume(id)}
        />
      )}
      {unfinished ? (
        <IconButton
          label={labels.cancel(name)}
          icon={<Icon name="close" />}
          onClick={() => onCancel(id)}
        />
      ) : (
        <IconButton
          label={labels.remove(name)}
          icon={<Icon name="trash" />}
          onClick={() => onRemove(id)}
        />
      )}
    </li>
  );
}

/** The files with their state. The end of an upload is announced; its progress is only shown. */
export function FileList({ files, ...props }: FileListProps) {
  const ended = files.filter(({ status }) => status === 'done' || status === 'failed').at(-1);
  return (
    <>
      {files.length > 0 && (
        // biome-ignore lint/a11y/noRedundantRoles: Safari drops the list semantics without bullets.
        <ul role="list" className={styles.list} aria-label={props.labels.list}>
          {files.map((file) => (
            <FileRow key={file.id} file={file} {...props} />
          ))}
        </ul>
      )}
      <span className="vk-visually-hidden" role="status">
        {ended && `${ended.name}: ${ended.error ?? props.labels.statuses[ended.status]}`}
      </span>
    </>
  );
}
