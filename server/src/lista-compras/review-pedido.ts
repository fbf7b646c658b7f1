import type { ItemParaLista, LinhaRevisao, RevisaoPedido } from '@vitrine/contract'
import { multiplyReais, sumReais } from '@vitrine/rules/dinheiro'
import { hasTag } from '@vitrine/rules/acesso'
import {
  listCodigosPossiveis,
  parsePedidoColado,
  splitPedidoColado,
  type LinhaColada,
} from '@vitrine/rules/lista-compras'
import { choosePreco } from '@vitrine/rules/preco'
import { roundQuantidade } from '@vitrine/rules/quantidade'

import type { ContextoComprador } from '#acesso'
import { Falha, type Db } from '#infra'
import type { ProdutosVivos } from '#produto'

import { findProdutos, type PorCodigo } from './find-produtos.ts'
import { openVitrine, refuse, reviewColada, reviewConhecida } from './review-linha.ts'
import { listPorCodigo } from './revisao.repository.ts'
import { sumRepetidas } from './sum-repetidas.ts'

export interface PedidoARevisar {
  texto?: string
  itens?: (ItemParaLista & { nome?: string })[]
}

interface Fonte {
  db: Db
  vivos: ProdutosVivos
}

const MAX_LINHAS = 1000
/** Candidates of one answer: more would be no help to choose, and the answer stays small. */
const MAX_OPCOES = 800

/**
 * What an order would do before anything is done: each line added, adjusted, refused or to be chosen, and why. At most
 * six statements, whatever the number of lines. Without the right to see prices no value leaves (readings 3).
 */
export async function reviewPedido(
  { db, vivos }: Fonte,
  { texto = '', itens = [] }: PedidoARevisar,
  contexto: ContextoComprador,
): Promise<RevisaoPedido> {
  const { fornecedor } = contexto
  if (!fornecedor) throw new Falha('fornecedor_desconhecido')
  const { idfornecedor } = fornecedor
  const { coladas, porCodigo } = await readColado(db, idfornecedor, texto)
  const conhecidas = itens.map((item, i) => toConhecida(item, i + 1 + (coladas.at(-1)?.linha ?? 0)))
  const aVenda = new Set(
    await sold(
      vivos,
      idfornecedor,
      itens.map(({ id }) => id),
    ),
  )
  const procuradas = [
    ...coladas.slice(0, MAX_LINHAS).filter(({ recusa }) => recusa === null),
    ...conhecidas.filter(({ id, linha }) => !aVenda.has(id) && linha.termo !== '').map(({ linha }) => linha),
  ]
  const achados = await findProdutos(db, { fornecedor, porCodigo }, procuradas)
  const ids = [...aVenda, ...[...achados.values()].flatMap(({ id, outros }) => (id ? [id] : outros))]
  const show = await openVitrine({ db, vivos }, { idfornecedor, ids }, contexto)
  const linhas = [
    ...coladas.map((linha, i) =>
      i < MAX_LINHAS ? reviewColada(linha, achados.get(linha), show) : refuse(linha, MUITAS),
    ),
    ...conhecidas.map(({ id, linha }) => reviewConhecida(linha, { id, achado: achados.get(linha) }, show)),
  ]
  return summarize(sumRepetidas(linhas), contexto)
}

/** Codes are looked up before the lines are read: a number is a code only if a product has it. */
async function readColado(db: Db, idfornecedor: string, texto: string) {
  const cruas = splitPedidoColado(texto)
  const possiveis = listCodigosPossiveis(cruas.slice(0, MAX_LINHAS))
  const rows = possiveis.length > 0 ? await listPorCodigo(db, idfornecedor, possiveis) : []
  // SKUs come first in the answer: an EAN never takes the place of one.
  const porCodigo: PorCodigo = new Map(
    rows.toReversed().map(({ codigo, id, como }) => [codigo, { id, como }]),
  )
  return { coladas: parsePedidoColado(cruas, (codigo) => porCodigo.has(codigo)), porCodigo }
}

const MUITAS = 'Acima de 1.000 linhas: adicione estas e cole o restante depois'

interface Conhecida {
  id: string
  linha: LinhaColada
}

/** A line of an order or a list; its name serves to find something alike when the product is sold no more. */
function toConhecida(
  { id, quantidade, nome = '' }: ItemParaLista & { nome?: string },
  linha: number,
): Conhecida {
  return {
    id,
    linha: {
      linha,
      texto: nome || 'Produto',
      termo: nome,
      codigo: null,
      quantidade,
      unidade: null,
      codigoOuQuantidade: false,
      alternativa: null,
      duvida: [],
      recusa: null,
    },
  }
}

async function sold(vivos: ProdutosVivos, idfornecedor: string, ids: string[]): Promise<string[]> {
  return ids.length > 0 ? (await vivos.listById(idfornecedor, ids)).map(({ id }) => id) : []
}

function summarize(linhas: LinhaRevisao[], contexto: ContextoComprador): RevisaoPedido {
  const count = (situacao: LinhaRevisao['situacao']) =>
    linhas.filter((linha) => linha.situacao === situacao).length
  const total = contexto.podeVerPrecos ? computeTotal(linhas, contexto) : undefined
  return {
    linhas: limitCandidatos(linhas),
    adicionadas: count('adicionada'),
    ajustadas: count('ajustada'),
    recusadas: count('recusada'),
    ambiguas: count('ambigua'),
    ...(total !== undefined && { total }),
  }
}

/** The price of a product is that of all of its lines together: tiers look at the sum. */
function computeTotal(linhas: readonly LinhaRevisao[], { fornecedor }: ContextoComprador): number {
  const multiplies = !hasTag(fornecedor?.tags ?? [], 'disable-product-multiple')
  const porProduto = Map.groupBy(
    linhas.filter(({ quantidade }) => quantidade > 0),
    ({ escolhida }) => escolhida?.produto.id ?? '',
  )
  const valores = [...porProduto.values()].map((iguais) => {
    const produto = iguais[0]?.escolhida?.produto
    const quantidade = roundQuantidade(iguais.reduce((soma, linha) => soma + linha.quantidade, 0))
    const preco = produto ? choosePreco(produto, quantidade, { multiplies }) : null
    return preco === null ? 0 : multiplyReais(preco, quantidade)
  })
  return sumReais(...valores)
}

function limitCandidatos(linhas: LinhaRevisao[]): LinhaRevisao[] {
  let room = MAX_OPCOES
  return linhas.map((linha) => {
    const minimo = linha.escolhida ? 0 : 2
    const candidatos = linha.candidatos.slice(0, Math.max(minimo, Math.min(linha.candidatos.length, room)))
    room -= candidatos.length
    return { ...linha, candidatos }
  })
}
