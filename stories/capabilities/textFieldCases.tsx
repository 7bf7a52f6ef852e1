import { CodeField } from '@rentyard/ui/CodeField';
import { CoordinatesField } from '@rentyard/ui/CoordinatesField';
import { DateField } from '@rentyard/ui/DateField';
import { DateRangeField } from '@rentyard/ui/DateRangeField';
import { DateTimeField } from '@rentyard/ui/DateTimeField';
import { MaskedField } from '@rentyard/ui/MaskedField';
import { MoneyField } from '@rentyard/ui/MoneyField';
import { NumberField } from '@rentyard/ui/NumberField';
import { PasswordField } from '@rentyard/ui/PasswordField';
import { PhoneField } from '@rentyard/ui/PhoneField';
import { RangeField } from '@rentyard/ui/RangeField';
import { SlugField } from '@rentyard/ui/SlugField';
import { TextArea } from '@rentyard/ui/TextArea';
import { TextField } from '@rentyard/ui/TextField';
import { TimeField } from '@rentyard/ui/TimeField';
import { Controlled, type FieldCase, named, one, write } from './caseTools.tsx';

/** Cases of the fields with a text, a number or a date. */
export const textFieldCases: Readonly<Record<string, FieldCase>> = {
  TextField: {
    render: (props) => (
      <Controlled initial="Komatsu">
        {(value, set) => (
          <TextField {...props} value={value} onChange={(event) => set(event.target.value)} />
        )}
      </Controlled>
    ),
    before: one('Komatsu'),
    change: write('Volvo'),
    after: one('Volvo'),
  },
  TextArea: {
    render: (props) => (
      <Controlled initial="Serviced">
        {(value, set) => (
          <TextArea {...props} value={value} onChange={(event) => set(event.target.value)} />
        )}
      </Controlled>
    ),
    before: one('Serviced'),
    change: write('Repaired'),
    after: one('Repaired'),
  },
  PasswordField: {
    render: (props) => (
      <Controlled initial="first">
        {(value, set) => (
          <PasswordField {...props} value={value} onChange={(event) => set(event.target.value)} />
        )}
      </Controlled>
    ),
    before: one('first'),
    change: write('second'),
    after: one('second'),
  },
  SlugField: {
    render: (props) => (
      <Controlled initial="pc-210">
        {(value, set) => (
          <SlugField
            {...props}
            from="Komatsu"
            value={value}
            onChange={(event) => set(event.target.value)}
          />
        )}
      </Controlled>
    ),
    before: one('pc-210'),
    change: write('komatsu'),
    after: one('komatsu'),
  },
  MaskedField: {
    render: (props) => (
      <Controlled initial="AB 12 345">
        {(value, set) => (
          <MaskedField
            {...props}
            mask="aa 00 000"
            value={value}
            onChange={(event) => set(event.target.value)}
          />
        )}
      </Controlled>
    ),
    before: one('AB 12 345'),
    change: write('cd67890'),
    after: one('cd 67 890'),
  },
  PhoneField: {
    render: (props) => (
      <Controlled initial="+373 69 123 456">
        {(value, set) => (
          <PhoneField
            {...props}
            country={{ code: '+373', mask: '00 000 000' }}
            value={value}
            onChange={(event) => set(event.target.value)}
          />
        )}
      </Controlled>
    ),
    before: one('+373 69 123 456'),
    change: write('79000111'),
    after: one('+373 79 000 111'),
  },
  NumberField: {
    render: (props) => (
      <Controlled initial="12500.5">
        {(value, set) => <NumberField {...props} value={value} onChange={set} step={0.5} />}
      </Controlled>
    ),
    before: one('12500.5'),
    change: write('17.25'),
    after: one('17.25'),
  },
  MoneyField: {
    render: (props) => (
      <Controlled initial="1360.50">
        {(value, set) => <MoneyField {...props} value={value} onChange={set} currency="EUR" />}
      </Controlled>
    ),
    before: one('1360.50'),
    change: write('2000'),
    after: one('2000.00'),
  },
  RangeField: {
    render: (props) => (
      <Controlled<{ readonly from: string | null; readonly to: string | null }>
        initial={{ from: '1000', to: null }}
      >
        {(value, set) => <RangeField {...props} value={value} onChange={set} />}
      </Controlled>
    ),
    before: named({ from: '1000', to: '' }),
    change: write('2500', 1),
    after: named({ from: '1000', to: '2500' }),
  },
  CodeField: {
    render: (props) => (
      <Controlled initial="12">
        {(value, set) => <CodeField {...props} value={value} onChange={set} />}
      </Controlled>
    ),
    before: one('12'),
    change: write('123456'),
    after: one('123456'),
  },
  DateField: {
    render: (props) => (
      <Controlled initial="2026-11-20">
        {(value, set) => <DateField {...props} value={value} onChange={set} />}
      </Controlled>
    ),
    before: one('2026-11-20'),
    change: write('2026-12-31'),
    after: one('2026-12-31'),
  },
  DateRangeField: {
    render: (props) => (
      <Controlled<{ readonly from: string | null; readonly to: string | null }>
        initial={{ from: '2026-11-20', to: null }}
      >
        {(value, set) => <DateRangeField {...props} value={value} onChange={set} />}
      </Controlled>
    ),
    before: named({ from: '2026-11-20', to: '' }),
    change: write('2026-12-31', 1),
    after: named({ from: '2026-11-20', to: '2026-12-31' }),
  },
  TimeField: {
    render: (props) => (
      <Controlled initial="21:30">
        {(value, set) => <TimeField {...props} value={value} onChange={set} />}
      </Controlled>
    ),
    before: one('21:30'),
    change: write('0915'),
    after: one('09:15'),
  },
  DateTimeField: {
    render: (props) => (
      <Controlled<string | null> initial="2026-11-20T09:30:00.000Z">
        {(value, set) => (
          <DateTimeField {...props} timeZone="Europe/Chisinau" value={value} onChange={set} />
        )}
      </Controlled>
    ),
    before: one('2026-11-20T09:30:00.000Z'),
    change: write('2026-11-21 12:00'),
    after: one('2026-11-21T10:00:00.000Z'),
  },
  CoordinatesField: {
    render: ({ label, id: _id, error: _error, ...props }) => (
      <Controlled<{ readonly lat: number | null; readonly long: number | null }>
        initial={{ lat: 47.0245, long: 28.8323 }}
      >
        {(value, set) => (
          <CoordinatesField
            {...props}
            required={false}
            disabled={props.disabled ?? false}
            readOnly={props.readOnly ?? false}
            latLabel={`${label}: latitude`}
            longLabel={`${label}: longitude`}
            value={value}
            onChange={set}
          />
        )}
      </Controlled>
    ),
    before: named({ lat: '47.0245', long: '28.8323' }),
    change: write('46.5'),
    after: named({ lat: '46.5', long: '28.8323' }),
  },
};
