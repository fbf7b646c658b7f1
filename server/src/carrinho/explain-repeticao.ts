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
  /** What the shopper has to know of: lines that came whole are no news. */
  mudancas: MudancaCarrinho[]
}

/** Each line of a repeated order in one of three lists: added, adjusted, refused (readings 5); none is left out. */
export function explainRepeticao({ pedidos, antes, depois, motivos }: Somado): Repeticao {
  const repeticao: Repeticao['repeticao'] = { adicionados: [], ajustados: [], recusados: [] }
  const mudancas: MudancaCarrinho[] = []
  for (const { id, quantidade: pedida } of pedidos) {
    const havia = antes.find((item) => item.id === id)?.quantidade ?? 0
    const item = depois.find((outro) => outro.id === id)
    const ficou = item?.quantidade ?? 0
    const veio = Math.max(0, roundQuantidade(ficou - havia))
    const mudanca = motivos.find((outra) => outra.id === id)
    const nome = item?.nome ?? mudanca?.nome ?? 'Produto'
    const motivo = veio === pedida ? '' : (mudanca?.motivo ?? 'Não pôde ser adicionado.')
    const linha: LinhaRepeticao = { id, nome, pedida, quantidade: veio, motivo }
    if (veio === pedida) repeticao.adicionados.push(linha)
    else {
      repeticao[veio > 0 ? 'ajustados' : 'recusados'].push(linha)
      mudancas.push({ id, nome, de: roundQuantidade(havia + pedida), para: ficou, motivo })
    }
  }
  return { repeticao, mudancas }
}
