import { Button } from '@rentyard/ui/Button';
import { IconButton } from '@rentyard/ui/IconButton';
import { RangeField } from '@rentyard/ui/RangeField';
import { Stack } from '@rentyard/ui/Stack';
import { Text } from '@rentyard/ui/Text';
import { theme } from '@rentyard/ui/theme';
import Plus from 'lucide-react/icons/plus';
import X from 'lucide-react/icons/x';
import type { ReactNode } from 'react';
import { useController, useFieldArray, useFormState } from 'react-hook-form';
import { styled } from 'styled-components';
import { errorAt, problemOf } from '../../../records/form/problems.ts';
import { useFormat } from '../../../services/format/useFormat.ts';
import { useFieldLabel } from '../../../services/i18n/useFieldLabel.ts';
import { useProblem } from '../../../services/i18n/useProblem.ts';
import { useT } from '../../../services/i18n/useT.ts';
import { usePropertiesValues, useRow } from './propertiesForm.ts';
import { gapsIn } from './rangeGaps.ts';

interface RangeRowsProps {
  readonly at: number;
}

/** Ranges of a numeric characteristic, with a note about the gap between two of them. */
export function RangeRows({ at }: RangeRowsProps): ReactNode {
  const t = useT();
  const format = useFormat();
  const label = useFieldLabel('properties');
  const { control } = usePropertiesValues();
  const { fields, append, remove } = useFieldArray({
    control,
    name: `properties.${at}.ranges`,
    keyName: 'key',
  });
  const { ranges } = useRow(at);
  const gaps = gapsIn(ranges);
  const addBand = () => append({ from: ranges.at(-1)?.to ?? '', to: '' });
  return (
    <Stack as="fieldset" gap={2}>
      <Text as="legend" size="md" weight="medium" tone="soft">
        {label('ranges')}
      </Text>
      {fields.map(({ key }, index) => {
        const gap = gaps.get(index);
        return (
          <div key={key}>
            <RangeInput at={at} index={index} onRemove={() => remove(index)} />
            {gap && (
              <Text as="p" size="sm" tone="warning">
                {t('properties.gap', {
                  from: format.number(gap.from),
                  to: format.number(gap.to),
                })}
              </Text>
            )}
          </div>
        );
      })}
      <Stack direction="row">
        <Button icon={Plus} onClick={addBand}>
          {t('properties.add_range')}
        </Button>
      </Stack>
    </Stack>
  );
}

interface RangeInputProps {
  readonly at: number;
  readonly index: number;
  readonly onRemove: () => void;
}

function RangeInput({ at, index, onRemove }: RangeInputProps): ReactNode {
  const t = useT();
  const problemText = useProblem();
  const { control } = usePropertiesValues();
  const path = `properties.${at}.ranges.${index}` as const;
  const { value, onChange, onBlur, ref } = useController({ control, name: path }).field;
  const { errors } = useFormState({ control, name: path });
  const name = t('properties.range', { number: index + 1 });
  const [error] = [`${path}.from`, `${path}.to`].flatMap((end) => errorAt(errors, end) ?? []);
  return (
    <Line>
      <RangeField
        label={name}
        isLabelHidden
        ref={ref}
        name={path}
        value={value}
        error={error && problemText(problemOf(error), name)}
        onChange={({ from, to }) => onChange({ from: from ?? '', to: to ?? '' })}
        onBlur={onBlur}
      />
      <IconButton icon={X} label={t('properties.remove', { name })} onClick={onRemove} />
    </Line>
  );
}

const Line = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 320px) auto;
  align-items: start;
  gap: ${theme.space2};
`;
