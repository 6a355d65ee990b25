import type { PersonalData } from '../lib/personalDataRegister';

/** The personal data of files. Entries of tables that refer to a file come before these. */
export const fileData = {
  tables: [
    {
      table: 'file_frames',
      what: 'The parts of each encrypted file: their sizes and the objects that hold them.',
      why: 'To put a file together again.',
      kept: 'As long as its file.',
      timer: null,
      of: 'file_id in (select id from files where user_id = $1)',
      exported: [],
      withheld: ['file_id', 'object'],
      free: ['number', 'size'],
      deletion: { rows: 'deleted' },
    },
    {
      table: 'files',
      what: 'Encrypted files: whose they are, and the encrypted key of each.',
      why: 'To keep documents, profile images, files of messages and exports encrypted.',
      kept: 'As long as the document, profile image, message or export that names it; without one 24 hours.',
      timer: 'files',
      of: 'user_id = $1',
      exported: ['user_id', 'created_at', 'expires_at'],
      withheld: ['id', 'wrapped_key'],
      free: ['master_key_id'],
      deletion: { rows: 'deleted' },
    },
  ],
  places: [
    {
      name: 'object store',
      kind: 'file store',
      what: 'Documents, profile images, files of messages and exports, encrypted, under random names.',
      why: 'To keep files outside of the database.',
      kept: 'As long as the file’s row; an object without a row is removed within a day.',
    },
    {
      name: 'key file',
      kind: 'file store',
      what: 'The master keys that encrypt the key of each file; nothing about anybody.',
      why: 'So that a copy of the database or of the object store alone reveals no file.',
      kept: 'Until the operator removes it.',
    },
  ],
} as const satisfies PersonalData;
