import type { Contestacao, Situacao } from './provedor.ts'

/** What a state of a provider means here. */
interface Estado {
  significa: string
  status: Situacao['status']
  /** Money that is asked back, or went back, without the store. */
  contestacao?: Contestacao
}

const disputa = (fase: Contestacao['fase']): Contestacao => ({ tipo: 'DISPUTA', fase })
const chargeback = (fase: Contestacao['fase']): Contestacao => ({ tipo: 'CHARGEBACK', fase })

/**
 * Every state that Mercado Pago's `/v1/payments` gives, the more exact `status/status_detail` before its `status` (a detail that
 * is not named means what its status does), and those of the simulated bank. An unknown state changes nothing and is reported (decision 0054).
 */
export const estadosDoProvedor = {
  mercadopago: {
    pending: { significa: 'The payer has still to act.', status: 'PENDENTE' },
    'pending/pending_waiting_transfer': { significa: 'A Pix is to be paid at the bank.', status: 'PENDENTE' },
    'pending/pending_waiting_payment': { significa: 'A boleto is to be paid.', status: 'PENDENTE' },
    'pending/pending_challenge': { significa: 'The bank asks the holder of the card.', status: 'PENDENTE' },
    in_process: { significa: 'Looked into, by the provider or by hand.', status: 'PENDENTE' },
    authorized: { significa: 'The card holds the amount.', status: 'RESERVADO' },
    approved: {
      significa: 'The money is there; a dispute that there was is decided for the store.',
      status: 'PAGO',
      contestacao: disputa('GANHA'),
    },
    'approved/partially_refunded': { significa: 'The money is there, a part went back.', status: 'PAGO' },
    rejected: { significa: 'Refused; the reason is its detail.', status: 'RECUSADO' },
    cancelled: { significa: 'Given up by us, the payer or the provider.', status: 'CANCELADO' },
    'cancelled/expired': { significa: 'Its time ran out.', status: 'EXPIRADO' },
    refunded: { significa: 'All of the money went back.', status: 'ESTORNADO' },
    in_mediation: {
      significa: 'The payer disputes it; the money is blocked until it is decided.',
      status: 'PAGO',
      contestacao: disputa('ABERTA'),
    },
    charged_back: {
      significa: 'The bank took the money back: chargeback of a card, MED of a Pix.',
      status: 'ESTORNADO',
      contestacao: chargeback('PERDIDA'),
    },
    'charged_back/in_process': {
      significa: 'The bank asks for the money back; it is being decided.',
      status: 'PAGO',
      contestacao: chargeback('ABERTA'),
    },
    'charged_back/settled': {
      significa: 'Decided for the payer: the money went back.',
      status: 'ESTORNADO',
      contestacao: chargeback('PERDIDA'),
    },
    'charged_back/reimbursed': {
      significa: 'Decided for the store: the money is ours again.',
      status: 'PAGO',
      contestacao: chargeback('GANHA'),
    },
  },
  simulador: {
    PENDENTE: { significa: 'To be paid, or the holder is asked.', status: 'PENDENTE' },
    RESERVADO: { significa: 'The card holds the amount.', status: 'RESERVADO' },
    RECUSADO: { significa: 'Refused.', status: 'RECUSADO' },
    EXPIRADO: { significa: 'Its time ran out.', status: 'EXPIRADO' },
    CANCELADO: { significa: 'Given up.', status: 'CANCELADO' },
    PAGO: { significa: 'The money is there.', status: 'PAGO' },
    ESTORNADO: { significa: 'All of the money went back.', status: 'ESTORNADO' },
    CONTESTADO: {
      significa: 'The bank asks for the money back; it is being decided.',
      status: 'PAGO',
      contestacao: chargeback('ABERTA'),
    },
    CONTESTACAO_GANHA: {
      significa: 'Decided for the store: the money is ours again.',
      status: 'PAGO',
      contestacao: chargeback('GANHA'),
    },
    CONTESTACAO_PERDIDA: {
      significa: 'Decided for the payer: the money went back.',
      status: 'ESTORNADO',
      contestacao: chargeback('PERDIDA'),
    },
  },
} as const satisfies Record<string, Record<string, Estado>>

export type EstadoSimulado = keyof (typeof estadosDoProvedor)['simulador']

/** A provider sent a state that we do not know: nothing may be changed because of it. */
export class EstadoDesconhecido extends Error {}

/** What a state means; throws `EstadoDesconhecido`. */
export function readEstado(
  provedor: keyof typeof estadosDoProvedor,
  status: string,
  detalhe = '',
): { status: Situacao['status']; contestacao: Contestacao | null } {
  const estados: Record<string, Estado> = estadosDoProvedor[provedor]
  const chave = [`${status}/${detalhe}`, status].find((each) => Object.hasOwn(estados, each))
  const estado = chave === undefined ? undefined : estados[chave]
  if (!estado)
    throw new EstadoDesconhecido(`${provedor}: ${status.slice(0, 60)} ${detalhe.slice(0, 60)}`.trim())
  return { status: estado.status, contestacao: estado.contestacao ?? null }
}
