import type { NivelPlanejado, PlanoAprovacao } from './plan-aprovacao.ts'

export interface AndamentoAprovacao {
  /** Every tier agreed. */
  completo: boolean
  /** The tier that is asked now, from 0; the number of tiers once complete. */
  nivel: number
  /** The people who may agree now. */
  podem: readonly string[]
}

/** How far a request is, by the people who agreed to it so far: the yes of a person counts for every place that names them. */
export function followAprovacao(plano: PlanoAprovacao, feitas: readonly string[]): AndamentoAprovacao {
  const nivel = plano.niveis.findIndex((each) => !isSatisfeito(each, feitas))
  const atual = plano.niveis[nivel]
  if (!atual) return { completo: true, nivel: plano.niveis.length, podem: [] }
  const abertas = atual.vagas.filter((vaga) => !isPreenchida(vaga, feitas))
  return { completo: false, nivel, podem: [...new Set(abertas.flat())] }
}

function isSatisfeito({ tipo, vagas }: NivelPlanejado, feitas: readonly string[]): boolean {
  if (vagas.length === 0) return false
  return tipo === 'TODOS'
    ? vagas.every((vaga) => isPreenchida(vaga, feitas))
    : vagas.some((vaga) => isPreenchida(vaga, feitas))
}

function isPreenchida(vaga: readonly string[], feitas: readonly string[]): boolean {
  return vaga.some((id) => feitas.includes(id))
}
