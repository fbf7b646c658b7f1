import { isFinal, statusPedido } from '#pedido'
import type { StatusPedido } from '#pedido'

/** Who moves an order (§6). The fornecedor and its atendente are staff; an ERP speaks by api-key. */
export type Ator =
  | 'cliente'
  | 'representante'
  | 'usuario vinculado'
  | 'atendente'
  | 'fornecedor'
  | 'api-key'
  | 'sistema'

/** What must hold besides; each is decided in move.ts. */
export type Condicao =
  | 'pagamento adiantado'
  | 'pagamento não adiantado'
  | 'reserva no cartão'
  | 'reserva de pé'
  | 'reserva capturada'
  | 'pago ou a pagar depois'
  | 'separado'
  | 'entrega'
  | 'retirada'
  | 'vencido'
  | 'não vencido'
  | 'desistência'

export interface Transicao {
  /** Null: the order does not exist yet. */
  de: StatusPedido | null
  para: StatusPedido
  atores: readonly Ator[]
  /** All of them must hold. */
  quando?: readonly Condicao[]
  /** The mover must say why. */
  motivo?: true
}

export const compradores = ['cliente', 'representante', 'usuario vinculado'] as const
export const equipe: readonly Ator[] = ['fornecedor', 'atendente']
const equipeOuErp = [...equipe, 'api-key'] as const

/** The one table of order status: readings 7, row by row. What is not here is refused. */
export const transicoes: readonly Transicao[] = [
  { de: null, para: 'ORCAMENTO_NOVO', atores: compradores },
  // The supplier's own people are above its attendants: a supervisor prices what it approves.
  { de: 'ORCAMENTO_NOVO', para: 'ORCAMENTO_PRECIFICADO', atores: equipeOuErp },
  // Repricing keeps versions.
  { de: 'ORCAMENTO_PRECIFICADO', para: 'ORCAMENTO_PRECIFICADO', atores: equipeOuErp },

  { de: null, para: 'ENVIADO', atores: [...compradores, 'atendente'] },
  {
    de: 'ORCAMENTO_PRECIFICADO',
    para: 'ENVIADO',
    atores: [...compradores, 'atendente'],
    quando: ['não vencido'],
  },

  { de: 'ENVIADO', para: 'AGUARDANDOPAGAMENTO', atores: ['sistema'], quando: ['pagamento adiantado'] },
  // The final value is known once the goods are picked.
  { de: 'SEPARANDO', para: 'AGUARDANDOPAGAMENTO', atores: ['sistema'], quando: ['reserva no cartão'] },
  // Paid in another way that is not due before picking: as if it had been sent so (decision 0032).
  { de: 'AGUARDANDOPAGAMENTO', para: 'ENVIADO', atores: ['sistema'], quando: ['pagamento não adiantado'] },
  { de: 'AGUARDANDOPAGAMENTO', para: 'PAGO', atores: ['sistema', ...equipe] },

  {
    de: 'ENVIADO',
    para: 'SEPARANDO',
    atores: equipeOuErp,
    quando: ['pagamento não adiantado', 'reserva de pé'],
  },
  { de: 'PAGO', para: 'SEPARANDO', atores: equipeOuErp, quando: ['pagamento adiantado'] },

  {
    de: 'SEPARANDO',
    para: 'EMENTREGA',
    atores: equipeOuErp,
    quando: ['separado', 'pago ou a pagar depois', 'entrega'],
  },
  {
    de: 'PAGO',
    para: 'EMENTREGA',
    atores: equipeOuErp,
    quando: ['separado', 'reserva capturada', 'entrega'],
  },
  {
    de: 'SEPARANDO',
    para: 'PRONTO_RETIRADA',
    atores: equipeOuErp,
    quando: ['separado', 'pago ou a pagar depois', 'retirada'],
  },
  {
    de: 'PAGO',
    para: 'PRONTO_RETIRADA',
    atores: equipeOuErp,
    quando: ['separado', 'reserva capturada', 'retirada'],
  },

  { de: 'EMENTREGA', para: 'ENTREGUE', atores: [...equipe, ...compradores] },
  { de: 'PRONTO_RETIRADA', para: 'ENTREGUE', atores: [...equipe, ...compradores] },

  // Buyers may cancel until picking begins: with a card, waiting for payment and paid come after it.
  { de: 'ORCAMENTO_NOVO', para: 'CANCELADO', atores: compradores },
  { de: 'ORCAMENTO_PRECIFICADO', para: 'CANCELADO', atores: compradores },
  { de: 'ENVIADO', para: 'CANCELADO', atores: compradores },
  { de: 'AGUARDANDOPAGAMENTO', para: 'CANCELADO', atores: compradores, quando: ['pagamento adiantado'] },
  { de: 'PAGO', para: 'CANCELADO', atores: compradores, quando: ['pagamento adiantado'] },
  // Then a consumer may still withdraw, until the goods are there (law 8.078/1990, article 49; decision 0048).
  ...(['SEPARANDO', 'AGUARDANDOPAGAMENTO', 'PAGO', 'EMENTREGA', 'PRONTO_RETIRADA'] as const).map(
    (de): Transicao => ({ de, para: 'CANCELADO', atores: compradores, quando: ['desistência'] }),
  ),
  { de: 'ORCAMENTO_PRECIFICADO', para: 'CANCELADO', atores: ['sistema'], quando: ['vencido'] },
  {
    de: 'AGUARDANDOPAGAMENTO',
    para: 'CANCELADO',
    atores: ['sistema'],
    quando: ['pagamento adiantado', 'vencido'],
  },
  ...statusPedido
    .filter((status) => !isFinal(status))
    .map((de): Transicao => ({ de, para: 'CANCELADO', atores: equipe, motivo: true })),
]
