import type { ConteudoMensagem, Pedido, PedidoLista, ProdutoLista, TipoEntrega } from '@vitrine/contract'
import type { Client } from '@vitrine/contract/client'

export type ConteudoCartao = Extract<ConteudoMensagem, { tipo: 'PRODUTO' | 'PEDIDO' | 'PIX' }>

/** What a card shows of an order. */
export type PedidoDoCartao = Pick<
  PedidoLista,
  | 'numpedido'
  | 'status'
  | 'falta'
  | 'totalapagar'
  | 'totalItens'
  | 'imagens'
  | 'data_de_entrega'
  | 'janela'
  | 'entregue_em'
> & { esperaPix: boolean }

/** What a card names, asked for with the rights of whoever reads. */
export type Cartao = { produto: ProdutoLista } | { pedido: PedidoDoCartao }

export interface OndeCartao {
  idfornecedor: string
  tipoEntrega: TipoEntrega | undefined
}

/** Cards of the same thing are asked for once. */
export const nameCartao = (conteudo: ConteudoCartao): string =>
  conteudo.tipo === 'PRODUTO' ? `produto:${conteudo.idcadastroextraproduto}` : `pedido:${conteudo.numpedido}`

export function pickCartoes(conteudos: readonly ConteudoMensagem[]): readonly ConteudoCartao[] {
  const cartoes = conteudos.filter(isCartao)
  return [...new Map(cartoes.map((conteudo) => [nameCartao(conteudo), conteudo])).values()]
}

/** Whether a message names something that is asked for to be shown. */
export function isCartao(conteudo: ConteudoMensagem): conteudo is ConteudoCartao {
  return ['PRODUTO', 'PEDIDO', 'PIX'].includes(conteudo.tipo)
}

/** Null: it is there no more, or not for this session. */
export async function readCartao(
  client: Client,
  conteudo: ConteudoCartao,
  { idfornecedor, tipoEntrega }: OndeCartao,
): Promise<Cartao | null> {
  if (conteudo.tipo === 'PRODUTO') {
    const resposta = await client('GET /v2/app/{a}/fornecedor/{b}/produto/{c}', {
      params: { a: 'token', b: idfornecedor, c: conteudo.idcadastroextraproduto },
      query: { tipoEntrega, disableSimilares: true },
    })
    return resposta.ok ? { produto: resposta.dados } : null
  }
  const resposta = await client('GET /v2/app/{session_token}/order/{numpedido}', {
    params: { session_token: 'token', numpedido: conteudo.numpedido },
    query: {},
  })
  return resposta.ok ? { pedido: pickPedido(resposta.dados) } : null
}

/** A page carries no more of an order than its card shows. */
function pickPedido(pedido: Pedido): PedidoDoCartao {
  const { numpedido, status, falta, totalapagar, totalItens, imagens, pagamento } = pedido
  const { data_de_entrega, janela, entregue_em } = pedido
  const esperaPix = pagamento?.pix != null
  return {
    numpedido,
    status,
    falta,
    totalapagar,
    totalItens,
    imagens,
    data_de_entrega,
    janela,
    entregue_em,
    esperaPix,
  }
}
