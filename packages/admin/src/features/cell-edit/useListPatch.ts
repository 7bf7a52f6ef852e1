import type { ThunkDispatch, UnknownAction } from '@reduxjs/toolkit';
import type { Resource } from '@rentyard/contract/schema/resource';
import type { RecordBase } from '@rentyard/contract/schema/values';
import { useDispatch, useStore } from 'react-redux';
import { api } from '../../services/api/api.ts';
import { listApi, tag } from '../../services/api/listApi.ts';

interface Patch {
  readonly undo: () => void;
}

type State = Parameters<typeof api.util.selectInvalidatedBy>[0];
type ListArgs = Parameters<typeof listApi.endpoints.list.initiate>[0];

/** Changes a record in all cached lists, before the server responds. */
export function useListPatch(
  resource: Resource,
  id: number,
): (change: (row: RecordBase) => void) => Patch {
  const store = useStore<State>();
  const dispatch = useDispatch<ThunkDispatch<State, unknown, UnknownAction>>();
  return (change) => {
    const lists = api.util
      .selectInvalidatedBy(store.getState(), [tag(resource.name, id)])
      .filter(({ endpointName }) => endpointName === 'list');
    const patches = lists.map(({ originalArgs }) =>
      dispatch(patchOf(originalArgs as ListArgs, id, change)),
    );
    return {
      undo: () => {
        for (const patch of patches) patch.undo();
      },
    };
  };
}

function patchOf(list: ListArgs, id: number, change: (row: RecordBase) => void) {
  return listApi.util.updateQueryData('list', list, ({ data }) => {
    const row = data.find((one) => one.id === id);
    if (row) change(row as RecordBase);
  });
}
