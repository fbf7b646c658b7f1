import type { Aprovacao } from '@vitrine/contract'
import { isAberta } from '@vitrine/rules/aprovacao'
import type { TimelineStep } from '@vitrine/ui'

import { formatQuando, type Hoje } from '#pedido'

const nomes: Record<Aprovacao['passos'][number]['tipo'], string> = {
  PEDIDA: 'pediu aprovação',
  SIM: 'aprovou a sua etapa',
  ALTERADA: 'alterou as quantidades',
  APROVADA: 'aprovou',
  RECUSADA: 'não aprovou',
  RETIRADA: 'retirou o pedido',
  VENCIDA: 'O prazo terminou sem resposta',
}

/** What happened to a request from top to bottom, and what it waits for. */
export function makePassos({ passos, estado, aprovadores }: Aprovacao, hoje: Hoje): TimelineStep[] {
  const feitos = passos.map(({ tipo, quem, motivo, quando }, index): TimelineStep => ({
    id: String(index),
    title: [quem, nomes[tipo]].filter(Boolean).join(' '),
    detail: tipo === 'PEDIDA' ? undefined : motivo || undefined,
    time: formatQuando(quando, hoje),
    dateTime: quando,
    state: tipo === 'RECUSADA' || tipo === 'VENCIDA' || tipo === 'RETIRADA' ? 'failed' : 'done',
  }))
  if (!isAberta(estado)) return feitos
  const espera: TimelineStep = {
    id: 'espera',
    title: 'Espera resposta',
    detail: aprovadores.join(', ') || undefined,
    state: 'now',
    icon: 'hourglass',
  }
  return [...feitos, espera]
}
