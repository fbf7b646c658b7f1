import type { ProdutoLista } from '@vitrine/contract'
import { fromDecimilesimos, fromMilesimos } from '@vitrine/rules/dinheiro'
import { resolveImposto } from '@vitrine/rules/imposto'
import { applyPoliticas, applyVariacao } from '@vitrine/rules/politica'

import type { ContextoComprador } from '#acesso'

import type { UltimaCompra } from '#compra'
import type { ProdutoRow } from './produto.repository.ts'

type Precos = Pick<
  ProdutoLista,
  | 'preco'
  | 'preconf'
  | 'precovendaatacado'
  | 'minvendaatacado'
  | 'preco_embalagem'
  | 'efeitospoliticas'
  | 'imposto'
>

/**
 * Prices of a product for whoever asks: the one place where columns become wire prices. Hidden prices (readings 3) give no
 * field at all, and the same code serves list, detail, cart and order.
 */
export function pricesOf(
  row: ProdutoRow,
  contexto: ContextoComprador,
  { ignorepolicy = false } = {},
): Precos {
  if (!contexto.podeVerPrecos || row.preco === null) return {}
  const { fornecedor } = contexto
  const produto = {
    id: row.id,
    idcategoria: row.idcategoria,
    preco: fromDecimilesimos(row.preco),
    precooferta: fromOptional(row.precooferta),
    descontoProgressivo: row.desconto_progressivo,
    tabelasdepreco: row.tabelas_de_preco,
  }
  if (ignorepolicy) return { preco: produto.preco, preconf: produto.preco }
  const base = {
    ...applyPoliticas(produto, fornecedor?.politicas ?? [], contexto),
    precovendaatacado: fromOptional(row.precovendaatacado),
  }
  const forma = fornecedor?.formasPagamento.find(({ idformapagto }) => idformapagto === contexto.idformapagto)
  const precos = applyVariacao(base, forma?.variacao_percentual ?? 0)
  return {
    preco: precos.preco,
    preconf: precos.preconf,
    ...(precos.efeitospoliticas && { efeitospoliticas: precos.efeitospoliticas }),
    ...atacadoOf(precos.precovendaatacado, row.minvendaatacado),
    ...(row.preco_embalagem !== null && { preco_embalagem: fromDecimilesimos(row.preco_embalagem) }),
    ...impostoOf(row, contexto),
  }
}

/** What the invoice adds to them; of ICMS-ST nothing is known before the state is. */
function impostoOf(
  row: ProdutoRow,
  { fornecedor, uf, contribuinte }: ContextoComprador,
): Pick<Precos, 'imposto'> {
  const imposto = fornecedor?.impostos && resolveImposto(fornecedor.impostos, row, { uf, contribuinte })
  return imposto ? { imposto } : {}
}

/** Both or neither: a wholesale price needs its minimum quantity. */
function atacadoOf(precovendaatacado: number | undefined, minvendaatacado: number | null) {
  if (precovendaatacado === undefined || minvendaatacado === null) return {}
  return { precovendaatacado, minvendaatacado: fromMilesimos(minvendaatacado) }
}

/** What every view of a product shares besides its price. */
export function factsOf(row: ProdutoRow) {
  return {
    id: row.id,
    idproduto: row.idproduto,
    marca: row.marca,
    embalagem: row.embalagem,
    idcategoria: row.idcategoria,
    imagem: row.imagem,
    disponivel: row.disponivel,
    maior_de_18: row.maior_de_18,
    unidade: row.unidade,
    unidade_base: row.unidade_base,
    fator_unidade: row.fator_unidade,
    multiploincremento: fromOptionalMilesimos(row.multiploincremento),
    granularidade: fromMilesimos(row.granularidade),
    min_por_pedido: fromOptionalMilesimos(row.min_por_pedido),
    maxporpedido: fromOptionalMilesimos(row.maxporpedido),
  }
}

/** A product as lists show it, priced for whoever asks; without prices where the supplier hides them (§6). */
export function toProdutoLista(row: ProdutoRow, contexto: ContextoComprador, opcoes = {}): ProdutoLista {
  return {
    ...factsOf(row),
    name: row.nome,
    sku: row.sku,
    ean: row.ean,
    tags: row.tags,
    variantes: row.variantes,
    ...pricesOf(row, contexto, opcoes),
  }
}

/** 'Comprado em 02/11 · 24 un.' (ux 1.4.5): nothing for a visitor and for what was never bought. */
export function ultimaCompraOf(compra: UltimaCompra | null | undefined): Pick<ProdutoLista, 'ultimacompra'> {
  if (!compra) return {}
  return { ultimacompra: { data: compra.data, quantidade: fromMilesimos(compra.quantidade) } }
}

function fromOptional(decimilesimos: number | null): number | undefined {
  return decimilesimos === null ? undefined : fromDecimilesimos(decimilesimos)
}

function fromOptionalMilesimos(milesimos: number | null): number | null {
  return milesimos === null ? null : fromMilesimos(milesimos)
}
