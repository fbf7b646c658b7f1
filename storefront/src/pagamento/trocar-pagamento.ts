import type { ActionFunctionArgs } from 'react-router'

import { requireSessao } from '#acesso'

import { readDetalhe } from './read-detalhe.ts'

export interface EstadoTroca {
  acao: string
  erro: string | null
  /** Said when it is done. */
  feito: string | null
  proxima: null
}

/** Pays an order in another way: the page's server makes the call, for only it has the header that it demands (§7). */
export async function trocarPagamento(args: ActionFunctionArgs): Promise<EstadoTroca> {
  const form = await args.request.clone().formData()
  const { pagina, loja } = await requireSessao(args)
  const idformapagto = String(form.get('idformapagto') ?? '')
  const estado = { acao: 'trocar-pagamento', erro: null, feito: null, proxima: null }
  if (!idformapagto) return { ...estado, erro: 'Escolha a forma de pagamento.' }
  const resposta = await pagina.client('PUT /v4/orders/payment-method/{idfornecedor}/order/{num}', {
    params: { idfornecedor: loja.idfornecedor, num: Number(args.params.numpedido) },
    body: { idformapagto, ...readDetalhe(form) },
  })
  if (!resposta.ok) return { ...estado, erro: resposta.falha.error }
  return { ...estado, feito: resposta.dados.mensagem }
}
