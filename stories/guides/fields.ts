import type { Guide, Guides } from './guide.ts';

const typing: Guide['keys'] = [['Tab', 'enters and leaves']];
const named =
  'The label names the field; hint and error describe it, and an error is told the moment it appears.';

export const fields: Guides = {
  Checkbox: {
    use: ['Yes or no that takes effect with the save of a form; several of a short list.'],
    avoid: ['What takes effect at once: `Switch`.', 'One of a few: `RadioGroup`.'],
    keys: [['Space', 'changes it']],
    access: ['`isMixed` tells screen readers of a box over others that are partly chosen.'],
  },
  CodeField: {
    use: ['A one-time code of known length: sign-in by mail.'],
    avoid: ['Passwords: `PasswordField`.'],
    keys: [
      ['digits', 'fill and go on'],
      ['Backspace', 'goes back'],
      ['Ctrl/Cmd+V', 'takes a whole code'],
    ],
    access: [
      'One input to screen readers, not six. Phones offer the code from the message. It submits itself when full.',
    ],
  },
  Combobox: {
    use: ['One record of many, found by typing; `loadOptions` asks the server.'],
    avoid: [
      'Fewer than eight fixed choices: `Select` or `RadioGroup`.',
      'Several records: `MultiSelect`.',
    ],
    keys: [
      ['type', 'searches'],
      ['↓ ↑', 'walks the options'],
      ['Enter', 'takes one'],
      ['Esc', 'closes'],
    ],
    access: [
      'ARIA combobox with a listbox: the count of options, waiting and failure are told.',
      'A failed search offers to try again and keeps the choice.',
    ],
  },
  CoordinatesField: {
    use: ['A place on the map, typed or pasted: "47.02, 28.83" fills both parts.'],
    avoid: ['An address in words: `TextField`.'],
    keys: typing,
    access: ['Two labelled inputs in one group.'],
  },
  DateField: {
    use: ['A day. The browser’s own calendar opens in the reader’s language.'],
    avoid: [
      'A day with a time: `DateTimeField`.',
      'Two days: two fields, or `RangeField` for numbers.',
    ],
    keys: [
      ['↓ ↑', 'changes the part under the caret'],
      ['Alt+↓', 'opens the calendar'],
    ],
    access: ['The native input brings its own keyboard and announcements.'],
  },
  DateTimeField: {
    use: ['A moment in the reader’s own time zone; the value is UTC.'],
    avoid: ['A day without a time: `DateField` - zones would move it.'],
    keys: [
      ['↓ ↑', 'changes the part under the caret'],
      ['Alt+↓', 'opens the calendar'],
    ],
    access: ['The zone stands beside the field in words.'],
  },
  FileDrop: {
    use: ['Several files at once, with progress and a word for each.'],
    avoid: ['One picture of a record: `ImageField`.'],
    keys: [
      ['Enter, Space', 'opens the chooser'],
      ['Tab', 'walks the files: cancel, retry'],
    ],
    access: [
      'A button does what dropping does. Progress and failures of each file are told politely.',
    ],
  },
  ImageField: {
    use: ['The picture of a record: dropped, chosen, replaced, removed.'],
    avoid: ['Many files: `FileDrop`.'],
    keys: [['Enter, Space', 'opens the chooser']],
    access: ['The alternative text of the stored picture is shown with it.'],
  },
  MaskedField: {
    use: ['A text of a known pattern: plate, invoice number. `0` is a digit, `a` a letter.'],
    avoid: ['Phone numbers: `PhoneField`. Money: `MoneyField`.'],
    keys: [...typing, ['Backspace', 'steps over literals']],
    access: ['Pasting a text with other separators works. The caret stays where it was typed.'],
  },
  MoneyField: {
    use: ['An amount. The value is decimal text, never a float; places follow the currency.'],
    avoid: ['Numbers that are no money: `NumberField`.'],
    keys: typing,
    access: [
      'The currency is part of the description. Amounts follow the language of the provider; both decimal signs are accepted.',
    ],
  },
  MultiSelect: {
    use: ['Several records, each a chip that can be taken away.'],
    avoid: ['Free words: `TagsField`.', 'One record: `Combobox`.'],
    keys: [
      ['type', 'searches'],
      ['↓ ↑ Enter', 'chooses'],
      ['←', 'walks the chips'],
      ['Backspace, Delete', 'takes a chip away'],
    ],
    access: ['Chips are told with their place. What was added or taken away is announced.'],
  },
  TwoPanePicker: {
    use: [
      'Many of many, where people look at both sides while they choose: the members of a group.',
    ],
    avoid: ['A few records: `MultiSelect`.', 'Rights over subjects: `PermissionGrid`.'],
    keys: [
      ['↓ ↑, Home, End', 'walks a pane'],
      ['Enter, Space', 'takes the option across'],
      ['← →', 'changes the pane'],
    ],
    access: [
      'Two listboxes, named by the field and the pane; what went across is announced.',
      'The focus stays in the pane, on the option that follows.',
    ],
  },
  NativeSelect: {
    use: ['The lightest choice of one, in pagers, toolbars and on phones.'],
    avoid: ['Options with icons or descriptions: `Select`.'],
    keys: [
      ['↓ ↑', 'changes'],
      ['letters', 'jump'],
    ],
    access: ['The browser’s own select, with everything it brings.'],
  },
  NumberField: {
    use: ['A number with bounds and places, typed.'],
    avoid: ['Codes and phone numbers, which are texts. Money: `MoneyField`.'],
    keys: [
      ['↓ ↑', 'steps'],
      ['Shift+↓ ↑', 'steps by ten'],
    ],
    access: [
      'The wheel never changes a value that is only scrolled past. Numbers follow the language of the provider.',
    ],
  },
  PasswordField: {
    use: ['A secret. It can be shown while typing; a stored one is never shown.'],
    avoid: ['One-time codes: `CodeField`.'],
    keys: typing,
    access: [
      'The button that shows the text is told as pressed or not. Password managers recognise the field.',
    ],
  },
  PasswordStrength: {
    use: ['Beside a new password: how long it would resist, and what would make it stronger.'],
    avoid: ['Signing in: an old password is not to be judged.'],
    keys: [],
    access: ['The strength is a word, not a colour, and is told politely while typing.'],
  },
  PhoneField: {
    use: ['A phone number in the shape of a country, given as data.'],
    avoid: ['Several numbers in one field: a `TextField` with the phone rule.'],
    keys: [...typing, ['Backspace', 'steps over spaces']],
    access: ['Takes numbers with or without the code, however they are pasted.'],
  },
  RadioGroup: {
    use: ['One of two to five, all in sight, with a line of help each.'],
    avoid: ['More: `Select`. Yes or no: `Checkbox`.'],
    keys: [
      ['↓ ↑', 'moves and chooses'],
      ['Tab', 'enters at the chosen one'],
    ],
    access: ['A group with the label as its name; one stop of Tab.'],
  },
  RangeField: {
    use: ['From - to in numbers: a price interval, a filter.'],
    avoid: ['A single number: `NumberField`.'],
    keys: [
      ['↓ ↑', 'steps'],
      ['Shift+↓ ↑', 'steps by ten'],
    ],
    access: ['Both inputs have names of their own; an order that is wrong is told at the second.'],
  },
  RichTextField: {
    use: ['Formatted text: headings, lists, links, pictures. Load it with `import()`.'],
    avoid: ['A text in several languages: `RichTranslationField`.', 'Plain text: `TextArea`.'],
    keys: [
      ['Alt+F10', 'goes to the toolbar'],
      ['← →', 'walks the toolbar'],
      ['Esc', 'goes back to the text'],
      ['Ctrl/Cmd+B, I, Z', 'bold, italic, undo'],
    ],
    access: [
      'A multi-line text box with a toolbar of one Tab stop. What is not allowed in a page is dropped on paste.',
    ],
  },
  RichTranslationField: {
    use: ['Formatted text in every language, under the same tabs as `TranslationField`.'],
    avoid: ['One language: `RichTextField`.'],
    keys: [
      ['Alt+F10', 'goes to the toolbar'],
      ['Esc', 'goes back to the text'],
    ],
    access: ['A missing language can begin with the text of the default one.'],
  },
  SearchField: {
    use: ['Finding in a list or a page. Esc clears; `shortcut` shows the key that leads here.'],
    avoid: ['Filtering by a known field: `FilterBar`.'],
    keys: [
      ['/', 'goes to it (the host binds it)'],
      ['Esc', 'clears, then leaves'],
    ],
    access: ['A search landmark; how many were found is told by the list.'],
  },
  Select: {
    use: ['One of up to some twenty, with icons or descriptions.'],
    avoid: ['Many or loaded options: `Combobox`. Two to five: `RadioGroup`.'],
    keys: [
      ['↓ ↑', 'opens and walks'],
      ['letters', 'jump'],
      ['Enter, Space', 'takes one'],
      ['Esc', 'closes'],
    ],
    access: ['ARIA listbox of downshift; the chosen option is told when it closes.'],
  },
  SlugField: {
    use: ['The part of an address that is made of a name, until it is edited by hand.'],
    avoid: ['Codes that people type: `TextField`.'],
    keys: typing,
    access: ['Says in words whether it still follows the name.'],
  },
  Switch: {
    use: ['On or off that takes effect at once, or the main state of a record.'],
    avoid: ['One of several boxes in a form: `Checkbox`.'],
    keys: [['Space', 'switches']],
    access: ['Told as on or off.'],
  },
  TagsField: {
    use: ['Free words, several; pasted lists are split.'],
    avoid: ['Records that exist already: `MultiSelect`.'],
    keys: [
      ['Enter, comma', 'adds'],
      ['Backspace', 'takes the last away'],
      ['←', 'walks the tags'],
    ],
    access: ['Added and removed words are announced.'],
  },
  TextArea: {
    use: ['Several lines of plain text; grows with what is typed.'],
    avoid: ['Formatting: `RichTextField`.'],
    keys: typing,
    access: [named],
  },
  TextField: {
    use: ['A line of text. `prefix` and `suffix` for what surrounds it, `isCode` for codes.'],
    avoid: ['Numbers, money, dates, phones: they have fields of their own.'],
    keys: typing,
    access: [named],
  },
  TranslationField: {
    use: [
      'A text in every language, one at a time; `TranslationTabs` shares the open language in a card.',
    ],
    avoid: ['Comparing all languages side by side: `TranslationMatrix`.'],
    keys: [['← →', 'walks the languages in their strip']],
    access: [
      'Missing and wrong languages are told in words. An empty language shows the default text greyed.',
    ],
  },
  TranslationTabs: {
    use: [
      'One open language for all `TranslationField`s of a card, with a `TranslationStrip` in its head.',
      '`useActiveLanguage` for parts of your own that follow it.',
    ],
    avoid: ['A single field: `TranslationField` has a strip of its own.'],
    keys: [
      ['← →', 'walks the languages'],
      ['Home, End', 'the first, the last'],
    ],
    access: [
      'A group of radio buttons, one stop of Tab. What is missing or wrong is told in words.',
    ],
  },
  Field: {
    use: [
      'A control of your own that should look and read like the others: spread `useControl` onto it.',
    ],
    avoid: ['Values that a field of the package holds already.'],
    keys: [],
    access: [
      'Label, hint and error are tied to the control; the error takes the place of the hint.',
    ],
  },
};
