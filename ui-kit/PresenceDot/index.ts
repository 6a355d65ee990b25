export { type Calendar, formatWhen } from '../internal/instants';
export { PresenceDot, type PresenceDotProps, type PresenceStatus } from './PresenceDot';
