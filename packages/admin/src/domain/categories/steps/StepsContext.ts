import type { Resource } from '@rentyard/contract/schema/resource';
import { createContext, useContext } from 'react';
import type { ReadyEditor } from '../../../records/form/useEditor.ts';

/** What the steps of a record know of each other. */
export interface OpenSteps {
  readonly resource: Resource;
  readonly editor: ReadyEditor;
  /** Id of the step that is open. */
  readonly current: string;
  /** Address of a step, with the language; undefined while the record does not exist. */
  readonly hrefOf: (step: string) => string | undefined;
  /** The step after the open one. */
  readonly next: { readonly id: string; readonly label: string } | undefined;
  /** Marks the open step as one with errors, or takes the mark away. */
  readonly setRefused: (isRefused: boolean) => void;
  /** Asks the server anew for what the frame shows of the record. */
  readonly refresh: () => void;
  /** Hears how to give up what is typed in the open step: the record is gone. */
  readonly onGone: { current: () => void };
}

export const StepsContext = createContext<OpenSteps | null>(null);

/** The steps around a screen. */
export function useSteps(): OpenSteps {
  const steps = useContext(StepsContext);
  if (!steps) {
    throw new Error(
      'StepsContext is missing above this step. Steps take their record and its neighbours from it. Put the step into the children of a route made by stepRoutes.',
    );
  }
  return steps;
}
