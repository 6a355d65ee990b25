import { render } from '@testing-library/react';
import { type ComponentType, createRef, type Ref } from 'react';
import { describe, expect, it } from 'vitest';

/** The props of every kit component, besides its own. */
interface CommonProps {
  className?: string | undefined;
  id?: string | undefined;
  'data-testid'?: string;
}

/** How to test one component against the kit's contract. */
export interface ConformanceOptions<Props extends object, Target extends Element> {
  /** The smallest set of props that it renders with. */
  props: NoInfer<Props>;
  /** The class of its ref's element: `HTMLButtonElement`. Default: any element. */
  root?: { new (): Target; prototype: Target };
  /**
   * True: the ref and other props go to a control inside, and only the class to the root around it.
   * Default false.
   */
  isField?: boolean;
}

/** The classes of an element, the one that Emotion writes after all others left out. */
const classesOf = (element: Element | null) =>
  // Emotion's rules come first in the head, so the caller's still take precedence.
  [...(element?.classList ?? [])].filter((name) => !/^vk-\w+-Mui/.test(name));

/**
 * The contract of every kit component, checked in one place: the ref gives the root (or a field's
 * control), other props reach it, and the caller's class comes last on the root. That it has no
 * outer margin is checked in the story run, where there are styles. `ui-kit/conformance.test.ts`
 * fails for an exported component that is not tested here.
 * @example describeConformance(Badge, { props: { children: 'Ny' }, root: HTMLSpanElement });
 */
export function describeConformance<Props extends object, Target extends Element>(
  Component: ComponentType<Props & CommonProps & { ref?: Ref<Target> }>,
  { props, root, isField = false }: ConformanceOptions<Props, Target>,
): void {
  describe('conformance', () => {
    it(`passes its ${isField ? 'control' : 'root'} to the ref, as an object and as a function`, () => {
      const ref = createRef<Target>();
      const { unmount } = render(<Component {...props} ref={ref} />);
      expect(ref.current).toBeInstanceOf(root ?? Element);
      unmount();
      expect(ref.current).toBeNull();
      let given: Target | null = null;
      render(
        <Component
          {...props}
          ref={(element: Target | null) => {
            given = element;
          }}
        />,
      );
      expect(given).toBeInstanceOf(root ?? Element);
    });

    it(`passes other props to its ${isField ? 'control' : 'root'}`, () => {
      const ref = createRef<Target>();
      render(<Component {...props} ref={ref} id="own-id" data-testid="own" />);
      expect(ref.current).toHaveAttribute('data-testid', 'own');
      expect(ref.current).toHaveAttribute('id', 'own-id');
    });

    it('puts the caller’s class last on its root', () => {
      const ref = createRef<Target>();
      const { container } = render(<Component {...props} ref={ref} className="mine" />);
      const element = isField ? container.firstElementChild : ref.current;
      expect(element?.contains(ref.current)).toBe(true);
      expect(classesOf(element).at(-1)).toBe('mine');
      expect(document.querySelectorAll('.mine')).toHaveLength(1);
    });

    it('writes no class of a value that is missing', () => {
      const ref = createRef<Target>();
      const { container } = render(<Component {...props} ref={ref} />);
      const element = isField ? container.firstElementChild : ref.current;
      expect(classesOf(element)).not.toEqual(
        expect.arrayContaining([expect.stringMatching(/^(undefined|null|false|true)$/)]),
      );
    });
  });
}
