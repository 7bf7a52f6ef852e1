/** Sections of a component page below its live example, in order. */
export const sectionTitles = {
  matrix: 'Variants and states',
  anatomy: 'Anatomy',
  usage: 'When to use it',
  content: 'Content',
  keyboard: 'Keyboard',
  accessibility: 'Accessibility',
  props: 'Props and events',
  theming: 'Theming',
  facts: 'Size, status and links',
} as const;

export type SectionName = keyof typeof sectionTitles;
