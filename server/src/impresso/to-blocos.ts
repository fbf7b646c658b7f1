import type { Bloco } from '@vitrine/contract'

/** Paragraphs with blank lines between as blocks; a line that begins with '## ' is a heading, what follows it in the same paragraph its text. */
export function toBlocos(texto: string): Bloco[] {
  return texto.split(/\n{2,}/).flatMap((trecho): Bloco[] => {
    const [linha = '', ...resto] = trecho.split('\n')
    if (!linha.startsWith('## ')) return trecho.trim() ? [{ tipo: 'TEXTO', texto: trecho }] : []
    const corpo = resto.join(' ')
    return [
      { tipo: 'TITULO', nivel: 2, texto: linha.slice(3) },
      ...(corpo ? [{ tipo: 'TEXTO', texto: corpo } as const] : []),
    ]
  })
}
