import type { FormaEntrega } from '@vitrine/contract'
import { fromCentavos } from '@vitrine/rules/dinheiro'
import { isDestinoDoFrete } from '@vitrine/rules/negociacao'

import type { NegociacaoDoCarrinho } from '#carrinho'

import type { Frete } from './compute-frete.ts'

/** A delivery that a freight may have been negotiated for. */
export interface EntregaDoFrete {
  tipoEntrega: string
  /** 8 digits; null: not known, or picked up. */
  cep: string | null
  idformaentrega: string
}

type Negociada = Pick<NegociacaoDoCarrinho, 'frete' | 'frete_acordo' | 'atendente'>

/** The freight in reais that was negotiated for this delivery, and by whom; null: the store's own table counts. */
export function findFreteNegociado(
  negociacao: Negociada | null,
  entrega: EntregaDoFrete,
): { taxa: number; por: string; motivo: string } | null {
  if (negociacao === null || negociacao.frete === null) return null
  const { frete, frete_acordo, atendente } = negociacao
  const isDeste = frete_acordo ? isDestinoDoFrete(frete_acordo, entrega) : entrega.tipoEntrega !== 'RETIRADA'
  if (!isDeste) return null
  const { por = atendente, motivo = '' } = frete_acordo ?? {}
  return { taxa: fromCentavos(frete), por, motivo }
}

/** Negotiated freight in the place of the table's steps. A form that does not go there is not made to. */
export function withFreteNegociado(
  frete: Frete,
  negociacao: Negociada | null,
  entrega: EntregaDoFrete,
): Frete & Pick<FormaEntrega, 'frete_negociado'> {
  const negociado = findFreteNegociado(negociacao, entrega)
  if (!negociado || !frete.degraus) return frete
  const { taxa, por, motivo } = negociado
  return {
    ...frete,
    degraus: [{ desde: 0, taxa }],
    frete_negociado: { por, motivo, tabela: frete.degraus },
  }
}
