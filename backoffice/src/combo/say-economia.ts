import type { CadastroCombo, ProdutoDeCombos } from '@vitrine/contract'
import { completeCombo, computeCombo, listPartes, percentualOf } from '@vitrine/rules/combo'
import { formatReais } from '@vitrine/rules/dinheiro'

const opcoes = { multiplies: true }

/** What the choice that completes a combo saves against its parts bought alone, at list prices; null: it cannot be told yet. */
export function sayEconomia(
  { grupos, preco }: Pick<CadastroCombo, 'grupos' | 'preco'>,
  produtos: ReadonlyMap<string, ProdutoDeCombos>,
): string | null {
  const comPreco = grupos.map(({ produtos: oferecidos, ...grupo }) => ({
    ...grupo,
    produtos: oferecidos.flatMap(({ idcadastroextraproduto: id, quantidade, precocombo }) => {
      const preco = produtos.get(id)?.preco ?? null
      return preco === null ? [] : [{ id, quantidade, precocombo, preco }]
    }),
  }))
  const escolhas = completeCombo(comPreco, [], { ...opcoes, preco })
  if (!escolhas || escolhas.length === 0) return null
  const conta = computeCombo(preco, listPartes(comPreco, escolhas), 1, opcoes)
  if (!conta) return null
  const { soma, total, economia } = conta
  const separados = `Por exemplo: separado ${formatReais(soma)}, no combo ${formatReais(total)}`
  return economia > 0
    ? `${separados}, economia de ${formatReais(economia)} (${percentualOf(conta)}%).`
    : `${separados}: ninguém economiza.`
}
