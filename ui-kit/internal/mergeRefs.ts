import type { Ref, RefCallback } from 'react';

function assign<T>(ref: Ref<T> | undefined, value: T | null): (() => void) | undefined {
  if (typeof ref === 'function') {
    const cleanup = ref(value);
    return typeof cleanup === 'function' ? cleanup : () => void ref(null);
  }
  if (ref === null || ref === undefined) return undefined;
  ref.current = value;
  return () => {
    ref.current = null;
  };
}

/**
 * One ref for several owners: the caller's and the component's own. Cleanups run as in React 19.
 */
export function mergeRefs<T>(...refs: readonly (Ref<T> | undefined)[]): RefCallback<T> {
  return (value) => {
    const cleanups = refs.map((ref) => assign(ref, value));
    return () => {
      for (const cleanup of cleanups) cleanup?.();
    };
  };
}
