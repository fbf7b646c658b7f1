import { formatQuantidade } from '#dinheiro'
import { roundQuantidade } from '#quantidade'

import { readUnidade } from './unidade.ts'

/** How a product is sold, as far as units go. */
export interface ProdutoVendido {
  unidade: string
  multiploincremento: number | null
  granularidade: number
  unidade_base: string | null
  fator_unidade: number | null
}

export interface QuantidadeConvertida {
  /** In the unit that the product is sold in. */
  quantidade: number
  /** How the unit was converted, as a text for the shopper; '' when it was not. */
  nota: string
  /** False when it had to be rounded or the unit could only be guessed. */
  exata: boolean
  /** Another reading that is as good: '24 un' of what holds 12 may be 24 packages or 2; the shopper chooses. */
  outra?: { quantidade: number; nota: string }
}

/** Part of a base unit: grams of a kilo. */
const partes: Record<string, { base: string; fator: number }> = {
  g: { base: 'kg', fator: 1 / 1000 },
  kg: { base: 'kg', fator: 1 },
  ml: { base: 'L', fator: 1 / 1000 },
  L: { base: 'L', fator: 1 },
  m: { base: 'm', fator: 1 },
}
const embalagens: ReadonlySet<string> = new Set(['cx', 'fd', 'pct', 'saco', 'bd'])

/**
 * A quantity in the unit that somebody wrote, as quantity of the product: '24 un' of a box of 12 is 2, '2 dz' of eggs in
 * boxes of 30 is 1, '500 g' of cheese by the kilo is 0.5, '10 kg' of a bag of 5 kg is 2, '2 cx' of bottles sold in twelves
 * is 24.
 */
export function convertUnidade(
  pedido: { quantidade: number; unidade: string | null },
  produto: ProdutoVendido,
): QuantidadeConvertida {
  const { quantidade, unidade } = pedido
  const vendida = readUnidade(produto.unidade) ?? produto.unidade
  const dentro = countDentro(vendida, produto)
  if (unidade === 'un' && vendida === 'un' && dentro > 1) return askPacotes(pedido, dentro, produto)
  if (unidade === null || unidade === vendida) return { quantidade, nota: '', exata: true }
  if (unidade === 'dz') return roundUp(pedido, (quantidade * 12) / dentro, produto, dentro)
  const medida = partes[unidade]
  if (medida) return convertMedida(pedido, medida, vendida, produto)
  if (unidade === 'un' && dentro > 1) return roundUp(pedido, quantidade / dentro, produto, dentro)
  if (embalagens.has(unidade) && vendida === 'un' && produto.granularidade > 1) {
    const total = roundQuantidade(quantidade * produto.granularidade)
    return { quantidade: total, nota: tell(pedido, total, produto), exata: true }
  }
  return { quantidade, nota: `Vendido por ${produto.unidade}`, exata: false }
}

/** Single things in one of what is sold: 12 in a box of 12 eggs, 12 in a dozen, 1 where nothing is said. */
function countDentro(
  vendida: string,
  { multiploincremento, unidade_base, fator_unidade }: ProdutoVendido,
): number {
  if (vendida === 'dz') return 12
  if (unidade_base === 'un' && fator_unidade && fator_unidade > 1) return fator_unidade
  return embalagens.has(vendida) ? (multiploincremento ?? 1) : 1
}

/** 'un' of a product that is sold by the package: packages, unless that number of single items fills whole packages. */
function askPacotes(
  pedido: { quantidade: number; unidade: string | null },
  dentro: number,
  produto: ProdutoVendido,
): QuantidadeConvertida {
  const { quantidade } = pedido
  const pacotes = quantidade / dentro
  if (!Number.isInteger(pacotes)) return { quantidade, nota: '', exata: true }
  const nota = `${formatQuantidade(quantidade)} × ${formatQuantidade(dentro)} dentro de cada`
  return {
    quantidade,
    nota,
    exata: false,
    outra: { quantidade: pacotes, nota: tell(pedido, pacotes, produto, dentro) },
  }
}

function convertMedida(
  pedido: { quantidade: number; unidade: string | null },
  { base, fator }: { base: string; fator: number },
  vendida: string,
  produto: ProdutoVendido,
): QuantidadeConvertida {
  const medida = pedido.quantidade * fator
  if (vendida === base) {
    const quantidade = roundQuantidade(medida)
    return { quantidade, nota: fator === 1 ? '' : tell(pedido, quantidade, produto), exata: true }
  }
  if (produto.unidade_base === base && produto.fator_unidade)
    return roundUp(pedido, medida / produto.fator_unidade, produto)
  return { quantidade: pedido.quantidade, nota: `Vendido por ${produto.unidade}`, exata: false }
}

/** Whole packages, never fewer than asked for. The small slack is of binary fractions: 0.3 / 0.1 is 3. */
function roundUp(
  pedido: { quantidade: number; unidade: string | null },
  pacotes: number,
  produto: ProdutoVendido,
  dentro = 1,
): QuantidadeConvertida {
  const inteiros = Math.ceil(pacotes - 1e-9)
  const exata = Math.abs(inteiros - pacotes) < 1e-9
  const nota = tell(pedido, inteiros, produto, dentro)
  return { quantidade: inteiros, nota: exata ? nota : `${nota}, arredondado para cima`, exata }
}

function tell(
  { quantidade, unidade }: { quantidade: number; unidade: string | null },
  convertida: number,
  produto: ProdutoVendido,
  dentro = 1,
): string {
  const cada = dentro > 1 ? ` de ${formatQuantidade(dentro)}` : ''
  return `${formatQuantidade(quantidade, unidade)} = ${formatQuantidade(convertida, produto.unidade)}${cada}`
}
