/**
 * What colour alone would say, said in the system's own colours where it takes them all over (contrast
 * themes): the focus where a component shows it by a background or a shadow, the current place, what is
 * chosen, how far work has come. Transparent outlines of components become visible by themselves there.
 */
export const forcedColorsCss = `@media (forced-colors:active){
:focus-visible:not([tabindex="-1"],dialog),[role^=menuitem]:focus,[data-highlighted],a[role=option][aria-selected=true]{outline:2px solid Highlight!important;outline-offset:-2px}
nav a[aria-current]:not([aria-current=false]){forced-color-adjust:none;background:Highlight!important;color:HighlightText!important}
[data-selected]:not(tr),tr[data-selected]>:first-child{border-inline-start:4px solid Highlight!important}
[role=progressbar]{border:1px solid CanvasText}
[role=progressbar]>*{forced-color-adjust:none;background:CanvasText!important}
}`;
