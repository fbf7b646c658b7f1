import { foldTexto } from '@vitrine/rules/texto'

/** What was typed with some words written otherwise, or left out (null): 'Pão de quejo' gives 'Pão de queijo'. */
export function correctTexto(texto: string, trocas: Readonly<Record<string, string | null>>): string {
  return texto
    .split(/\s+/)
    .map((palavra) => {
      const folded = foldTexto(palavra).replace(/[^a-z0-9]/g, '')
      return folded in trocas ? trocas[folded] : palavra
    })
    .filter(Boolean)
    .join(' ')
}
