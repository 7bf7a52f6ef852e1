import type { CategoryBasics } from '@rentyard/contract/entities/category/category';
import { Card } from '@rentyard/ui/Card';
import { Stack } from '@rentyard/ui/Stack';
import type { ReactNode } from 'react';
import { FormImageField } from '../../../records/inputs/FormImageField.tsx';
import { FormNumberField } from '../../../records/inputs/FormNumberField.tsx';
import { FormSwitch } from '../../../records/inputs/FormSwitch.tsx';
import { SearchPreview } from '../../../records/inputs/SearchPreview.tsx';

/** Side cards: visibility, photo and search preview. */
export function BasicsSide(): ReactNode {
  return (
    <>
      <Card>
        <Stack gap={4}>
          <FormSwitch<CategoryBasics> name="active" />
          <FormSwitch<CategoryBasics> name="in_top" />
          <FormNumberField<CategoryBasics> name="sort_order" />
        </Stack>
      </Card>
      <Card>
        <FormImageField<CategoryBasics> name="photo" />
      </Card>
      <SearchPreview />
    </>
  );
}
