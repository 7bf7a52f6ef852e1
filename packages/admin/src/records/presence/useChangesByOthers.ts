import type { Resource } from '@rentyard/contract/schema/resource';
import { useState } from 'react';
import { recordsApi } from '../../services/api/records.ts';
import { useEvents } from '../../services/events/useEvents.ts';
import { useUser } from '../../services/session/useSession.ts';

interface ChangeByOther {
  /** Who made it; empty when no person did. */
  readonly name: string;
  /** The version that it made. */
  readonly version: number;
  readonly isDeleted: boolean;
}

/**
 * The last thing that somebody else did to a record while it is open here. What they saved is asked for at
 * once: the form takes over what hides nothing that was typed.
 */
export function useChangesByOthers(resource: Resource, id: number): ChangeByOther | undefined {
  const userId = useUser()?.id;
  const [ask] = recordsApi.useLazyEditQuery();
  const [change, setChange] = useState<ChangeByOther>();
  useEvents(['record'], ({ data }) => {
    if (data.resource !== resource.name || data.id !== id || data.by?.id === userId) return;
    const { version, action, by } = data;
    const isDeleted = action === 'delete';
    setChange({ name: by?.name ?? '', version, isDeleted });
    if (!isDeleted) void ask({ resource: resource.name, id });
  });
  return change;
}
