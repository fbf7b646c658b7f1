import { data, redirect } from 'react-router'
import type { ActionFunctionArgs, LoaderFunctionArgs } from 'react-router'

import type { Aprovacao, CorpoFalha } from '@vitrine/contract'
import { urls } from '@vitrine/contract/urls'
import { acoesAprovacao } from '@vitrine/rules/aprovacao'
import { parseQuantidade } from '@vitrine/rules/dinheiro'

import { hojeNaLoja } from '#pedido'

import { requireEmpresa } from './load-aprovacoes.ts'

/** What came of an answer that did not count. */
export interface EstadoAprovacao {
  erro: string | null
  /** The reason was not written. */
  semMotivo: boolean
  /** The order costs more by now: one tap accepts the new total. */
  total: number | null
  /** The delivery window is closed: one tap takes the next free one, written as the field's value. */
  proxima: { valor: string; rotulo: string } | null
  feita: string | null
}

type Proxima = NonNullable<NonNullable<Aprovacao['mudancas']>['proxima']>

const nada: EstadoAprovacao = { erro: null, semMotivo: false, total: null, proxima: null, feita: null }

/** One request; a stranger's, or none at all, is 404 alike. */
export async function loadAprovacao(args: LoaderFunctionArgs) {
  const { pagina, loja, idcliente } = await requireEmpresa(args)
  const resposta = await pagina.client('GET /v4/aprovacao/{idfornecedor}/{idcliente}/{idaprovacao}', {
    params: { idfornecedor: loja.idfornecedor, idcliente, idaprovacao: args.params.id ?? '' },
    query: {},
  })
  if (!resposta.ok)
    throw data(null, { status: resposta.status === 404 || resposta.status === 400 ? 404 : 500 })
  return { aprovacao: resposta.dados, hoje: hojeNaLoja(loja) }
}

/** Approves, changes, refuses or withdraws, as the button says. */
export async function answerAprovacao(args: ActionFunctionArgs): Promise<EstadoAprovacao | Response> {
  const { pagina, loja, idcliente } = await requireEmpresa(args)
  const form = await args.request.formData()
  const text = (campo: string) => String(form.get(campo) ?? '').trim()
  const acao = acoesAprovacao.find((each) => each === text('acao'))
  if (!acao) return nada
  const totalesperado = Number(text('totalesperado'))
  const resposta = await pagina.client('POST /v4/aprovacao/{idfornecedor}/{idcliente}/{idaprovacao}/{acao}', {
    params: { idfornecedor: loja.idfornecedor, idcliente, idaprovacao: args.params.id ?? '', acao },
    query: {},
    body: {
      revisao: Number(text('revisao')) || 1,
      motivo: text(`motivo-${acao}`),
      ...(text('totalesperado') && Number.isFinite(totalesperado) && { totalesperado }),
      ...readProxima(text('proxima')),
      itens: acao === 'alterar' ? readItens(form) : [],
    },
  })
  if (!resposta.ok) return describeFalha(resposta.falha)
  if (acao === 'aprovar' && resposta.dados.numpedido)
    return redirect(urls.pedido(loja.slug, resposta.dados.numpedido), 303)
  return { ...nada, feita: feitas[acao] }
}

const feitas = {
  aprovar: 'Seu sim foi registrado. Falta quem vem depois.',
  alterar: 'Pedido alterado. Quem pediu foi avisado.',
  recusar: 'Pedido recusado. Quem pediu foi avisado.',
  retirar: 'Pedido retirado.',
} as const

/** Fields `q:{id}`, as people write numbers. */
function readItens(form: FormData): { id: string; quantidade: number }[] {
  return [...form.entries()].flatMap(([campo, valor]) => {
    if (!campo.startsWith('q:')) return []
    const quantidade = parseQuantidade(String(valor))
    return quantidade === null ? [] : [{ id: campo.slice(2), quantidade }]
  })
}

/** '{idformaentrega}|{data}|{inicio}'. */
function readProxima(valor: string) {
  const [idformaentrega, data_de_entrega, inicio] = valor.split('|')
  return idformaentrega && data_de_entrega && inicio
    ? { formaEntrega: { idformaentrega, data_de_entrega, inicio } }
    : {}
}

export function writeProxima({ idformaentrega, data_de_entrega, inicio }: Proxima): string {
  return `${idformaentrega}|${data_de_entrega}|${inicio}`
}

function describeFalha({ codigo, error, mensagemErro, detalhes }: CorpoFalha): EstadoAprovacao {
  const proxima = detalhes?.proxima as Proxima | undefined // as the server's findProximaLivre answers
  const total = codigo === 'total_mudou' && typeof detalhes?.total === 'number' ? detalhes.total : null
  return {
    ...nada,
    erro: mensagemErro ?? error,
    semMotivo: codigo === 'motivo_ausente',
    total,
    proxima: proxima ? { valor: writeProxima(proxima), rotulo: proxima.rotulo } : null,
  }
}
