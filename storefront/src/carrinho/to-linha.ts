import type { ItemCarrinho, LinhaPedida } from '@vitrine/contract'

/** What a save or an order says of a line. */
export type LinhaDoCarrinho = Pick<ItemCarrinho, 'id' | 'quantidade' | 'embalarParaPresente'> &
  Partial<Pick<ItemCarrinho, 'idcombopromocional_cabecalho' | 'observacao' | 'substituicao'>> &
  Pick<LinhaPedida, 'produtos'>

/** A line as a save or an order asks for it: of a combo with its choices. */
export function toLinha(item: LinhaDoCarrinho): LinhaPedida {
  const { id, quantidade, embalarParaPresente, idcombopromocional_cabecalho, produtos } = item
  const { observacao, substituicao } = item
  return {
    id,
    quantidade,
    embalarParaPresente,
    observacao,
    substituicao,
    ...(produtos && {
      idcombopromocional_cabecalho,
      produtos: produtos.map(({ idgrupo, id, escolhas }) => ({ idgrupo, id, escolhas })),
    }),
  }
}
