import { categoryIcons } from '@rentyard/contract/entities/category/categoryIcons';
import { Button } from '@rentyard/ui/Button';
import { Field, useControl } from '@rentyard/ui/Field';
import { Icon } from '@rentyard/ui/Icon';
import { isComposing } from '@rentyard/ui/isComposing';
import { Popover } from '@rentyard/ui/Popover';
import { SearchField } from '@rentyard/ui/SearchField';
import { Stack } from '@rentyard/ui/Stack';
import { Text } from '@rentyard/ui/Text';
import { media, theme } from '@rentyard/ui/theme';
import { type KeyboardEvent, type ReactNode, useId, useState } from 'react';
import { styled } from 'styled-components';
import { useT } from '../../../services/i18n/useT.ts';
import { glyphs } from './glyphs.ts';

type IconName = (typeof categoryIcons)[number];

export interface IconPickerProps {
  readonly label: string;
  readonly error: string | undefined;
  readonly value: IconName | null;
  readonly onChange: (value: IconName | null) => void;
  readonly onBlur: () => void;
}

/** Selects an icon of the set, by its image or by a search. */
export function IconPicker({ label, error, value, onChange, onBlur }: IconPickerProps): ReactNode {
  const t = useT();
  const control = useControl({ error });
  const shown = value ? t(`icon.${value}`) : t('icons.choose');
  return (
    <Field label={label} error={error} controlId={control.id}>
      <Popover
        label={label}
        trigger={
          <Button
            size="large"
            {...control}
            {...(value && { icon: glyphs[value] })}
            aria-label={`${label}: ${shown}`}
            onBlur={onBlur}
          >
            {shown}
          </Button>
        }
      >
        {(close) => (
          <IconGrid
            value={value}
            onChange={onChange}
            onChosen={() => {
              close();
              document.getElementById(control.id)?.focus();
            }}
          />
        )}
      </Popover>
    </Field>
  );
}

interface IconGridProps {
  readonly value: IconName | null;
  readonly onChange: (value: IconName | null) => void;
  /** Called when an icon was chosen by click or Enter. */
  readonly onChosen: () => void;
}

/** Icons as radio buttons: one tab stop, arrow keys select, Enter confirms. */
function IconGrid({ value, onChange, onChosen }: IconGridProps): ReactNode {
  const t = useT();
  const group = useId();
  const [typed, setTyped] = useState('');
  const words = fold(typed);
  const found = categoryIcons.filter((icon) =>
    fold(`${icon} ${t(`icon.${icon}`)}`).includes(words),
  );
  const handleKeyDown = (event: KeyboardEvent) => {
    if (event.key !== 'Enter' || isComposing(event)) return;
    event.preventDefault();
    const [only, ...others] = found;
    if (only && others.length === 0) onChange(only);
    onChosen();
  };
  return (
    <Box onKeyDown={handleKeyDown}>
      <SearchField
        label={t('icons.search')}
        value={typed}
        onChange={(event) => setTyped(event.currentTarget.value)}
      />
      <Grid role="radiogroup" aria-label={t('icons.choose')}>
        {found.map((icon) => (
          <label key={icon} title={t(`icon.${icon}`)}>
            <input
              type="radio"
              name={group}
              aria-label={t(`icon.${icon}`)}
              checked={icon === value}
              onChange={() => onChange(icon)}
              // A click confirms the selection; arrow keys only change it.
              onPointerUp={() => queueMicrotask(onChosen)}
            />
            <Icon of={glyphs[icon]} size={20} />
          </label>
        ))}
      </Grid>
      {found.length === 0 && <Text tone="muted">{t('icons.none')}</Text>}
      {value && (
        <Stack direction="row" justify="flex-end">
          <Button
            onClick={() => {
              onChange(null);
              onChosen();
            }}
          >
            {t('icons.clear')}
          </Button>
        </Stack>
      )}
    </Box>
  );
}

/** Ignores case and accents in a search. */
function fold(text: string): string {
  return text.normalize('NFD').replace(/\p{M}/gu, '').trim().toLocaleLowerCase();
}

const Box = styled.div`
  display: grid;
  gap: ${theme.space3};
  width: min(336px, calc(100vw - 64px));
`;

const Grid = styled.div`
  display: grid;
  grid-template-columns: repeat(auto-fill, minmax(40px, 1fr));
  gap: ${theme.space1};
  /* The 172 px are the rest of the box, so that the whole box fits above or below its button. */
  max-height: clamp(88px, calc(50dvh - 172px), 216px);
  overflow-y: auto;
  padding: 2px;

  label {
    position: relative;
    display: grid;
    place-items: center;
    height: 40px;
    border-radius: ${theme.radius};
    color: ${theme.textSoft};
    cursor: pointer;
    ${media.touch} { height: 44px; }
  }
  label:hover { background: ${theme.hover}; }
  input { position: absolute; inset: 0; margin: 0; opacity: 0; cursor: inherit; }
  label:has(:checked) { background: ${theme.accentSoft}; color: ${theme.accent}; box-shadow: inset 0 0 0 1px ${theme.accentMark}; }
  label:has(:focus-visible) { outline: 2px solid ${theme.focus}; outline-offset: -2px; }
`;
