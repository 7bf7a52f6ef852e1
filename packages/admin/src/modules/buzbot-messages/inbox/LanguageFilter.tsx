import { languageCodes } from '@rentyard/contract/languages';
import { NativeSelect } from '@rentyard/ui/NativeSelect';
import type { ReactNode } from 'react';
import { comparisonsAt, withComparisons } from '../../../records/list/listAddress.ts';
import type { ListController } from '../../../records/list/useList.ts';
import { useT } from '../../../services/i18n/useT.ts';
import { useOfferedLanguages } from '../../../services/session/initApi.ts';

/** Conversations in one language. */
export function LanguageFilter({ list }: { readonly list: ListController }): ReactNode {
  const t = useT();
  const offered = useOfferedLanguages();
  const { filters } = list.state;
  const { eq = '' } = comparisonsAt(filters, 'language');
  const nameOf = (code: string) =>
    offered.find((one) => one.code === code)?.name ?? code.toUpperCase();
  return (
    <NativeSelect
      label={t('buzbot_rooms.field.language')}
      isLabelHidden
      value={eq}
      onChange={(event) => {
        const chosen = event.currentTarget.value;
        list.change({ filters: withComparisons(filters, 'language', { eq: chosen }) });
      }}
      options={[
        { value: '', label: t('chat.any_language') },
        ...languageCodes.map((code) => ({ value: code, label: nameOf(code) })),
      ]}
    />
  );
}
