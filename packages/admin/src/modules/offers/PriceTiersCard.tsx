import { currency } from '@rentyard/contract/entities/money/currency';
import { tierFields, tiersAtMost, tierUnits } from '@rentyard/contract/entities/price/priceTiers';
import { defineForm } from '@rentyard/contract/schema/resource';
import type { Option } from '@rentyard/contract/schema/values';
import { Button } from '@rentyard/ui/Button';
import { Card } from '@rentyard/ui/Card';
import { IconButton } from '@rentyard/ui/IconButton';
import { Stack } from '@rentyard/ui/Stack';
import { Text } from '@rentyard/ui/Text';
import { breakpoints, media, theme } from '@rentyard/ui/theme';
import { useMedia } from '@rentyard/ui/useMedia';
import Plus from 'lucide-react/icons/plus';
import X from 'lucide-react/icons/x';
import { type ReactNode, useMemo, useRef } from 'react';
import { type Control, useFieldArray, useFormState, useWatch } from 'react-hook-form';
import { styled } from 'styled-components';
import { TierWarnings } from '../../domain/listing/prices/TierWarnings.tsx';
import { useFormOfRecord } from '../../records/form/RecordFormContext.ts';
import { errorAt, readProblem } from '../../records/form/values/problems.ts';
import { Field } from '../../records/inputs/Field.tsx';
import { RowScope } from '../../records/inputs/RowScope.ts';
import { recordsOf } from '../../services/api/recordsOf.ts';
import { useFieldLabel } from '../../services/i18n/useFieldLabel.ts';
import { useProblem } from '../../services/i18n/useProblem.ts';
import { useT } from '../../services/i18n/useT.ts';

/** The fields of a row, for labels and inputs. */
const tier = defineForm('price_tiers', tierFields);
const currencies = recordsOf(currency);
const path = 'price_tiers';

interface TierValues {
  readonly price_tiers: { from: string; unit: string; price: string }[];
}

/** The prices by duration of an offer: a row for each. */
export function PriceTiersCard(): ReactNode {
  const t = useT();
  const label = useFieldLabel('offers')(path);
  const problemText = useProblem();
  const addButton = useRef<HTMLButtonElement>(null);
  const { form } = useFormOfRecord();
  const chosen = useWatch({ control: form.control, name: 'currency' }) as Option | null;
  const { data } = currencies.useShow(chosen?.id ?? 0, { skip: chosen === null });
  const { errors } = useFormState({ control: form.control, name: path });
  const error = errorAt(errors, path);
  const { fields, append, remove } = useFieldArray({
    control: form.control as unknown as Control<TierValues>,
    name: path,
    keyName: 'key',
  });
  const handleAdd = () => {
    const unit = fields.at(-1)?.unit ?? 'week';
    append({ from: '', unit, price: '' }, { focusName: `${path}.${fields.length}.from` });
  };
  const handleRemove = (at: number) => {
    remove(at);
    addButton.current?.focus();
  };
  return (
    <Card title={label}>
      <Stack gap={3}>
        <Text as="p" size="md" tone="muted">
          {t('price_tiers.hint')}
        </Text>
        {fields.map(({ key }, at) => (
          <TierRow
            key={key}
            at={at}
            currency={chosen?.name}
            places={data?.decimal}
            onRemove={() => handleRemove(at)}
          />
        ))}
        {error && (
          <Text as="p" role="alert" size="md" tone="danger">
            {problemText(readProblem(error), label)}
          </Text>
        )}
        <TierWarnings />
        <Stack direction="row">
          <Button
            ref={addButton}
            icon={Plus}
            disabled={fields.length >= tiersAtMost}
            onClick={handleAdd}
          >
            {t('price_tiers.add')}
          </Button>
        </Stack>
      </Stack>
    </Card>
  );
}

interface TierRowProps {
  readonly at: number;
  readonly currency: string | undefined;
  readonly places: number | undefined;
  readonly onRemove: () => void;
}

/** A price by duration. The labels of the first row are the heading of the others, except on phones. */
function TierRow({ at, onRemove, ...money }: TierRowProps): ReactNode {
  const t = useT();
  const isPhone = useMedia(`(max-width: ${breakpoints.phone - 0.02}px)`);
  const scope = useMemo(() => ({ path: `${path}.${at}`, resource: tier }), [at]);
  const isLabelHidden = at > 0 && !isPhone;
  const number = at + 1;
  return (
    <RowScope value={scope}>
      <Row
        role="group"
        aria-label={t('price_tiers.row', { number })}
        data-first={at === 0 || undefined}
      >
        <Field<typeof tier> name="from" isLabelHidden={isLabelHidden} />
        <Field<typeof tier> name="unit" isLabelHidden={isLabelHidden} options={tierUnits} />
        <Field<typeof tier> name="price" isLabelHidden={isLabelHidden} {...money} />
        <IconButton icon={X} label={t('price_tiers.remove', { number })} onClick={onRemove} />
      </Row>
    </RowScope>
  );
}

const Row = styled.div`
  display: grid;
  grid-template-columns: 96px minmax(120px, 1fr) minmax(140px, 1.4fr) auto;
  gap: ${theme.space2} ${theme.space3};
  align-items: start;
  max-width: 640px;

  /* Beside the inputs, below their labels. */
  &[data-first] > button { margin-top: 24px; }

  ${media.phone} {
    grid-template-columns: 96px minmax(0, 1fr) auto;

    > :nth-child(3) { grid-column: 1 / 3; }
    > button { grid-row: 1; grid-column: 3; margin-top: 24px; }
    &:not([data-first]) { padding-top: ${theme.space3}; border-top: 1px solid ${theme.hairline}; }
  }
`;
