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
    keys: [['Enter, Space', 'presses it']],
    access: [
      '`label` is required: it names the button, and shows under the pointer.',
      'Where the icon is not plain to everybody, a `Tooltip` around it shows words on focus too.',
    ],
  },
  Skeleton: {
    use: ['Keeps the place of content whose shape is known, so that nothing jumps when it comes.'],
    avoid: [
      'Covering what is already on the page: show the old content until the new is there.',
      'Work of a control: `Spinner`.',
    ],
    keys: [],
    access: [
      'Silent: mark the group that waits with `aria-busy`. It rests when less motion is asked for.',
    ],
  },
  Spinner: {
    use: ['Inside a control that is at work, or beside a word that says so.'],
    avoid: [
      'Content whose shape is known: `Skeleton`.',
      'Work whose share done is known: `Progress`.',
    ],
    keys: [],
    access: [
      '`label` is read out; without it the spinner is decoration beside words. It rests when less motion is asked for.',
    ],
  },
  Progress: {
    use: ['How far a piece of work has come: an upload, an export, a change of many records.'],
    avoid: ['A moment of waiting: `Spinner`.', 'A level that is no work: words or a chart.'],
    keys: [],
    access: ['Named by `label`; the share done is told in percent, and that it is unknown too.'],
  },
  Avatar: {
    use: ['A person in a list, a comment, the corner of the frame: initials on a disc.'],
    avoid: ['Anything but people: `Icon` or `Thumbnail`.', 'Alone where the name is not known.'],
    keys: [],
    access: ['Decoration: the name stands beside it or in the label of its button.'],
  },
  Kbd: {
    use: ['The key that does the same as the thing beside it.'],
    avoid: ['Code and values: `Text` or `CopyToClipboard`.'],
    keys: [],
    access: ['Hidden on touch screens, which have no keys. It binds nothing: the host listens.'],
  },
  Thumbnail: {
    use: ['A small picture in a row or beside a name. The place is kept while there is none.'],
    avoid: ['Looking closely: `ImageViewer`.', 'A picture to be changed: `ImageField`.'],
    keys: [],
    access: [
      'Its alternative text is read out; leave it empty where the name beside it says the same.',
    ],
  },
  Logo: {
    use: ['The mark of the house with the name of the tool: top of a side bar, sign-in pages.'],
    avoid: ['Pages inside the tool: `PageHeader` says where one is.'],
    keys: [],
    access: ['One picture, named by `name`, with the mark alone too.'],
  },
  Icon: {
    use: [
      'A glyph of `lucide-react/icons/*` in the stroke of the house, beside the word it belongs to.',
    ],
    avoid: ['A glyph that can be pressed: `IconButton`.', 'A glyph alone that has a meaning.'],
    keys: [],
    access: ['Always silent: the word beside it carries the meaning.'],
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
