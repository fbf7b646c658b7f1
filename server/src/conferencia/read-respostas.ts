import {
  asksCaracteristica,
  readCaracteristicas,
  type LeituraCaracteristicas,
} from '@vitrine/rules/caracteristica'

import { whoResponde, type CaracteristicaViva } from '#caracteristica'

import type { EmSubmissao } from './checks.ts'

/**
 * The answers of an order to the fields that the supplier asks of this cliente. Where nobody is there to be asked, for the order of a
 * subscription and one that was approved as it had been asked for, a field that came meanwhile stops nothing (decision 0175).
 */
export function readRespostas({
  fornecedor,
  contexto,
  submissao,
  ciclo,
  aprovacao,
}: Pick<
  EmSubmissao,
  'fornecedor' | 'contexto' | 'submissao' | 'ciclo' | 'aprovacao'
>): LeituraCaracteristicas & {
  campos: readonly CaracteristicaViva[]
} {
  const quem = whoResponde(contexto)
  const campos = fornecedor.caracteristicasPedido.filter((campo) => asksCaracteristica(campo, quem))
  const semPessoa = ciclo !== null || (aprovacao !== null && !aprovacao.pede)
  return { campos, ...readCaracteristicas(campos, submissao.caracteristicas, { semPessoa }) }
}
