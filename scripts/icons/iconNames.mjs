/** Icons that point along the text: to the next page, out of a panel, back to the former state. */
export const directedIcons = [
  'chevron-left',
  'chevron-right',
  'chevrons-left',
  'chevrons-right',
  'corner-down-left',
  'panel-left-close',
  'panel-left-open',
  'redo-2',
  'undo-2',
];

/**
 * The icons of Lucide that components of `@rentyard/ui` render themselves, by the file that exports them. Icons of a
 * file load together; decision 53 has the sizes.
 */
export const iconFiles = {
  CalendarDaysIcon: ['calendar-days'],
  CircleCheckIcon: ['circle-check'],
  CircleExclamationPointIcon: ['circle-exclamation-point'],
  columnIcons: ['arrow-down', 'grip-vertical', 'pin'],
  connectionIcons: ['refresh-cw', 'wifi', 'wifi-off'],
  controlIcons: ['check', 'chevron-down', 'chevron-left', 'chevron-right', 'minus', 'plus', 'x'],
  CopyIcon: ['copy'],
  editIcons: ['pencil', 'save', 'trash'],
  editorIcons: [
    'heading-2',
    'heading-3',
    'italic',
    'letter-b',
    'link',
    'list',
    'list-ordered',
    'redo-2',
    'strikethrough',
    'text-quote',
    'undo-2',
  ],
  fileIcons: ['file', 'upload'],
  frameIcons: ['menu', 'panel-left-close', 'panel-left-open'],
  imageIcons: ['image', 'image-plus'],
  inputIcons: ['eye', 'eye-off', 'link-2'],
  RotateCwIcon: ['rotate-cw'],
  searchIcons: ['corner-down-left', 'search', 'search-x'],
  statusIcons: ['info', 'lock', 'triangle-exclamation-point'],
  tableIcons: [
    'arrow-up',
    'chevrons-left',
    'chevrons-right',
    'columns-3',
    'ellipsis',
    'list-filter',
    'rows-3',
  ],
  translationIcons: ['circle-dashed', 'rotate-ccw-clock'],
  viewerIcons: ['image-off', 'maximize', 'zoom-in', 'zoom-out'],
};
