import type { ActionFunctionArgs } from 'react-router'

import { requireSessao } from '#sessao'

export interface EstadoAssinatura {
  erro: string | null
  /** Said when it is done. */
  feito: string | null
}

const feitos: Record<string, string> = {
  pausar: 'Assinatura pausada',
  retomar: 'Assinatura retomada',
  cancelar: 'Assinatura cancelada',
  pagamento: 'Pagamento trocado',
}

/** Everything that the page of one subscription sends; `acao` says what. */
export async function changeAssinatura(args: ActionFunctionArgs): Promise<EstadoAssinatura> {
  const { pagina } = await requireSessao(args)
  const form = await args.request.formData()
  const acao = String(form.get('acao') ?? '')
  const id = args.params.id ?? ''
  const resposta =
    acao === 'cancelar'
      ? await pagina.client('DELETE /v4/subscription/cancel/{id}', { params: { id } })
      : await pagina.client('POST /v4/subscription/{id}/{acao}', {
          params: { id, acao: readAcao(acao) },
          body: readMudanca(acao, form),
        })
  return resposta.ok
    ? { erro: null, feito: feitos[acao] ?? null }
    : { erro: resposta.falha.error, feito: null }
}

const acoes = ['pausar', 'retomar', 'pular', 'itens', 'pagamento'] as const

function readAcao(acao: string): (typeof acoes)[number] {
  const achada = acoes.find((each) => each === acao)
  if (!achada) throw new Response('Pedido inválido', { status: 400 })
  return achada
}

function readMudanca(acao: string, form: FormData) {
  if (acao === 'pular')
    return { data: String(form.get('data') ?? ''), desfazer: form.get('desfazer') === '1' }
  if (acao === 'pagamento') {
    const [idformapagto = '', idcartao] = String(form.get('pagarsempre') ?? '').split('|')
    return { formaPagamento: { idformapagto, ...(idcartao && { idcartao }) } }
  }
  if (acao === 'itens') return { itens: readItens(String(form.get('itens') ?? '')) }
  return {}
}

/** 'id:2;id:0.5', as the steppers write it; the server judges each. */
function readItens(texto: string): { id: string; quantidade: number }[] {
  return texto
    .split(';')
    .map((linha) => linha.split(':'))
    .flatMap(([id = '', quantidade]) =>
      Number(quantidade) > 0 ? { id, quantidade: Number(quantidade) } : [],
    )
}
