/** A value of Firestore's REST interface. */
export type FirestoreValue =
  | { nullValue: null }
  | { booleanValue: boolean }
  | { integerValue: string }
  | { stringValue: string }
  | { timestampValue: string }
  | { arrayValue: { values?: FirestoreValue[] } }
  | { mapValue: { fields?: Record<string, FirestoreValue> } };

/** What our documents consist of. A `Date` becomes a timestamp, which rules can compare. */
type PlainValue =
  | null
  | boolean
  | number
  | string
  | Date
  | readonly PlainValue[]
  | { readonly [field: string]: PlainValue };
export type PlainFields = Readonly<Record<string, PlainValue>>;

export function toFields(fields: PlainFields): Record<string, FirestoreValue> {
  return Object.fromEntries(Object.entries(fields).map(([name, value]) => [name, toValue(value)]));
}

function toValue(value: PlainValue): FirestoreValue {
  if (value === null) return { nullValue: null };
  if (typeof value === 'boolean') return { booleanValue: value };
  if (typeof value === 'string') return { stringValue: value };
  if (value instanceof Date) return { timestampValue: value.toISOString() };
  if (typeof value === 'number') {
    if (!Number.isSafeInteger(value)) throw new RangeError('Only whole numbers are published.');
    return { integerValue: String(value) };
  }
  if (isList(value)) return { arrayValue: { values: value.map(toValue) } };
  return { mapValue: { fields: toFields(value) } };
}

const isList = (value: PlainValue): value is readonly PlainValue[] => Array.isArray(value);

export function fromFields(fields: Readonly<Record<string, FirestoreValue>> = {}): PlainFields {
  return Object.fromEntries(
    Object.entries(fields).map(([name, value]) => [name, fromValue(value)]),
  );
}

function fromValue(value: FirestoreValue): PlainValue {
  if ('booleanValue' in value) return value.booleanValue;
  if ('integerValue' in value) return Number(value.integerValue);
  if ('stringValue' in value) return value.stringValue;
  if ('timestampValue' in value) return new Date(value.timestampValue);
  if ('arrayValue' in value) return (value.arrayValue.values ?? []).map(fromValue);
  if ('mapValue' in value) return fromFields(value.mapValue.fields);
  return null;
}
