import type { Texts } from './texts.ts';

/** A machine that firms of the trade rent out. */
export interface Model {
  readonly brand: string;
  readonly name: string;
  /** The figure that machines of the category are compared by, in `unit`. */
  readonly size: number;
}

export type Drawing =
  | 'excavator'
  | 'wheeledExcavator'
  | 'miniExcavator'
  | 'backhoe'
  | 'loader'
  | 'skidSteer'
  | 'dozer'
  | 'grader'
  | 'roller'
  | 'paver'
  | 'crane'
  | 'towerCrane'
  | 'telehandler'
  | 'scissorLift'
  | 'boomLift'
  | 'dumper'
  | 'generator'
  | 'compressor';

/** A category before it is put under its segment. */
export interface Machinery {
  readonly alias: string;
  /** The plural, as the category is called. */
  readonly name: Texts;
  /** The singular, as one offer is called. */
  readonly singular: Texts;
  readonly drawing: Drawing;
  readonly figure: 'weight' | 'lift' | 'reach' | 'power' | 'volume' | 'width' | 'air';
  readonly unit: 't' | 'm' | 'kVA' | 'm³' | 'm³/min';
  /** Euros for a shift of eight hours with the smallest and the largest model. */
  readonly perShift: readonly [from: number, to: number];
  readonly inTop: boolean;
  readonly models: readonly Model[];
}

/** `Komatsu PC210LC-11 22.3, Wacker_Neuson EZ26 2.5`: a blank inside a name is written `_`. */
export function models(list: string): readonly Model[] {
  return list.split(', ').map((entry) => {
    const words = entry.split(' ');
    return {
      brand: (words[0] ?? '').replaceAll('_', ' '),
      name: words.slice(1, -1).join(' ').replaceAll('_', ' '),
      size: Number(words.at(-1)),
    };
  });
}
