import { Card } from '@vikari/ui-kit/Card';

/** A surface for what belongs together. */
export function Basic() {
  return (
    <Card element="section" aria-labelledby="card-title">
      <h3 id="card-title" style={{ margin: 0 }}>
        Your next assignment
      </h3>
      <p style={{ marginBlockEnd: 0 }}>Emergency department, Kiruna, from 1 December.</p>
    </Card>
  );
}
