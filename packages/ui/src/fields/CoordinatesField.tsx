import { parsePoint } from '@rentyard/validators/coordinates';
import { plainDecimal } from '@rentyard/validators/decimals';
import { type ChangeEvent, type ClipboardEvent, forwardRef, type ReactNode, useState } from 'react';
import { styled } from 'styled-components';
import type { RootProps } from '../lib/rootProps.ts';
import { useControlledState, type ValueProps } from '../lib/useControlledState.ts';
import { useUiStrings } from '../strings/UiStringsProvider.tsx';
import { media, theme } from '../theme/theme.ts';
import { useFormValue } from './form/useFormValue.ts';
import { TextField } from './TextField.tsx';

/** Coordinates are written with a point in every language, as maps write them. */
const pointTag = 'en';

/** A point on the map, in degrees with up to six decimal places. */
export interface Coordinates {
  readonly lat: number | null;
  readonly long: number | null;
}

export interface CoordinatesFieldProps extends RootProps, ValueProps<Coordinates> {
  readonly onBlur?: () => void;
  readonly latLabel?: string;
  readonly longLabel?: string;
  readonly hint?: ReactNode;
  readonly errors?: { readonly lat?: string | undefined; readonly long?: string | undefined };
  readonly required?: boolean;
  readonly disabled?: boolean;
  readonly readOnly?: boolean;
  /** A form submits `name.lat` and `name.long`. */
  readonly name?: string;
}

const nowhere: Coordinates = { lat: null, long: null };

/** Latitude and longitude. A pasted pair (`47.0245, 28.8323`) fills both inputs. */
export const CoordinatesField = forwardRef<HTMLInputElement, CoordinatesFieldProps>(
  function CoordinatesField(props, ref) {
    const { value: hostValue, defaultValue = nowhere, onChange: report, onBlur, ...others } = props;
    const { hint, errors = {}, name, latLabel, longLabel, ...more } = others;
    const { required, disabled, readOnly, ...root } = more;
    const [value, onChange] = useControlledState(hostValue, defaultValue, report);
    const t = useUiStrings();
    // Partial input ("47.") is not a number yet, so the text is stored beside the value.
    const [typed, setTyped] = useState<{
      readonly axis: keyof Coordinates;
      readonly text: string;
    }>();

    const formatAxis = (axis: keyof Coordinates) =>
      typed?.axis === axis ? typed.text : (value[axis]?.toString() ?? '');
    const handleChange = (axis: keyof Coordinates) => (event: ChangeEvent<HTMLInputElement>) => {
      const text = event.currentTarget.value;
      setTyped({ axis, text });
      const plain = plainDecimal(text, pointTag);
      onChange({ ...value, [axis]: plain === null ? null : Number(plain) }, event);
    };
    const handlePaste = (event: ClipboardEvent) => {
      const point = parsePoint(event.clipboardData.getData('text'));
      if (!point || readOnly) return;
      event.preventDefault();
      setTyped(undefined);
      onChange(point, event);
    };
    const formValue = useFormValue({
      name,
      value,
      onChange: (point) => {
        setTyped(undefined);
        onChange(point);
      },
      entriesOf: (key, { lat, long }) => [
        [`${key}.lat`, String(lat ?? '')],
        [`${key}.long`, String(long ?? '')],
      ],
    });
    const field = (axis: keyof Coordinates) => ({
      required,
      disabled,
      readOnly,
      error: errors[axis],
      value: formatAxis(axis),
      inputMode: 'decimal' as const,
      'data-number': true,
      suffix: '°',
      onChange: handleChange(axis),
      onPaste: handlePaste,
      onBlur: () => {
        setTyped(undefined);
        onBlur?.();
      },
    });
    return (
      <Pair {...root}>
        <TextField
          label={latLabel ?? t('coordinates.lat')}
          hint={hint}
          {...field('lat')}
          formValue={formValue}
          ref={ref}
        />
        <TextField
          label={longLabel ?? t('coordinates.long')}
          {...field('long')}
          formValue={noFormValue}
        />
      </Pair>
    );
  },
);

/** The first input submits and resets both. */
const noFormValue = { entries: [], onReset: () => undefined };

const Pair = styled.div`
  display: grid;
  grid-template-columns: 1fr 1fr;
  align-items: start;
  gap: ${theme.space3} ${theme.space4};

  ${media.phone} { grid-template-columns: 1fr; }
`;
