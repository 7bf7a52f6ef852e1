import type { Resource } from '@rentyard/contract/schema/resource';
import { createContext, useContext } from 'react';
import type { ReadyEditor } from '../../../records/form/useEditor.ts';

/** State shared by the steps of a record. */
export interface OpenSteps {
  readonly resource: Resource;
  readonly editor: ReadyEditor;
  /** Id of the open step. */
  readonly current: string;
  /** URL of a step with the language; undefined while the record does not exist. */
  readonly hrefOf: (step: string) => string | undefined;
  /** The step after the open one. */
  readonly next: { readonly id: string; readonly label: string } | undefined;
  /** Marks the open step as having errors, or removes the mark. */
  readonly setRefused: (isRefused: boolean) => void;
  /** Refetches the record that the frame shows. */
  readonly refresh: () => void;
  /** Set by the open step: discards its typed values, called when the record was deleted. */
  readonly onDeleted: { current: () => void };
}

export const StepsContext = createContext<OpenSteps | null>(null);

/** The steps that the current screen belongs to. */
export function useSteps(): OpenSteps {
  const steps = useContext(StepsContext);
  if (!steps) {
    throw new Error(
      'StepsContext is missing above this step. Steps read their record from it. Put the step into the children of a route that stepRoutes created.',
    );
  }
  return steps;
}
