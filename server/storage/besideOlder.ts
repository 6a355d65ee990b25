/**
 * Whether the program before a migration still works after it: what `apply` notes in the database,
 * and what that program reads there when it is started again.
 */

/** What a migration says of itself, with a reason; the rules below are not asked then. */
const STATED = /^--\s*(older programs (?:run|stop)):\s*\S/mu;

/** What every statement of an older program stands: nothing that it reads or writes has changed. */
const NEW_COLUMN = /^add column (?:if not exists )?"?\w+"? /u;
const CREATED = /^create table (?:if not exists )?"?(\w+)"?/u;
const ALTERED = /^alter table (?:only )?(?:if exists )?"?(\w+)"? (.*)$/su;
const INDEX = /^create (unique )?index (?:.*? )?on (?:only )?"?(\w+)"?/su;
const FILLED = /^(?:insert into|update) "?(\w+)"?/u;

/**
 * True for a migration that says `-- older programs run: <why>`, false for one that says
 * `-- older programs stop: <why>`; of others, whether it only adds: tables, indexes, and columns that
 * an insert may leave out.
 */
export function runsBesideOlder(sql: string): boolean {
  const stated = STATED.exec(sql)?.[1];
  return stated === undefined ? onlyAdds(sql) : stated === 'older programs run';
}

/** Whether a migration says itself what older programs do, or its statements tell. */
export function tellsOfOlder(sql: string): boolean {
  return STATED.test(sql) || onlyAdds(sql);
}

function onlyAdds(sql: string): boolean {
  const statements = statementsOf(sql);
  const created = new Set(
    statements.flatMap((statement) => CREATED.exec(statement)?.[1]?.toLowerCase() ?? []),
  );
  return statements.every((statement) => adds(statement, created));
}

function adds(statement: string, created: ReadonlySet<string>): boolean {
  if (CREATED.test(statement) || /^comment on /u.test(statement)) return true;
  const [, unique, indexed = ''] = INDEX.exec(statement) ?? [];
  if (indexed !== '') return unique === undefined || created.has(indexed);
  const filled = FILLED.exec(statement)?.[1];
  if (filled !== undefined) return created.has(filled);
  const [, altered = '', actions = ''] = ALTERED.exec(statement) ?? [];
  return created.has(altered) || (altered !== '' && partsOf(actions).every(addsColumn));
}

/** A column that an insert of an older program may leave out. */
function addsColumn(action: string): boolean {
  if (!NEW_COLUMN.test(action) || /\b(?:unique|primary key)\b/u.test(action)) return false;
  return !/\bnot null\b/u.test(action) || /\b(?:default|generated)\b/u.test(action);
}

/** Lower-case statements without comments; what is quoted is emptied, so that no rule reads it. */
function statementsOf(sql: string): string[] {
  return sql
    .replace(/\$(\w*)\$.*?\$\1\$/gsu, "''")
    .replace(/'(?:[^']|'')*'|--[^\n]*|\/\*.*?\*\//gsu, (part) =>
      part.startsWith("'") ? "''" : ' ',
    )
    .toLowerCase()
    .split(';')
    .map((statement) => statement.trim().replace(/\s+/gu, ' '))
    .filter((statement) => statement !== '');
}

/** The actions of an `alter table`: a comma within parentheses parts none. */
function partsOf(actions: string): string[] {
  let depth = 0;
  const parts = [''];
  for (const character of actions) {
    if (character === '(') depth += 1;
    if (character === ')') depth -= 1;
    if (character === ',' && depth === 0) parts.push('');
    else parts.push(`${parts.pop() ?? ''}${character}`);
  }
  return parts.map((part) => part.trim());
}
