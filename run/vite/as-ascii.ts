import type { Plugin } from 'vite'

/** Text that a template's tag reads as it is written, and would read with its escapes. */
const CRU = /String\.raw`[^`]*[^\0-\x7f]/
/** An escaped letter, which is the letter; its escape behind a backslash would be six letters. */
const ESCAPADA = /(?<!\\)(?:\\\\)*\\[^\0-\x7f]/

/**
 * The same code with each letter beyond ASCII as its escape. Node keeps the text of what it has read: one such letter, and V8 keeps two bytes for each letter
 * of the file. Throws where an escape would be read as it is written.
 */
export function escapeLetras(code: string): string {
  if (CRU.test(code))
    throw new Error('String.raw with a letter beyond ASCII: write its escape in a plain string.')
  const [escapada] = ESCAPADA.exec(code) ?? []
  if (escapada) throw new Error(`A backslash before a letter beyond ASCII: ${escapada}`)
  return code.replace(/[^\0-\x7f]/g, (letra) => `\\u${letra.charCodeAt(0).toString(16).padStart(4, '0')}`)
}

/** For code that Node reads and keeps. Lines stay where the source map says they are. */
export function asAscii(): Plugin {
  return {
    name: 'as-ascii',
    applyToEnvironment: ({ name }) => name === 'ssr',
    generateBundle(_, arquivos) {
      for (const arquivo of Object.values(arquivos))
        if (arquivo.type === 'chunk') arquivo.code = escapeLetras(arquivo.code)
    },
  }
}
