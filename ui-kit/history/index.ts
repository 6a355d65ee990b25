// A folder of its own: a first script imports it, and nothing else of the modals
export { hearBackFirst } from '../internal/modal/backListener';
