import type { Cupom } from './cupom.ts'

/** A coupon as its supplier writes it: how long it holds stands beside its conditions. */
export interface CupomEscrito extends Omit<Cupom, 'condicoes'> {
  listado: boolean
  valor_minimo: number | null
  inicio: string | null
  fim: string | null
  limite: number | null
  limite_por_cliente: number | null
  /** What it may take off in all, in reais. */
  valor_limite: number | null
  condicoes: Pick<
    Cupom['condicoes'],
    'primeira_compra' | 'canalVenda' | 'tipoEntrega' | 'idformapagto' | 'tags'
  >
}

/** The same coupon as carts see it. */
export function toCupom(escrito: CupomEscrito): Cupom {
  const { valor_minimo, inicio, fim, limite, limite_por_cliente, valor_limite, condicoes, ...cupom } = escrito
  return {
    ...cupom,
    condicoes: { ...condicoes, valor_minimo, inicio, fim, limite, limite_por_cliente, valor_limite },
  }
}
