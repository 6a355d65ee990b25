import { contrastRatio } from '../../../ui-kit/theme/contrast';
import { CONTRAST_PAIRS, type ContrastKind } from '../../../ui-kit/theme/contrastPairs';
import { SCHEMES } from '../../../ui-kit/theme/tokens';
import styles from './ContrastMatrix.module.css';

const DESIGNED = [
  ['Light', SCHEMES.light],
  ['Dark', SCHEMES.dark],
  ['Light, high contrast', SCHEMES.lightContrast],
  ['Dark, high contrast', SCHEMES.darkContrast],
] as const;

/** Every declared pair of one kind with its ratio in the four schemes, shown in its own colours. */
export function ContrastMatrix({ kind }: { kind: ContrastKind }) {
  return (
    // A wide table scrolls by itself, so the keyboard must reach it.
    // biome-ignore lint/a11y/noNoninteractiveTabindex: a scrolling region must be focusable.
    <section className={styles.scroller} tabIndex={0} aria-label={`Contrast of ${kind} pairs`}>
      <table className={styles.matrix}>
        <thead>
          <tr>
            <th scope="col">On</th>
            {DESIGNED.map(([name]) => (
              <th key={name} scope="col">
                {name}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {CONTRAST_PAIRS.filter((pair) => pair.kind === kind).map(({ foreground, background }) => (
            <tr key={`${foreground} ${background}`}>
              <th scope="row">
                <code>{foreground}</code> on <code>{background}</code>
              </th>
              {DESIGNED.map(([name, { colors }]) => (
                <td key={name}>
                  <span
                    className={styles.pair}
                    style={{ background: colors[background], color: colors[foreground] }}
                  >
                    {kind === 'text' ? 'Aa' : <span className={styles.dot} />}
                  </span>
                  {contrastRatio(colors[foreground], colors[background]).toFixed(1)}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  );
}
