import type { AjustesDaNegociacao } from '@vitrine/contract'
import { computePrazo } from '@vitrine/rules/atendimento'
import { fromDecimilesimos, fromMilesimos } from '@vitrine/rules/dinheiro'
import type { Limites } from '@vitrine/rules/negociacao'
import { computePisoDaLinha, MINUTOS_PARA_PRECIFICAR, type LinhaAPrecificar } from '@vitrine/rules/orcamento'
import { choosePreco } from '@vitrine/rules/preco'

import { ufOf, type ContextoComprador } from '#acesso'
import { readPromessa } from '#atendimento'
import { opcoesPreco } from '#carrinho'
import { Falha, type Db } from '#infra'
import {
  asCliente,
  findAjuste,
  limitesOf,
  listCustos,
  listUltimos,
  showAjustes,
  toLinhaAJulgar,
  type CustoRow,
  type UltimoRow,
} from '#negociacao'
import { factsOf, pricesOf, type ProdutoRow, type ProdutosVivos } from '#produto'

import { findMesa, type IncluidoRow, type ItemDaMesa, type MesaRow } from './mesa.repository.ts'
import { findOrcamento, type LinhaDoOrcamento, type Orcamento } from './orcamento.repository.ts'

/** Whose line it is: of the draft alone, of a version that was sent, or (null) of the customer. */
type Incluida = 'RASCUNHO' | 'ENVIADA' | null

/** A line in hand: as it was asked for, what the store knows of it, and how low its price may go. Reais. */
export interface LinhaNaMesa extends LinhaDoOrcamento, Omit<ItemDaMesa, 'sequencia' | 'incluido_pela_loja'> {
  incluida: Incluida
  unidades: number
  custo: CustoRow | undefined
  ultimo: UltimoRow | undefined
  julgada: LinhaAPrecificar
  piso: ReturnType<typeof computePisoDaLinha>
  /** What would be sent now. */
  preco: number | null
}

/** A budget in hand, for whoever prices it. */
export interface Mesa {
  row: MesaRow
  /** With the products that the draft adds. */
  orcamento: Orcamento
  linhas: LinhaNaMesa[]
  /** Whose prices they are. */
  comprador: ContextoComprador
  ajustes: AjustesDaNegociacao
  limites: Limites
  revisao: number
  responderAte: Date | null
}

export interface FonteDaMesa {
  db: Db
  vivos: ProdutosVivos
}

/** A fixed number of statements, however many lines. Errors: `nao_encontrado` for what never was a budget. */
export async function readMesa(
  { db, vivos }: FonteDaMesa,
  contexto: ContextoComprador,
  numpedido: number,
): Promise<Mesa> {
  const { fornecedor } = contexto
  const [row, pedido] = [await findMesa(db, numpedido), await findOrcamento(db, numpedido)]
  if (!row || !pedido || !fornecedor) throw new Falha('nao_encontrado')
  const orcamento = { ...pedido, linhas: [...pedido.linhas, ...row.incluidos.map(toLinhaIncluida)] }
  const { idfornecedor } = fornecedor
  const dono = { idfornecedor, idcliente: row.idcliente }
  const ids = [...new Set(orcamento.linhas.map(({ id }) => id))]
  const produtos = await vivos.listById(idfornecedor, ids)
  const custos = await listCustos(db, idfornecedor, ids)
  const ultimos = await listUltimos(db, dono, ids)
  const ajustes = showAjustes(await findAjuste(db, idfornecedor))
  const limites = limitesOf(ajustes, contexto.papel)
  const promessa = row.status === 'ORCAMENTO_NOVO' ? await readPromessa(db, fornecedor) : null
  const itens = new Map([...row.itens, ...row.incluidos].map((item) => [item.sequencia, item]))
  const novas = new Set(row.incluidos.map(({ sequencia }) => sequencia))
  const porId = new Map(produtos.map((produto) => [produto.id, produto]))
  const comprador = asComprador(contexto, row, orcamento)
  const fatos = { porId, custos, ultimos, limites, comprador }
  return {
    row,
    orcamento,
    linhas: orcamento.linhas.flatMap((linha) => {
      const item = itens.get(linha.sequencia)
      const deQuem = novas.has(linha.sequencia) ? 'RASCUNHO' : 'ENVIADA'
      const incluida = item?.incluido_pela_loja ? deQuem : null
      return item ? [{ ...toLinha(linha, item, fatos), incluida }] : []
    }),
    comprador,
    ajustes,
    limites,
    revisao: row.rascunho?.revisao ?? 0,
    responderAte: promessa && computePrazo(row.criado_em, MINUTOS_PARA_PRECIFICAR, promessa.expediente),
  }
}

/** Table prices are those of this customer, paid and brought as the budget was asked for, even where the store hides them from it. */
function asComprador(
  contexto: ContextoComprador,
  { tipoentrega }: MesaRow,
  { idformapagto, enderecoentrega }: Orcamento,
): ContextoComprador {
  return {
    ...asCliente(contexto),
    podeVerPrecos: true,
    idformapagto,
    tipoEntrega: tipoentrega,
    uf: ufOf(contexto.fornecedor, tipoentrega, enderecoentrega?.uf),
  }
}

/** A product that the draft adds, as a line that has no price yet. */
function toLinhaIncluida({
  sequencia,
  id,
  nome,
  unidade,
  quantidade,
  ncm,
  origem,
}: IncluidoRow): LinhaDoOrcamento {
  const semPreco = { precounitario: null, total: null, valoripi: 0, valorst: 0, precoembalagem: null }
  return { sequencia, id, nome, unidade, quantidade, ncm, origem, recado: '', ...semPreco }
}

interface Fatos {
  porId: ReadonlyMap<string, ProdutoRow>
  custos: ReadonlyMap<string, CustoRow>
  ultimos: ReadonlyMap<string, UltimoRow>
  limites: Limites
  comprador: ContextoComprador
}

const reais = (valor: number | null | undefined) =>
  valor === null || valor === undefined ? null : fromDecimilesimos(valor)

function toLinha(
  linha: LinhaDoOrcamento,
  item: ItemDaMesa,
  { porId, custos, ultimos, limites, comprador }: Fatos,
): Omit<LinhaNaMesa, 'incluida'> {
  const unidades = fromMilesimos(linha.quantidade)
  const custo = custos.get(linha.id)
  const tabela = tabelaOf(porId.get(linha.id), unidades, comprador)
  const julgada = {
    ...toLinhaAJulgar(tabela, custo),
    ofertado: reais(linha.precounitario),
    aprovado: reais(item.rascunho?.aprovado_preco),
  }
  return {
    ...linha,
    ...item,
    unidades,
    custo,
    ultimo: ultimos.get(linha.id),
    julgada,
    piso: computePisoDaLinha(julgada, limites),
    preco: reais(item.rascunho?.preco) ?? julgada.ofertado ?? tabela,
  }
}

/** Null: it is not sold any more, or has no price. */
function tabelaOf(
  produto: ProdutoRow | undefined,
  unidades: number,
  comprador: ContextoComprador,
): number | null {
  if (!produto) return null
  return choosePreco(
    { ...factsOf(produto), ...pricesOf(produto, comprador) },
    unidades,
    opcoesPreco(comprador),
  )
}
