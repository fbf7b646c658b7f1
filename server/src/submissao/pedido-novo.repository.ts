import type { EventoDoPedido } from '@vitrine/contract'
import type { Parcela } from '@vitrine/rules/fatura'

import {
  concludeAprovacao,
  insertCentro,
  isAprovacaoAberta,
  isCentroConhecido,
  type AprovacaoConcluida,
} from '#aprovacao'
import { asJson, asRegistro } from '#coluna'
import { asEventos } from '#evento'
import { semParte, type Db, type Fragment } from '#infra'
import type { CobrancaNova } from '#pagamento'
import type { ProdutoVersionado } from '#produto'

import type { AssinaturaNova } from './make-assinatura.ts'
import { isAcordoConferido, tellFechada, type NegociacaoFechada } from './fechamento.repository.ts'
import {
  beginAssinatura,
  emptyCarrinho,
  insertCobranca,
  insertFaturas,
  insertItens,
  insertServicos,
} from './pedido-novo-partes.repository.ts'
import {
  registroPasso,
  registroPedido,
  type ItemPedidoNovo,
  type PassoNovo,
  type PedidoGravado,
  type ServicoPedidoNovo,
} from './registros.ts'
import { asTomado, tellTomado, type Tomadas } from './tomada.repository.ts'

export interface PedidoNovo {
  pedido: PedidoGravado
  itens: ItemPedidoNovo[]
  servicos: ServicoPedidoNovo[]
  historico: PassoNovo[]
  /** Events that are written with the order. */
  eventos: EventoDoPedido[]
  pagamento: CobrancaNova | null
  /** The subscription that this order begins. */
  assinatura: AssinaturaNova | null
  /** Invoices of an order on credit. */
  faturas: Parcela[]
  /** Whether the cart is emptied: its lines are what was ordered. */
  esvazia: boolean
  /** The negotiation that it ends; null: none. */
  fechada: NegociacaoFechada | null
  /** The cost centre that it is for. */
  centro: string | null
  /** The approval request that the order is made from. */
  aprovacao: AprovacaoConcluida | null
}

/** Whose order it is, up to which one of the same cliente the checks knew, and of which products. */
export interface Tentativa {
  idfornecedor: string
  idcliente: string
  impressao: Buffer
  ultimopedido: number | null
  /** Products from memory, which must still be what they were; none of those read a moment ago under the lock. */
  conferidos: readonly ProdutoVersionado[]
  /** For a cost centre whose budget counts at every supplier: the newest order for one that the checks knew. */
  orcamento: { ultimo: number | null } | null
}

/**
 * Makes the order, its lines, history, event, charge and emptied cart, and takes stock, credit, coupon and window: one statement that
 * does all or nothing, however many lines. Refuses with an error that `readRecusa` reads: `pedido_mais_novo` when the
 * cliente ordered since the checks, `produto_mudou` when a product is not what the checks saw, `estoque_insuficiente` with what there is too little of, `credito_insuficiente`,
 * `cupom_invalido`, `horario_lotado`.
 */
export async function insertPedido(
  db: Db,
  {
    pedido,
    itens,
    servicos,
    historico,
    eventos,
    pagamento,
    assinatura,
    faturas,
    esvazia,
    fechada,
    centro,
    aprovacao,
  }: PedidoNovo,
  { idfornecedor, idcliente, impressao, ultimopedido, conferidos, orcamento }: Tentativa,
  tomadas: Tomadas,
): Promise<number> {
  const [doPedido, doPasso] = [asRegistro(db, registroPedido), asRegistro(db, registroPasso)]
  const [row] = await db<{ numpedido: number }[]>`
    with trava as materialized (
      select f_trava_submissao(${idfornecedor}, ${idcliente}, ${ultimopedido}) and ${isConferido(db, idfornecedor, conferidos)}
        ${orcamento ? db`and ${isCentroConhecido(db, idcliente, orcamento.ultimo)}` : semParte(db)}
        ${aprovacao ? db`and ${isAprovacaoAberta(db, aprovacao)}` : semParte(db)}
        and ${isAcordoConferido(db, idfornecedor, fechada)}
    ),
    ${asTomado(db, { idfornecedor, idcliente }, tomadas)},
    novo as (
      insert into pedido (${doPedido.nomes}, impressao, vaga_gramas)
      select ${doPedido.valores}, ${impressao}, ${tomadas.vaga?.gramas ?? null}::bigint
      from jsonb_to_record(${asJson(db, registroPedido, pedido)}) as r(${doPedido.tipos}), tomado
      where tomado.tudo
      returning numpedido, idfornecedor, idcliente
    ),
    linhas as (
      ${insertItens(db, itens)}
    ),
    passos as (
      insert into historico_pedido (numpedido, ${doPasso.nomes})
      select novo.numpedido, ${doPasso.valores} from novo, jsonb_to_recordset(${asJson(db, registroPasso, historico)}) as r(${doPasso.tipos})
    ),
    fatos as (
      ${asEventos(db, eventos)}
    )
    ${tellTomado(db, idfornecedor, tomadas, db`novo n`)}
    ${pagamento ? insertCobranca(db, pagamento) : semParte(db)}
    ${servicos.length > 0 ? insertServicos(db, servicos) : semParte(db)}
    ${assinatura ? beginAssinatura(db, assinatura) : semParte(db)}
    ${faturas.length > 0 ? insertFaturas(db, faturas) : semParte(db)}
    ${esvazia ? emptyCarrinho(db, fechada) : semParte(db)}
    ${centro ? insertCentro(db, centro) : semParte(db)}
    ${aprovacao ? concludeAprovacao(db, aprovacao) : semParte(db)}
    select numpedido ${tellFechada(db, fechada)} from novo`
  if (!row) throw new Error('insert of an order answered nothing')
  return row.numpedido
}

/** True when these products are what was read of them, else refuses. Stock moves all the time: it is `tomado` that looks at it. */
function isConferido(db: Db, idfornecedor: string, produtos: readonly ProdutoVersionado[]): Fragment {
  if (produtos.length === 0) return db`true`
  return db`case when (
    select count(*) from unnest(${produtos.map(({ id }) => id)}::uuid[], ${produtos.map(({ versao }) => versao)}::text[]::xid[]) as c(id, versao)
    join produto p on p.idfornecedor = ${idfornecedor} and p.idcadastroextraproduto = c.id and p.xmin = c.versao
  ) = ${produtos.length} then true else f_recusa('produto_mudou', '') end`
}
