import { redirect } from 'react-router'
import type { ActionFunctionArgs, LoaderFunctionArgs } from 'react-router'

import type { ConfiguracaoAprovacao, SimulacaoAprovacao } from '@vitrine/contract'
import { urls } from '@vitrine/contract/urls'

import { hojeNaLoja } from '#pedido'

import { requireEmpresa } from './load-aprovacoes.ts'

/** What came of trying or saving rules; `texto` is what was tried, as the form sent it. */
export interface EstadoRegras {
  simulacao: SimulacaoAprovacao | null
  texto: string
  salvas: boolean
  erro: string | null
  becos: string[]
}

/** The rules of this company at this store; `regras` null when they could not be read. */
export async function loadRegras(args: LoaderFunctionArgs) {
  const { pagina, loja, idcliente, sessao } = await requireEmpresa(args)
  const resposta = await pagina.client('GET /v4/aprovacao-regras/{idfornecedor}/{idcliente}', {
    params: { idfornecedor: loja.idfornecedor, idcliente },
    query: {},
  })
  if (resposta.ok && !resposta.dados.podeMudar) throw redirect(urls.aprovacoes(loja.slug))
  return {
    cliente: sessao.cliente?.nome ?? sessao.nome,
    hoje: hojeNaLoja(loja).data,
    regras: resposta.ok ? resposta.dados : null,
  }
}

/** Tries rules on the orders of the last 90 days, or saves them, as the button says. */
export async function changeRegras(args: ActionFunctionArgs): Promise<EstadoRegras> {
  const { pagina, loja, idcliente } = await requireEmpresa(args)
  const form = await args.request.formData()
  const texto = String(form.get('configuracao') ?? '')
  const nada: EstadoRegras = { simulacao: null, texto, salvas: false, erro: null, becos: [] }
  const configuracao = readConfiguracao(texto)
  if (!configuracao) return { ...nada, erro: 'Não conseguimos ler as regras. Recarregue a página.' }
  const params = { idfornecedor: loja.idfornecedor, idcliente }
  if (form.get('acao') === 'salvar') {
    const revisao = Number(form.get('revisao')) || 0
    const body = { configuracao, revisao, todasAsLojas: form.has('todasAsLojas') }
    const resposta = await pagina.client('PUT /v4/aprovacao-regras/{idfornecedor}/{idcliente}', {
      params,
      query: {},
      body,
    })
    return resposta.ok ? { ...nada, salvas: true } : { ...nada, ...describeFalha(resposta.falha) }
  }
  const resposta = await pagina.client('POST /v4/aprovacao-regras/{idfornecedor}/{idcliente}/simulacao', {
    params,
    query: {},
    body: { configuracao },
  })
  return resposta.ok
    ? { ...nada, simulacao: resposta.dados, becos: resposta.dados.becos }
    : { ...nada, ...describeFalha(resposta.falha) }
}

function describeFalha(falha: {
  error: string
  campos?: Record<string, string>
  detalhes?: Record<string, unknown>
}) {
  const becos = Array.isArray(falha.detalhes?.becos) ? falha.detalhes.becos.map(String) : []
  const campos = Object.values(falha.campos ?? {})
  return { erro: campos.length > 0 ? campos.join(' ') : falha.error, becos }
}

function readConfiguracao(texto: string): ConfiguracaoAprovacao | null {
  try {
    return JSON.parse(texto) as ConfiguracaoAprovacao // written by the page; the server reads it by the contract
  } catch {
    return null
  }
}
