/** The delivery state of an own message. */
export function SentSign() {
  return (
    <span>
      <svg aria-hidden="true" width="16" height="16" viewBox="0 0 24 24">
        <path d="M5 12.5l4.5 4.5L19 7.5" fill="none" stroke="currentColor" strokeWidth="2" />
      </svg>
      Sent
    </span>
  );
}
