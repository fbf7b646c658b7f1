import { redirect } from 'react-router'
import type { ActionFunctionArgs } from 'react-router'

import { falhas } from '@vitrine/contract/falhas'
import { urls } from '@vitrine/contract/urls'

import { requireSessao } from '#acesso'

/** Adds an order's lines to the cart and leads there; an error text when none could be taken (readings 5). */
export async function repeatPedido(args: ActionFunctionArgs): Promise<{ erro: string } | Response> {
  const { pagina, loja, idcliente } = await requireSessao(args)
  const numpedido = Number(args.params.numpedido)
  const pedido = await pagina.client('GET /v2/app/{session_token}/order/{numpedido}', {
    params: { session_token: 'token', numpedido },
    query: {},
  })
  if (!pedido.ok) return { erro: falhas.repeticao_falhou.mensagem }
  const cartItens = pedido.dados.itens.map(({ id, quantidade, embalarParaPresente }) => ({
    id,
    quantidade,
    embalarParaPresente,
  }))
  const salvo = await pagina.client('POST /v2/app/{session_token}/cliente/usuario/{id}/cart', {
    params: { session_token: 'token', id: idcliente },
    query: { idfornecedor: loja.idfornecedor, modoRepeticaoPedido: true },
    body: { cartItens },
  })
  if (!salvo.ok) return { erro: salvo.falha.error }
  if (salvo.dados.produtosSelecionados.length === 0) {
    return { erro: salvo.dados.mensagem ?? falhas.carrinho_sem_produtos.mensagem }
  }
  return redirect(urls.carrinho(loja.slug), 303)
}
