import type { EmSubmissao } from './checks.ts'

/** The cost centre that a submission is for; what the company does not have is none. */
export function centroDoPedido({
  submissao: { centro },
  estado,
}: Pick<EmSubmissao, 'submissao' | 'estado'>): string | null {
  const centros = estado.aprovacao?.configuracao.centros ?? []
  return centros.some(({ codigo }) => codigo === centro) ? (centro ?? null) : null
}
