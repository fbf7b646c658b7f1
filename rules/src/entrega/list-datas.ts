import { addDias, FUSO_PADRAO, todayIn } from '#data'

import { closesAt, HORIZONTE_DIAS, isServido, type AgendaEntrega, type Calendario } from './agenda.ts'

export interface OpcoesAgenda extends Partial<Calendario> {
  /** How many days are wanted. */
  quantas?: number
  /** Windows that take nothing more. */
  isLotada?: (data: string, inicio: string) => boolean
  /** From when the money can be counted on, where that is later than now: windows that close before are not offered. */
  dinheiro?: Date | undefined
}

export interface JanelaEntrega {
  /** 'HH:MM' in the store's zone. */
  inicio: string
  fim: string
  encerrada: boolean
  lotada: boolean
  /** Cut-off as ISO instant: an order at this very moment is too late. */
  encerra_em: string
}

export interface DataEntrega {
  data: string
  janelas: JanelaEntrega[]
}

export interface PrimeiraJanela extends JanelaEntrega {
  data: string
}

/**
 * Next days with at least one window before its cut-off, the nearest first (§4 Delivery options), computed in the store's
 * zone; as many as wanted, and on until one of them has a free window. Windows closed or full stay in their day, marked,
 * so that the shopper sees what was missed.
 */
export function listDatas(agenda: AgendaEntrega, agora: Date, opcoes: OpcoesAgenda = {}): DataEntrega[] {
  const { fuso = FUSO_PADRAO, quantas = 5 } = opcoes
  const hoje = todayIn(fuso, agora)
  const datas: DataEntrega[] = []
  for (let dia = 0; dia <= HORIZONTE_DIAS; dia++) {
    if (datas.length >= quantas && firstJanela(datas)) break
    const data = addDias(hoje, dia)
    const janelas = listJanelas(agenda, agora, { ...opcoes, fuso, data })
    if (janelas.some((janela) => !janela.encerrada)) datas.push({ data, janelas })
  }
  return datas
}

/** The window that is active from the start (§4: first option, first scheduled date); null when there is none. */
export function firstJanela(datas: readonly DataEntrega[]): PrimeiraJanela | null {
  const open = datas.flatMap(({ data, janelas }) => janelas.map((janela) => ({ data, ...janela })))
  return open.find((janela) => !janela.encerrada && !janela.lotada) ?? null
}

/** The window of a form at a day that a submission asks for; null when it is not served, past its cut-off or too far. */
export function findJanela(
  agenda: AgendaEntrega,
  agora: Date,
  { data, inicio, ...opcoes }: OpcoesAgenda & { data: string; inicio: string },
): JanelaEntrega | null {
  const { fuso = FUSO_PADRAO } = opcoes
  if (data > addDias(todayIn(fuso, agora), HORIZONTE_DIAS)) return null
  // When a window closes takes a look at the clocks of the zone: of the others nobody asks.
  const destaHora = { ...agenda, janelas: agenda.janelas.filter((janela) => janela.split('-')[0] === inicio) }
  const janelas = listJanelas(destaHora, agora, { ...opcoes, fuso, data })
  return janelas.find((janela) => janela.inicio === inicio && !janela.encerrada) ?? null
}

function listJanelas(
  agenda: AgendaEntrega,
  agora: Date,
  { data, isLotada, dinheiro = agora, ...calendario }: Calendario & OpcoesAgenda & { data: string },
): JanelaEntrega[] {
  if (!isServido(agenda, calendario, data)) return []
  const janelas = agenda.janelas.map((janela) => {
    const [inicio = '', fim = ''] = janela.split('-')
    const cutOff = closesAt(agenda, calendario, { data, inicio })
    return {
      inicio,
      fim,
      encerrada: agora.getTime() >= cutOff,
      lotada: isLotada?.(data, inicio) ?? false,
      encerra_em: new Date(cutOff).toISOString(),
    }
  })
  return dinheiro > agora
    ? janelas.filter(({ encerra_em }) => Date.parse(encerra_em) > dinheiro.getTime())
    : janelas
}
