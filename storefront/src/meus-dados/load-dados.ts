import type { LoaderFunctionArgs } from 'react-router'

import type { MeuRequerimento, MeusDados } from '@vitrine/contract'
import { todayIn } from '@vitrine/rules/data'

import { requireSessao } from '#sessao'
import type { Comprador } from '#sessao'
import { paginaContext } from '#shell'

import { toCsv } from './tabelas-dados.ts'

/** What is kept, as numbers of rows; after a deletion only that it is done. */
export async function loadDados(args: LoaderFunctionArgs) {
  const { temSessao } = args.context.get(paginaContext)
  if (args.url.searchParams.has('excluida') && !temSessao) return { excluida: true as const }
  const comprador = await requireSessao(args)
  const [dados, pedidos] = await Promise.all([fetchDados(comprador), listPedidos(comprador)])
  return {
    excluida: false as const,
    email: comprador.sessao.email,
    tabelas: dados.tabelas.map(({ nome, linhas }) => ({ nome, quantas: linhas.length })),
    pedidos,
    /** Id of what is asked next: pressed twice, it is one. */
    novo: crypto.randomUUID(),
  }
}

/** The file itself, never kept by a cache. */
export async function loadArquivo(args: LoaderFunctionArgs): Promise<Response> {
  const comprador = await requireSessao(args)
  const dados = await fetchDados(comprador)
  const nome = args.url.searchParams.get('tabela')
  await keepCopia(comprador)
  const dia = todayIn(comprador.loja.fuso, new Date(dados.gerado_em))
  if (!nome) return toFile(JSON.stringify(dados, null, 2), 'application/json', `meus-dados-${dia}.json`)
  const tabela = dados.tabelas.find((uma) => uma.nome === nome)
  if (!tabela) throw new Response('Não há essa tabela.', { status: 404 })
  return toFile(toCsv(tabela), 'text/csv; charset=utf-8', `${tabela.nome}-${dia}.csv`)
}

async function fetchDados({ pagina, idcliente }: Comprador): Promise<MeusDados> {
  const resposta = await pagina.client('GET /v4/client/{idcliente}/dados', {
    params: { idcliente },
    query: {},
  })
  if (!resposta.ok) throw new Response(resposta.falha.error, { status: resposta.status })
  return resposta.dados
}

/** What was asked of this store; null: it could not be read, and the rest of the page can. */
async function listPedidos({ pagina, idcliente, loja }: Comprador): Promise<MeuRequerimento[] | null> {
  const resposta = await pagina.client('GET /v4/client/{idcliente}/supplier/{idfornecedor}/requerimentos', {
    params: { idcliente, idfornecedor: loja.idfornecedor },
    query: {},
  })
  return resposta.ok ? resposta.dados.data : null
}

/** The store has it as a proof that the person could take its data along; the person has them in any case. */
async function keepCopia({ pagina, idcliente, loja }: Comprador): Promise<void> {
  await pagina.client('POST /v4/client/{idcliente}/supplier/{idfornecedor}/dados/copia', {
    params: { idcliente, idfornecedor: loja.idfornecedor },
    query: {},
  })
}

function toFile(texto: string, tipo: string, nome: string): Response {
  return new Response(texto, {
    headers: {
      'content-type': tipo,
      'content-disposition': `attachment; filename="${nome}"`,
      'cache-control': 'no-store',
    },
  })
}
