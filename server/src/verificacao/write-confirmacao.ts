import type { FornecedorVivo } from '#fornecedor'
import type { EnderecoDaLoja, Transaction } from '#infra'

import { hashChave, limitIp } from './limite-ip.ts'
import { makeVerificacao } from './make-verificacao.ts'
import { insertVerificacao, takeTentativa } from './verificacao.repository.ts'

/** Letters to one address and from one address of the network in an hour. */
const POR_CONTA = 5
const POR_IP = 30

/**
 * Writes a code and a link that show who reads the mailbox of a login (decision 0059), in the transaction that set the
 * address. False: too many were written, or it is confirmed already; the person may ask again.
 */
export async function writeConfirmacao(
  tx: Transaction,
  config: EnderecoDaLoja,
  { email, ip, fornecedor }: { email: string; ip: string; fornecedor: FornecedorVivo | null },
): Promise<boolean> {
  const limites = [
    { chave: hashChave(`confirmar:conta:${email}`), maximo: POR_CONTA },
    limitIp('confirmar', ip, POR_IP),
  ]
  if (!(await takeTentativa(tx, limites))) return false
  const nova = makeVerificacao(config, { fonte: 'CONFIRMAR_EMAIL', fornecedor })
  return insertVerificacao(tx, { login: { tipo: 'EMAIL', valor: email } }, nova)
}
