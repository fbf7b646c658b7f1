import type { RegraQuantidade } from '#quantidade'
import { computeMaximo } from '#quantidade'

import { computeMinimoAtacado } from './regra.ts'

/** Prices and quantities of a product as its supplier states them. */
export interface PrecosDeclarados extends RegraQuantidade {
  preco: number | null
  precooferta: number | null
  precovendaatacado: number | null
  minvendaatacado: number | null
  multiploincremento: number | null
  descontoProgressivo: Record<string, number> | null
}

/** A field, and why its value contradicts the others. */
export interface Incoerencia {
  campo: keyof PrecosDeclarados
  erro: string
}

/** Prices that would never be charged, or that contradict another field: each with its field. */
export function listIncoerencias(declarados: PrecosDeclarados): Incoerencia[] {
  const { preco, precooferta, precovendaatacado, descontoProgressivo } = declarados
  const tabela =
    descontoProgressivo && Object.keys(descontoProgressivo).length > 0 ? descontoProgressivo : null
  const especiais = { precooferta, precovendaatacado, descontoProgressivo: tabela }
  if (preco === null)
    return Object.entries(especiais)
      .filter(([, valor]) => valor !== null)
      .map(([campo]) => ({ campo: campo as keyof typeof especiais, erro: SEM_PRECO }))
  return [
    ...(precooferta !== null && precooferta >= preco ? [oferta] : []),
    ...listDoAtacado(declarados, preco),
    ...(tabela ? listDaTabela(tabela, preco) : []),
  ]
}

const SEM_PRECO = 'Diga também o preço: sem ele o produto só é vendido por orçamento.'
const oferta: Incoerencia = {
  campo: 'precooferta',
  erro: 'O preço de oferta precisa ser menor que o preço.',
}

function listDoAtacado(declarados: PrecosDeclarados, preco: number): Incoerencia[] {
  const { precovendaatacado, minvendaatacado } = declarados
  if (precovendaatacado === null) return []
  if (precovendaatacado >= preco)
    return [{ campo: 'precovendaatacado', erro: 'O preço de atacado precisa ser menor que o preço.' }]
  if (minvendaatacado === null)
    return [{ campo: 'minvendaatacado', erro: 'Diga a partir de quanto vale o preço de atacado.' }]
  const minimo = computeMinimoAtacado({ ...declarados, preco, preconf: preco }, { multiplies: true })
  const maximo = computeMaximo(declarados)
  if (minimo === null || maximo === null || minimo <= maximo) return []
  return [{ campo: 'minvendaatacado', erro: 'O mínimo do atacado passa do máximo por pedido.' }]
}

/** A tier costs less than the one before it, the first one less than the list price. */
function listDaTabela(tabela: Record<string, number>, preco: number): Incoerencia[] {
  const faixas = Object.entries(tabela).map(([limiar, preco]) => ({ limiar: Number(limiar), preco }))
  if (new Set(faixas.map(({ limiar }) => limiar)).size < faixas.length)
    return [{ campo: 'descontoProgressivo', erro: 'A mesma quantidade está em duas faixas.' }]
  const precos = [preco, ...faixas.sort((a, b) => a.limiar - b.limiar).map(({ preco }) => preco)]
  if (precos.every((preco, i) => i === 0 || preco < (precos[i - 1] ?? 0))) return []
  return [
    {
      campo: 'descontoProgressivo',
      erro: 'Cada faixa precisa ser mais barata que a anterior, e a primeira mais barata que o preço.',
    },
  ]
}
