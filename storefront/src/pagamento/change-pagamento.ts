import type { ActionFunctionArgs } from 'react-router'

import { requireSessao } from '#sessao'

import { readDetalhe } from './read-detalhe.ts'

export interface EstadoTroca {
  acao: string
  erro: string | null
  /** Said when it is done. */
  feito: string | null
  proxima: null
  /** What it costs by this method by now, where that is more than was shown; reais. */
  mudou?: { idformapagto: string; total: number } | null
}

/** Pays an order in another way: the page's server makes the call, for only it has the header that it demands (§7). */
export async function changePagamento(args: ActionFunctionArgs): Promise<EstadoTroca> {
  const form = await args.request.clone().formData()
  const { pagina, loja } = await requireSessao(args)
  const idformapagto = String(form.get('idformapagto') ?? '')
  const estado = { acao: 'trocar-pagamento', erro: null, feito: null, proxima: null }
  if (!idformapagto) return { ...estado, erro: 'Escolha a forma de pagamento.' }
  const resposta = await pagina.client('PUT /v4/orders/payment-method/{idfornecedor}/order/{num}', {
    params: { idfornecedor: loja.idfornecedor, num: Number(args.params.numpedido) },
    body: { idformapagto, totalesperado: readTotal(form), ...readDetalhe(form) },
  })
  if (!resposta.ok) {
    const { error, codigo, detalhes } = resposta.falha
    const { total } = detalhes ?? {}
    const isMudado = codigo === 'total_mudou' && typeof total === 'number'
    return { ...estado, erro: error, mudou: isMudado ? { idformapagto, total } : null }
  }
  return { ...estado, feito: resposta.dados.mensagem }
}

/** The total that was shown by the chosen method; absent where none was. */
function readTotal(form: FormData): number | undefined {
  const total = Number(form.get('totalesperado') ?? Number.NaN)
  return Number.isFinite(total) && total > 0 ? total : undefined
}
