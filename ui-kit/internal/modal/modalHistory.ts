/**
 * Lets the browser's Back button close the top modal. Every open modal has its own history entry:
 * the address is the same, `history.state` contains a mark with its depth. The rest of the state (a
 * router's keys) is kept, and a step between such entries is hidden from the router, for which
 * nothing has changed.
 */

import { listenForBack } from './backListener';

/** The key of the mark in `history.state`; its value is the modal's depth, from 1. */
const MARK = 'vkModal';
/** How long a step back is waited for, milliseconds. */
const PATIENCE_MS = 500;
/** For how long a step that was given up may still arrive, milliseconds. */
const OVERDUE_MS = 5000;

interface Marked {
  close: () => void;
  /** The address that the modal was opened on. */
  href: string;
}

/** Open modals, bottom first. */
const open: Marked[] = [];
let settling: Promise<void> | null = null;
let arrived: (() => void) | null = null;
/** The address of a step that was given up and may still arrive, on a slow device. */
let overdue: string | null = null;
let scheduled = false;

/** The depth that a history state is marked with; 0 for an entry that is not ours. */
export function markOf(state: unknown): number {
  if (typeof state !== 'object' || state === null || !(MARK in state)) return 0;
  const mark = state[MARK];
  return typeof mark === 'number' ? mark : 0;
}

/** The meaning of a step in the history. */
export type Step =
  /**
   * Close this many modals, top first. `hide`: the address is the same, so the router is not
   * notified.
   */
  | { kind: 'close'; count: number; hide: boolean }
  /** An entry left by a modal that closed when the page had navigated: skip it. */
  | { kind: 'skip' }
  /** Not ours. */
  | { kind: 'pass' };

/** Decides the meaning of a `popstate`. Pure. */
export function readStep(mark: number, depth: number, sameAddress: boolean): Step {
  if (mark < depth) return { kind: 'close', count: depth - mark, hide: sameAddress };
  if (mark > depth) return { kind: 'skip' };
  return { kind: 'pass' };
}

function handlePop(event: PopStateEvent): void {
  if (arrived !== null) {
    event.stopImmediatePropagation();
    arrived();
    return;
  }
  const isOverdue = overdue === window.location.href && markOf(event.state) <= open.length;
  overdue = null;
  if (isOverdue) {
    event.stopImmediatePropagation();
    // A modal that was opened meanwhile stands in the entry that the step has left.
    schedule();
    return;
  }
  const top = open.at(-1);
  const step = readStep(markOf(event.state), open.length, top?.href === window.location.href);
  if (step.kind === 'pass') return;
  if (step.kind === 'skip') {
    event.stopImmediatePropagation();
    window.history.back();
    return;
  }
  if (step.hide) event.stopImmediatePropagation();
  for (const { close } of open.slice(-step.count).reverse()) close();
  // A modal that refuses to close needs its entry again.
  setTimeout(schedule, 0);
}

/** Goes back over entries whose modals are closed; resolves when the browser has arrived. */
function goBack(count: number): Promise<void> {
  return new Promise((resolve) => {
    // Some steps never arrive (a page shown in a frame without history): do not wait for ever.
    const giveUp = setTimeout(() => {
      overdue = window.location.href;
      setTimeout(() => {
        overdue = null;
      }, OVERDUE_MS);
      arrived?.();
    }, PATIENCE_MS);
    arrived = () => {
      clearTimeout(giveUp);
      arrived = null;
      resolve();
    };
    window.history.go(-count);
  });
}

/** Adjusts the history to the number of open modals. */
async function reconcile(): Promise<void> {
  scheduled = false;
  if (settling !== null) await settling;
  const depth = open.length;
  const mark = markOf(window.history.state);
  if (mark > depth) {
    settling = goBack(mark - depth).finally(() => {
      settling = null;
    });
    await settling;
  }
  // Checked again: a modal may have opened during the step.
  for (let next = markOf(window.history.state) + 1; next <= open.length; next += 1) {
    window.history.pushState({ ...window.history.state, [MARK]: next }, '');
  }
}

let reconciled: Promise<void> = Promise.resolve();

/** Later in the same task, so that a close and an open, or React's double effects, cancel out. */
function schedule(): void {
  if (scheduled) return;
  scheduled = true;
  reconciled = Promise.resolve().then(reconcile);
}

/**
 * Gives a modal its history entry.
 * @param close Called when Back is pressed while it is on top.
 * @returns Removes the entry again, when the modal was closed in another way.
 */
export function enterHistory(close: () => void): () => void {
  listenForBack(handlePop);
  const marked: Marked = { close, href: window.location.href };
  open.push(marked);
  schedule();
  return () => {
    const at = open.indexOf(marked);
    if (at !== -1) open.splice(at, 1);
    schedule();
  };
}

/**
 * Resolves when no entry of a closed modal is left at the top of the history. Wait for it before
 * navigating after a close: a step back in progress would undo the navigation.
 */
export async function historySettled(): Promise<void> {
  // React unmounts the modal at the end of the event that closed it.
  await new Promise((resolve) => setTimeout(resolve, 0));
  await reconciled;
  if (settling !== null) await settling;
}
