/**
 * Props whose list is `items`, or the name that it had before, which other teams' code says. One of
 * them is needed. A union that says so would refuse `{...args} items={…}`, which stories write.
 */
export type WithOlderName<Props extends { items: readonly unknown[] }, Older extends string> = Omit<
  Props,
  'items'
> & { items?: Props['items'] } & { [Name in Older]?: Props['items'] };
