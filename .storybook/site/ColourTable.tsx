import { colors, theme } from '@rentyard/ui/theme';
import type { ReactNode } from 'react';
import { styled } from 'styled-components';

/** Every colour of the theme with its custom property and both values. */
export function ColourTable(): ReactNode {
  return (
    <table>
      <thead>
        <tr>
          {['Value', 'Custom property', 'Light', 'Dark'].map((title) => (
            <th key={title} scope="col">
              {title}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {(Object.keys(colors) as (keyof typeof colors)[]).map((name) => (
          <tr key={name}>
            <td>
              <code>{name}</code>
            </td>
            <td>
              <code>{theme[name].slice('var('.length, -1)}</code>
            </td>
            {colors[name].map((value, mode) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: light and dark
              <td key={mode}>
                <Dot style={{ background: value }} /> <code>{value}</code>
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}

const Dot = styled.span`
  display: inline-block;
  width: 16px;
  height: 16px;
  border: 1px solid ${theme.outline};
  border-radius: ${theme.radiusSmall};
  vertical-align: text-bottom;
`;
