import { Avatar } from '@vikari/ui-kit/Avatar';
import { Button } from '@vikari/ui-kit/Button';
import { Callout } from '@vikari/ui-kit/Callout';
import { FormSection } from '@vikari/ui-kit/FormSection';
import { Icon } from '@vikari/ui-kit/Icon';
import { Suspense, useRef, useState } from 'react';
import { ApiError } from '#domain/api/errors';
import type { FileReason } from '#domain/candidates/fileReasons';
import { useWords } from '../../../i18n/intl';
import { readyFile } from '../../../lib/files/readyFile';
import { ActionProblem } from '../../../lib/forms/ActionProblem';
import { AskedAction } from '../../../lib/forms/AskedAction';
import { lazyPart } from '../../../lib/late/lazyPart';
import styles from '../account.module.css';

const PictureDialog = lazyPart(async () => (await import('./PictureDialog')).PictureDialog, {
  server: 'nothing',
});

export interface PictureSectionProps {
  name: string;
  imageUrl: string | null;
  /** Rejects with an `ApiError`. */
  onSend: (image: Blob) => Promise<void>;
  onDelete: () => Promise<void>;
}

/** The candidate's picture: it is chosen, cropped to a square and sent, or deleted. */
export function PictureSection({ name, imageUrl, onSend, onDelete }: PictureSectionProps) {
  const { t, intl } = useWords();
  const input = useRef<HTMLInputElement>(null);
  const [picture, setPicture] = useState<string | null>(null);
  const [problem, setProblem] = useState<FileReason | null>(null);
  const [asked, setAsked] = useState(false);

  function messageOf(error: unknown): string {
    const id = error instanceof ApiError ? `file.problem.${error.code}` : '';
    return id in intl.messages ? intl.formatMessage({ id }) : t('account.picture.failed');
  }

  async function choose(chosen: File) {
    const { file, reason } = await readyFile(chosen);
    setProblem(reason);
    if (file) setPicture(URL.createObjectURL(file));
  }

  function close() {
    if (picture !== null) URL.revokeObjectURL(picture);
    setPicture(null);
  }

  return (
    <FormSection
      id="picture"
      title={t('account.picture')}
      description={<p>{t('account.picture.text')}</p>}
    >
      <div className={styles.row}>
        <Avatar name={name} src={imageUrl ?? undefined} size="large" />
        <input
          ref={input}
          type="file"
          accept="image/jpeg,image/png,image/webp"
          hidden
          onChange={({ target }) => {
            const file = target.files?.[0];
            // So that the same file can be chosen again
            target.value = '';
            if (file) void choose(file);
          }}
        />
        <Button
          variant="secondary"
          startIcon={<Icon name="camera" size="small" />}
          onClick={() => {
            PictureDialog.prefetch();
            input.current?.click();
          }}
        >
          {t(imageUrl ? 'account.picture.replace' : 'account.picture.choose')}
        </Button>
        {imageUrl && (
          <Button variant="quiet" onClick={() => setAsked(true)}>
            {t('account.picture.delete')}
          </Button>
        )}
      </div>
      <ActionProblem>
        {problem && <Callout tone="danger">{t(`file.reason.${problem}`)}</Callout>}
      </ActionProblem>
      {picture !== null && (
        <Suspense>
          <PictureDialog picture={picture} onClose={close} onSend={onSend} messageOf={messageOf} />
        </Suspense>
      )}
      <AskedAction
        open={asked}
        destructive
        title={t('account.picture.delete.title')}
        confirmLabel={t('account.delete')}
        cancelLabel={t('account.keep')}
        failure={t('account.delete.failed')}
        onConfirm={onDelete}
        onClose={() => setAsked(false)}
      >
        <p>{t('account.picture.delete.text')}</p>
      </AskedAction>
    </FormSection>
  );
}
