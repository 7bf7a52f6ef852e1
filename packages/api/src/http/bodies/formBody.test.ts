import { offer } from '@rentyard/contract/entities/listing/offer';
import { project } from '@rentyard/contract/entities/project';
import { expect, test } from 'vitest';
import { formValue } from './formBody.ts';

const { fields } = offer;

test.each([
  ['a number', fields.geo_lat, '47.01', 47.01],
  ['an empty number', fields.geo_lat, '', null],
  ['what is not a number', fields.geo_lat, '47,01', '47,01'],
  ['a reference', fields.brand, '7', 7],
  ['a served reference', fields.brand, '{"id":7,"name":"JCB"}', { id: 7, name: 'JCB' }],
  ['no reference', fields.brand, '', null],
  ['texts by language', fields.name, '{"en":"Crane"}', { en: 'Crane' }],
  ['broken JSON', fields.name, '{"en":', '{"en":'],
  ['a group', fields.prices, '{"price_per_hour":"10.50"}', { price_per_hour: '10.50' }],
  ['a choice', fields.type, 'service', 'service'],
  ['text', fields.code, '007', '007'],
  ['a switch that is on', project.fields.active, 'on', true],
  ['a switch that is off', project.fields.active, '0', false],
  ['what is not a switch', project.fields.active, 'maybe', 'maybe'],
  ['a field that nobody declared', undefined, '1', '1'],
])('%s', (_name, field, text, value) => {
  expect(formValue(field, text)).toEqual(value);
});
