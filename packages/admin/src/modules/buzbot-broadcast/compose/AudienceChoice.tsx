import { buzbotChannels } from '@rentyard/contract/entities/chat/room';
import { languageCodes } from '@rentyard/contract/languages';
import { Button } from '@rentyard/ui/Button';
import { Checkbox } from '@rentyard/ui/Checkbox';
import { DateField } from '@rentyard/ui/DateField';
import { momentOf, wallClock } from '@rentyard/ui/moments';
import { RadioGroup } from '@rentyard/ui/RadioGroup';
import { Stack } from '@rentyard/ui/Stack';
import { theme } from '@rentyard/ui/theme';
import type { ReactNode } from 'react';
import { styled } from 'styled-components';
import { useFormat } from '../../../services/format/useFormat.ts';
import { useTimeZone } from '../../../services/format/useTimeZone.ts';
import { useT } from '../../../services/i18n/useT.ts';
import { useOfferedLanguages } from '../../../services/session/initApi.ts';
import { type Audience, type BroadcastDraft, toggleValue } from '../broadcast/broadcastDraft.ts';
import type { Preview } from './usePreview.ts';

interface AudienceChoiceProps {
  readonly draft: BroadcastDraft;
  readonly preview: Preview;
  readonly onChange: (part: Partial<BroadcastDraft>) => void;
}

/** The audience of the broadcast and its current size. */
export function AudienceChoice({ draft, preview, onChange }: AudienceChoiceProps): ReactNode {
  const t = useT();
  const timeZone = useTimeZone();
  const offered = useOfferedLanguages();
  const { audience } = draft;
  const nameOf = (code: string) =>
    offered.find((one) => one.code === code)?.name ?? code.toUpperCase();
  const narrow = (part: { readonly [Key in keyof Audience]?: Audience[Key] | undefined }) => {
    const next = Object.entries({ ...audience, ...part }).filter(
      ([, value]) => value !== undefined,
    );
    onChange({ audience: Object.fromEntries(next) });
  };
  return (
    <Stack gap={4}>
      <Choices legend={t('broadcast.languages')}>
        {languageCodes.map((code) => (
          <Checkbox
            key={code}
            label={nameOf(code)}
            checked={audience.languages?.includes(code) ?? true}
            onChange={() =>
              narrow({ languages: toggleValue(audience.languages, code, languageCodes) })
            }
          />
        ))}
      </Choices>
      <Choices legend={t('broadcast.channels')}>
        {buzbotChannels.map((channel) => (
          <Checkbox
            key={channel}
            label={t(`broadcast.channel.${channel}`)}
            checked={audience.channels?.includes(channel) ?? true}
            onChange={() =>
              narrow({ channels: toggleValue(audience.channels, channel, buzbotChannels) })
            }
          />
        ))}
      </Choices>
      <RadioGroup
        label={t('broadcast.clients')}
        direction="row"
        value={audience.clients ?? 'all'}
        onChange={(value) => narrow({ clients: value === 'all' ? undefined : value })}
        options={(['all', 'known', 'unknown'] as const).map((value) => ({
          value,
          label: t(`broadcast.clients.${value}`),
        }))}
      />
      <DateField
        label={t('broadcast.active_since')}
        hint={t('broadcast.active_since_hint')}
        value={wallClock(audience.active_since ?? null, timeZone).slice(0, 10)}
        onChange={(day) => {
          narrow({ active_since: momentOf(`${day}T00:00`, timeZone) ?? undefined });
        }}
      />
      <ReachedCount preview={preview} />
    </Stack>
  );
}

interface ChoicesProps {
  readonly legend: string;
  readonly children: ReactNode;
}

/** A group of checkboxes in a row. */
function Choices({ legend, children }: ChoicesProps): ReactNode {
  return (
    <Group>
      <legend>{legend}</legend>
      <div>{children}</div>
    </Group>
  );
}

const Group = styled.fieldset`
  legend { margin-bottom: ${theme.space2}; font-size: ${theme.textMd}; font-weight: 500; }
  > div { display: flex; flex-wrap: wrap; gap: ${theme.space2} ${theme.space4}; }
`;

/** How many people the draft reaches and how many are unreachable. */
function ReachedCount({ preview }: { readonly preview: Preview }): ReactNode {
  const t = useT();
  const format = useFormat();
  const { data, isCurrent, isFailed, recount } = preview;
  if (isFailed) {
    return (
      <Line role="alert">
        {t('broadcast.not_counted')}
        <Button onClick={recount}>{t('broadcast.count_again')}</Button>
      </Line>
    );
  }
  return (
    <Line role="status" aria-busy={!isCurrent}>
      <b data-part="count">{data ? format.number(data.count) : '…'}</b>
      <span>
        {data && t('broadcast.reaches', { count: data.count })}
        {data && data.unreachable > 0 && (
          <small>{t('broadcast.unreachable', { count: data.unreachable })}</small>
        )}
      </span>
    </Line>
  );
}

const Line = styled.div`
  display: flex;
  align-items: center;
  gap: ${theme.space3};
  padding: ${theme.space3} ${theme.space4};
  border-radius: ${theme.radius};
  background: ${theme.sunken};

  &[aria-busy='true'] { opacity: 0.6; }
  [data-part='count'] { font-size: ${theme.textXl}; line-height: 28px; font-variant-numeric: tabular-nums; }
  small { display: block; color: ${theme.textMuted}; }
`;
