import type { Totais } from '#carrinho'
import type { ParteCombo, PrecoCombo } from '#combo'
import type { OpcoesPreco } from '#preco'
import { choosePreco } from '#preco'
import type { EscolhaServico, ServicoOferecido } from '#servico'

import type { Cupom } from './cupom.ts'
import type { ItemComCategoria } from './linhas.ts'

/** For the tests: what a cart costs by the definitions of readings 3, in integers of any size. */

/** The order of rounding of readings 3 by its definition: line, coupon on the line, gift wrap. Centavos. */
export function computeExactly(
  itens: ItemComCategoria[],
  cupom: Cupom | null,
  totais: Totais,
  opcoes: OpcoesPreco,
): bigint {
  const lines = itens.map((item) => {
    const linha = totais.linhas.get(item.id)
    const subtotal = item.produtos
      ? computeComboExactly(item.preco_combo, item.produtos, item.quantidade, opcoes)
      : multiplyExactly(linha?.precounitario ?? Number.NaN, item.quantidade)
    const isOfPolicy = ['politica', 'progressivo', 'combo'].includes(linha?.traco.vencedor ?? '')
    const wrap = item.embalarParaPresente ? multiplyExactly(item.preco_embalagem ?? 0, item.quantidade) : 0n
    return { subtotal, wrap, isIn: cupom !== null && isInExactly(item, cupom, isOfPolicy) }
  })
  const sum = lines.reduce((total, { subtotal, wrap }) => total + subtotal + wrap, 0n)
  if (!cupom) return sum
  const hundredths = BigInt(Math.round(cupom.valor * 100))
  const chosen = lines.filter(({ isIn }) => isIn).map(({ subtotal }) => subtotal)
  const base = chosen.reduce((total, subtotal) => total + subtotal, 0n)
  const discount =
    cupom.tipodesconto === 'absoluto'
      ? min(hundredths, base)
      : chosen.reduce((total, subtotal) => total + (subtotal * hundredths + 5000n) / 10_000n, 0n)
  return sum - discount
}

function isInExactly(item: ItemComCategoria, cupom: Cupom, isOfPolicy: boolean): boolean {
  const { produtos = [], categorias = [] } = cupom.alvo
  const isForAll = produtos.length === 0 && categorias.length === 0
  const isNamed = produtos.includes(item.id) || categorias.includes(item.idcategoria ?? '')
  return (isForAll || isNamed) && !(isOfPolicy && cupom.nao_usar_com_politica)
}

const min = (a: bigint, b: bigint): bigint => (a < b ? a : b)

/** The line by its definition, in exact integers of any size. */
function multiplyExactly(preco: number, quantidade: number): bigint {
  return (BigInt(Math.round(preco * 10_000)) * BigInt(Math.round(quantidade * 1000)) + 50_000n) / 100_000n
}

/** Parts as lines of their own, then the combo's price on their sum, never above it. */
function computeComboExactly(
  preco: PrecoCombo | null | undefined,
  partes: readonly ParteCombo[],
  combos: number,
  opcoes: OpcoesPreco,
): bigint {
  const lines = partes.map(({ precocombo, ...parte }) => {
    const quantidade = Math.round(parte.quantidade * combos * 1000) / 1000
    const unitario = choosePreco(parte, quantidade, opcoes) ?? Number.NaN
    return {
      sozinha: multiplyExactly(unitario, quantidade),
      noCombo: multiplyExactly(Math.min(unitario, precocombo ?? unitario), quantidade),
    }
  })
  const soma = lines.reduce((sum, { sozinha }) => sum + sozinha, 0n)
  if (preco?.tipo === 'fixo') return min(soma, multiplyExactly(preco.valor, combos))
  if (preco?.tipo === 'por_produto') return lines.reduce((sum, { noCombo }) => sum + noCombo, 0n)
  const percentual = BigInt(Math.round((preco?.percentual ?? 0) * 10_000))
  return soma - (soma * percentual + 500_000n) / 1_000_000n
}

/** Each choice once: one price, or a price for each unit of what it is for. */
export function computeServicosExactly(
  escolhas: readonly EscolhaServico[],
  oferecidos: readonly ServicoOferecido[],
  itens: readonly ItemComCategoria[],
): bigint {
  return escolhas.reduce((sum, { idservico, idlinha }) => {
    const servico = oferecidos.find((oferecido) => oferecido.idservico === idservico)
    const cobertos = itens.filter(
      ({ id, quantidade }) =>
        servico?.linhas.includes(id) && (idlinha === null || id === idlinha) && quantidade > 0,
    )
    if (!servico || cobertos.length === 0) return sum
    const milesimos = cobertos.reduce((total, { quantidade }) => total + Math.round(quantidade * 1000), 0)
    return sum + multiplyExactly(servico.preco, servico.cobranca === 'fixo' ? 1 : milesimos / 1000)
  }, 0n)
}
