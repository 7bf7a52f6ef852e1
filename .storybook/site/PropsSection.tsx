import { Markdown, Subheading } from '@storybook/addon-docs/blocks';
import type { Meta } from '@storybook/react-vite';
import type { ReactNode } from 'react';

/** What react-docgen says about a component. */
interface Docgen {
  readonly props?: Readonly<Record<string, DocgenProp>>;
  /** Interfaces of other packages that the props extend. */
  readonly composes?: readonly string[];
}

interface DocgenProp {
  readonly required?: boolean;
  readonly tsType?: { readonly name: string; readonly raw?: string };
  readonly defaultValue?: { readonly value: string };
  readonly description?: string;
}

interface PropsSectionProps {
  readonly name: string;
  readonly meta: Meta;
}

/** Props with types and defaults, then events. */
export function PropsSection({ name, meta }: PropsSectionProps): ReactNode {
  // Stories of tables render a table of offers; the component itself is their subcomponent.
  const subject = meta.subcomponents?.[name] ?? meta.component;
  const { props = {}, composes = [] } = docgenOf(subject);
  const rows = Object.entries(props).filter(([, { tsType }]) => tsType);
  const isEvent = ([prop]: readonly [string, DocgenProp]) => /^on[A-Z]/.test(prop);
  const events = rows.filter(isEvent);
  return (
    <>
      <PropsTable rows={rows.filter((row) => !isEvent(row))} head="Prop" />
      {rows.length === 0 && <p>Every attribute of its HTML element, and no others.</p>}
      {composes.length > 0 && (
        <Markdown>{`Also every attribute of ${composes.map((one) => `\`${one}\``).join(', ')}.`}</Markdown>
      )}
      <Subheading>Events</Subheading>
      {events.length > 0 ? (
        <PropsTable rows={events} head="Event" />
      ) : (
        <p>No events of its own{composes.length > 0 && ', beside those of the element'}.</p>
      )}
    </>
  );
}

interface PropsTableProps {
  readonly rows: readonly (readonly [string, DocgenProp])[];
  readonly head: string;
}

function PropsTable({ rows, head }: PropsTableProps): ReactNode {
  if (rows.length === 0) return null;
  return (
    <table>
      <thead>
        <tr>
          {[head, 'Type', 'Default', 'Meaning'].map((title) => (
            <th key={title} scope="col">
              {title}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map(([prop, { tsType, required, defaultValue, description }]) => (
          <tr key={prop}>
            <td>
              <code>{prop}</code>
              {required && <span title="Required"> *</span>}
            </td>
            <td>
              <code>{tsType?.raw ?? tsType?.name}</code>
            </td>
            <td>
              {defaultValue ? <code>{defaultValue.value}</code> : required ? 'required' : '–'}
            </td>
            <td>
              <Markdown>{description ?? ''}</Markdown>
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}

function docgenOf(subject: unknown): Docgen {
  const { __docgenInfo: info } = (subject ?? {}) as { readonly __docgenInfo?: Docgen };
  return info ?? {};
}
