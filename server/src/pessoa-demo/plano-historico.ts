import type { StatusPedido } from '@vitrine/rules/pedido'

/** One past order to be made: where it stands and how long ago it began. */
export interface PedidoPlanejado {
  status: StatusPedido
  /** Hours before now of an order that is still open; whole days, at some hour of trade, of an older one. */
  atras: { horas: number } | { dias: number }
}

export interface Plano {
  chave: string
  email: string
  slug: string
  /** Orders of the past year that are over. */
  antigos: number
  /** The newest, first; what each shows is in its status. */
  recentes: readonly [status: StatusPedido, horas: number][]
}

/** A year of ana and bar, and the last order of a representative's clientes: together all ten statuses, budgets where the store makes them (issue 1 D). */
export const planos: readonly Plano[] = [
  {
    chave: 'ana',
    email: 'ana@vitrine.example',
    slug: 'emporio',
    antigos: 28,
    recentes: [
      ['AGUARDANDOPAGAMENTO', 0.4],
      ['ENVIADO', 2],
      ['PAGO', 4],
      ['SEPARANDO', 7],
      ['EMENTREGA', 26],
      ['PRONTO_RETIRADA', 49],
      ['CANCELADO', 75],
    ],
  },
  {
    chave: 'ana',
    email: 'ana@vitrine.example',
    slug: 'obra',
    antigos: 8,
    recentes: [
      ['ORCAMENTO_NOVO', 5],
      ['ORCAMENTO_PRECIFICADO', 29],
      ['PRONTO_RETIRADA', 53],
    ],
  },
  {
    chave: 'bar',
    email: 'bar@vitrine.example',
    slug: 'atacado',
    antigos: 52,
    recentes: [
      ['ENVIADO', 1],
      ['AGUARDANDOPAGAMENTO', 3],
      ['SEPARANDO', 9],
      ['PAGO', 20],
      ['EMENTREGA', 31],
      ['PRONTO_RETIRADA', 54],
      ['CANCELADO', 80],
    ],
  },
  // Most clientes of the representative buy through it; some have not bought for a while, and two ask for prices (ux 3.3).
  ...Array.from({ length: 16 }, (_, i): Plano => ({
    chave: `rota-${i + 4}`,
    email: 'rep@vitrine.example',
    slug: 'atacado',
    antigos: 0,
    recentes: [
      ...(i < 2 ? [['ORCAMENTO_NOVO', 2 + i * 5] satisfies Plano['recentes'][number]] : []),
      ['ENTREGUE', 24 * (7 + ((i * 11) % 60))],
    ],
  })),
]

/** First day before today on which an order is old enough to be delivered everywhere. */
const PRIMEIRO_DIA = 6
const ANO = 365

/** The orders of a plan, newest first: the older ones spread over the year, one in eleven cancelled. */
export function listPlanejados({ antigos, recentes }: Plano): PedidoPlanejado[] {
  return [
    ...recentes.map(([status, horas]): PedidoPlanejado => ({ status, atras: { horas } })),
    ...Array.from({ length: antigos }, (_, i): PedidoPlanejado => ({
      status: i % 11 === 5 ? 'CANCELADO' : 'ENTREGUE',
      atras: { dias: PRIMEIRO_DIA + Math.floor((i * (ANO - PRIMEIRO_DIA)) / antigos) },
    })),
  ]
}
