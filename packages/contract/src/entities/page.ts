import {
  aliasBounds,
  boolean,
  choice,
  codeBounds,
  image,
  longTextMax,
  nameBounds,
  reference,
  richTextMax,
  text,
  translated,
} from '../schema/fields.ts';
import { defineResource, type RowOf } from '../schema/resource.ts';

/**
 * A page of a marketplace's site: `static` pages are written by staff, `dynamic` ones are generated
 * by code.
 */
export const page = defineResource({
  name: 'pages',
  subject: 'pages',
  label: 'name',
  fields: {
    name: translated({ ...nameBounds, required: true }),
    code: text({ ...codeBounds, required: true, unique: true, generated: 'number' }),
    alias: text({ ...aliasBounds, required: true, unique: true, generated: 'name' }),
    type: choice({ options: ['static', 'dynamic'], required: true }),
    title: translated({ max: 255, detail: true }),
    description: translated({ max: longTextMax, multiline: true, detail: true }),
    keywords: translated({ max: 500, detail: true }),
    content: translated({ max: richTextMax, rich: true, detail: true }),
    image: image({}),
    active: boolean({ default: false }),
    project: reference({ to: 'projects' }),
  },
  search: ['name', 'code', 'alias'],
  sort: ['name', 'code', 'alias', 'type', 'active'],
  defaultSort: 'name',
  filter: ['name', 'code', 'alias', 'type', 'active', 'project', 'image'],
  health: ['no_photo'],
});

export type PageRow = RowOf<typeof page>;
