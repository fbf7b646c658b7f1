import type { Carrinho, ItemCarrinho, LinhaRepeticao, MudancaCarrinho } from '@vitrine/contract'
import { roundQuantidade } from '@vitrine/rules/quantidade'

export interface Somado {
  /** Lines that the save asked to add, quantities in units. */
  pedidos: readonly { id: string; quantidade: number }[]
  antes: readonly ItemCarrinho[]
  depois: readonly ItemCarrinho[]
  /** Every reason known, the first of a line counts. */
  motivos: readonly MudancaCarrinho[]
}

export interface Repeticao {
  repeticao: NonNullable<Carrinho['repeticao']>
  /** What the shopper has to know: lines that were added in full are not mentioned. */
  mudancas: MudancaCarrinho[]
}

/** Each line of a repeated order in one of three lists: added, adjusted, refused (readings 5); none is left out. */
export function explainRepeticao(somado: Somado): Repeticao {
  const linhas = somado.pedidos.map((pedido) => explainLinha(pedido, somado))
  const ofKind = (kind: (linha: LinhaRepeticao) => boolean) =>
    linhas.map(({ linha }) => linha).filter((linha) => kind(linha))
  return {
    repeticao: {
      adicionados: ofKind(isWhole),
      ajustados: ofKind((linha) => !isWhole(linha) && linha.quantidade > 0),
      recusados: ofKind((linha) => !isWhole(linha) && linha.quantidade <= 0),
    },
    mudancas: linhas.filter(({ linha }) => !isWhole(linha)).map(({ mudanca }) => mudanca),
  }
}

const isWhole = ({ pedida, quantidade }: LinhaRepeticao) => pedida === quantidade

function explainLinha(
  { id, quantidade: pedida }: Somado['pedidos'][number],
  { antes, depois, motivos }: Somado,
): { linha: LinhaRepeticao; mudanca: MudancaCarrinho } {
  const havia = antes.find((item) => item.id === id)?.quantidade ?? 0
  const item = depois.find((outro) => outro.id === id)
  const para = item?.quantidade ?? 0
  const quantidade = Math.max(0, roundQuantidade(para - havia))
  const mudanca = motivos.find((outra) => outra.id === id)
  const nome = item?.nome ?? mudanca?.nome ?? 'Produto'
  const motivo = quantidade === pedida ? '' : (mudanca?.motivo ?? 'Não pôde ser adicionado.')
  return {
    linha: { id, nome, pedida, quantidade, motivo },
    mudanca: { id, nome, de: roundQuantidade(havia + pedida), para, motivo },
  }
}
