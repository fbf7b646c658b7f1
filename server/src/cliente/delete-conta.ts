import type { ContextoComprador } from '#acesso'
import { Falha, type Sql } from '#infra'

import { checkSenhaAtual } from './check-senha-atual.ts'
import { anonymizeCliente, findPendencias, keepRegistroFiscal } from './privacidade.repository.ts'

/**
 * Deletes the account of the session's cliente (LGPD art. 18): anonymous at once, orders and the identity behind them kept
 * for the tax office. Errors: `sem_permissao` for a login that was invited to it, `senha_incorreta`, `exclusao_recusada` while orders are open or credit is owed.
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
    const { abertos, credito, pedidos } = await findPendencias(tx, idcliente)
    if (abertos > 0 || credito > 0) throw new Falha('exclusao_recusada')
    await keepRegistroFiscal(tx, idcliente)
    await anonymizeCliente(tx, idcliente)
    return { excluido: true, pedidos_guardados: pedidos }
  })
}
