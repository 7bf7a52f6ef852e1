import { useAlerts } from '@rentyard/ui/Alerts';
import { copyText } from '@rentyard/ui/copyText';
import { Icon } from '@rentyard/ui/Icon';
import { NoMatch } from '@rentyard/ui/NoMatch';
import { SearchField } from '@rentyard/ui/SearchField';
import { Text } from '@rentyard/ui/Text';
import { theme } from '@rentyard/ui/theme';
import { icons } from 'lucide-react/icons';
import { type ReactNode, useState } from 'react';
import { styled } from 'styled-components';
import { iconImport, iconName } from './iconImport.ts';

/** As many as fit a few screens; the search finds the others. */
const mostShown = 120;

/** Icons that the product uses for its own things, shown before a search. */
const common =
  'Tractor Truck Package Tag Tags Coins Wrench MapPin Users User Building2 Image Images FileText Folder ' +
  'Languages MessageSquare Bell Calendar Clock History Search ListFilter ArrowUpDown Columns3 Rows3 ' +
  'Plus Pencil Copy Trash2 RotateCcw Undo2 Save Download Upload Link2 ExternalLink Eye EyeOff Lock Key ' +
  'Check X CircleCheck CircleAlert TriangleAlert Info ChevronDown ChevronRight Ellipsis Menu Settings2 ' +
  'Sun Moon LogOut';

/** Every icon of Lucide. A press copies its import. */
export function IconSearch(): ReactNode {
  const alerts = useAlerts();
  const [query, setQuery] = useState('');
  const words = query.toLowerCase().split(/\s+/).filter(Boolean);
  const matches =
    words.length === 0
      ? common.split(' ')
      : Object.keys(icons).filter((key) => words.every((word) => iconName(key).includes(word)));
  const copy = async (key: string) => {
    await copyText(iconImport(key));
    alerts.success(`Import of ${key} copied`);
  };
  return (
    <Box className="sb-unstyled">
      <SearchField
        label="Search icons"
        placeholder={`Search ${Object.keys(icons).length.toLocaleString('en')} icons`}
        value={query}
        onChange={(event) => setQuery(event.target.value)}
      />
      <output>
        <Text size="sm" tone="muted">
          {words.length === 0
            ? 'Often used in the product'
            : `${matches.length} found${matches.length > mostShown ? `, the first ${mostShown} shown` : ''}`}
        </Text>
      </output>
      {matches.length === 0 && <NoMatch onClear={() => setQuery('')} />}
      <Grid>
        {matches.slice(0, mostShown).flatMap((key) => {
          const glyph = icons[key as keyof typeof icons];
          if (!glyph) return [];
          return (
            <li key={key}>
              <button type="button" onClick={() => void copy(key)} title={iconImport(key)}>
                <Icon of={glyph} size={20} />
                <span>{iconName(key)}</span>
              </button>
            </li>
          );
        })}
      </Grid>
    </Box>
  );
}

const Box = styled.div`
  display: grid;
  gap: ${theme.space3};
`;

const Grid = styled.ul`
  display: grid;
  grid-template-columns: repeat(auto-fill, minmax(112px, 1fr));
  gap: ${theme.space2};

  button {
    display: grid;
    justify-items: center;
    gap: ${theme.space2};
    width: 100%;
    padding: ${theme.space3} ${theme.space1};
    border: 1px solid ${theme.hairline};
    border-radius: ${theme.radius};
    color: ${theme.text};
    background: ${theme.surface};
    cursor: pointer;
  }
  button:hover { border-color: ${theme.outline}; background: ${theme.hover}; }
  span { font-size: ${theme.textXs}; line-height: 14px; color: ${theme.textMuted}; overflow-wrap: anywhere; }
`;
