import { momentoOf, type TipoPagamento } from '@vitrine/rules/pagamento'
import { stepsOf, type StatusPedido } from '@vitrine/rules/pedido'
import type { Ator } from '@vitrine/rules/movimento'

/** A move of a past order: who, when, why (readings 7). */
export interface PassoPassado {
  sequencia: number
  status: StatusPedido
  ator: Ator
  /** Login of whoever moved it; null for the system. */
  email: string | null
  motivo: string
  quando: string
}

export interface Caminho {
  status: StatusPedido
  tipoEntrega: 'DELIVERY' | 'RETIRADA'
  tipo: TipoPagamento
  /** It began as a budget. */
  orcamento: boolean
  /** Counts the buyer's orders: decides small varieties. */
  n: number
}

/** Who works at the store: an attendant where the demo has one, else the owner. */
const EQUIPE: Record<string, { ator: Ator; email: string }> = {
  emporio: { ator: 'fornecedor', email: 'dono@vitrine.example' },
  atacado: { ator: 'atendente', email: 'atende@vitrine.example' },
  obra: { ator: 'atendente', email: 'atende@vitrine.example' },
}

const SISTEMA = { ator: 'sistema' as const, email: null }

/** Moves from the submission at `inicio` to where the order stands, the last at `fim`; each one is in the table of moves. */
export function listPassos(
  caminho: Caminho,
  quem: { slug: string; email: string },
  { inicio, fim }: { inicio: Date; fim: Date },
): PassoPassado[] {
  const status = listStatus(caminho)
  const quando = spread(status, inicio.getTime(), fim.getTime())
  return status.map((passo, sequencia) => ({
    sequencia,
    status: passo,
    motivo: '',
    ...whoMoves(passo, caminho, quem),
    quando: new Date(quando[sequencia] ?? 0).toISOString(),
  }))
}

/** The labels that an order went through to where it is. */
function listStatus({ status, tipoEntrega, tipo, orcamento }: Caminho): StatusPedido[] {
  if (status === 'ORCAMENTO_NOVO') return ['ORCAMENTO_NOVO']
  const antes: StatusPedido[] = orcamento ? ['ORCAMENTO_NOVO', 'ORCAMENTO_PRECIFICADO'] : []
  if (status === 'ORCAMENTO_PRECIFICADO') return antes
  const steps = stepsOf(tipoEntrega, momentoOf(tipo)).flatMap((step): StatusPedido[] =>
    step === 'PAGO' ? ['AGUARDANDOPAGAMENTO', 'PAGO'] : [step],
  )
  if (status === 'CANCELADO') return [...antes, ...steps.slice(0, isAdiantado(tipo) ? 2 : 1), 'CANCELADO']
  return [...antes, ...steps.slice(0, steps.indexOf(status) + 1)]
}

function isAdiantado(tipo: TipoPagamento): boolean {
  return momentoOf(tipo) === 'ADIANTADO'
}

function whoMoves(
  passo: StatusPedido,
  { tipo, n }: Caminho,
  { slug, email }: { slug: string; email: string },
): Pick<PassoPassado, 'ator' | 'email'> & { motivo?: string } {
  const equipe = EQUIPE[slug] ?? SISTEMA
  const cliente = { ator: 'cliente' as const, email }
  if (passo === 'ENVIADO' || passo === 'ORCAMENTO_NOVO') return cliente
  if (passo === 'AGUARDANDOPAGAMENTO') return SISTEMA
  if (passo === 'PAGO') return { ...SISTEMA, motivo: 'Pagamento confirmado' }
  if (passo === 'ENTREGUE') return n % 3 === 0 ? cliente : equipe
  if (passo !== 'CANCELADO') return equipe
  if (isAdiantado(tipo)) return { ...SISTEMA, motivo: 'O prazo do Pix terminou sem pagamento.' }
  return n % 2 === 0
    ? { ...cliente, motivo: 'Pedido feito por engano.' }
    : { ...equipe, motivo: 'Produto em falta.' }
}

const QUATRO_MINUTOS = 240_000

/** Waiting for payment begins with the order and ends in minutes; the other moves share the time evenly. */
function spread(status: readonly StatusPedido[], inicio: number, fim: number): number[] {
  const isEven = (passo: StatusPedido, i: number) =>
    i > 0 && passo !== 'AGUARDANDOPAGAMENTO' && passo !== 'PAGO'
  const shares = status.filter(isEven).length
  let at = inicio
  let share = 0
  return status.map((passo, i) => {
    if (isEven(passo, i)) at = inicio + ((fim - inicio) * (share += 1)) / shares
    else if (passo === 'PAGO') at += QUATRO_MINUTOS
    return Math.round(at)
  })
}
