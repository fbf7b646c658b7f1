import type { EmSubmissao } from './checks.ts'

/** The cost centre that a submission is for; a code that the company does not have counts as none. */
export function centroDoPedido({
  submissao: { centro },
  estado,
}: Pick<EmSubmissao, 'submissao' | 'estado'>): string | null {
  const centros = estado.aprovacao?.configuracao.centros ?? []
  return centros.some(({ codigo }) => codigo === centro) ? (centro ?? null) : null
}
