import { fieldAt, type Resource } from '@rentyard/contract/schema/resource';
import { type SQL, sql } from 'drizzle-orm';
import { column, joined, type Locale, literal, name } from '../../db/sqlFragments.ts';
import { columnName, type ResourceBinding } from '../resourceBinding.ts';
import { type Target, type Targets, targetOf } from '../targets.ts';

/** What distinguishes a record from others of the same name: a JSON object without empty values. */
export function optionDetails(
  target: Target,
  binding: ResourceBinding | undefined,
  targets: Targets,
  locale: Locale,
): SQL {
  const details = [
    ...(target.note ? [detail('note', target.note('o'))] : []),
    ...(binding ? detailsOf(binding, targets, locale) : []),
  ];
  return details.length === 0
    ? sql`'{}'::jsonb`
    : sql`jsonb_strip_nulls(jsonb_build_object(${joined(details)}))`;
}

function detail(key: string, value: SQL): SQL {
  return sql`${literal(key)}, ${value}`;
}

function detailsOf(binding: ResourceBinding, targets: Targets, locale: Locale): readonly SQL[] {
  const { resource } = binding;
  const stored = (path: string) => column('o', columnName(binding, path));
  const note = noteTarget(resource, targets);
  return [
    ...(isOfKind(resource, 'code', 'text') && resource.label !== 'code'
      ? [detail('code', stored('code'))]
      : []),
    ...(isOfKind(resource, 'image', 'image')
      ? [
          detail(
            'thumb_url',
            sql`(select p.thumb_url from photos p where p.id = ${stored('image')})`,
          ),
        ]
      : []),
    ...(note
      ? [
          detail(
            'note',
            sql`(select ${note.target.label('t', locale)} from ${name(note.target.table)} t where t.id = ${stored(note.path)})`,
          ),
        ]
      : []),
    ...(resource.fields.prices?.kind === 'group' ? [detail('price', price(stored))] : []),
    ...(resource.statuses ? [detail('status', stored('status'))] : []),
  ];
}

function isOfKind(resource: Resource, path: string, kind: string): boolean {
  return fieldAt(resource, path)?.kind === kind;
}

/** The price per shift, else that per hour; null while there is none. */
function price(stored: (path: string) => SQL): SQL {
  const [shift, hour] = [stored('prices.price_per_shift'), stored('prices.price_per_hour')];
  const amount = sql`coalesce(${shift}, ${hour})`;
  return sql`(select jsonb_build_object(
      'amount', round(${amount}, c.decimal)::text,
      'currency', c.code,
      'unit', case when ${shift} is null then 'hour' else 'shift' end
    ) from currencies c where c.id = ${stored('currency')} and ${amount} is not null)`;
}

interface Note {
  readonly path: string;
  readonly target: Target;
}

function noteTarget({ optionNote, ...resource }: Resource, targets: Targets): Note | undefined {
  if (optionNote === undefined) return undefined;
  const field = fieldAt(resource, optionNote);
  return field?.kind === 'reference'
    ? { path: optionNote, target: targetOf(targets, field.to) }
    : undefined;
}
