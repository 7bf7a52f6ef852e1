import { slugOf } from '@rentyard/validators/transliterate';
import { forwardRef, useRef } from 'react';
import { Link2Icon } from '../icons/inputIcons.ts';
import { mergeRefs } from '../lib/mergeRefs.ts';
import { setNativeValue } from '../lib/setNativeValue.ts';
import { IconButton } from '../primitives/IconButton.tsx';
import { useUiStrings } from '../strings/UiStringsProvider.tsx';
import { TextField, type TextFieldProps } from './TextField.tsx';

export interface SlugFieldProps extends Omit<TextFieldProps, 'suffix' | 'isCode'> {
  /** The name that the alias is generated from. */
  readonly from: string;
  /** The language of the name. */
  readonly fromLanguage?: string;
  /** True while the alias follows the name. Replaces the button that regenerates it with a note. */
  readonly isFollowing?: boolean;
}

/** The URL alias of a record. It follows a name until it is edited by hand, and can be generated again. */
export const SlugField = forwardRef<HTMLInputElement, SlugFieldProps>(function SlugField(
  { from, fromLanguage, isFollowing, ...rest },
  ref,
) {
  const t = useUiStrings();
  const input = useRef<HTMLInputElement>(null);
  const remake = () => {
    if (input.current) setNativeValue(input.current, slugOf(from, fromLanguage));
  };
  const canRemake = !isFollowing && from.trim() !== '' && !rest.disabled && !rest.readOnly;
  return (
    <TextField
      {...rest}
      isCode
      ref={mergeRefs(ref, input)}
      suffix={
        canRemake ? (
          <IconButton icon={Link2Icon} label={t('slug.from_name')} size="small" onClick={remake} />
        ) : (
          t('slug.from_name')
        )
      }
    />
  );
});
