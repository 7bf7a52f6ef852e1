import { Badge } from '@rentyard/ui/Badge';
import type { ReactNode } from 'react';
import { type Capability, capabilities, capabilityNames, type Row } from './capabilities.ts';

/** Components by capability. A tick has the name of its story, a dash the reason. */
export function CapabilityTable(): ReactNode {
  return (
    <>
      {capabilityNames.map((name) => (
        <section key={name}>
          <h2>{name}</h2>
          <table>
            <thead>
              <tr>
                <th scope="col">Component</th>
                <th scope="col">Proven by, or not needed because</th>
              </tr>
            </thead>
            <tbody>{rowsOf(name)}</tbody>
          </table>
        </section>
      ))}
    </>
  );
}

/** Components with the same proof or reason share a row. */
function rowsOf(name: Capability): ReactNode {
  const groups = new Map<string, { readonly titles: string[]; readonly row: Row }>();
  for (const [title, row] of Object.entries(capabilities)) {
    const key = JSON.stringify(row[name]);
    const group = groups.get(key) ?? { titles: [], row };
    groups.set(key, group);
    group.titles.push(title.split('/')[1] ?? title);
  }
  return [...groups].map(([key, { titles, row }]) => {
    const entry = row[name];
    return (
      <tr key={key}>
        <td>{titles.join(', ')}</td>
        <td>
          {'by' in entry ? (
            <>
              <Badge tone="success">Proven</Badge> <code>{entry.by}</code>
            </>
          ) : (
            entry.because
          )}
        </td>
      </tr>
    );
  });
}
