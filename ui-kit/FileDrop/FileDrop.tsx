'use client';

import { type ChangeEvent, type DragEvent, useRef, useState } from 'react';
import { Button } from '../Button';
import { FieldGroup } from '../Field';
import { Icon } from '../Icon';
import { cx } from '../internal/cx';
import { checkFiles } from '../internal/fileRules';
import { kitTexts, kitValue } from '../KitProvider/readKit';
import styles from './FileDrop.module.css';
import { FileList } from './FileList';
import type { FileDropProps } from './fileDropProps';

/** Bytes: a phone's photo or a scanned document is rarely larger. */
const USUAL_MAX_SIZE = 10_000_000;

/** Uploads files: from the disk, by dragging, with the camera, or an earlier one. */
export function FileDrop(props: FileDropProps) {
  const {
    accept = [],
    maxSize = USUAL_MAX_SIZE,
    files,
    onAdd,
    reusable = [],
    onReuse,
    ...own
  } = props;
  const { onCancel, onPause, onResume, onRetry, onRemove, ...look } = own;
  const {
    multiple = false,
    locale = kitValue('locale'),
    labels = kitTexts().fileDrop.labels,
    ...field
  } = look;
  const { error, className, disabled, ...group } = field;
  const chooser = useRef<HTMLInputElement>(null);
  const camera = useRef<HTMLInputElement>(null);
  const [over, setOver] = useState(false);
  const [problems, setProblems] = useState<readonly string[]>([]);

  function take(given: readonly File[]) {
    const offered = multiple ? given : given.slice(0, 1);
    const { good, bad } = checkFiles(offered, { accept, maxSize });
    setProblems(bad.map(({ file, problem }) => labels.problems[problem](file.name)));
    if (good.length > 0) onAdd(good);
  }

  function handleChange(event: ChangeEvent<HTMLInputElement>) {
    take([...(event.target.files ?? [])]);
    // Otherwise the same file could not be chosen again after it was removed.
    event.target.value = '';
  }

  function handleDrop(event: DragEvent) {
    event.preventDefault();
    setOver(false);
    if (disabled !== true) take([...event.dataTransfer.files]);
  }

  return (
    <FieldGroup
      {...group}
      disabled={disabled}
      className={cx(styles.root, className)}
      error={problems.length > 0 ? problems.join(' ') : error}
    >
      {/* biome-ignore lint/a11y/noStaticElementInteractions: a drop target; the buttons do the
          same. */}
      <div
        className={cx(styles.drop, over && styles.over)}
        onDragOver={(event) => {
          event.preventDefault();
          setOver(true);
        }}
        onDragLeave={() => setOver(false)}
        onDrop={handleDrop}
      >
        <Icon name="upload" className={styles.sign} />
        <div className={styles.ways}>
          <Button variant="secondary" onClick={() => chooser.current?.click()}>
            {labels.choose}
          </Button>
          {labels.camera !== undefined && (
            <Button
              variant="secondary"
              className={styles.camera}
              startIcon={<Icon name="camera" />}
              onClick={() => camera.current?.click()}
            >
              {labels.camera}
            </Button>
          )}
          <span className={styles.hint}>{labels.drop}</span>
        </div>
        <input
          ref={chooser}
          type="file"
          hidden
          data-way="choose"
          accept={accept.join(',')}
          multiple={multiple}
          onChange={handleChange}
        />
        <input
          ref={camera}
          type="file"
          hidden
          data-way="camera"
          accept="image/*"
          capture="environment"
          onChange={handleChange}
        />
      </div>
      {reusable.length > 0 && (
        <div className={styles.reuse}>
          <span className={styles.reuseTitle}>{labels.reuse}</span>
          {reusable.map(({ id, name, note }) => (
            <button key={id} type="button" className={styles.earlier} onClick={() => onReuse?.(id)}>
              <Icon name="document" size="small" />
              <span className={styles.name}>{labels.reuseFile(name)}</span>
              {note !== undefined && <span className={styles.note}>{note}</span>}
            </button>
          ))}
        </div>
      )}
      <FileList
        files={files}
        locale={locale}
        labels={labels}
        onCancel={onCancel}
        onPause={onPause}
        onResume={onResume}
        onRetry={onRetry}
        onRemove={onRemove}
      />
    </FieldGroup>
  );
}
