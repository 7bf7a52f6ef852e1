import type { Proposal } from '@rentyard/contract/entities/proposal/proposalRoutes';
import { useCallback } from 'react';
import { usePermissionLabels } from '../../services/permissions/usePermissionLabels.ts';

/** What a proposal is about: `Update: Excavator CAT 320`, `Create: Offers`. */
export function useProposalTitle(): (proposal: Pick<Proposal, 'action' | 'target'>) => string {
  const labels = usePermissionLabels();
  return useCallback(
    ({ action, target }) =>
      `${labels.action(action)}: ${target.name ?? labels.subject(target.subject)}`,
    [labels],
  );
}
