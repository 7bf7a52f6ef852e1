import type { ReactNode } from 'react';

type Several<Item> = readonly [Item, ...Item[]];

/** A right and a wrong use, both live. */
export interface GuidePair {
  readonly do: GuideExample;
  readonly dont: GuideExample;
}

interface GuideExample {
  readonly show: ReactNode;
  /** Why it is right or wrong, in one sentence. */
  readonly why: string;
}

/** A numbered part of the anatomy. */
export interface GuidePart {
  /** A CSS selector in the example; its first visible match gets the number. */
  readonly at: string;
  readonly name: string;
  readonly note: string;
}

interface GuideAnatomy {
  /** The export name of the story that shows the most parts. The default is `Default`. */
  readonly story?: string;
  /** A CSS selector of what is pressed first, for parts that open. */
  readonly press?: string;
  /** The width in pixels below which parts are hidden. A narrower page scrolls the example. */
  readonly minWidth?: number;
  readonly parts: Several<GuidePart>;
}

/**
 * What a docs page says about a component beyond its types and stories. Every section of the page is a
 * required property, so that a component without one does not compile.
 */
export interface Guide {
  /** What a user gets, in one sentence. */
  readonly sentence: string;
  /** When to use it. */
  readonly use: Several<string>;
  /** When to use something else, and what. */
  readonly avoid: Several<string>;
  readonly pairs: Several<GuidePair>;
  readonly anatomy: GuideAnatomy;
  /** How to write its texts. */
  readonly content: Several<string>;
  /** Keys with their effect. Empty if no part of the component takes the focus. */
  readonly keys: readonly (readonly [key: string, effect: string])[];
  /** Built-in accessibility, and what the application must add. */
  readonly access: Several<string>;
  readonly status: 'stable' | 'preview' | 'deprecated';
  /** The first version with the component, or `next` before its release. */
  readonly since: string;
  /** Stories of the matrix by their export names. The default is every story that looks different. */
  readonly states?: Several<string>;
  /** The code to copy when the example renders a helper. It is the source of a file that compiles. */
  readonly code?: string;
  /** Renders its stories in frames of this height: overlays, and what fills a window. */
  readonly frame?: number;
}
