import { Button } from '@rentyard/ui/Button';
import { ButtonLink } from '@rentyard/ui/ButtonLink';
import { Stack } from '@rentyard/ui/Stack';
import type { ReactNode } from 'react';
import { useLocation } from 'react-router';
import { RouterLink } from '../../../services/i18n/RouterLink.tsx';
import { useT } from '../../../services/i18n/useT.ts';
import { useSteps } from './StepsContext.ts';

interface NextStepProps {
  readonly isSaving: boolean;
}

/** The "next step" button. A new record is saved first. */
export function NextStep({ isSaving }: NextStepProps): ReactNode {
  const t = useT();
  const { state } = useLocation();
  const { next, hrefOf } = useSteps();
  if (!next) return null;
  const href = hrefOf(next.id);
  return (
    <Stack direction="row" justify="flex-end">
      {href === undefined ? (
        <Button variant="primary" size="large" type="submit" isBusy={isSaving}>
          {t('steps.save_and_next')}
        </Button>
      ) : (
        <ButtonLink as={RouterLink} to={href} state={state} size="large">
          {t('steps.next', { step: next.label })}
        </ButtonLink>
      )}
    </Stack>
  );
}
