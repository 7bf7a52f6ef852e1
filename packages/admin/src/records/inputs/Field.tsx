import type { HasFields } from '@rentyard/contract/schema/fieldPath';
import type { PlainField } from '@rentyard/contract/schema/fieldTypes';
import { fieldAt } from '@rentyard/contract/schema/resource';
import { DateTimeField } from '@rentyard/ui/DateTimeField';
import { NumberField } from '@rentyard/ui/NumberField';
import { PasswordField } from '@rentyard/ui/PasswordField';
import { PhoneField } from '@rentyard/ui/PhoneField';
import { Select } from '@rentyard/ui/Select';
import { Switch } from '@rentyard/ui/Switch';
import { TextArea } from '@rentyard/ui/TextArea';
import { TextField } from '@rentyard/ui/TextField';
import { type ComponentType, type ReactNode, useContext } from 'react';
import { useController } from 'react-hook-form';
import { useTimeZone } from '../../services/format/useTimeZone.ts';
import { useChoiceLabel } from '../fields/useChoiceLabel.ts';
import type { OptionsFor } from '../fields/useReferenceOptions.ts';
import { useFormOfRecord } from '../form/RecordFormContext.ts';
import { GalleryInput } from './GalleryInput.tsx';
import { ImageInput } from './ImageInput.tsx';
import { MoneyInput } from './MoneyInput.tsx';
import { RowScope } from './RowScope.ts';
import { ReferenceInput, ReferencesInput } from './referenceInputs.tsx';
import { SlugInput } from './SlugInput.tsx';
import { RichTranslationInput, TranslationInput } from './translationInputs.tsx';
import { type BoundProps, type InputProps, useBoundField } from './useBoundField.ts';
import { useRegistered } from './useRegistered.ts';

/** Kinds without an input: their screens edit them. */
type WithoutInput = 'plural' | 'list' | 'owned' | 'texts';
type InputKind = Exclude<PlainField['kind'], WithoutInput>;

/** Props for inputs of some kinds. */
interface KindProps {
  /** Before and after a text. */
  readonly prefix?: string;
  readonly suffix?: ReactNode;
  /** Code of the currency, shown next to an amount. */
  readonly currency?: string | undefined;
  /** Number of decimals of the currency; undefined while it is unknown. */
  readonly places?: number | undefined;
  /** The choices that people may set, where the server sets the others. */
  readonly options?: readonly string[];
  /** What the options of a reference depend on besides the field. Stable while it does not change. */
  readonly optionsFor?: OptionsFor | undefined;
  /** Hides a text while it is typed: a new password. */
  readonly isPassword?: boolean;
}

interface FieldProps<R extends HasFields> extends BoundProps<R, InputKind>, KindProps {}

/**
 * The input of a field of the record, or of the row of a `RowScope`. The declaration in the contract
 * decides which one. The resource is a type argument, `<Field<typeof brand> name="code" />`, so that an
 * unknown field does not compile.
 */
export function Field<R extends HasFields = never>({
  isPassword,
  ...props
}: FieldProps<R>): ReactNode {
  const controller = useFormOfRecord();
  const resource = useContext(RowScope)?.resource ?? controller.resource;
  const field = fieldAt(resource, props.name);
  if (!field || !(field.kind in inputs)) {
    throw new Error(
      `"${props.name}" of ${resource.name} has no input, so the form cannot show it. ` +
        'Name a field of the contract, or write an input with useBoundField().',
    );
  }
  const Input = isPassword ? PasswordInput : inputs[field.kind as InputKind](field as never);
  return <Input {...props} />;
}

/** The input of each kind of field. */
const inputs: {
  readonly [K in InputKind]: (
    field: Extract<PlainField, { kind: K }>,
  ) => ComponentType<InputProps & KindProps>;
} = {
  text: ({ generated }) => (generated === 'name' ? SlugInput : TextInput),
  translated: ({ rich }) => (rich ? RichTranslationInput : TranslationInput),
  number: () => NumberInput,
  money: () => MoneyInput,
  boolean: () => SwitchInput,
  choice: () => ChoiceInput,
  reference: () => ReferenceInput,
  references: () => ReferencesInput,
  image: () => ImageInput,
  images: () => GalleryInput,
  moment: () => MomentInput,
  secret: () => PasswordInput,
};

/** Formats of natural text, which is spell-checked. Other formats are codes. */
const words = new Set<string>(['letters', 'email']);

/** A multi-line text gets a text area, a phone number a phone field. */
function TextInput({ name, ...rest }: InputProps & KindProps): ReactNode {
  const { path, field, frame } = useBoundField<'text'>(name);
  const input = useRegistered(path, field);
  if (field.multiline) return <TextArea {...frame} {...input} {...rest} />;
  if (field.format === 'phone') return <PhoneField {...frame} {...input} {...rest} />;
  const isCode = field.format !== undefined && !words.has(field.format);
  return <TextField {...frame} {...input} {...rest} isCode={isCode} />;
}

/** A write-only secret. It is never served, and an empty input leaves it unchanged. */
function PasswordInput({ name, ...rest }: InputProps): ReactNode {
  const { form, frame } = useBoundField<'secret' | 'text'>(name);
  return (
    <PasswordField {...frame} {...form.register(name)} {...rest} autoComplete="new-password" />
  );
}

/** A number with the bounds of the contract. */
function NumberInput({ name, ...rest }: InputProps): ReactNode {
  const { form, path, field, frame } = useBoundField<'number'>(name);
  const { value, ...input } = useController({ control: form.control, name: path }).field;
  const { min, max } = field;
  return (
    <NumberField {...frame} {...input} {...rest} {...{ min, max }} value={String(value ?? '')} />
  );
}

function SwitchInput({ name, ...rest }: InputProps): ReactNode {
  const { form, path, frame } = useBoundField<'boolean'>(name);
  return <Switch {...frame} required={false} {...form.register(path)} {...rest} />;
}

/** A select with the choices of the contract. */
function ChoiceInput({
  name,
  options,
  ...rest
}: InputProps & Pick<KindProps, 'options'>): ReactNode {
  const { form, path, resource, field, frame } = useBoundField<'choice'>(name);
  const choice = useController({ control: form.control, name: path }).field;
  const label = useChoiceLabel(resource.name, name);
  const shown = field.options.filter(
    (value) => options?.includes(value) !== false || value === choice.value,
  );
  return (
    <Select
      {...frame}
      {...rest}
      ref={choice.ref}
      name={path}
      options={shown.map((value) => ({ value, label: label(value) }))}
      value={choice.value === '' ? null : (choice.value as string)}
      onChange={(value) => choice.onChange(value ?? '')}
      onBlur={choice.onBlur}
    />
  );
}

/** A date and time, in the time zone of the account. */
function MomentInput({ name, ...rest }: InputProps): ReactNode {
  const { form, frame } = useBoundField<'moment'>(name);
  const timeZone = useTimeZone();
  const moment = useController({ control: form.control, name }).field;
  return (
    <DateTimeField
      {...frame}
      {...rest}
      ref={moment.ref}
      name={name}
      timeZone={timeZone}
      value={moment.value === '' ? null : (moment.value as string)}
      onChange={(value) => moment.onChange(value ?? '')}
      onBlur={moment.onBlur}
    />
  );
}
