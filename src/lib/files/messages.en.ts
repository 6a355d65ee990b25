import type { SameIds } from '../../i18n/messageTypes';
import type { filesSv } from './messages.sv';

/** Why a file was not taken, by the code that the server refused it with. */
export const filesEn: SameIds<typeof filesSv> = {
  'documents.type.cv': 'CV',
  'documents.type.id_card': 'Identity card',
  'documents.type.cpr_certificate': 'CPR certificate',
  'documents.type.criminal_record': 'Criminal record extract',
  'documents.type.ivo_licence': 'IVO certificate',
  'documents.type.hosp_licence': 'Professional licence (HOSP)',
  'documents.type.specialist_certificate': 'Specialist certificate',
  'documents.type.other': 'Other',
  'file.problem.file_too_large':
    'The file is too large. Choose a smaller one, or take a new photo at a lower resolution.',
  'file.problem.payload_too_large': 'The file is too large. Choose a smaller one.',
  'file.problem.file_type_refused':
    'We cannot take that kind of file here. Save it in another format and try again.',
  'file.problem.file_encrypted':
    'The file is locked with a password or against changes. Open it, print it to a new PDF and upload the new one.',
  'file.problem.file_active_content':
    'The file has more in it than pages to read, such as scripts or attached files. Print it to a new PDF and upload the new one.',
  'file.problem.file_outside_link':
    'The file has a link to another file, on a computer or in a network. Print it to a new PDF without links and upload the new one.',
  'file.problem.file_malformed':
    'The file cannot be read. It may be damaged. Open it, save it again and try once more.',
  'file.problem.file_infected':
    'Our virus protection stopped the file. We have not kept it. Scan your device for viruses.',
  'file.problem.scan_unavailable':
    'We cannot scan files for viruses right now. Try again in a while.',
};
