import { swap } from './swap.ts'

/**
 * React writes a page as bytes, and for each of its thousand chunks makes a view of 4 KB to write it into. A page is a few KB of text once its pieces come
 * from memory (decision 0153): a destination that takes text is handed the chunks as they are, and makes bytes of all of them at once.
 */
export const reactAsText = () =>
  swap(
    'react-as-text',
    [
      {
        file: /react-dom-server\.node\.production\.js/,
        before: /function writeChunk\(destination, chunk\) \{/,
        after:
          'function writeChunk(destination, chunk) {\n  if (destination.takesText) return void destination.write(chunk);',
      },
      {
        file: /react-dom-server\.node\.production\.js/,
        before: /return textEncoder\.encode\(content\);/,
        after: 'return content;',
      },
    ],
    'ssr',
  )
