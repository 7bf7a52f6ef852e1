import type { Guides } from './guide.ts';

export const structures: Guides = {
  DataTable: {
    use: ['Lists whose rows come from a server, a page at a time. Cards on phones by itself.'],
    avoid: [
      'Rows that are all in the browser: `ClientTable`.',
      'A few facts about one thing: `DescriptionList`.',
    ],
    keys: [
      ['j k, ↓ ↑, Home, End', 'walks the rows'],
      ['x', 'chooses a row; with Shift a range'],
      ['Enter', 'opens'],
      ['the letter of an action', 'does it to the row'],
      ['Shift + press of a head', 'orders by one more column'],
    ],
    access: [
      'A real table: row and column heads, order, place in the whole list.',
      'Order, choice and counts are announced. Column widths change by arrows on their handles.',
      '`state` is plain data: keep it in an address, save it as a view.',
    ],
  },
  ClientTable: {
    use: [
      'Up to 100,000 rows that are in the browser already: sort, filter, scroll without a server.',
    ],
    avoid: ['Rows of a server: `DataTable` asks for a page.'],
    keys: [
      ['↓ ↑ ← →', 'walks by cell'],
      ['Page Up, Page Down', 'walks by the window'],
      ['Home, End', 'edges of the row; with Ctrl the corners of the table'],
      ['Space, x', 'chooses a row; with Shift the rows between'],
      ['Ctrl/Cmd+A', 'chooses all'],
      ['Enter, F2', 'opens the row, or goes into a cell of several controls'],
      ['Esc', 'comes back out of a cell'],
    ],
    access: [
      'Only the rows in sight are in the page, each with its place in the whole; the focus survives scrolling.',
    ],
  },
  ColumnsMenu: {
    use: ['Lets people show, hide, order and pin the columns of a table.'],
    avoid: ['Tables of three columns.'],
    keys: [
      ['↓ ↑', 'walks'],
      ['Space', 'shows or hides'],
      ['← →', 'makes narrower or wider'],
      ['Alt+↓ ↑', 'moves a column'],
    ],
    access: ['A moved column is told with its new place.'],
  },
  DensityMenu: {
    use: ['Comfortable or compact rows, kept by the host.'],
    avoid: ['Pages without tables.'],
    keys: [['↓ ↑ Enter', 'chooses']],
    access: ['Touch screens keep 44 px whatever is chosen.'],
  },
  Pager: {
    use: [
      'Pages of a list that is not a `DataTable`; a `DataTable` brings its own. Give `pageHref` wherever pages have addresses.',
    ],
    avoid: ['Rows that are all in the browser: `ClientTable` scrolls.'],
    keys: [
      ['Tab', 'walks the pages'],
      ['Enter', 'turns'],
    ],
    access: [
      'A navigation landmark; the open page is told. At the ends a step stays in place, disabled, so that the focus is not lost.',
    ],
  },
  SelectionBar: {
    use: [
      'Says how many rows are chosen and what can be done with them. `DataTable` shows it by itself; for lists of your own.',
    ],
    avoid: ['Actions on one row: the menu of the row.', 'Actions on the list: `PageHeader`.'],
    keys: [['Tab', 'walks the actions']],
    access: [
      'A group named by the count, which is announced. It covers the foot and moves nothing.',
    ],
  },
  FilterBar: {
    use: ['Narrowing a list by its fields: a chip for each filter, joined by "and".'],
    avoid: ['Finding by words: `SearchField`.'],
    keys: [
      ['Enter', 'opens a chip'],
      ['Tab', 'goes to its button that takes it away'],
    ],
    access: ['Each chip says field and value; the number of rows found is told.'],
  },
  SavedViews: {
    use: ['Filters, order and columns under a name, as tabs over a list.'],
    avoid: ['Parts of one record: `Tabs`.'],
    keys: [['Tab, Enter', 'opens a view']],
    access: ['Links with the open one marked as current; a changed view says so in words.'],
  },
  DiffView: {
    use: ['What a change did, field by field: history, conflicts, import.'],
    avoid: ['Two texts of pages: word marks get lost in them.'],
    keys: [],
    access: ['Added and removed words are marked up as such and told, not only coloured.'],
  },
  PermissionGrid: {
    use: ['Who may do what: subjects by actions, with whole rows, columns and everything at once.'],
    avoid: ['Fewer than three actions: checkboxes.'],
    keys: [
      ['↓ ↑ ← →', 'walks the grid'],
      ['Space', 'grants or takes'],
      ['Home, End', 'goes to the edge'],
    ],
    access: ['A grid with one Tab stop. Mixed rows and columns are told as mixed.'],
  },
  Steps: {
    use: [
      'Work in parts with an order: basics, properties, prices. Done and wrong parts are marked.',
    ],
    avoid: ['Views of equal rank: `Tabs`.'],
    keys: [['Tab, Enter', 'goes to a step']],
    access: ['The open step is the current one; marks are words for screen readers.'],
  },
  TranslationMatrix: {
    use: ['Records by languages: what is done, missing, out of date.'],
    avoid: ['Editing one text: `TranslationField`.'],
    keys: [
      ['↓ ↑ ← →', 'walks the cells'],
      ['Enter', 'opens one'],
    ],
    access: ['Each cell says its state in words.'],
  },
  SortableList: {
    use: ['Things whose order people decide: characteristics, values, steps.'],
    avoid: ['Order by a rule: a column of `DataTable`.'],
    keys: [
      ['↓ ↑', 'moves the item whose grip has the focus'],
      ['Home, End', 'moves it to the edges'],
    ],
    access: [
      'The grip is a button that says name and place; every move is announced, and keeps the focus.',
    ],
  },
  EditGrid: {
    use: ['Many small values that belong together, typed or pasted like in a spreadsheet: prices.'],
    avoid: [
      'Rows that are records: `DataTable`, with `editableColumn` for a cell or two.',
      'A few values: fields.',
    ],
    keys: [
      ['↓ ↑ ← →, Home, End', 'walks by cell'],
      ['type, Enter, F2', 'opens a cell'],
      ['Enter', 'keeps it and goes down; with Shift up'],
      ['Tab', 'keeps it and leaves the grid'],
      ['Esc', 'leaves it as it was'],
      ['Delete', 'clears'],
      ['Ctrl/Cmd+V', 'pastes rows of a spreadsheet to the right and below'],
    ],
    access: ['The ARIA grid pattern: one stop of Tab. What is wrong with a cell is read with it.'],
  },
  BarChart: {
    use: ['Counts over time or kinds, a few series.'],
    avoid: ['Exact numbers alone: a table.'],
    keys: [
      ['Tab', 'with `onSelect`: reaches the two sliders that choose bars'],
      ['← →', 'moves an end of the choice'],
    ],
    access: ['A table with the same numbers stands behind it. Series differ by more than colour.'],
  },
  RangePlot: {
    use: ['One price among many: the interval, the median and where this one stands.'],
    avoid: ['More than one value: a table.'],
    keys: [],
    access: ['Says the same in a sentence.'],
  },
  Sparkline: {
    use: ['The course of a number in a row or beside a figure.'],
    avoid: ['Reading values off it: `BarChart`.'],
    keys: [],
    access: ['A table with the same numbers stands behind it.'],
  },
  Timeline: {
    use: ['What happened to a record, newest first: who, when, why.'],
    avoid: ['What exactly changed: `DiffView`.', 'Messages of people: a log of their own.'],
    keys: [],
    access: [
      'A list in the order of reading. The tone is never the only sign: the words say it too.',
    ],
  },
  DescriptionList: {
    use: ['Facts of a record beside their names, to be read.'],
    avoid: ['Values to be changed: fields.', 'The same facts of many records: `DataTable`.'],
    keys: [],
    access: ['Terms and descriptions are tied to each other for screen readers.'],
  },
};
