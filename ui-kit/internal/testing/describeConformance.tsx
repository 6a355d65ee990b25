import { render } from '@testing-library/react';
import { type ComponentType, createRef, type Ref } from 'react';
import { describe, expect, it } from 'vitest';

/** The props of every kit component, besides its own. */
interface CommonProps {
  className?: string | undefined;
  'data-testid'?: string;
}

/** How to test one component against the kit's contract. */
export interface ConformanceOptions<Props extends object, Root extends Element> {
  /** The smallest set of props that it renders with. */
  props: NoInfer<Props>;
  /** The class of its ref's element: `HTMLButtonElement`. */
  root: { new (): Root; prototype: Root };
}

/**
 * The contract of every kit component, checked in one place: the ref gives the root, other props
 * reach it, and the caller's class comes last. That it has no outer margin is checked in the story run,
 * where there are styles.
 * @example describeConformance(Badge, { props: { children: 'Ny' }, root: HTMLSpanElement });
 */
export function describeConformance<Props extends object, Root extends Element>(
  Component: ComponentType<Props & CommonProps & { ref?: Ref<Root> }>,
  { props, root }: ConformanceOptions<Props, Root>,
): void {
  describe('conformance', () => {
    it('passes its root to the ref', () => {
      const ref = createRef<Root>();
      render(<Component {...props} ref={ref} />);
      expect(ref.current).toBeInstanceOf(root);
    });

    it('passes other props to its root', () => {
      const ref = createRef<Root>();
      render(<Component {...props} ref={ref} data-testid="root" />);
      expect(ref.current).toHaveAttribute('data-testid', 'root');
    });

    it('puts the caller’s class last', () => {
      const ref = createRef<Root>();
      render(<Component {...props} ref={ref} className="mine" />);
      // Emotion writes its class after all others. Its rules come first in the head, so the caller's
      // still takes precedence.
      const classes = [...(ref.current?.classList ?? [])];
      expect(classes.filter((name) => !/^vk-\w+-Mui/.test(name)).at(-1)).toBe('mine');
    });
  });
}
