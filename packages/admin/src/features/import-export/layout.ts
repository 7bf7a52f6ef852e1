import { media, theme } from '@rentyard/ui/theme';
import { styled } from 'styled-components';

/** Checkboxes in equal columns. */
export const Columns = styled.div`
  display: grid;
  grid-template-columns: repeat(auto-fill, minmax(200px, 1fr));
  gap: ${theme.space1} ${theme.space4};

  ${media.phone} { grid-template-columns: 1fr; }
`;

/** The table of file columns and their fields. */
export const Mapping = styled.table`
  width: 100%;
  border-collapse: collapse;
  font-size: ${theme.textMd};

  th, td {
    padding: ${theme.space2} ${theme.space3} ${theme.space2} 0;
    border-bottom: 1px solid ${theme.border};
    text-align: start;
    vertical-align: middle;
    overflow-wrap: anywhere;
  }
  th { font-weight: 500; }
  thead th { color: ${theme.textMuted}; }
  /* Samples are as long as they like, and would break the names of columns. */
  th:first-child { width: 20%; overflow-wrap: break-word; }
  td:last-child { width: 44%; padding-inline-end: 0; }
  ${media.phone} {
    thead { display: none; }
    tr { display: block; padding-block: ${theme.space2}; border-bottom: 1px solid ${theme.border}; }
    th, td { display: block; width: auto; padding: ${theme.space1} 0; border: 0; }
    td:last-child { width: auto; }
  }
`;
