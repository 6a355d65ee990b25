import type { SameIds } from '../../i18n/messageTypes';
import type { filesSv } from './messages.sv';

/** Why a file was not taken, by the code that the server refused it with. */
export const filesEn: SameIds<typeof filesSv> = {
  'documents.type.cv': 'CV',
  'documents.type.id_card': 'ID document',
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
    'We cannot take that kind of file here. Save it as a PDF, or a photo as JPEG, and try again.',
  'file.problem.file_encrypted':
    'The file needs a password to be opened. Open it with the password, print it to a new PDF without one, and upload the new one. On a phone: open the file, choose Share, then Print, and save it as a PDF.',
  'file.problem.file_active_content':
    'The file does more than show pages. Print it to a new PDF and upload the new one. On a phone: open the file, choose Share, then Print, and save it as a PDF.',
  'file.problem.file_outside_link':
    'The file has a link to another file, on a computer or in a network. Print it to a new PDF without links and upload the new one.',
  'file.problem.file_malformed':
    'The file cannot be read. It may be damaged. Open it, print it to a new PDF and try again. On a phone: open the file, choose Share, then Print, and save it as a PDF.',
  'file.problem.file_infected':
    'Our virus protection stopped the file. We have not kept it. Scan your device for viruses.',
  'file.problem.scan_unavailable':
    'We cannot scan files for viruses right now. Try again in a while.',
  'file.reason.empty':
    'The file is empty. Open it and see if it has pages. Otherwise download it again, or ask for it once more.',
  'file.reason.incomplete':
    'The file ends in the middle, as when a download is interrupted. Download it again and try once more. On a phone: open the email or page that you got it from, and save the file again.',
  'file.reason.changed_on_the_way':
    'The file was changed on its way, and its pages can no longer be shown. Ask for it again, preferably attached to an email or in a zip archive, or scan the paper with your phone.',
  'file.reason.two_kinds':
    'The file is a PDF and something more, such as an archive or a web page. Open it, print it to a new PDF and upload the new one. On a phone: open the file, choose Share, then Print, and save it as a PDF.',
  'file.reason.too_complex':
    'The file is too large or too complicated to be read safely. Split it, or print it to a new PDF and upload the new one. On a phone: open the file, choose Share, then Print, and save it as a PDF.',
  'file.reason.script':
    'The file is made to do something when it is opened, such as running a script. Print it to a new PDF and upload the new one. On a phone: open the file, choose Share, then Print, and save it as a PDF.',
  'file.reason.form':
    'The file is a form that only some programs can show or send. Fill it in, print it to a new PDF and upload the new one. On a phone: open the file, choose Share, then Print, and save it as a PDF.',
  'file.reason.opens_others':
    'The file opens another program, another file or a place outside the web. Print it to a new PDF and upload the new one. On a phone: open the file, choose Share, then Print, and save it as a PDF.',
  'file.reason.collection':
    'The file is a folder with several documents in it (a PDF portfolio). Open it, save the documents one by one, and upload each of them.',
  'file.reason.program_inside':
    'The file has another one attached that can run as a program. Ask the sender for the document without it, or print it to a new PDF. On a phone: open the file, choose Share, then Print, and save it as a PDF.',
  'file.reason.media':
    'The file has sound, film or a 3D model in it. Print it to a new PDF and upload the new one. On a phone: open the file, choose Share, then Print, and save it as a PDF.',
  'file.reason.heic':
    'The photo is in the HEIC format, which we cannot read. Take a new photo as JPEG: on an iPhone under Settings > Camera > Formats > Most Compatible, on Android in the settings of the camera. You can also take a screenshot of the photo and upload that.',
  'file.reason.text_document':
    'This is a text document, for example from Word. Save it as a PDF first: in Word under File > Save As > PDF. On a phone: open the file, choose Share or Export, and then PDF.',
};
