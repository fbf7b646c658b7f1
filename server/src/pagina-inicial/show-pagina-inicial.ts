import { conteudoInicio, type PaginaInicial, type Secao } from '@vitrine/contract'
import { computeListaTemPrecos } from '@vitrine/rules/acesso'

import type { ContextoComprador } from '#acesso'
import { chooseProdutos, putProdutos, type DepsCarrossel } from '#carrossel'
import { listCarrosseis, type CarrosselVivo } from '#fornecedor'
import { Falha, type PrecosDaResposta } from '#infra'
import { toProdutoLista } from '#produto'
import type { Publicacoes } from '#publicacao'

import { dropVazias, leaveForLater, pickSecoes } from './pick-secoes.ts'
import { listUltimaCompra } from './repeticao.repository.ts'
import { showRepeticao } from './show-repeticao.ts'

export interface DepsPaginaInicial extends DepsCarrossel {
  publicacoes: Publicacoes
}

/** What the store wrote, in the place of what it shows. */
export interface InicioEscrito {
  secoes: readonly Secao[]
  carrosseis: readonly CarrosselVivo[]
}

/**
 * The home for whoever asks, and which prices it knows; as it is `escrita`, whole, where that is said. What the store composed is in memory; what stands in all of its rows is one statement, what a customer bought
 * last another, and the products of all that are not in memory are read by a third.
 */
export async function showPaginaInicial(
  { db, produtos, publicacoes }: DepsPaginaInicial,
  contexto: ContextoComprador,
  escrita: InicioEscrito | null = null,
): Promise<{ pagina: PaginaInicial; precos: PrecosDaResposta }> {
  const { fornecedor, hoje } = contexto
  if (!fornecedor) throw new Falha('fornecedor_desconhecido')
  const { idfornecedor } = fornecedor
  const { secoes: todas, carrosseis: vivos } = escrita ?? {
    secoes: (await publicacoes.list(conteudoInicio, idfornecedor))[0]?.dados?.secoes ?? [],
    carrosseis: listCarrosseis(fornecedor),
  }
  const { secoes, carrosseis } = pickSecoes(todas, vivos, contexto)
  const { idcliente } = contexto
  const hasPessoal = idcliente !== null && secoes.some(({ tipo }) => tipo === 'PESSOAL')
  const [escolhidos, linhas] = await Promise.all([
    chooseProdutos(db, carrosseis, contexto),
    hasPessoal ? listUltimaCompra(db, { idfornecedor, idcliente }) : [],
  ])
  const nomeados = listNomeados(secoes)
  const de = [...[...escolhidos, ...linhas].map(({ id }) => id), ...nomeados]
  const rows = await produtos.listById(idfornecedor, de)
  const porId = new Map(rows.map((row) => [row.id, toProdutoLista(row, contexto)]))
  const cheios = putProdutos(carrosseis, escolhidos, porId)
  const repeticao = showRepeticao(linhas, porId, fornecedor)
  const mostradas = dropVazias(secoes, cheios).filter(({ tipo }) => tipo !== 'PESSOAL' || repeticao !== null)
  const comAlgo = cheios.filter(
    ({ tipo_conteudo, produtos }) => tipo_conteudo === 'STATIC_IMAGES' || produtos?.length,
  )
  const pagina = {
    secoes: mostradas,
    // The browser could not ask for rows that are a draft.
    carrosseis: escrita ? comAlgo : leaveForLater(comAlgo),
    produtos: nomeados.flatMap((id) => porId.get(id) ?? []),
    repeticao,
    lojas: mostradas.some(({ tipo }) => tipo === 'LOJAS') ? [...fornecedor.lojas] : [],
    hoje,
    listaTemPrecos: computeListaTemPrecos(cheios.flatMap((carrossel) => carrossel.produtos ?? [])),
  }
  return { pagina, precos: { de, comFaixas: false } }
}

/** Products that stories name. */
function listNomeados(secoes: readonly Secao[]): string[] {
  return [...new Set(secoes.flatMap((secao) => (secao.tipo === 'HISTORIA' ? secao.produtos : [])))]
}
