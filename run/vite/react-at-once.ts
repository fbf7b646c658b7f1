import { swap } from './swap.ts'

/**
 * React measures each part that it draws, to send large ones later, and asks each component for its name, to go on with a page that it left half drawn. A page of
 * the shop is sent when all of it is there (`drawHtml`): none of that is read. Without sizes it does not draw either what would stand in the place of a part that is there already.
 */
export const reactAtOnce = () =>
  swap(
    'react-at-once',
    [
      {
        file: /react-dom-server\.node\.production\.js/,
        before: /function byteLengthOfChunk\(chunk\) \{[^}]*\}/,
        // As React's own destinations have it that count nothing.
        after: 'var byteLengthOfChunk = null;',
      },
      {
        file: /react-dom-server\.node\.production\.js/,
        before: /name = getComponentNameFromType\(type\),/,
        after: 'name = null,',
      },
    ],
    'ssr',
  )
