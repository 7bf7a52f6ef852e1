import { useState } from 'react';
import { createRoot } from 'react-dom/client';

/** A React root that is empty until `show` is called. */
export function standingRoot(Frame) {
  let show;
  function App() {
    const [table, setTable] = useState(null);
    show = setTable;
    return <Frame>{table}</Frame>;
  }
  return {
    prepare: async (root) => {
      createRoot(root).render(<App />);
      await new Promise((resolve) => setTimeout(resolve, 200));
    },
    show: (table) => show(table),
  };
}
