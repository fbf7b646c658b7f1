import { redirect } from 'react-router'
import type { LoaderFunctionArgs } from 'react-router'

import type {
  Caracteristica,
  Carrinho,
  Cupom,
  Endereco,
  FormaEntrega,
  FormaPagamento,
} from '@vitrine/contract'
import { falhas } from '@vitrine/contract/falhas'
import { urls } from '@vitrine/contract/urls'
import type { OpcoesTotais } from '@vitrine/rules/carrinho'
import { todayIn } from '@vitrine/rules/data'

import { isUsable } from '#cupom'
import { chooseJanela, formasDaLoja, toBlocos } from '#entrega'
import { listEnderecos, listLojas } from '#lugar'
import { pickServicos } from '#servico'
import { requireSessao } from '#sessao'
import type { Comprador } from '#sessao'

import { findAprovadores } from './aprovacao.ts'
import { listClausulasDasFormas } from './clausulas-das-formas.ts'
import { readEscolha } from './escolha.ts'
import type { Escolha } from './escolha.ts'
import { findFaltaIdade } from './idade.ts'
import { resumeItens, resumePrecos } from './resumo.ts'
import type { ResumoPrecos } from './resumo.ts'

/** Everything the order page shows, priced by the server for each payment method. */
export async function loadFinalizar(args: LoaderFunctionArgs) {
  const comprador = await requireSessao(args)
  const { pagina, loja, sessao } = comprador
  const { searchParams } = new URL(args.request.url)
  const isEmpresa = sessao.cliente?.tipo_documento === 'CNPJ'
  const [enderecos, lojas, formasPagamento, instrucoes, caracteristicas, faturamento, aprovacao] =
    await Promise.all([
      listEnderecos(pagina, loja.idfornecedor),
      loja.tags.includes('has-collect') ? listLojas(pagina, loja) : [],
      listFormasPagamento(comprador),
      findInstrucoes(comprador),
      listCaracteristicas(comprador),
      isEmpresa ? findFaturamento(comprador) : null,
      findAprovadores(comprador),
    ])
  const ponto = pagina.lugar?.ponto ?? null
  const oferta = { tags: loja.tags, local: pagina.local, ponto, enderecos, lojas, formasPagamento }
  const escolha = readEscolha(searchParams, oferta)
  const [entrega, carrinhos, cupons] = await Promise.all([
    listFormasEntrega(comprador, escolha, enderecos),
    loadCarrinhos(comprador, formasPagamento, { escolha, enderecos }),
    listDisponiveis(comprador, escolha),
  ])
  const esperas = await loadEsperas(comprador, { escolha, enderecos, formasPagamento, entrega })
  const [carrinho] = carrinhos.values()
  // An empty cart is shown as such: right after a login the device's lines are still on their way to it.
  if (!carrinho) throw redirect(urls.carrinho(loja.slug))
  const { formas } = entrega
  const agora = new Date()
  const janela = chooseJanela(formas, {
    janela: escolha.janela,
    idformaentrega: searchParams.get('idformaentrega'),
  })
  return {
    fuso: loja.fuso,
    agora: agora.toISOString(),
    hoje: todayIn(loja.fuso, agora),
    instrucoes,
    caracteristicas,
    /** Used unless the browser already keeps one for this attempt. */
    idsubmissao: crypto.randomUUID(),
    revisao: carrinho.revisao,
    escolha: {
      ...escolha,
      janela,
      anotacoes: escolha.anotacoes || carrinho.observacao,
      numPedidoCliente: escolha.numPedidoCliente || carrinho.numPedidoCliente,
    },
    enderecos,
    lojas,
    novoEndereco: searchParams.has('novo') || (enderecos.length === 0 && escolha.tipoEntrega === 'DELIVERY'),
    ponto,
    entrega,
    /** By the methods whose money comes later than now: what can still be met. */
    esperas,
    formasPagamento,
    precos: toPrecos(carrinhos, { multiplies: !loja.tags.includes('disable-product-multiple') }),
    cupons,
    itens: resumeItens(carrinho),
    /** What holds by each method, '' without one: texts of the server, no script (docs/bytes.md). */
    clausulas: listClausulasDasFormas(carrinho, { formasPagamento, escolha, isEmpresa }),
    substituicao: carrinho.substituicao,
    servicos: pickServicos(carrinho),
    /** '' without one: bought once. */
    assinatura: carrinho.assinaturas.label,
    permissao: sessao.userSubmission,
    /** The people who may send what this login only prepares, and the cost centres of its company. */
    aprovacao,
    idade: findFaltaIdade(carrinho.produtosSelecionados, sessao),
    isEmpresa,
    /** Where a company is billed; null: where it is delivered to. */
    faturamento,
    credito: {
      total: sessao.limiteCreditoTotal,
      disponivel: sessao.limiteCreditoDisponivel,
      bloqueado: sessao.creditoBloqueado,
    },
  }
}

export type DadosFinalizar = Awaited<ReturnType<typeof loadFinalizar>>

interface Entrega {
  formas: FormaEntrega[]
  /** Why there are none, in blocks of text (§8 Freight errors). */
  erro: string[] | null
}

const semCep = 'Este endereço está sem CEP. Edite o endereço para ver as entregas.'

/** What the supplier asks everybody to read before ordering (§7, ORDER_INSTRUCTIONS); '' for nothing. */
async function findInstrucoes({ pagina, loja }: Comprador): Promise<string> {
  const resposta = await pagina.client('GET /v4/app/token/custom-content/{id}', {
    params: { id: loja.idfornecedor },
    query: { contentType: 'ORDER_INSTRUCTIONS' },
  })
  return resposta.ok ? resposta.dados.conteudo : ''
}

async function listCaracteristicas({ pagina, loja }: Comprador): Promise<Caracteristica[]> {
  const resposta = await pagina.client('GET /v4/caracteristica-pedido/todas/{id}', {
    params: { id: loja.idfornecedor },
    query: {},
  })
  return resposta.ok ? resposta.dados.data : []
}

async function findFaturamento({ pagina, idcliente }: Comprador): Promise<Endereco | null> {
  const resposta = await pagina.client('GET /v2/app/{session_token}/cliente/enderecos/{id}/faturamento', {
    params: { session_token: 'token', id: idcliente },
  })
  return resposta.ok ? resposta.dados.endereco : null
}

async function listFormasPagamento({
  pagina,
  loja,
  idcliente,
  sessao,
}: Comprador): Promise<FormaPagamento[]> {
  const resposta = await pagina.client('GET /v2/app/{session_token}/fornecedor/{id}/formas-pagamento', {
    params: { session_token: 'token', id: loja.idfornecedor },
    query: { idcliente },
  })
  if (!resposta.ok) return []
  // Payment on credit is shown only to customers with a credit limit.
  return resposta.dados.data.filter(({ tipo }) => tipo !== 'FATURADO' || sessao.limiteCreditoTotal > 0)
}

async function listFormasEntrega(
  { pagina, loja, idcliente }: Comprador,
  { tipoEntrega, idendereco, idloja }: Escolha,
  enderecos: readonly Endereco[],
  idformapagamento?: string,
): Promise<Entrega> {
  if (tipoEntrega === 'DELIVERY' && !idendereco) return { formas: [], erro: null }
  // By address only for pickup, or when the address has a CEP (§5 Freight lookup).
  const endereco = enderecos.find((each) => each.idendereco === idendereco)
  if (tipoEntrega === 'DELIVERY' && !endereco?.cep) return { formas: [], erro: [semCep] }
  const resposta = await pagina.client('GET /v4/app/{session_token}/{id}/formas-entrega/{idfornecedor}', {
    params: { session_token: 'token', id: idcliente, idfornecedor: loja.idfornecedor },
    query: {
      tipoEntrega,
      ...(tipoEntrega === 'DELIVERY' && idendereco && { idendereco }),
      ...(idformapagamento && { idformapagamento }),
    },
  })
  if (!resposta.ok) return { formas: [], erro: toBlocos(resposta.falha.message ?? resposta.falha.error) }
  const formas = formasDaLoja(resposta.dados.data, tipoEntrega === 'RETIRADA' ? idloja : null)
  return { formas, erro: formas.length > 0 ? null : [falhas.sem_forma_entrega.mensagem] }
}

/** Delivery as it is for each method whose money banks bring days later; nothing to ask where nothing is served anyway. */
async function loadEsperas(
  comprador: Comprador,
  {
    escolha,
    enderecos,
    formasPagamento,
    entrega,
  }: { escolha: Escolha; enderecos: Endereco[]; formasPagamento: FormaPagamento[]; entrega: Entrega },
): Promise<Record<string, FormaEntrega[]>> {
  const lentas = formasPagamento.filter(({ dias_confirmacao }) => dias_confirmacao > 0)
  if (entrega.formas.length === 0) return {}
  const entradas = await Promise.all(
    lentas.map(async ({ idformapagto }): Promise<[string, FormaEntrega[]]> => {
      const { formas } = await listFormasEntrega(comprador, escolha, enderecos, idformapagto)
      return [idformapagto, formas]
    }),
  )
  return Object.fromEntries(entradas)
}

/** The cart priced by each method, whose prices and coupons may differ, and under '' before one is chosen. */
async function loadCarrinhos(
  { pagina, loja, idcliente }: Comprador,
  formas: FormaPagamento[],
  { escolha: { tipoEntrega, idendereco }, enderecos }: { escolha: Escolha; enderecos: readonly Endereco[] },
): Promise<Map<string, Carrinho>> {
  const uf = enderecos.find((each) => each.idendereco === idendereco)?.uf
  const ask = (idformapagamento?: string) =>
    pagina.client('GET /v2/app/{session_token}/cliente/usuario/{id}/cart', {
      params: { session_token: 'token', id: idcliente },
      query: {
        idfornecedor: loja.idfornecedor,
        tipoentrega: tipoEntrega,
        ...(uf && { uf }),
        ...(idformapagamento && { idformapagamento }),
      },
    })
  const ids = formas.map(({ idformapagto }) => idformapagto)
  const answers = await Promise.all([ask(), ...ids.map(ask)])
  const entries = answers.flatMap((resposta, index): [string, Carrinho][] =>
    resposta.ok ? [[index === 0 ? '' : (ids[index - 1] ?? ''), resposta.dados]] : [],
  )
  return new Map(entries)
}

/** Coupons that could be used now: with the page, so that nothing moves once they are known. */
async function listDisponiveis(
  { pagina, loja, idcliente }: Comprador,
  { tipoEntrega }: Escolha,
): Promise<Cupom[]> {
  const resposta = await pagina.client('GET /v2/app/cupom-desconto/cliente/{idcliente}', {
    params: { idcliente },
    query: { idfornecedor: loja.idfornecedor, tipoentrega: tipoEntrega },
  })
  return resposta.ok ? resposta.dados.cupons.filter(isUsable) : []
}

function toPrecos(
  carrinhos: Map<string, Carrinho>,
  opcoes: OpcoesTotais,
): Record<string, ResumoPrecos | null> {
  return Object.fromEntries(
    [...carrinhos].map(([forma, carrinho]) => [forma, resumePrecos(carrinho, opcoes)]),
  )
}
