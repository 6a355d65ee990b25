import { Article } from '@vikari/ui-kit/Article';

/** Plain elements inside; the article gives them their distances. */
export function Basic() {
  return (
    <Article lead="An agency nurse works on assignment, paid by the hour.">
      <h2>What you need</h2>
      <ul>
        <li>A licence and two years of experience</li>
        <li>Two references</li>
      </ul>
      <p>
        Read more about <a href="#pay">pay and housing</a>.
      </p>
    </Article>
  );
}
