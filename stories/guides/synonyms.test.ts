import { expect, test } from 'vitest';
import { synonymsOf } from '../../.storybook/site/synonyms.ts';
import { guideTitles } from './guides.ts';

test.each([
  ['modal', 'overlays/Dialog'],
  ['toast', 'feedback/Alerts'],
  ['snackbar', 'feedback/Alerts'],
  ['dropdown', 'fields/Select'],
  ['dropdown', 'overlays/Menu'],
  ['autocomplete', 'fields/Combobox'],
  ['pagination', 'table/Pager'],
  ['drawer', 'overlays/Sheet'],
])('the gallery finds “%s” as %s', (word, title) => {
  expect(guideTitles).toContain(title);
  expect(synonymsOf(title).split(' ')).toContain(word);
});
