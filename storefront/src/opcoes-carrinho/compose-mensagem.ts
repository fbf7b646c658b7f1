import type { ItemCarrinho } from '@vitrine/contract'
import { formatQuantidade, formatReais } from '@vitrine/rules/dinheiro'
import { pluralize } from '@vitrine/rules/texto'

const MAX_LINHAS = 20

/** A cart as a message: what is in it, what it costs (where prices are seen), where the same can be put together. */
export function composeMensagem(
  itens: readonly Pick<ItemCarrinho, 'nome' | 'quantidade' | 'unidade'>[],
  { loja, total, endereco }: { loja: string; total: number | null; endereco: string },
): string {
  const linhas = itens
    .slice(0, MAX_LINHAS)
    .map(({ nome, quantidade, unidade }) => `• ${formatQuantidade(quantidade, unidade)} ${nome}`)
  const outros = itens.length - MAX_LINHAS
  return [
    `Meu carrinho em ${loja}:`,
    ...linhas,
    outros > 0 && `• e mais ${pluralize(outros, 'produto', 'produtos')}`,
    total !== null && `Total hoje: ${formatReais(total)}`,
    `Monte o mesmo carrinho: ${endereco}`,
  ]
    .filter((linha) => typeof linha === 'string')
    .join('\n')
}
