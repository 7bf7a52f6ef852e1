import type { Texts } from './texts.ts';

/** A machine model that companies rent out. */
export interface Model {
  readonly brand: string;
  readonly name: string;
  /** The value of the main characteristic of the category, in `unit`. */
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

/** A category without its segment. */
export interface Machinery {
  readonly alias: string;
  /** The plural: the name of the category. */
  readonly name: Texts;
  /** The singular: the name of one offer. */
  readonly singular: Texts;
  readonly drawing: Drawing;
  readonly figure: 'weight' | 'lift' | 'reach' | 'power' | 'volume' | 'width' | 'air';
  readonly unit: 't' | 'm' | 'kVA' | 'm³' | 'm³/min';
  /** Euros per shift of eight hours for the smallest and the largest model. */
  readonly perShift: readonly [from: number, to: number];
  readonly inTop: boolean;
  readonly models: readonly Model[];
}

/** Parses `Komatsu PC210LC-11 22.3, Wacker_Neuson EZ26 2.5`; `_` is a blank inside a name. */
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
