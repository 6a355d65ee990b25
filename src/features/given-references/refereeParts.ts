/** One built file, since the second is the first in other clothes and is shown by the server alone. */
export { RefereeForm } from './RefereeForm';
export { RefereeWithoutScript } from './RefereeWithoutScript';
