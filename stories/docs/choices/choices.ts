import { ACTION_CHOICES } from './actions';
import { MESSAGE_CHOICES } from './messages';
import { QUESTION_CHOICES } from './questions';
import { VIEW_CHOICES } from './views';

/** The pictures of every component whose choice or content matters. */
export const CHOICES = {
  ...ACTION_CHOICES,
  ...MESSAGE_CHOICES,
  ...QUESTION_CHOICES,
  ...VIEW_CHOICES,
};

/** A component that has pictures of do and don't. */
export type PicturedName = keyof typeof CHOICES;
