import type { Guides } from './guide.ts';

const modal =
  'The browser keeps the focus inside, makes the page behind inert and gives the focus back.';

export const overlays: Guides = {
  CommandPalette: {
    use: ['Going anywhere and doing anything by typing: modules, records, actions.'],
    avoid: ['The only way to something: palettes are found by those who know them.'],
    keys: [
      ['Ctrl/Cmd+K', 'opens it (the host binds it)'],
      ['↓ ↑ Enter', 'walks and runs'],
      ['Esc', 'closes'],
    ],
    access: [modal, 'ARIA combobox with groups; the number found is told.'],
  },
  ConfirmSheet: {
    use: [
      'One question before something is done: `if (await confirm({ title }))`.',
      'The button says the verb: "Delete 12 offers".',
    ],
    avoid: ['What can be undone: do it, and offer to undo in the alert.', 'Forms: `Dialog`.'],
    keys: [
      ['Esc', 'cancels'],
      ['Tab', 'goes between the two answers'],
    ],
    access: [modal, 'An alert dialog; Cancel has the focus. A bottom sheet on phones.'],
  },
  Dialog: {
    use: ['A small piece of work over the page: a reason, a link, a choice.'],
    avoid: ['A question with two answers: `ConfirmSheet`.', 'A whole record: `Sheet` or a page.'],
    keys: [
      ['Esc', 'asks the host to close'],
      ['Tab', 'stays inside'],
    ],
    access: [modal, 'Named by its title. A bottom sheet on phones.'],
  },
  ImageViewer: {
    use: ['Looking at pictures closely: zoom, pan, rotate, next, captions.'],
    avoid: ['Showing one small picture: an `img` with a link.'],
    keys: [
      ['← →', 'previous, next'],
      ['+ - 0', 'zoom'],
      ['r', 'rotates'],
      ['Esc', 'closes'],
    ],
    access: [
      modal,
      'The caption and "2 of 7" are told. Pinch, swipe and double tap have buttons beside them.',
    ],
  },
  Menu: {
    use: ['Actions on one thing that do not all deserve a button.'],
    avoid: ['Choosing a value: `Select`.', 'Fewer than three actions: buttons.'],
    keys: [
      ['↓ ↑', 'opens and walks'],
      ['letters', 'jump'],
      ['Enter, Space', 'runs'],
      ['Esc', 'closes'],
    ],
    access: ['ARIA menu button. Dangerous items say so in words.'],
  },
  Popover: {
    use: ['A few controls beside the button that opens them.'],
    avoid: ['Work that must be finished: `Dialog`.', 'A word about a control: `Tooltip`.'],
    keys: [
      ['Esc', 'closes, focus returns'],
      ['Tab', 'goes through it and on'],
    ],
    access: ['Not modal: the page behind stays alive. Named by `label`.'],
  },
  Sheet: {
    use: [
      'A record over its list, under an address of its own. Full height at the side, from below on phones.',
    ],
    avoid: ['Large records with many cards: a page.'],
    keys: [
      ['Esc', 'asks the host to close'],
      ['Tab', 'stays inside'],
    ],
    access: [modal, 'Named by its title; the footer stays while the form scrolls.'],
  },
  StatusMenu: {
    use: [
      'The state of a record where it may also be changed: the head of a page, a row of a list.',
      'The choices are verbs: "Show again", "Reject". A reason is asked for after the choice, by the host.',
    ],
    avoid: [
      'A state that nobody may change here: `StatusBadge`.',
      'The one decision of a screen: buttons of the tones `approve` and `refuse`.',
    ],
    keys: [
      ['Enter, Space, ↓ ↑', 'opens and walks'],
      ['letters', 'jump'],
      ['Esc', 'closes'],
    ],
    access: [
      'ARIA menu button, called by the state it shows: "Active: change the status".',
      'The focus stays on the badge while the change is on its way.',
    ],
  },
  Tooltip: {
    use: ['A few words about a control, on hover and focus.'],
    avoid: ['Anything needed to go on: touch screens have no hover. Write it beside the control.'],
    keys: [
      ['focus', 'shows it'],
      ['Esc', 'hides it'],
    ],
    access: ['Describes its control; never holds links or buttons.'],
  },
  Alerts: {
    use: [
      'What happened, in passing; an undo. 3 seconds for success, 4 for others, longer when asked.',
    ],
    avoid: [
      'Problems of a form: they belong to their fields.',
      'What must be read: a `Dialog` or the page.',
    ],
    keys: [['Tab', 'reaches the action and the close button']],
    access: [
      'Told politely in one live region. Time stands still under the pointer and the focus.',
    ],
  },
  ConnectionBar: {
    use: ['The connection is lost or back; a new version waits.'],
    avoid: ['Failures of one request: tell them where they happened.'],
    keys: [['Tab', 'reaches its button']],
    access: ['A status region: told when it changes, not again and again.'],
  },
  CopyToClipboard: {
    use: ['Codes, ids, addresses that people carry elsewhere.'],
    avoid: ['Long texts: selecting is clearer.'],
    keys: [['Enter, Space', 'copies']],
    access: ['"Copied" is told and shown; a refusal of the browser too.'],
  },
  FullPageLoader: {
    use: ['Start-up, before anything is there.'],
    avoid: ['Covering content: a page turn shows its own state.'],
    keys: [],
    access: ['Told once as busy.'],
  },
  EmptyState: {
    use: ['A place where nothing stands yet: what it is for, and the first step.'],
    avoid: ['A search that found nothing: `NoMatch`.', 'A failure: `ErrorState`.', 'Blank space.'],
    keys: [['Tab', 'reaches the one button']],
    access: ['Words in the flow of the page: read where they stand, not announced.'],
  },
  NoMatch: {
    use: ['There are records, but a search or filters leave none. Offers to take them back.'],
    avoid: ['A list without any record: `EmptyState`.'],
    keys: [['Tab', 'reaches the one button']],
    access: [
      'Words in the flow of the page, with a button. Give it to a `DataTable` as `noMatchState`.',
    ],
  },
  ErrorState: {
    use: ['A part of a page could not be loaded: what happened, another try, the id to report.'],
    avoid: [
      'Something that a form refuses: the error of its field.',
      'A failure in passing: an alert.',
    ],
    keys: [
      ['Tab', 'reaches the id and the button'],
      ['Enter, Space', 'copies the id; asks again'],
    ],
    access: ['Told at once.'],
  },
  AppShell: {
    use: ['The frame of an application: side bar, top bar, content.'],
    avoid: ['Sign-in and error pages: `AuthLayout`.'],
    keys: [['Tab', 'first reaches "skip to content"']],
    access: [
      'Landmarks for navigation, banner and main. The side bar is a modal drawer on phones.',
    ],
  },
  SideBar: {
    use: ['Where one can go, in groups, with what waits there. Inside an `AppShell`.'],
    avoid: ['Parts of one record or list: `Tabs`.', 'More than ten places per group.'],
    keys: [
      ['Tab', 'walks the places'],
      ['Esc', 'closes the drawer on phones'],
    ],
    access: [
      'A navigation landmark; the open place is told. Collapsed to icons, it keeps every name.',
    ],
  },
  TopBar: {
    use: [
      'Where one is, on the left, and what is needed everywhere, on the right. Inside an `AppShell`.',
    ],
    avoid: ['Actions of the page: `PageHeader`.'],
    keys: [['Tab', 'on narrow screens first reaches the button of the side bar']],
    access: ['The banner landmark. The button says whether the side bar is open.'],
  },
  FieldGrid: {
    use: [
      'Fields of a form in two columns, one on phones. `data-span="all"` on what needs the row.',
    ],
    avoid: ['Space between other things: `Stack`.', 'Facts to read: `DescriptionList`.'],
    keys: [],
    access: ['Tab follows the order in the code, row by row.'],
  },
  AuthLayout: {
    use: ['Pages before signing in: one narrow form beside the product’s face.'],
    avoid: ['Pages with navigation.'],
    keys: [],
    access: ['One main landmark and one heading.'],
  },
  Breadcrumbs: {
    use: ['Where a page stands; the last one is the page itself.'],
    avoid: ['Steps of a task: `Steps`.'],
    keys: [['Tab, Enter', 'follows one']],
    access: ['A navigation landmark; the page itself is marked as current.'],
  },
  RecordLayout: {
    use: ['A record: its form two thirds wide, facts beside it; one column when narrow.'],
    avoid: ['Lists.'],
    keys: [],
    access: ['The order in the code is form first, side after.'],
  },
  Tabs: {
    use: ['Views of one thing or list, each with an address.'],
    avoid: ['Parts with an order: `Steps`.'],
    keys: [['Tab, Enter', 'opens one']],
    access: [
      'Links in a navigation landmark with the open one as current; counts are part of the name.',
    ],
  },
  PageHeader: {
    use: ['The name of a page with its count, its status and its one or two actions.'],
    avoid: ['Parts of a page: the title of a `Card`.'],
    keys: [],
    access: [
      'The one first-level heading. Give it the focus after a navigation, so that it is read.',
    ],
  },
  SaveBar: {
    use: ['A form of a whole page has changes: what changed, save, discard.'],
    avoid: ['Forms in dialogs and sheets, which have their buttons in the footer.'],
    keys: [['Tab', 'reaches discard and save']],
    access: [
      'A status region that stays, so that its coming is told. It covers no field in focus.',
    ],
  },
};
