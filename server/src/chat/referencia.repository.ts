import type { ConteudoNovo } from '@vitrine/contract'

import type { Db, Fragment } from '#infra'

import { isMembro, type Participante } from './participante.ts'

type Cartao = Exclude<ConteudoNovo, { tipo: 'TEXTO' }>

/** Whether a card names what the people of its room have: a product of the store, an order or a negotiation of the room's cliente. */
export async function findReferencia(
  db: Db,
  quem: Participante,
  { idsala, conteudo }: { idsala: string; conteudo: Cartao },
): Promise<boolean> {
  const [row] = await db<{ ha: boolean }[]>`
    select exists (
      select from sala_chat s ${joinNomeado(db, conteudo)} where s.idsala = ${idsala} and ${isMembro(db, quem)}
    ) as ha`
  return row?.ha === true
}

function joinNomeado(db: Db, conteudo: Cartao): Fragment {
  switch (conteudo.tipo) {
    case 'PRODUTO':
      return db`join produto p on p.idfornecedor = s.idfornecedor and p.ativo
        and p.idcadastroextraproduto = ${conteudo.idcadastroextraproduto}`
    case 'PROPOSTA':
      return db`join negociacao n on n.idfornecedor = s.idfornecedor and n.idcliente = s.idcliente
        and n.idnegociacao = ${conteudo.idnegociacao}`
    case 'PEDIDO':
    case 'PIX':
      return db`join pedido p on p.idfornecedor = s.idfornecedor and p.idcliente = s.idcliente
        and p.numpedido = ${conteudo.numpedido}`
  }
}
