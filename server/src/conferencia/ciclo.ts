/** The date of a subscription that an order is made for by itself. */
export interface Ciclo {
  idassinatura: string
  /** 'YYYY-MM-DD', a date of the series; delivery may be later. */
  data: string
  /** The type as the subscription knows it. */
  idtipoassinatura: string
  nome: string
}
