import type { Endereco } from '@vitrine/contract'

import { computeFrete, pesoDosItens, semLugar, toLugar } from '#entrega'
import type { ProdutoRow } from '#produto'

import type { EmSubmissao } from './checks.ts'

/** Where it goes, what it weighs, and so what delivery costs by the value of the goods. */
export function weighEntrega({
  submissao,
  fornecedor,
  estado,
  composicao,
  produtos,
  formaEntrega,
}: Pick<EmSubmissao, 'fornecedor' | 'composicao' | 'formaEntrega'> & {
  submissao: Pick<EmSubmissao['submissao'], 'tipoEntrega'>
  estado: { enderecoentrega: Pick<Endereco, 'lat' | 'lng' | 'cep'> | null }
  produtos: readonly ProdutoRow[]
}): Pick<EmSubmissao, 'lugar' | 'gramas' | 'frete'> {
  const { lat = null, lng = null, cep = null } = estado.enderecoentrega ?? {}
  const ponto = lat === null || lng === null ? null : { lat, lng }
  const lugar = submissao.tipoEntrega === 'RETIRADA' ? semLugar : toLugar(fornecedor, { ponto, cep })
  const gramas = pesoDosItens(composicao.itens, produtos)
  const frete = formaEntrega
    ? computeFrete(formaEntrega, lugar, gramas)
    : { degraus: null, pedido_minimo: null }
  return { lugar, gramas, frete }
}
