import type { Profile } from '@rentyard/contract/entities/account/account';
import { type LanguageCode, languageCodes } from '@rentyard/contract/languages';
import { Card } from '@rentyard/ui/Card';
import { Combobox } from '@rentyard/ui/Combobox';
import { RadioGroup } from '@rentyard/ui/RadioGroup';
import { Select } from '@rentyard/ui/Select';
import { Stack } from '@rentyard/ui/Stack';
import type { ReactNode } from 'react';
import { useLocation, useNavigate } from 'react-router';
import { isOpenTo } from '../../screens/isOpenTo.ts';
import type { ModuleDefinition } from '../../screens/ModuleDefinition.ts';
import { timeZoneOptions } from '../../services/format/timeZoneOptions.ts';
import { browserTimeZone } from '../../services/format/wallClock.ts';
import { inLanguage } from '../../services/i18n/language.ts';
import { useT } from '../../services/i18n/useT.ts';
import { useOfferedLanguages } from '../../services/session/initApi.ts';
import { profileApi } from '../../services/session/profileApi.ts';
import {
  useDensity,
  usePreferences,
  useSavePreferences,
} from '../../services/session/usePreferences.ts';

interface LanguageChoiceProps {
  readonly user: Profile;
}

interface AppearanceCardProps extends LanguageChoiceProps {
  readonly modules: readonly ModuleDefinition[];
}

/** The user's language, theme, density and home page. Changes apply immediately. */
export function AppearanceCard({ user, modules }: AppearanceCardProps): ReactNode {
  const t = useT();
  const { theme = 'system', home = '' } = usePreferences();
  const density = useDensity();
  const save = useSavePreferences();
  const open = modules.filter((module) => isOpenTo(user, module));
  return (
    <Card title={t('profile.appearance')}>
      <Stack gap={4}>
        <LanguageChoice user={user} />
        <RadioGroup
          label={t('shell.theme')}
          value={theme}
          onChange={(chosen) => save({ theme: chosen })}
          options={(['light', 'dark', 'system'] as const).map((value) => ({
            value,
            label: t(`shell.theme.${value}`),
          }))}
        />
        <RadioGroup
          label={t('shell.density')}
          value={density}
          onChange={(chosen) => save({ density: chosen })}
          options={(['comfortable', 'compact'] as const).map((value) => ({
            value,
            label: t(`shell.density.${value}`),
          }))}
        />
        <TimeZoneChoice />
        <Select
          label={t('profile.home')}
          hint={t('profile.home_hint')}
          value={open.some(({ name }) => name === home) ? home : null}
          emptyLabel={t('profile.home_default')}
          placeholder={t('profile.home_default')}
          onChange={(chosen) => save({ home: chosen ?? '' })}
          options={open.map(({ name, title }) => ({ value: name, label: t(title) }))}
        />
      </Stack>
    </Card>
  );
}

/** The time zone of dates on screens. */
function TimeZoneChoice(): ReactNode {
  const t = useT();
  const { time_zone: chosen } = usePreferences();
  const save = useSavePreferences();
  return (
    <Combobox
      label={t('profile.time_zone')}
      hint={t('profile.time_zone_hint')}
      value={chosen ? { id: chosen, name: chosen } : null}
      placeholder={t('profile.time_zone_browser', { zone: browserTimeZone })}
      onChange={(zone) => save({ time_zone: zone ? String(zone.id) : '' })}
      options={timeZoneOptions}
    />
  );
}

/** Language of mails to the user, and of the interface. */
function LanguageChoice({ user }: LanguageChoiceProps): ReactNode {
  const t = useT();
  const offered = useOfferedLanguages();
  const navigate = useNavigate();
  const location = useLocation();
  const [update] = profileApi.useUpdateProfileMutation();
  const choose = async (language: LanguageCode | null) => {
    const { data } = await update({ body: { language } });
    if (data && language) void navigate(inLanguage(language, location), { replace: true });
  };
  const known = languageCodes.find((code) => code === user.language) ?? null;
  return (
    <Select
      label={t('shell.language')}
      hint={t('profile.language_hint')}
      value={known}
      emptyLabel={t('profile.language_any')}
      placeholder={t('profile.language_any')}
      onChange={(chosen) => void choose(chosen)}
      options={offered.map(({ code, name }) => ({ value: code, label: name }))}
    />
  );
}
