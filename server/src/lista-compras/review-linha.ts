import type { LinhaRevisao, OpcaoRevisao } from '@vitrine/contract'
import type { LinhaColada } from '@vitrine/rules/lista-compras'

import type { ContextoComprador } from '#acesso'
import type { Db } from '#infra'
import type { ProdutosVivos } from '#produto'

import type { Achado } from './find-produtos.ts'
import { makeOpcoes, type Pedida, type ProdutoAchado } from './make-opcao.ts'
import { listFatos } from './revisao.repository.ts'

/** Products shown to choose from. */
const MAX_CANDIDATOS = 5

interface Vitrine {
  /** What a line gives of a product, none when it is sold no more, several where its quantity can be read in two ways. */
  show: (id: string, pedida: Pedida) => OpcaoRevisao[]
  /** Whether the cliente has bought it of late. */
  isComprado: (id: string) => boolean
}

/** The products that the lines may mean, read at once: two statements at most. */
export async function openVitrine(
  { db, vivos }: { db: Db; vivos: ProdutosVivos },
  { idfornecedor, ids }: { idfornecedor: string; ids: string[] },
  contexto: ContextoComprador,
): Promise<Vitrine> {
  if (ids.length === 0) return { show: () => [], isComprado: () => false }
  const distintos = [...new Set(ids)]
  const { idcliente } = contexto

  const [rows, fatos] = await Promise.all([
    vivos.listById(idfornecedor, distintos),
    listFatos(db, { idfornecedor, idcliente }, distintos),
  ])
  const porId = new Map<string, ProdutoAchado>(
    rows.map((row) => [row.id, { row, estoque: fatos.get(row.id)?.estoque ?? undefined }]),
  )
  return {
    show: (id, pedida) => {
      const produto = porId.get(id)
      return produto ? makeOpcoes(produto, pedida, contexto) : []
    },
    isComprado: (id) => fatos.get(id)?.comprado === true,
  }
}

/** A pasted line: what it is taken for, or what it may be taken for, or why it is refused. */
export function reviewColada(linha: LinhaColada, achado: Achado | undefined, vitrine: Vitrine): LinhaRevisao {
  if (linha.recusa !== null) return refuse(linha, linha.recusa)
  if (!achado) return refuse(linha, explainNada(linha))
  const pedida = {
    quantidades: linha.duvida.length > 0 ? linha.duvida : [achado.quantidade],
    unidade: achado.unidade,
  }
  const comum = { ...baseOf(linha), como: achado.como, pedida: achado.quantidade, candidatos: [] }
  const [escolhida, ...outras] = achado.id ? vitrine.show(achado.id, pedida) : []
  if (!escolhida || outras.length > 0) {
    const candidatos = escolhida ? [escolhida, ...outras] : listCandidatos(achado, pedida, vitrine)
    if (candidatos.length === 0) return refuse(linha, explainNada(linha))
    const motivo = achado.nota || explainEscolha(candidatos)
    return { ...comum, candidatos, situacao: 'ambigua', motivo, quantidade: 0, escolhida: null }
  }
  const { situacao, quantidade } = escolhida
  const motivos = [achado.nota, explainMedida(achado, escolhida), escolhida.motivo]
  return { ...comum, situacao, motivo: motivos.filter(Boolean).join('. '), quantidade, escolhida }
}

/** Of those that fit alike first what was bought before, then the cheapest (where prices may be seen); the rest as found. */
function listCandidatos(
  { outros, iguais }: Achado,
  pedida: Pedida,
  { show, isComprado }: Vitrine,
): OpcaoRevisao[] {
  const opcoes = outros.map((id, i) => ({ opcoes: show(id, pedida), isIgual: i < iguais }))
  const precoDe = ([opcao]: OpcaoRevisao[]) => opcao?.produto.preconf ?? 0
  const compradoDe = ([opcao]: OpcaoRevisao[]) => Number(opcao !== undefined && isComprado(opcao.produto.id))
  return opcoes
    .toSorted((a, b) =>
      a.isIgual && b.isIgual
        ? compradoDe(b.opcoes) - compradoDe(a.opcoes) || precoDe(a.opcoes) - precoDe(b.opcoes)
        : Number(b.isIgual) - Number(a.isIgual),
    )
    .flatMap((cada) => cada.opcoes)
    .slice(0, MAX_CANDIDATOS)
}

function explainEscolha(candidatos: readonly OpcaoRevisao[]): string {
  if (candidatos.length === 1) return 'É este o produto?'
  const isUm = new Set(candidatos.map(({ produto }) => produto.id)).size === 1
  return isUm ? 'Qual das quantidades é a do pedido?' : 'Mais de um produto serve: escolha'
}

/** '3 pão de queijo' of what is sold by weight is 3 kg: worth a look. */
function explainMedida({ quantidade, unidade, como }: Achado, { produto }: OpcaoRevisao): string {
  const isMedida = ['kg', 'L', 'm', 'm²', 'm³'].includes(produto.unidade)
  return isMedida && como === 'nome' && quantidade !== null && unidade === null
    ? `Vendido por ${produto.unidade}`
    : ''
}

/** A line of an order or a list: its product, or what is like it when it is sold no more. */
export function reviewConhecida(
  linha: LinhaColada,
  { id, achado }: { id: string; achado: Achado | undefined },
  { show }: Vitrine,
): LinhaRevisao {
  const pedida = { quantidades: [linha.quantidade], unidade: linha.unidade }
  const [escolhida] = show(id, pedida)
  if (escolhida) {
    const { situacao, quantidade, motivo } = escolhida
    return { ...baseOf(linha), como: 'id', situacao, quantidade, motivo, escolhida, candidatos: [] }
  }
  const parecidos = achado ? [...(achado.id ? [achado.id] : []), ...achado.outros] : []
  const candidatos = parecidos.flatMap((outro) => show(outro, pedida)).slice(0, MAX_CANDIDATOS)
  return { ...refuse(linha, 'Este produto não está mais à venda'), candidatos }
}

function explainNada({ termo, codigo }: LinhaColada): string {
  if (termo === '' && codigo) return `Nenhum produto com o código ${codigo}`
  return /[\p{L}\d]/u.test(termo) ? 'Não encontramos este produto' : 'Não entendemos esta linha'
}

function baseOf({ linha, texto, quantidade }: LinhaColada) {
  return { linha, texto, pedida: quantidade }
}

/** A line that asks for nothing that can be bought, and why. */
export function refuse(linha: LinhaColada, motivo: string): LinhaRevisao {
  return {
    ...baseOf(linha),
    situacao: 'recusada',
    motivo,
    como: null,
    quantidade: 0,
    escolhida: null,
    candidatos: [],
  }
}
