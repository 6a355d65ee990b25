import { rows } from '../rows.mjs';

export const dynamic = 'force-dynamic';

export default async function Page() {
  return (
    <table>
      <tbody>
        {rows().map(({ id, name }) => (
          <tr key={id}>
            <td>{id}</td>
            <td>{name}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
