import { followAprovacao, planAprovacao } from '@vitrine/rules/aprovacao'

import { toPedidoAJulgar } from '#aprovacao'

import { centroDoPedido } from './centro-do-pedido.ts'
import type { EmSubmissao } from './checks.ts'
import { refuse } from './refuse.ts'

/**
 * The rules of the company that buys (decision 0052). They hold for its own logins; a representative, an attendant and a
 * key are not subject to them, and a subscription was agreed to when it began.
 */
export function checkAprovacao(em: EmSubmissao): void {
  const { estado, contexto, aprovacao } = em
  const quem = aprovacao?.quemPediu ?? contexto.idusuario
  if (!estado.aprovacao || !quem || !isDaEmpresa(em)) return
  const { configuracao, pessoas } = estado.aprovacao
  const plano = planAprovacao(configuracao, pessoas, toPedidoAJulgar(estado.aprovacao, toJulgado(em, quem)))
  if (plano.precisa && !followAprovacao(plano, aprovacao?.feitas ?? []).completo)
    refuse('aprovacao_necessaria', [], { motivos: plano.motivos }, `${MOTIVO} ${plano.motivos.join(', ')}.`)
}

/** Whether a login of the company makes the order now (it is not only a preview). */
function isDaEmpresa({ contexto: { papel }, ciclo, aprovacao }: EmSubmissao): boolean {
  return (papel === 'cliente' || papel === 'usuario vinculado') && !ciclo && !aprovacao?.pede
}

function toJulgado(em: EmSubmissao, quem: string) {
  const { contexto, totais, idcategorias, composicao, precoFora } = em
  return {
    quem,
    dia: contexto.hoje,
    total: totais?.total ?? null,
    centro: centroDoPedido(em),
    idcategorias,
    produtos: composicao.itens.flatMap(({ id, produtos }) => produtos?.map((parte) => parte.id) ?? [id]),
    precoFora,
  }
}

const MOTIVO = 'Pelas regras da sua empresa, este pedido precisa de aprovação:'
