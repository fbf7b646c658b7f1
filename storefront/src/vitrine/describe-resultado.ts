import type { PaginaProdutos } from '@vitrine/contract'
import { pluralize, sayTotal } from '@vitrine/rules/texto'

/** The result of a search in words, for screen readers (WCAG 4.1.3); the page shows the same. */
export function describeResultado(sk: string, pagina: PaginaProdutos): string {
  const { totalItems, corrigida, ignoradas, semelhantes } = pagina
  const total = sayTotal(pagina)
  if (totalItems > 0 && corrigida === null) return `${total} para “${sk}”`
  const nenhum = `Nenhum produto com “${sk}”.`
  if (totalItems > 0)
    return ignoradas.length > 0
      ? `${nenhum} ${total} com parte das palavras: ${corrigida}.`
      : `Você quis dizer ${corrigida}? ${total} para “${corrigida}”.`
  const outros = semelhantes?.data.length ?? 0
  if (outros === 0) return nenhum
  return semelhantes?.palavras.length
    ? `${nenhum} ${pluralize(outros, 'produto', 'produtos')} com parte das palavras.`
    : `${nenhum} Veja os mais vendidos.`
}
