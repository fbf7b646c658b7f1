import type { ItemCarrinho } from '@vitrine/contract'
import { computeTotais } from '@vitrine/rules/carrinho'
import type { OpcoesTotais, PassoCarrinho } from '@vitrine/rules/carrinho'
import { multiplyReais } from '@vitrine/rules/dinheiro'
import type { LinhaMedida } from '@vitrine/rules/medicao'

interface Carrinho {
  itens: readonly ItemCarrinho[]
  passos: readonly PassoCarrinho[]
}

/**
 * What the shopper just put into the cart, or took out of it: told by the steps, so that what a server's answer, another tab or a login
 * changes counts for nobody's click.
 */
export function listPassos(
  agora: Carrinho,
  antes: Carrinho,
  opcoes: OpcoesTotais,
): { mais: LinhaMedida[]; menos: LinhaMedida[] } {
  const ids = new Set(agora.passos.slice(antes.passos.length).map(({ id }) => id))
  const mudancas = [...ids].map((id) => {
    const [nova, velha] = [findItem(agora, id), findItem(antes, id)]
    const delta = (nova?.quantidade ?? 0) - (velha?.quantidade ?? 0)
    const item = nova ?? velha
    return item && delta !== 0 ? { delta, linha: toParte(item, Math.abs(delta), opcoes) } : null
  })
  const feitas = mudancas.filter((mudanca) => mudanca !== null)
  return {
    mais: feitas.filter(({ delta }) => delta > 0).map(({ linha }) => linha),
    menos: feitas.filter(({ delta }) => delta < 0).map(({ linha }) => linha),
  }
}

/** The lines of a cart at what they cost, coupon and gift wrap included. */
export function toLinhasMedidas(
  itens: readonly ItemCarrinho[],
  totais: Pick<ReturnType<typeof computeTotais>, 'linhas'>,
  cupom: string | null,
): LinhaMedida[] {
  return itens.map((item) => {
    const linha = totais.linhas.get(item.id)
    return {
      ...describe(item),
      total: linha?.total ?? null,
      cupom: (linha?.desconto ?? 0) > 0 ? cupom : null,
    }
  })
}

const findItem = ({ itens }: Carrinho, id: string) => itens.find((item) => item.id === id)

/** A part of a line, at the unit price of the whole line, because tiers and wholesale prices depend on its full quantity. */
function toParte(item: ItemCarrinho, quantidade: number, opcoes: OpcoesTotais): LinhaMedida {
  const unitario = computeTotais([item], opcoes).linhas.get(item.id)?.precounitario ?? null
  return {
    ...describe(item),
    quantidade,
    total: unitario === null ? null : multiplyReais(unitario, quantidade),
  }
}

const describe = ({ id, nome, marca, embalagem, preco, quantidade }: ItemCarrinho) => ({
  id,
  nome,
  marca,
  embalagem,
  preco,
  quantidade,
})
