import type { Affected } from '@rentyard/contract/entities/property/propertyRoutes';
import type { Subject } from '@rentyard/contract/permissions';
import { Button } from '@rentyard/ui/Button';
import { Dialog } from '@rentyard/ui/Dialog';
import { Heading } from '@rentyard/ui/Heading';
import { Stack } from '@rentyard/ui/Stack';
import { Text } from '@rentyard/ui/Text';
import { useActiveLanguage } from '@rentyard/ui/TranslationTabs';
import { theme } from '@rentyard/ui/theme';
import type { ReactNode } from 'react';
import { styled } from 'styled-components';
import { useFormOfRecord } from '../../../records/form/RecordFormContext.ts';
import { useRecordAddress } from '../../../records/navigation/useRecordAddress.ts';
import { RouterLink } from '../../../services/i18n/RouterLink.tsx';
import { useT } from '../../../services/i18n/useT.ts';
import { usePropertiesValues } from './rows/propertiesForm.ts';
import { Replacement } from './rows/ValueItem.tsx';
import type { ImpactRow, Question } from './useImpactConfirmation.ts';

interface AffectedRecordsProps {
  readonly text: string;
  readonly tone: 'danger' | 'warning';
  readonly affected: Affected;
}

/** How many records are affected, with links to the first ones that open in a new tab. */
function AffectedRecords({ text, tone, affected }: AffectedRecordsProps): ReactNode {
  const t = useT();
  const address = useRecordAddress();
  const { total, records } = affected;
  return (
    <div>
      <Text as="p" tone={tone}>
        {text}
      </Text>
      <Links>
        {records.slice(0, shownAtMost).map(({ subject, id, name }) => (
          <li key={`${subject}/${id}`}>
            <RouterLink to={address(subject as Subject, id)} target="_blank">
              {name || `№ ${id}`}
            </RouterLink>
          </li>
        ))}
        {total > shownAtMost && <li>{t('impact.more', { count: total - shownAtMost })}</li>}
      </Links>
    </div>
  );
}

const shownAtMost = 5;

const Links = styled.ul`
  display: grid;
  gap: 2px;
  margin: ${theme.space1} 0 0;
  padding-inline-start: ${theme.space4};
  color: ${theme.textMuted};
  font-size: ${theme.textMd};

  a { color: ${theme.accent}; overflow-wrap: anywhere; }
`;

interface ImpactDialogProps {
  readonly question: Question;
}

/**
 * Previews the effect of a save on offers, tags and orders: missing answers, removed values that
 * are in use, and their replacements.
 */
export function ImpactDialog({ question }: ImpactDialogProps): ReactNode {
  const t = useT();
  const { rows, confirm } = question;
  return (
    <Dialog
      isOpen
      onClose={() => confirm(false)}
      title={t('impact.title')}
      width={640}
      footer={
        <>
          <Button onClick={() => confirm(false)}>{t('impact.back')}</Button>
          <Button variant="primary" onClick={() => confirm(true)}>
            {t('impact.save')}
          </Button>
        </>
      }
    >
      <Stack gap={5}>
        {rows.map((row) => (
          <ImpactOfRow key={row.at} {...row} />
        ))}
      </Stack>
    </Dialog>
  );
}

function ImpactOfRow({ at, row, impact }: ImpactRow): ReactNode {
  const t = useT();
  const language = useActiveLanguage();
  const { languages } = useFormOfRecord();
  const { setValue } = usePropertiesValues();
  const nameOf = (names: Readonly<Record<string, string>>) =>
    names[language] || names[languages.default] || '';
  const { used_by, would_miss, dropped } = impact;
  const hideInstead = () => {
    setValue(`properties.${at}.isRemoved`, false, { shouldDirty: true });
    setValue(`properties.${at}.status`, 'hidden', { shouldDirty: true });
  };
  return (
    <Stack as="section" gap={3}>
      <Heading level={3}>{nameOf(row.name)}</Heading>
      <Text as="p" tone="soft">
        {t('impact.used_by', { count: used_by.total })}
      </Text>
      {row.isRemoved && used_by.total > 0 && (
        <>
          <AffectedRecords
            text={t('impact.cannot_go', { count: used_by.total })}
            tone="danger"
            affected={used_by}
          />
          <Stack direction="row">
            <Button onClick={hideInstead}>{t('impact.hide_instead')}</Button>
          </Stack>
        </>
      )}
      {would_miss.total > 0 && (
        <AffectedRecords
          text={t('impact.would_miss', { count: would_miss.total })}
          tone="warning"
          affected={would_miss}
        />
      )}
      {dropped
        .filter((one) => one.used_by.total > 0)
        .map((one) => {
          const index = row.values.findIndex(({ id }) => id === one.value);
          return (
            <Stack key={one.value} gap={2}>
              <AffectedRecords
                text={t('impact.dropped', {
                  name: nameOf(row.values[index]?.name ?? {}),
                  count: one.used_by.total,
                })}
                tone="danger"
                affected={one.used_by}
              />
              <Replacement at={at} index={index} />
            </Stack>
          );
        })}
    </Stack>
  );
}
