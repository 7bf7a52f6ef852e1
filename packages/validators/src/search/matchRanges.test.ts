import { expect, test } from 'vitest';
import { matchRanges } from './matchRanges.ts';

const marked = (text: string, query: string) =>
  matchRanges(text, query).map(([from, to]) => text.slice(from, to));

test.each([
  ['Crawler excavator, 20 t', 'exca', ['exca']],
  ['Macara pe șenile, Chișinău', 'CHISINAU senile', ['șenile', 'Chișinău']],
  ['Crawler excavator', 'excavtor', ['excavator']],
  ['Гусеничный экскаватор', 'ekskavator', ['экскаватор']],
  ['Chișinău', 'Кишинёв', ['Chișinău']],
  ['Алексей Соколов', 'sokolv alek', ['Алексей', 'Соколов']],
  ['069 497 881', '+373 69 497 881', ['69', '497', '881']],
  ['069 497 881', '37369497881', ['69 497 881']],
  ['OF-10003', '10003', ['10003']],
  ['Komatsu PC210', 'crane', []],
  ['Łódź', 'łódź', ['Łódź']],
  ['Crane', '', []],
])('in %s the query %s matches %j', (text, query, parts) => {
  expect(marked(text, query)).toEqual(parts);
});
