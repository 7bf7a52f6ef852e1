import type { HTMLAttributes, ReactNode, RefObject } from 'react';
import { ListBox } from './listStyle.ts';
import { OptionRows } from './OptionRows.tsx';
import type { OptionRowsProps } from './OptionRowsProps.ts';
import { OptionsNotice } from './OptionsNotice.tsx';
import type { LoadedOptions } from './useOptions.ts';

interface OptionListProps extends Omit<OptionRowsProps, 'scroller'> {
  readonly box: RefObject<HTMLDivElement | null>;
  /** Id of the input that filters the options. */
  readonly controlId: string;
  /** What Downshift sets on the list. */
  readonly menu: HTMLAttributes<HTMLUListElement>;
  readonly isOpen: boolean;
  /** Whether the notice about the loading of the options is shown. Usually while the list is open. */
  readonly hasNotice?: boolean;
  readonly loaded: LoadedOptions;
}

/** The floating list of options below an input. */
export function OptionList(props: OptionListProps): ReactNode {
  const { box, controlId, menu, isOpen, hasNotice = isOpen, loaded, ...rows } = props;
  return (
    <ListBox ref={box} popover="manual" data-fit="anchor">
      <ul {...menu} aria-labelledby={`${controlId}-label`}>
        {isOpen && <OptionRows {...rows} scroller={box} />}
      </ul>
      <OptionsNotice isOpen={hasNotice} loaded={loaded} />
    </ListBox>
  );
}
