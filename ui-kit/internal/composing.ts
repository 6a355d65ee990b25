/** What a key press tells of an input method. */
interface ComposingKey {
  isComposing: boolean;
  keyCode: number;
}

/** What browsers give every key that an input method takes. */
const TAKEN_BY_INPUT_METHOD = 229;

/**
 * Whether a key belongs to an input method that composes a word: there Enter accepts the word.
 * Safari says so by the key's code only: it ends the composition before it tells of the key.
 */
export function isComposing(event: ComposingKey): boolean {
  return event.isComposing || event.keyCode === TAKEN_BY_INPUT_METHOD;
}
