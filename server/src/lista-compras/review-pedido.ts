import type { ItemParaLista, LinhaRevisao, OpcaoRevisao, RevisaoPedido } from '@vitrine/contract'
import { multiplyReais, sumReais } from '@vitrine/rules/dinheiro'
import { hasTag } from '@vitrine/rules/acesso'
import { parsePedidoColado, type LinhaColada } from '@vitrine/rules/lista-compras'
import { choosePreco } from '@vitrine/rules/preco'
import { roundQuantidade } from '@vitrine/rules/quantidade'

import type { ContextoComprador } from '#acesso'
import { Falha, type Db } from '#infra'
import type { ProdutosVivos } from '#produto'

import { findProdutos, type Achado } from './find-produtos.ts'
import { makeOpcao, type ProdutoAchado } from './make-opcao.ts'
import { listEstoques } from './revisao.repository.ts'
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
/** Candidates of one answer: choosing among thousands is no choice, and the answer stays small. */
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
  const coladas = parsePedidoColado(texto)
  const conhecidas = itens.map((item, i) => toConhecida(item, i + 1 + (coladas.at(-1)?.linha ?? 0)))
  const aVenda = new Set(
    await sold(
      vivos,
      idfornecedor,
      itens.map(({ id }) => id),
    ),
  )
  const procuradas = [
    ...coladas.slice(0, MAX_LINHAS).filter(({ cabecalho }) => !cabecalho),
    ...conhecidas.filter(({ id, linha }) => !aVenda.has(id) && linha.termo !== '').map(({ linha }) => linha),
  ]
  const achados = await findProdutos(db, fornecedor, procuradas)
  const ids = [
    ...aVenda,
    ...[...achados.values()].flatMap(({ id, outros }) => (id ? [id, ...outros] : outros)),
  ]
  const show = await openVitrine({ db, vivos }, { idfornecedor, ids }, contexto)
  const linhas = [
    ...coladas.map((linha, i) =>
      i < MAX_LINHAS ? reviewColada(linha, achados.get(linha), show) : refuse(linha, MUITAS),
    ),
    ...conhecidas.map(({ id, linha }) => reviewConhecida(linha, { id, achado: achados.get(linha) }, show)),
  ]
  return summarize(sumRepetidas(linhas), contexto)
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
      cabecalho: false,
    },
  }
}

async function sold(vivos: ProdutosVivos, idfornecedor: string, ids: string[]): Promise<string[]> {
  return ids.length > 0 ? (await vivos.listById(idfornecedor, ids)).map(({ id }) => id) : []
}

/** Options by product; null for what is sold no more. */
type Show = (id: string, pedida: Pick<LinhaColada, 'quantidade' | 'unidade'>) => OpcaoRevisao | null

async function openVitrine(
  { db, vivos }: Fonte,
  { idfornecedor, ids }: { idfornecedor: string; ids: string[] },
  contexto: ContextoComprador,
): Promise<Show> {
  if (ids.length === 0) return () => null
  const distintos = [...new Set(ids)]
  const [rows, estoques] = await Promise.all([
    vivos.listById(idfornecedor, distintos),
    listEstoques(db, idfornecedor, distintos),
  ])
  const porId = new Map<string, ProdutoAchado>(
    rows.map((row) => [row.id, { row, estoque: estoques.get(row.id) }]),
  )
  return (id, pedida) => {
    const produto = porId.get(id)
    return produto ? makeOpcao(produto, pedida, contexto) : null
  }
}

function reviewColada(linha: LinhaColada, achado: Achado | undefined, show: Show): LinhaRevisao {
  if (linha.cabecalho) return refuse(linha, 'Cabeçalho da planilha: não pede nada')
  if (!achado) return refuse(linha, explainNada(linha))
  const escolhida = achado.id ? show(achado.id, achado) : null
  const candidatos = achado.outros.map((id) => show(id, achado)).filter((opcao) => opcao !== null)
  const comum = { ...baseOf(linha), como: achado.como, pedida: achado.quantidade, candidatos }
  if (!escolhida) {
    if (candidatos.length === 0) return refuse(linha, explainNada(linha))
    const motivo =
      achado.nota || (candidatos.length === 1 ? 'É este o produto?' : 'Mais de um produto serve: escolha')
    return { ...comum, situacao: 'ambigua', motivo, quantidade: 0, escolhida: null }
  }
  const { situacao, quantidade } = escolhida
  const motivos = [achado.nota, explainMedida(achado, escolhida), escolhida.motivo]
  return { ...comum, situacao, motivo: motivos.filter(Boolean).join('. '), quantidade, escolhida }
}

/** '3 pão de queijo' of what is sold by weight is 3 kg: worth a look. */
function explainMedida({ quantidade, unidade, como }: Achado, { produto }: OpcaoRevisao): string {
  const isMedida = ['kg', 'L', 'm', 'm²', 'm³'].includes(produto.unidade)
  return isMedida && como === 'nome' && quantidade !== null && unidade === null
    ? `Vendido por ${produto.unidade}`
    : ''
}

function reviewConhecida(
  linha: LinhaColada,
  { id, achado }: { id: string; achado: Achado | undefined },
  show: Show,
): LinhaRevisao {
  const escolhida = show(id, linha)
  if (escolhida) {
    const { situacao, quantidade, motivo } = escolhida
    return { ...baseOf(linha), como: 'id', situacao, quantidade, motivo, escolhida, candidatos: [] }
  }
  const parecidos = achado ? [...(achado.id ? [achado.id] : []), ...achado.outros] : []
  const candidatos = parecidos.map((outro) => show(outro, linha)).filter((opcao) => opcao !== null)
  return { ...refuse(linha, 'Este produto não está mais à venda'), candidatos }
}

function explainNada({ termo, codigo }: LinhaColada): string {
  if (termo === '' && codigo) return `Nenhum produto com o código ${codigo}`
  return /[\p{L}\d]/u.test(termo) ? 'Não encontramos este produto' : 'Não entendemos esta linha'
}

function baseOf({ linha, texto, quantidade }: LinhaColada) {
  return { linha, texto, pedida: quantidade }
}

function refuse(linha: LinhaColada, motivo: string): LinhaRevisao {
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
