const typeScale = 'The steps of the type scale, which has more than three.';
const leaves = 'The component is of one product and leaves the package before 1.0.0.';

/** Properties with other names or shapes than the rest of the package, and why. */
export const nameExceptions: Readonly<Record<string, string>> = {
  'CommandPaletteProps.onSelect': 'The second argument has the keys of the press, not an event.',
  'HeadingProps.size': typeScale,
  'IconProps.size': 'The two sizes in pixels for which icons are drawn.',
  'SavedViewsProps.onRename': leaves,
  'SavedViewsProps.onSelect': leaves,
  'SideBarProps.onToggle': 'The bar changes its width; it is not closed.',
  'SortableListProps.onMove': 'Two indexes, as in the functions that reorder arrays.',
  'StackProps.wrap': 'The name of the value in CSS, as align, justify and direction.',
  'StoredImage.thumb_url': 'The field of the server, which is passed through.',
  'TableSort.desc': 'State that hosts store in addresses and views.',
  'TextProps.size': typeScale,
  'TextProps.truncate': 'The name of the style, as align and weight.',
  'TranslationFieldProps.multiline': leaves,
};

const notYet = 'Its root does not take all of these attributes yet.';
const host = 'The element on the page is the trigger, which the host renders.';
const modal = 'It is rendered in the top layer and does not take attributes yet.';

/** Components whose root element does not take `className`, `style`, `id`, `ref` and `data-*`, and why. */
export const rootExceptions: Readonly<Record<string, string>> = {
  AppShell: notYet,
  AuthLayout: leaves,
  ClientTable: notYet,
  ColumnsMenu: notYet,
  CommandPalette: modal,
  ConfirmSheet: modal,
  ConnectionBar: leaves,
  DataTable: notYet,
  DensityMenu: notYet,
  Dialog: modal,
  DiffView: notYet,
  EditGrid: notYet,
  Field: 'It surrounds a control of the host, which has the id and the ref.',
  FilterBar: notYet,
  Icon: 'The glyph of the host decides what it takes.',
  ImageViewer: modal,
  Menu: host,
  Pager: notYet,
  PermissionGrid: leaves,
  Popover: host,
  SaveBar: notYet,
  SavedViews: leaves,
  SegmentedControl: notYet,
  SelectionBar: notYet,
  Sheet: modal,
  SideBar: notYet,
  SortableList: notYet,
  StatusMenu: leaves,
  Thumbnail: notYet,
  Tooltip: host,
  TranslationField: leaves,
  TranslationMatrix: leaves,
  TranslationTabs: leaves,
};
