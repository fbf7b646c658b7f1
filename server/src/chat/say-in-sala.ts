import type { ConteudoMensagem } from '@vitrine/contract'

import type { Transaction } from '#infra'

import { insertDoSistema } from './do-sistema.repository.ts'
import { saveLeitura } from './leitura.repository.ts'
import type { Participante } from './participante.ts'
import { ensureSala, findSala, holdSala } from './sala.repository.ts'

/**
 * What somebody of the customer's side has done, said by the shop in the room of its cliente, which is made where there is none. To who
 * did it, it is no news: where nothing else waits to be seen, this does not either.
 */
export async function sayInSala(
  tx: Transaction,
  quem: Participante & { idcliente: string },
  { idmensagem, conteudo }: { idmensagem: string; conteudo: ConteudoMensagem },
): Promise<void> {
  const idsala = await ensureSala(tx, quem, { idcliente: quem.idcliente, numpedido: null })
  if (!idsala) return
  const antes = await holdSala(tx, idsala)
  const visao = await findSala(tx, quem, idsala)
  await insertDoSistema(tx, [{ idsala, idmensagem, conteudo, texto: '' }])
  const lida_ate = antes + 1
  if (visao?.notificacoes === 0) await saveLeitura(tx, quem, { idsala, entregue_ate: lida_ate, lida_ate })
}
