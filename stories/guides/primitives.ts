import type { Guides } from './guide.ts';

export const primitives: Guides = {
  Badge: {
    use: ['A short fact about a thing beside its name: a count, a kind, "draft".'],
    avoid: [
      'States of records: `StatusBadge` has their colours and icons.',
      'Anything that can be pressed: use a `Button`.',
    ],
    keys: [],
    access: ['The tone is never the only sign: the words say it too.'],
  },
  Button: {
    use: [
      'Something happens here and now: save, reject, send. The words begin with a verb.',
      'One `primary` in a view. `danger` for what destroys, `approve` and `refuse` for the two answers of a decision.',
    ],
    avoid: [
      'Going to another page: `ButtonLink` or a link.',
      'A bare icon in a toolbar: `IconButton`.',
    ],
    keys: [['Enter, Space', 'presses it']],
    access: [
      'While `isBusy` it keeps its words, width and focus, and ignores presses.',
      'A disabled button says nothing about why; where the reason matters, leave it enabled and answer the press.',
      '44 px high on touch screens.',
    ],
  },
  ButtonLink: {
    use: ['A place that deserves the weight of a button: "Create offer" over an empty list.'],
    avoid: ['Doing something: `Button`.', 'Places in running text: a plain link.'],
    keys: [
      ['Enter', 'follows it'],
      ['Ctrl/Cmd+Enter', 'opens a tab'],
    ],
    access: ['It is a link to screen readers, and can be opened in a tab and copied.'],
  },
  Card: {
    use: ['One part of a record or a page, with a heading of its own.'],
    avoid: [
      'Boxes in boxes: a card holds no cards.',
      'A single number: `DescriptionList` or plain text.',
    ],
    keys: [],
    access: ['The title is a heading, so that screen readers can jump from card to card.'],
  },
  Heading: {
    use: [
      'Names of pages, cards and sections. `level` is the place in the outline, `size` the looks.',
    ],
    avoid: ['Emphasis inside a text: `Text weight="semibold"`.'],
    keys: [],
    access: ['Levels follow each other without gaps; the size may differ from the level.'],
  },
  IconButton: {
    use: [
      'Toolbars, rows and corners, where the icon is known: delete, copy, close, previous, next.',
    ],
    avoid: ['Icons that need explaining: a `Button` with words.'],
    keys: [
      ['Enter, Space', 'presses it'],
      ['Tab, hover', 'shows its label'],
    ],
    access: ['`label` is required: it names the button and shows as a note.'],
  },
  Loading: {
    use: [
      '`Skeleton` keeps the place of content whose shape is known, so that nothing jumps.',
      '`Spinner` inside a control that is at work. `Progress` where the share done is known.',
    ],
    avoid: ['Covering what is already on the page: show the old content until the new is there.'],
    keys: [],
    access: [
      'Mark the group that waits with `aria-busy`; skeletons themselves are silent.',
      'Progress tells its share in words. All three rest when less motion is asked for.',
    ],
  },
  Marks: {
    use: [
      '`Avatar` for people, `Kbd` for keys, `Thumbnail` for pictures in rows, `Logo` for the product.',
    ],
    avoid: ['Pictures that carry meaning alone: say it in words beside them.'],
    keys: [],
    access: ['Initials and thumbnails are decoration beside a name, and are silent.'],
  },
  Stack: {
    use: [
      'Even space between things, in steps of the 4 px grid. The one way to lay out rows and columns.',
    ],
    avoid: ['Forms in two columns: `FieldGrid`. Pages: `RecordLayout`, `AppShell`.'],
    keys: [],
    access: ['`as="ul"` or `as="ol"` for lists. The order in the code is the order of reading.'],
  },
  StatusBadge: {
    use: ['The state of a record: new, active, hidden, rejected.'],
    avoid: ['Other facts: `Badge`.'],
    keys: [],
    access: ['Each state has its dot and its word, so that it reads without colour.'],
  },
  VisuallyHidden: {
    use: ['Words that pictures or the place on the page say to those who see: "14 offers wait".'],
    avoid: [
      'Names of controls: `aria-label`. Words that help everybody: show them.',
      'What cannot be seen but is focused: nothing focusable belongs inside.',
    ],
    keys: [],
    access: ['Read where it stands in the text, and takes no room.'],
  },
  Text: {
    use: ['Words in the sizes and tones of the theme. `truncate` for one line in a narrow place.'],
    avoid: ['Headings: `Heading`.'],
    keys: [],
    access: [
      'A shortened text shows whole on hover and focus. All tones pass AA on every surface.',
    ],
  },
};
