import { normalTextOf } from '@rentyard/contract/schema/fieldKinds/normalTextOf';
import { rulesOf } from '@rentyard/contract/schema/fieldKinds/rules';
import type { PlainField } from '@rentyard/contract/schema/fieldTypes';
import { isFilterable } from '@rentyard/contract/schema/listQuery/filterPaths';
import { firstProblem } from '@rentyard/validators';
import type { UseFormRegisterReturn } from 'react-hook-form';
import { recordsApi } from '../../services/api/recordsOf.ts';
import { useLanguage } from '../../services/i18n/LanguageContext.ts';
import { useFormOfRecord } from '../form/RecordFormContext.ts';

type Registered = Pick<UseFormRegisterReturn, 'name' | 'onChange' | 'onBlur' | 'ref'>;

/**
 * Registers a native input. A unique field is also checked on the server on blur (P-EDIT-8), so
 * that the user learns of a taken code before saving.
 */
export function useRegistered(name: string, field: PlainField): Registered {
  const { form } = useFormOfRecord();
  const isTaken = useIsTaken(name);
  if (!field.unique) return form.register(name);
  return form.register(name, {
    onBlur: async () => {
      const value = normalTextOf(field, String(form.getValues(name)));
      const needsCheck = value !== '' && !firstProblem(value as never, rulesOf(field));
      if (!needsCheck || !(await isTaken(value))) return;
      if (normalTextOf(field, String(form.getValues(name))) === value)
        form.setError(name, { type: 'unique' });
    },
  });
}

/**
 * Whether another live record has the value. A failed check counts as free: the save reports it.
 */
function useIsTaken(path: string): (value: string) => Promise<boolean> {
  const { resource, record } = useFormOfRecord();
  const language = useLanguage();
  const [loadList] = recordsApi.useLazyListQuery();
  return async (value) => {
    if (!isFilterable(resource, path)) return false;
    const filters = [{ path, operator: 'eq', value }] as const;
    const query = { page: 1, perPage: 2, filters };
    const { data } = await loadList({ resource: resource.name, language, query });
    return data?.data.some(({ id }) => id !== record?.id) ?? false;
  };
}
