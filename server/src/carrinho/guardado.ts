import type { ItemCarrinho, LinhaComAcordo } from '@vitrine/contract'
import { fromDecimilesimos, fromMilesimos, toDecimilesimos, toMilesimos } from '@vitrine/rules/dinheiro'

import type { AcordoGuardado, ItemGuardado } from './carrinho.repository.ts'
import type { ItemPedido } from './compose-carrinho.ts'
import { pickNota } from './nota.ts'

/** A line as the row keeps it: what was asked for, in integers; prices are made anew at each look. */
export function toGuardado(item: ItemCarrinho): ItemGuardado {
  return {
    id: item.id,
    quantidade: toMilesimos(item.quantidade),
    ...(item.embalarParaPresente && { embalarParaPresente: true }),
    ...(item.precoatendente && { precoatendente: toDecimilesimos(item.precoatendente) }),
    ...(item.precoatendente && item.negociado && { negociado: keepAcordo(item.negociado) }),
    ...pickNota(item),
    ...(item.produtos && {
      idcombopromocional_cabecalho: item.idcombopromocional_cabecalho,
      produtos: item.produtos.map(({ idgrupo, id, escolhas }) => ({ idgrupo, id, escolhas })),
    }),
  }
}

/** The same line as a save would ask for it. */
export function fromGuardado(item: ItemGuardado): ItemPedido {
  return {
    id: item.id,
    quantidade: fromMilesimos(item.quantidade),
    embalarParaPresente: item.embalarParaPresente ?? false,
    ...(item.precoatendente && { precoatendente: fromDecimilesimos(item.precoatendente) }),
    ...(item.precoatendente && item.negociado && { negociado: showAcordo(item.negociado) }),
    ...pickNota(item),
    ...(item.produtos && {
      idcombopromocional_cabecalho: item.idcombopromocional_cabecalho,
      produtos: item.produtos,
    }),
  }
}

function keepAcordo({ por, aprovado_por, motivo, minimo }: LinhaComAcordo): AcordoGuardado {
  return {
    por,
    ...(aprovado_por && { aprovado_por }),
    ...(motivo && { motivo }),
    minimo: toMilesimos(minimo),
  }
}

function showAcordo({ por, aprovado_por = '', motivo = '', minimo }: AcordoGuardado): LinhaComAcordo {
  return { por, aprovado_por: aprovado_por || null, motivo, minimo: fromMilesimos(minimo) }
}
