/** Sentences for the check of bare texts: the first four have some, the last three none. */
export function Sentences({
  amount,
  unit,
  isUnsure,
}: {
  amount: number;
  unit: string;
  isUnsure: boolean;
}) {
  if (amount === 0) return unit;
  return (
    <div>
      <p>
        Amount <b>of</b> {amount}
      </p>
      <p>
        {isUnsure && 'about'}
        {isUnsure && <i>circa</i>} <b>kr</b>
      </p>
      <>
        {unit}
        <b>{unit}</b>
      </>
      <p>{`${amount} ${unit}`}</p>
      <p>{isUnsure ? unit : <b>{unit}</b>}</p>
      <p>
        <b>{amount}</b> <span>{unit}</span>
        {isUnsure && <span>{unit}</span>}
      </p>
    </div>
  );
}
