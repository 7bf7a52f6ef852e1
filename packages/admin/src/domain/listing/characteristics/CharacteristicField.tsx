import type { Option } from '@rentyard/contract/schema/values';
import { Combobox } from '@rentyard/ui/Combobox';
import { MultiSelect } from '@rentyard/ui/MultiSelect';
import { NumberField } from '@rentyard/ui/NumberField';
import { Stack } from '@rentyard/ui/Stack';
import { TextField } from '@rentyard/ui/TextField';
import { isPlainDecimal } from '@rentyard/validators/decimals';
import type { ReactNode } from 'react';
import { useFormat } from '../../../services/format/useFormat.ts';
import { useT } from '../../../services/i18n/useT.ts';
import { type Answer, answerInputs, type OfferCharacteristic } from './offerCharacteristic.ts';

/** Error messages of an answer, by input. */
export interface AnswerErrors {
  readonly values?: string | undefined;
  readonly number?: string | undefined;
  readonly custom_value?: string | undefined;
}

interface CharacteristicFieldProps {
  readonly characteristic: OfferCharacteristic;
  /** Code of the language of the name, if it replaces a missing translation. */
  readonly nameLanguage?: string | undefined;
  readonly answer: Answer;
  readonly onAnswer: (answer: Answer) => void;
  readonly onBlur?: () => void;
  readonly errors?: AnswerErrors;
  /** Path of the answer, used to focus an invalid one: `properties.0`. */
  readonly name?: string;
}

/** The inputs of one characteristic: its values, a number, and a custom value where allowed. */
export function CharacteristicField(props: CharacteristicFieldProps): ReactNode {
  const { characteristic, nameLanguage, answer, onAnswer, onBlur, errors = {}, name } = props;
  const t = useT();
  const inputs = answerInputs(characteristic);
  const isRequired = characteristic.required && characteristic.status === 'active';
  const field = (part: keyof AnswerErrors) => ({
    name: name && `${name}.${part}`,
    error: errors[part],
    ...(onBlur && { onBlur }),
  });
  const chooseOne = (value: Option | null) =>
    onAnswer({
      ...answer,
      values: value ? [value] : [],
      custom_value: value && !characteristic.multiple ? null : answer.custom_value,
    });
  const writeOwn = (text: string) =>
    onAnswer({
      ...answer,
      custom_value: text === '' ? null : text,
      // A single answer: typing a custom value clears the chosen one.
      values: text !== '' && !characteristic.multiple ? [] : answer.values,
    });
  const values = {
    label: characteristic.name,
    labelLanguage: nameLanguage,
    required: isRequired && !inputs.number,
    options: characteristic.values,
    ...field('values'),
  };
  return (
    <Stack gap={2}>
      {inputs.number && <AnswerNumber {...props} isRequired={isRequired} {...field('number')} />}
      {inputs.values === 'one' && (
        <Combobox
          {...values}
          value={answer.values[0] ?? null}
          onChange={(value) => chooseOne(value && buildOption(value, characteristic))}
        />
      )}
      {inputs.values === 'many' && (
        <MultiSelect
          {...values}
          value={answer.values}
          onChange={(chosen) =>
            onAnswer({
              ...answer,
              values: chosen.map((value) => buildOption(value, characteristic)),
            })
          }
        />
      )}
      {inputs.own && (
        <TextField
          {...field('custom_value')}
          label={
            inputs.values
              ? t('listing.custom_value_of', { name: characteristic.name })
              : characteristic.name
          }
          required={isRequired && !inputs.values && !inputs.number}
          labelLanguage={nameLanguage}
          isLabelHidden={inputs.values !== undefined}
          placeholder={t('listing.custom_value')}
          maxLength={255}
          value={answer.custom_value ?? ''}
          error={errors.custom_value ?? (inputs.values ? undefined : errors.values)}
          onChange={(event) => writeOwn(event.currentTarget.value)}
        />
      )}
    </Stack>
  );
}

interface AnswerNumberProps extends CharacteristicFieldProps {
  readonly isRequired: boolean;
  readonly error: string | undefined;
  readonly name: string | undefined;
}

function AnswerNumber(props: AnswerNumberProps): ReactNode {
  const { characteristic, answer, onAnswer, onBlur, isRequired, error, name } = props;
  const format = useFormat();
  const { min, max } = characteristic;
  const bounds = [min, max].map((bound) => (bound === null ? '…' : format.number(bound)));
  const handleChange = (text: string) => {
    // Text that is not a number stays as typed, and the rules of the form report it.
    const number = text.trim() === '' ? null : isPlainDecimal(text) ? Number(text) : text;
    onAnswer({ ...answer, number });
  };
  return (
    <NumberField
      name={name}
      label={characteristic.name}
      labelLanguage={props.nameLanguage}
      required={isRequired}
      error={error}
      min={min ?? undefined}
      max={max ?? undefined}
      step={computeStep(characteristic)}
      suffix={min === null && max === null ? undefined : bounds.join(' – ')}
      value={String(answer.number ?? '')}
      onChange={handleChange}
      {...(onBlur && { onBlur })}
    />
  );
}

/** A step that suits the bounds: 0.1 for narrow ones. */
function computeStep({ min, max }: OfferCharacteristic): number {
  return min !== null && max !== null && max - min <= 20 ? 0.1 : 1;
}

function buildOption(
  { id }: { readonly id: number | string },
  { values }: OfferCharacteristic,
): Option {
  const found = values.find((value) => value.id === id);
  return { id: Number(id), name: found?.name ?? '' };
}
