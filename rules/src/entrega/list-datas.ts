import { addDias, instantOf, todayIn, weekdayOf } from './relogio.ts'

/** When a delivery form serves. */
export interface AgendaEntrega {
  /** ISO weekdays served, 1 = Monday. */
  dias: readonly number[]
  /** '08:00-12:00' windows of a served day. */
  janelas: readonly string[]
  /** Orders for a window close this many hours before it starts. */
  antecedencia_horas: number
}

export interface OpcoesAgenda {
  fuso?: string
  /** 'YYYY-MM-DD' days without delivery: holidays and the store's own closures. */
  feriados?: readonly string[]
  /** How many days are wanted. */
  quantas?: number
}

export interface JanelaEntrega {
  /** 'HH:MM' in the store's zone. */
  inicio: string
  fim: string
  encerrada: boolean
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

/** No store plans further; a schedule without days ends the search here. */
const HORIZON_DAYS = 60

/**
 * Next days with at least one window still open, the nearest first (§4 Delivery options), computed in the store's
 * zone. Windows already closed stay in their day, marked, so that the shopper sees what was missed.
 */
export function listDatas(agenda: AgendaEntrega, agora: Date, opcoes: OpcoesAgenda = {}): DataEntrega[] {
  const { fuso = 'America/Sao_Paulo', feriados = [], quantas = 5 } = opcoes
  const hoje = todayIn(fuso, agora)
  const datas: DataEntrega[] = []
  for (let dia = 0; dia < HORIZON_DAYS && datas.length < quantas; dia++) {
    const data = addDias(hoje, dia)
    if (!agenda.dias.includes(weekdayOf(data)) || feriados.includes(data)) continue
    const janelas = agenda.janelas.map((janela) => toJanela(janela, data))
    if (janelas.some((janela) => !janela.encerrada)) datas.push({ data, janelas })
  }
  return datas

  function toJanela(janela: string, data: string): JanelaEntrega {
    const [inicio = '', fim = ''] = janela.split('-')
    const cutOff = instantOf(data, inicio, fuso).getTime() - agenda.antecedencia_horas * 3_600_000
    return { inicio, fim, encerrada: agora.getTime() >= cutOff, encerra_em: new Date(cutOff).toISOString() }
  }
}

/** The window that is active from the start (§4: first option, first scheduled date); null when there is none. */
export function firstJanela(datas: readonly DataEntrega[]): PrimeiraJanela | null {
  const open = datas.flatMap(({ data, janelas }) => janelas.map((janela) => ({ data, ...janela })))
  return open.find((janela) => !janela.encerrada) ?? null
}
