import { CommandPalette } from '@rentyard/ui/CommandPalette';
import { type ReactNode, useEffect, useState } from 'react';

const groups = [
  {
    id: 'pages',
    label: 'Pages',
    items: [
      { id: 'offers', label: 'Offers', href: '/offers' },
      { id: 'orders', label: 'Orders', href: '/orders' },
    ],
  },
];

/** Ctrl+K opens the palette on every page. */
export function Palette({ onOpen }: { readonly onOpen: (href: string) => void }): ReactNode {
  const [isOpen, setOpen] = useState(false);
  useEffect(() => {
    const handleKey = (event: KeyboardEvent) => {
      if (event.key !== 'k' || !(event.ctrlKey || event.metaKey)) return;
      event.preventDefault();
      setOpen(true);
    };
    window.addEventListener('keydown', handleKey);
    return () => window.removeEventListener('keydown', handleKey);
  }, []);
  return (
    <CommandPalette
      isOpen={isOpen}
      groups={groups}
      onClose={() => setOpen(false)}
      onSelect={({ href }) => {
        setOpen(false);
        if (href) onOpen(href);
      }}
    />
  );
}
