'use client';

import { FileDrop, type FileEntry } from '@vikari/ui-kit/FileDrop';
import { fileDrop } from '@vikari/ui-kit/texts/en';
import { useState } from 'react';

/** It shows what you tell it: your code uploads, and keeps the state of each file. */
export function Basic() {
  const [files, setFiles] = useState<FileEntry[]>([
    { id: '1', name: 'licence.pdf', size: 184_000, status: 'done' },
  ]);
  const remove = (id: string) => setFiles((before) => before.filter((file) => file.id !== id));
  return (
    <FileDrop
      {...fileDrop}
      label="Licence"
      hint="PDF or photo, 10 MB at most."
      locale="en-GB"
      accept={['application/pdf', 'image/jpeg']}
      maxSize={10_000_000}
      files={files}
      onAdd={(added) =>
        setFiles((before) => [
          ...before,
          ...added.map(
            (file): FileEntry => ({
              id: crypto.randomUUID(),
              name: file.name,
              size: file.size,
              status: 'done',
            }),
          ),
        ])
      }
      onCancel={remove}
      onRemove={remove}
      onRetry={remove}
    />
  );
}
