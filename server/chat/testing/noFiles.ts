import type { EmployerFileService } from '../../sharing/employerFiles.service';

/** For a test in which no employer sends files. */
export const noFiles: Pick<EmployerFileService, 'send'> = {
  send: () => {
    throw new Error('This test sends no files.');
  },
};
