import type { TipoEntrega } from '@vitrine/contract'
import { fromCentavos } from '@vitrine/rules/dinheiro'

import type { FormaEntregaViva } from './fornecedor-vivo.ts'

/** A row of forma_entrega as JSON. */
export type FormaEntregaRow = Omit<
  FormaEntregaViva,
  'tipoEntrega' | 'preco' | 'gratis_acima' | 'pedido_minimo'
> & {
  tipoentrega: TipoEntrega
  preco_centavos: number
  gratis_acima_centavos: number | null
  pedido_minimo_centavos: number | null
}

/** A delivery form in reais. */
export function toFormaEntrega(forma: FormaEntregaRow): FormaEntregaViva {
  const { idformaentrega, idloja, nome, tipoentrega, dias, janelas, antecedencia_horas } = forma
  return {
    idformaentrega,
    idloja,
    nome,
    tipoEntrega: tipoentrega,
    dias,
    janelas,
    antecedencia_horas: Number(antecedencia_horas),
    preco: fromCentavos(forma.preco_centavos),
    gratis_acima: forma.gratis_acima_centavos === null ? null : fromCentavos(forma.gratis_acima_centavos),
    pedido_minimo: forma.pedido_minimo_centavos === null ? null : fromCentavos(forma.pedido_minimo_centavos),
  }
}
