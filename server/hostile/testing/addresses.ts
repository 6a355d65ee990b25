let sent = 0;

/** A new address for each call, so that the limits of calls stay out of the way. */
export function nextAddress(): string {
  sent += 1;
  return `10.${(sent >> 16) & 255}.${(sent >> 8) & 255}.${sent & 255}`;
}
