import { renderMail } from '/work/wt/g/server/mail/renderMail';
import { writeFileSync } from 'node:fs';
const v = { what: 'given' as const, candidate: 'Alva Nordanvik', until: '2027-06-10', signedBy: 'Disa Klintmark', link: 'https://vikari.example/referens?id=abc' };
writeFileSync('/tmp/mail-g-sv.html', renderMail('reference_receipt', v, 'sv').html);
writeFileSync('/tmp/mail-g-en.html', renderMail('reference_receipt', { ...v, signedBy: null }, 'en').html);
