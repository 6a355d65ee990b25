import { act, render, renderHook } from '@testing-library/react';
import { createRef } from 'react';
import { describe, expect, it, vi } from 'vitest';
import { mergeRefs } from './mergeRefs';
import { useControlled } from './useControlled';
import { useIds } from './useIds';
import { VisuallyHidden } from './VisuallyHidden';

describe('mergeRefs', () => {
  it('passes the element to each owner and resets it', () => {
    const object = createRef<HTMLDivElement>();
    const callback = vi.fn();
    const cleanup = vi.fn();
    const withCleanup = vi.fn(() => cleanup);
    const { unmount } = render(
      <div ref={mergeRefs<HTMLDivElement>(object, callback, withCleanup, undefined)} />,
    );
    expect(object.current).toBeInstanceOf(HTMLDivElement);
    expect(callback).toHaveBeenLastCalledWith(object.current);
    unmount();
    expect(object.current).toBeNull();
    expect(callback).toHaveBeenLastCalledWith(null);
    expect(cleanup).toHaveBeenCalledOnce();
    expect(withCleanup).toHaveBeenCalledOnce();
  });
});

describe('useControlled', () => {
  it('keeps its own value when uncontrolled', () => {
    const onChange = vi.fn();
    const { result } = renderHook(() => useControlled<string>(undefined, 'a', onChange));
    act(() => result.current[1]('b'));
    expect(result.current[0]).toBe('b');
    expect(onChange).toHaveBeenCalledExactlyOnceWith('b');
  });

  it('leaves the value to its owner', () => {
    const onChange = vi.fn();
    const { result } = renderHook(() => useControlled<string>('a', 'z', onChange));
    act(() => result.current[1]('b'));
    expect(result.current[0]).toBe('a');
    expect(onChange).toHaveBeenCalledExactlyOnceWith('b');
  });
});

describe('useIds', () => {
  it('gives each part a stable id of its own', () => {
    const { result, rerender } = renderHook(() => useIds('label', 'hint'));
    const first = result.current;
    rerender();
    expect(result.current).toEqual(first);
    expect(first.label).not.toBe(first.hint);
  });
});

it('hides text only visually', () => {
  const { getByText } = render(<VisuallyHidden className="mine">Steg 3 av 9</VisuallyHidden>);
  expect(getByText('Steg 3 av 9')).toHaveClass('vk-visually-hidden', 'mine');
});
