import type { ConteudoNovo } from '@vitrine/contract'

import type { Db } from '#infra'

import { isMembro, type Participante } from './participante.ts'

/** Whether a card names what the people of its room have: a product of the store, an order of the room's cliente. */
export async function findReferencia(
  db: Db,
  quem: Participante,
  { idsala, conteudo }: { idsala: string; conteudo: Exclude<ConteudoNovo, { tipo: 'TEXTO' }> },
): Promise<boolean> {
  const [row] = await db<{ ha: boolean }[]>`
    select exists (
      ${
        conteudo.tipo === 'PRODUTO'
          ? db`select from sala_chat s join produto p on p.idfornecedor = s.idfornecedor
               where s.idsala = ${idsala} and ${isMembro(db, quem)} and p.idcadastroextraproduto = ${conteudo.idcadastroextraproduto} and p.ativo`
          : db`select from sala_chat s join pedido p on p.idfornecedor = s.idfornecedor and p.idcliente = s.idcliente
               where s.idsala = ${idsala} and ${isMembro(db, quem)} and p.numpedido = ${conteudo.numpedido}`
      }
    ) as ha`
  return row?.ha === true
}
