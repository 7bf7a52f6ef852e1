import { existsSync } from 'node:fs';
import { icons } from 'lucide-react/icons';
import { expect, test } from 'vitest';
import { iconName } from '../../.storybook/site/iconImport.ts';

test('the copied import of every icon names a file of Lucide', () => {
  const wrong = Object.keys(icons).filter(
    (key) => !existsSync(`node_modules/lucide-react/dist/esm/icons/${iconName(key)}.mjs`),
  );
  expect(wrong).toEqual([]);
});
