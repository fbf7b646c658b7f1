import { Submissao, type RespostaPedido } from '@vitrine/contract'
import type { z } from 'zod'

import type { ContextoComprador } from '#acesso'
import { fromGuardado, readComposicao } from '#carrinho'
import type { SubmissaoDeps } from '#conferencia'
import type { ProdutosVivos } from '#produto'
import { submitPedido } from '#submissao'
import { asCliente, donoOf, quemOf } from '#negociacao'

type DoPedido = Omit<
  z.output<typeof Submissao>,
  | 'itens'
  | 'servicos'
  | 'cupom'
  | 'idfornecedor'
  | 'canalVenda'
  | 'orcamento'
  | 'representante'
  | 'usuarioVinculado'
  | 'idapikeys'
>

/**
 * Closes the order of a cart that one holds, by the one way in which orders are made and every check of it: in the customer's name, of
 * channel MANUAL, priced as the customer read it. The statement that makes the order ends the negotiation. Delivered twice it is one order.
 */
export async function closePedido(
  deps: SubmissaoDeps & { vivos: ProdutosVivos },
  contexto: ContextoComprador,
  { visto, ...pedido }: DoPedido & { visto: number },
): Promise<RespostaPedido> {
  const { idfornecedor } = donoOf(contexto)
  const { idusuario } = quemOf(contexto)
  const { row } = await readComposicao({ db: deps.sql, vivos: deps.vivos }, asCliente(contexto))
  const submissao = Submissao.parse({
    ...pedido,
    idfornecedor,
    itens: row.itens.map(fromGuardado),
    servicos: row.servicos,
    cupom: row.cupom,
    anotacoes: pedido.anotacoes || row.observacao,
    numPedidoCliente: pedido.numPedidoCliente || row.numpedidocliente,
    substituicao: pedido.substituicao ?? row.substituicao,
  })
  const doPedido = { ...asCliente(contexto), podeSubmeter: true }
  return submitPedido(deps, submissao, doPedido, { fechamento: { idusuario, revisao: visto } })
}
