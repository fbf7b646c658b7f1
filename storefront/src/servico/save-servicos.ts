import { redirect } from 'react-router'
import type { ActionFunctionArgs } from 'react-router'

import type { EscolhaServico } from '@vitrine/contract'
import { urls } from '@vitrine/contract/urls'

import { toLinha } from '#carrinho'
import { requireSessao } from '#sessao'
import type { Comprador } from '#sessao'

const falhou = 'Não conseguimos incluir os serviços agora. Seu pedido segue sem eles.'

/** Stores the chosen services with the cart; a failure is told and blocks nothing (ux 1.24.2). */
export async function saveServicos(args: ActionFunctionArgs): Promise<{ erro: string | null }> {
  const form = await args.request.clone().formData()
  const comprador = await requireSessao(args)
  const servicos = form.getAll('servico').flatMap((valor) => parseEscolha(String(valor)))
  // Another device may save in between: once more, on the cart as it is then.
  const isSaved = (await saveOnce(comprador, servicos)) || (await saveOnce(comprador, servicos))
  return { erro: isSaved ? null : falhou }
}

async function saveOnce(
  { pagina, loja, idcliente }: Comprador,
  servicos: EscolhaServico[],
): Promise<boolean> {
  const params = { session_token: 'token', id: idcliente }
  const query = { idfornecedor: loja.idfornecedor }
  const atual = await pagina.client('GET /v2/app/{session_token}/cliente/usuario/{id}/cart', {
    params,
    query,
  })
  if (!atual.ok) return false
  const { produtosSelecionados, revisao } = atual.dados
  const body = { cartItens: produtosSelecionados.map(toLinha), revisao, servicos }
  const salvo = await pagina.client('POST /v2/app/{session_token}/cliente/usuario/{id}/cart', {
    params,
    query,
    body,
  })
  return salvo.ok
}

/** 'idservico:idlinha'; without idlinha for the order. */
function parseEscolha(valor: string): EscolhaServico[] {
  const [idservico = '', idlinha = ''] = valor.split(':')
  return idservico ? [{ idservico, idlinha: idlinha || null }] : []
}

/** Opened as a page it is the order's. */
export function leadToFinalizar({ params }: { params: { slug?: string } }): Response {
  return redirect(urls.finalizar(params.slug ?? ''))
}
