import { compareLinhas } from '@vitrine/rules/aprovacao'
import { fromMilesimos } from '@vitrine/rules/dinheiro'

import type { AprovacaoRow } from './aprovacao.repository.ts'

/** The cart still holds what was asked for, and nothing else: the order empties it then, as any order does. */
export function isMesmoCarrinho(
  { conteudo }: Pick<AprovacaoRow, 'conteudo'>,
  carrinho: readonly { id: string; nome: string; quantidade: number }[],
): boolean {
  if (conteudo.itens.some(({ emCombo }) => emCombo)) return false
  const linhas = conteudo.itens.map((item) => ({ ...item, precounitario: null }))
  const agora = carrinho.map((item) => ({
    ...item,
    quantidade: fromMilesimos(item.quantidade),
    precounitario: null,
  }))
  return compareLinhas(linhas, agora).length === 0
}
