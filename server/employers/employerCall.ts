/** The calling employer and the idempotency key. */
export interface EmployerCall {
  employerId: string;
  idempotencyKey: string | null;
}
