import type { FreeTable, OtherPlace, PersonalTable } from '../lib/personalDataRegister';

const INTRODUCTION = `# Personal data

What is stored about candidates, why, for how long, and what ends it. This page is made from the
register in \`server/privacy/personalData.ts\`; \`npx vitest run server/privacy -u\` writes it anew.
Tests compare the register with the database's catalogue, and move the clock past each time.

Whoever is signed in can have a copy of everything (\`users/request_export\`), and delete the account
(\`users/delete_account\`). Both need BankID within the last ten minutes. An export has every column
below but those that are withheld: digests, tokens and names inside of our systems. It is a ZIP with
JSON for programs, the files, and one page for its person (\`server/privacy/exportPage.ts\`): in their
language, with names in the place of ids, and readable offline. What cannot be read after three tries
(a damaged value, a lost file) does not stop it: the rest is whole, the copy begins with what is
missing, the account page says so, and \`npm run quarantine\` has it under \`exports\`. A deletion
happens in one transaction; files are removed right after it, and again until that succeeds.

No column, log line, address, file name or mail of ours is made to hold a personal identity number.
BankID is known by the broker's own name for the person. A test follows a whole journey and looks for
numbers. Every free text of every request is checked for what looks like one, and nobody is refused
for a look alone: whoever wrote it is asked, and may say that it is none
(\`confirmedNotPersonalNumber\`). A test walks the contract and has each text that is not checked, with
the reason.`;

/** docs/privacy.md. */
export function privacyDocument(register: {
  tables: readonly PersonalTable[];
  freeTables: readonly FreeTable[];
  places: readonly OtherPlace[];
}): string {
  return [
    INTRODUCTION,
    '## Tables',
    tableOf(
      ['Table', 'What', 'Why', 'How long', 'When the account is deleted', 'Withheld'],
      register.tables.map((entry) => [
        `\`${entry.table}\``,
        entry.what,
        entry.why,
        `${entry.kept}${entry.timer ? ` Timer: ${entry.timer}.` : ''}`,
        whenDeleted(entry),
        entry.withheld.map((column) => `\`${column}\``).join(', '),
      ]),
    ),
    '## Outside of the database',
    tableOf(
      ['Place', 'Kind', 'What', 'Why', 'How long'],
      register.places.map(({ name, kind, what, why, kept }) => [
        kind === 'cookie' || kind === 'browser storage' ? `\`${name}\`` : name,
        kind,
        what,
        why,
        kept,
      ]),
    ),
    '## Tables without personal data of candidates',
    tableOf(
      ['Table', 'Because'],
      register.freeTables.map(({ table, because }) => [`\`${table}\``, because]),
    ),
    '',
  ].join('\n\n');
}

function whenDeleted({ deletion }: PersonalTable): string {
  if (deletion.rows === 'deleted') return 'Deleted.';
  const emptied = Object.keys(deletion.emptied).map((column) => `\`${column}\``);
  const without = emptied.length > 0 ? ` without ${emptied.join(', ')}` : '';
  return `Kept${without}: ${deletion.because}.`;
}

function tableOf(head: readonly string[], rows: readonly (readonly string[])[]): string {
  return [head, head.map(() => '---'), ...rows]
    .map((cells) => `| ${cells.join(' | ')} |`)
    .join('\n');
}
