/** The employer who calls, and the key that makes its repeat harmless. */
export interface EmployerCall {
  employerId: string;
  idempotencyKey: string | null;
}
