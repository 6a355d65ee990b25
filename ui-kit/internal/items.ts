/**
 * Props whose list is `items`, or the older name that other teams' code uses. One of them is
 * required, but the type does not require it: such a union would refuse `{...args} items={…}`,
 * which stories write.
 */
export type WithOlderName<Props extends { items: readonly unknown[] }, Older extends string> = Omit<
  Props,
  'items'
> & { items?: Props['items'] } & { [Name in Older]?: Props['items'] };
