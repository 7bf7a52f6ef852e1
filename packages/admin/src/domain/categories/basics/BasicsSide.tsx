import type { CategoryBasics } from '@rentyard/contract/entities/category/category';
import { Card } from '@rentyard/ui/Card';
import { Stack } from '@rentyard/ui/Stack';
import type { ReactNode } from 'react';
import { Field } from '../../../records/inputs/Field.tsx';
import { SearchPreview } from '../../../records/inputs/SearchPreview.tsx';

/** Side cards: visibility, photo and search preview. */
export function BasicsSide(): ReactNode {
  return (
    <>
      <Card>
        <Stack gap={4}>
          <Field<CategoryBasics> name="active" />
          <Field<CategoryBasics> name="in_top" />
          <Field<CategoryBasics> name="sort_order" />
        </Stack>
      </Card>
      <Card>
        <Field<CategoryBasics> name="photo" />
      </Card>
      <SearchPreview />
    </>
  );
}
