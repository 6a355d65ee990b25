/** The items in arrays of `length`, the last one shorter. */
export function* batchesOf<Item>(items: Iterable<Item>, length: number): Generator<Item[]> {
  let batch: Item[] = [];
  for (const item of items) {
    batch.push(item);
    if (batch.length < length) continue;
    yield batch;
    batch = [];
  }
  if (batch.length > 0) yield batch;
}
