import type {
  AprovacaoDaSala,
  ConteudoMensagem,
  Pedido,
  PedidoLista,
  ProdutoLista,
  TipoEntrega,
} from '@vitrine/contract'
import type { Client } from '@vitrine/contract/client'

export type ConteudoCartao = Extract<ConteudoMensagem, { tipo: 'PRODUTO' | 'PEDIDO' | 'PIX' | 'APROVACAO' }>

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
> & {
  esperaPix: boolean
  /** The code of the Pix that waits, and until when it holds; null where none waits. */
  brcode: string | null
  expira_em: string | null
}

/** What a card names, asked for with the rights of whoever reads. */
export type Cartao = { produto: ProdutoLista } | { pedido: PedidoDoCartao } | { aprovacao: AprovacaoDaSala }

export interface OndeCartao {
  idfornecedor: string
  /** Whose room it is; who works for the store names nobody. */
  idcliente?: string
  tipoEntrega: TipoEntrega | undefined
}

/** Cards of the same thing are asked for once. */
export function nameCartao(conteudo: ConteudoCartao): string {
  if (conteudo.tipo === 'PRODUTO') return `produto:${conteudo.idcadastroextraproduto}`
  return conteudo.tipo === 'APROVACAO' ? `aprovacao:${conteudo.idaprovacao}` : `pedido:${conteudo.numpedido}`
}

export function pickCartoes(conteudos: readonly ConteudoMensagem[]): readonly ConteudoCartao[] {
  const cartoes = conteudos.filter(isCartao)
  return [...new Map(cartoes.map((conteudo) => [nameCartao(conteudo), conteudo])).values()]
}

/** Whether a message names something that is asked for to be shown. */
export function isCartao(conteudo: ConteudoMensagem): conteudo is ConteudoCartao {
  return ['PRODUTO', 'PEDIDO', 'PIX', 'APROVACAO'].includes(conteudo.tipo)
}

/** Null: it is there no more, or not for this session. */
export async function readCartao(
  client: Client,
  conteudo: ConteudoCartao,
  { idfornecedor, idcliente, tipoEntrega }: OndeCartao,
): Promise<Cartao | null> {
  if (conteudo.tipo === 'PRODUTO') {
    const resposta = await client('GET /v2/app/{a}/fornecedor/{b}/produto/{c}', {
      params: { a: 'token', b: idfornecedor, c: conteudo.idcadastroextraproduto },
      query: { tipoEntrega, disableSimilares: true },
    })
    return resposta.ok ? { produto: resposta.dados } : null
  }
  if (conteudo.tipo === 'APROVACAO') {
    const resposta = await client('GET /v4/chat/aprovacoes/{idaprovacao}', {
      params: { idaprovacao: conteudo.idaprovacao },
      query: { idfornecedor, idcliente },
    })
    return resposta.ok ? { aprovacao: resposta.dados } : null
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
  const pix = pagamento?.pix ?? null
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
    esperaPix: pix !== null,
    brcode: pix && pix.brcode,
    expira_em: pix && (pagamento?.expira_em ?? null),
  }
}
