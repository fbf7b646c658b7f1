import type { ContextoComprador } from '#acesso'
import { Falha, type Sql } from '#infra'

import { checkSenhaAtual } from '#cliente'
import { endAbertos, keepFeitos } from './feitos.repository.ts'
import {
  anonymizeCliente,
  findPendencias,
  keepRegistroFiscal,
  lockCliente,
  type Pendencias,
} from './exclusao.repository.ts'

/**
 * Deletes the account of the session's cliente (LGPD art. 18): anonymous at once, orders and the identity behind them kept
 * for the tax office. Errors: `sem_permissao` for a login that was invited to it, `senha_incorreta`, `exclusao_recusada` while orders are open or money is owed either way.
 */
export async function deleteConta(
  sql: Sql,
  senha: string,
  { idusuario, idcliente, administra }: ContextoComprador,
): Promise<{ excluido: true; pedidos_guardados: number }> {
  if (!idusuario || !idcliente) throw new Falha('nao_encontrado')
  if (!administra) throw new Falha('sem_permissao')
  await checkSenhaAtual(sql, idusuario, senha, 'senha')
  return sql.begin(async (tx) => {
    await lockCliente(tx, idcliente)
    const { guardados, ...pendencias } = await findPendencias(tx, idcliente)
    refuseWhileOwed(pendencias)
    await endAbertos(tx, idcliente)
    await keepFeitos(tx, { idcliente, tipo: 'EXCLUSAO', loja: null })
    await keepRegistroFiscal(tx, idcliente)
    await anonymizeCliente(tx, idcliente)
    return { excluido: true, pedidos_guardados: guardados }
  })
}

/** An account with open debts, on either side, is kept until they are settled (LGPD art. 16 I, 7 VI); said by name, so that it can be settled. */
function refuseWhileOwed(pendencias: Omit<Pendencias, 'guardados'>): void {
  const frases = listPendencias(pendencias)
  if (frases.length === 0) return
  const error = `Ainda não dá para excluir a conta: há ${frases.join(', ')}. Quando isso terminar, peça de novo.`
  throw new Falha('exclusao_recusada', { error, detalhes: { ...pendencias } })
}

/** What stands in the way of an erasure, in words: '1 pedido em andamento'. */
export function listPendencias(pendencias: Omit<Pendencias, 'guardados'>): string[] {
  return [
    nameMany(pendencias.pedidos, 'pedido em andamento', 'pedidos em andamento'),
    nameMany(pendencias.faturas, 'fatura ou crédito em aberto', 'faturas ou créditos em aberto'),
    nameMany(pendencias.devolucoes, 'devolução por decidir', 'devoluções por decidir'),
    nameMany(pendencias.estornos, 'cobrança ou estorno por terminar', 'cobranças ou estornos por terminar'),
  ].filter(Boolean)
}

const nameMany = (n: number, um: string, muitos: string): string =>
  n === 0 ? '' : `${n} ${n === 1 ? um : muitos}`
