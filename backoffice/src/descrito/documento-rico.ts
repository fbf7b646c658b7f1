import type { JSONContent } from '@tiptap/core'

import { isHrefSeguro, parseTextoRico } from '@vitrine/rules/texto-rico'

/** A text with strong words and links as the editor holds it: a paragraph after each blank line. */
export function toDocumento(texto: string): JSONContent {
  const paragrafos = texto === '' ? [] : texto.split(/\n{2,}/)
  return {
    type: 'doc',
    content: (paragrafos.length > 0 ? paragrafos : ['']).map((paragrafo) => ({
      type: 'paragraph',
      content: parseTextoRico(paragrafo).map((trecho) => ({
        type: 'text',
        text: trecho.texto,
        ...(trecho.tipo === 'forte' && { marks: [{ type: 'bold' }] }),
        ...(trecho.tipo === 'link' && { marks: [{ type: 'link', attrs: { href: trecho.href } }] }),
      })),
    })),
  }
}

/** The same as it is kept (`parseTextoRico`): no other markup means anything there, whatever was pasted. */
export function toTexto({ content = [] }: JSONContent): string {
  return content
    .map(({ content: trechos = [] }) => trechos.map(writeTrecho).join(''))
    .join('\n\n')
    .replace(/\n{3,}/g, '\n\n')
    .trim()
}

function writeTrecho({ text = '', marks = [] }: JSONContent): string {
  const href: unknown = marks.find(({ type }) => type === 'link')?.attrs?.['href']
  // What closes a link or a strong word would end it too soon.
  if (typeof href === 'string' && isHrefSeguro(href) && !/[()\s]/.test(href))
    return `[${text.replaceAll(']', ')')}](${href})`
  return marks.some(({ type }) => type === 'bold') && text.trim() ? writeForte(text) : text
}

/** Spaces at its ends stand outside: '** a **' reads badly, and is harder to take back. */
function writeForte(text: string): string {
  const [, antes = '', dentro = '', depois = ''] = /^(\s*)([\s\S]*?)(\s*)$/.exec(text) ?? []
  return `${antes}**${dentro.replaceAll('*', '').replaceAll('\n', ' ')}**${depois}`
}
