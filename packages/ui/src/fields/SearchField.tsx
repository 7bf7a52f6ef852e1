import { forwardRef, type InputHTMLAttributes, type KeyboardEvent, useRef } from 'react';
import { styled } from 'styled-components';
import { XIcon } from '../icons/controlIcons.ts';
import { SearchIcon } from '../icons/searchIcons.ts';
import { Icon } from '../lib/Icon.tsx';
import { isComposing } from '../lib/isComposing.ts';
import { mergeRefs } from '../lib/mergeRefs.ts';
import { setNativeValue } from '../lib/setNativeValue.ts';
import { IconButton } from '../primitives/IconButton.tsx';
import { Kbd } from '../primitives/text/Kbd.tsx';
import { useUiStrings } from '../strings/UiStringsProvider.tsx';
import { theme } from '../theme/theme.ts';
import { Box, Control } from './inputStyle.ts';

export interface SearchFieldProps
  extends Omit<InputHTMLAttributes<HTMLInputElement>, 'type' | 'size'> {
  /** What is searched. For screen readers, not visible. */
  readonly label?: string;
  /** The key that focuses the field, shown while it is empty. The host handles the key. */
  readonly shortcut?: string;
  readonly size?: 'medium' | 'large';
}

/** A search field. Esc clears it, or leaves it if it is empty. */
export const SearchField = forwardRef<HTMLInputElement, SearchFieldProps>(function SearchField(
  { label, shortcut, placeholder, onKeyDown, size = 'medium', ...rest },
  ref,
) {
  const t = useUiStrings();
  const input = useRef<HTMLInputElement>(null);
  const name = label ?? t('search.label');

  const clear = () => {
    if (!input.current) return;
    setNativeValue(input.current, '');
    input.current.focus();
  };
  const handleKeyDown = (event: KeyboardEvent<HTMLInputElement>) => {
    onKeyDown?.(event);
    if (event.key !== 'Escape' || event.defaultPrevented || isComposing(event)) return;
    event.preventDefault();
    if (event.currentTarget.value === '') event.currentTarget.blur();
    else clear();
  };

  return (
    <Root>
      <Box data-size={size}>
        <Icon of={SearchIcon} />
        <Control
          autoComplete="off"
          enterKeyHint="search"
          placeholder={placeholder ?? name}
          {...rest}
          ref={mergeRefs(ref, input)}
          aria-label={name}
          type="search"
          onKeyDown={handleKeyDown}
        />
        <Clear label={t('action.clear')} icon={XIcon} size="small" onClick={clear} />
        {shortcut && <Kbd>{shortcut}</Kbd>}
      </Box>
    </Root>
  );
});

const Clear = styled(IconButton)``;

/* CSS detects whether the field is empty, so typing renders nothing. */
const Root = styled.search`
  display: block;
  min-width: 0;

  svg { color: ${theme.textMuted}; flex: none; }
  input::-webkit-search-cancel-button { display: none; }
  ${Clear} { margin-inline-end: -7px; }
  input:placeholder-shown ~ ${Clear} { display: none; }
  input:not(:placeholder-shown) ~ kbd { display: none; }
`;
