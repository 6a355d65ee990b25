import type { NamedType } from '../../stories/docs/kitProps';
import { declarationOf, shownType, writtenOf } from './namedTypes.ts';
import { type Named, type Reading, rowsOf } from './propRows.ts';
import { docText, isOwn, literalsOf, TYPE_PARAMETER } from './source.ts';
import { OUTER_TYPES, TYPE_PARAMETERS } from './typeWords.ts';

/** Objects of the props of nearly all components, each of which is explained on a page of its own. */
const BY_NAME_ONLY = ['KitTexts'];

/** What a name stands for, and the names in it. */
function explained(reading: Reading, named: Named): { type: NamedType; named: readonly Named[] } {
  const { checker } = reading;
  const { name } = named;
  if ('property' in named) {
    const type = checker.getTypeOfSymbol(named.property);
    const inner = type ? rowsOf(reading, name, checker.getNonNullableType(type) ?? type) : null;
    const text = docText(checker, named.property);
    return {
      type: { name, text, written: null, rows: inner?.rows ?? [] },
      named: inner?.named ?? [],
    };
  }
  if ((named.flags & TYPE_PARAMETER) !== 0) {
    return {
      type: { name, text: TYPE_PARAMETERS[name] ?? '', written: null, rows: [] },
      named: [],
    };
  }
  if (!isOwn(named)) {
    return { type: { name, text: OUTER_TYPES[name] ?? '', written: null, rows: [] }, named: [] };
  }
  const text = docText(checker, named);
  if (BY_NAME_ONLY.includes(name))
    return { type: { name, text, written: null, rows: [] }, named: [] };
  const type = checker.getDeclaredTypeOfSymbol(named);
  const values = literalsOf(checker, type, writtenOf(named));
  if (values) return { type: { name, text, written: values.join(' | '), rows: [] }, named: [] };
  const declared = declarationOf(named);
  const inner = rowsOf(reading, name, type);
  if (!declared || (declared.byRows && inner.rows.length > 0)) {
    return { type: { name, text, written: null, rows: inner.rows }, named: inner.named };
  }
  const shown = shownType(checker, declared.node);
  return { type: { name, text, written: shown.text, rows: [] }, named: shown.symbols };
}

/** Every type that is named, and the types that these name. */
export function explainedTypes(reading: Reading, first: readonly Named[]): NamedType[] {
  const types = new Map<string, NamedType>();
  const open = [...first];
  for (let at = open.shift(); at; at = open.shift()) {
    if (types.has(at.name)) continue;
    const { type, named } = explained(reading, at);
    types.set(at.name, type);
    open.push(...named);
  }
  return [...types.values()];
}
