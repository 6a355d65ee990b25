import { Link } from '@vikari/ui-kit/Link';

/** In running text; a link to another website says so. */
export function InASentence() {
  return (
    <p>
      The rate is before tax. Read <Link href="/pay">how pay is worked out</Link>, or look at{' '}
      <Link href="https://www.skatteverket.se/" externalLabel="another website">
        the Tax Agency’s tables
      </Link>
      .
    </p>
  );
}
