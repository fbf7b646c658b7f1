import { expect, test } from 'vitest'

import type { ItemCarrinho } from './index.ts'
import { computeTotais } from './index.ts'

/** Runs only in the long form (VITRINE_LONG, see vitest.config.ts). The seed makes every run the same. */
const CARTS = 1_000_000
const SEED = 20_261_120

/** A small linear congruential generator: fast, and independent of the code under test. */
function startRandom(seed: number) {
  let state = BigInt(seed)
  return (below: number): number => {
    state = (state * 6_364_136_223_846_793_005n + 1_442_695_040_888_963_407n) & 0xffff_ffff_ffff_ffffn
    return Number(state >> 33n) % below
  }
}

type Random = ReturnType<typeof startRandom>

function buildCart(random: Random): ItemCarrinho[] {
  return Array.from({ length: random(5) }, (_, index) => ({
    id: `${index}`,
    nome: `Item ${index}`,
    quantidade: random(100_000) / 1000,
    preco: random(5_000_000) / 10_000,
    preconf: random(2) ? random(5_000_000) / 10_000 : null,
    precoatendente: random(8) ? 0 : random(5_000_000) / 10_000,
    precovendaatacado: random(5_000_000) / 10_000,
    minvendaatacado: random(60),
    multiploincremento: random(4),
    preco_embalagem: random(100_000) / 10_000,
    embalarParaPresente: random(2) === 1,
    desconto: random(3) ? 0 : random(10_000) / 100,
  }))
}

/** The line by its definition, in exact integers of any size. */
function multiplyExactly(preco: number, quantidade: number): bigint {
  return (BigInt(Math.round(preco * 10_000)) * BigInt(Math.round(quantidade * 1000)) + 50_000n) / 100_000n
}

function computeExactly(itens: ItemCarrinho[], totais: ReturnType<typeof computeTotais>): bigint {
  return itens.reduce((sum, { id, quantidade, desconto = 0, preco_embalagem, embalarParaPresente }) => {
    const subtotal = multiplyExactly(totais.linhas.get(id)?.precounitario ?? Number.NaN, quantidade)
    const coupon = BigInt(Math.round(desconto * 100))
    const wrap = embalarParaPresente ? multiplyExactly(preco_embalagem ?? 0, quantidade) : 0n
    return sum + subtotal - (coupon < subtotal ? coupon : subtotal) + wrap
  }, 0n)
}

test(
  'a million carts cost what exact arithmetic says, to the centavo (readings 3)',
  { timeout: 1_800_000 },
  () => {
    const random = startRandom(SEED)
    for (let cart = 0; cart < CARTS; cart++) {
      const itens = buildCart(random)
      const taxaentrega = random(5000)
      const totais = computeTotais(itens, { multiplies: random(2) === 1, taxaentrega: taxaentrega / 100 })
      const exact = Number(computeExactly(itens, totais) + BigInt(taxaentrega)) / 100
      if (totais.totalCompras !== exact || !totais.comPreco) {
        expect.fail(`cart ${cart}: ${JSON.stringify({ itens, totalCompras: totais.totalCompras, exact })}`)
      }
    }
  },
)
