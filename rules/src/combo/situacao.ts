import type { ContextoPolitica, Politica } from '#politica'
import { meetsCondicoes } from '#politica'

/** When and to whom a combo is sold. Days are whole days of the store's zone, both included. */
export interface VigenciaCombo {
  inicio: string | null
  fim: string | null
  /** Visible to visitors, bought by those who log in. */
  exige_login: boolean
  condicoes: Pick<Politica['condicoes'], 'tags' | 'tipoEntrega' | 'canalVenda'>
}

export type SituacaoCombo = 'disponivel' | 'exige_login' | 'outro_publico' | 'agendado' | 'expirado'

/** Whether a combo is for this buyer today; the first reason against it (§7 Combos, ux 1.15.3). */
export function situacaoOf(
  { inicio, fim, exige_login, condicoes }: VigenciaCombo,
  contexto: ContextoPolitica & { autenticado: boolean },
): SituacaoCombo {
  if (fim !== null && contexto.hoje > fim) return 'expirado'
  if (inicio !== null && contexto.hoje < inicio) return 'agendado'
  if (exige_login && !contexto.autenticado) return 'exige_login'
  return meetsCondicoes(condicoes, contexto) ? 'disponivel' : 'outro_publico'
}

const motivos: Record<Exclude<SituacaoCombo, 'disponivel'>, string> = {
  expirado: 'Este combo terminou.',
  agendado: 'Este combo ainda não começou.',
  exige_login: 'Entre na sua conta para comprar este combo.',
  outro_publico: 'Este combo não vale para o seu cadastro ou forma de entrega.',
}

/** The reason in words; null when it can be bought. */
export function explainSituacao(situacao: SituacaoCombo): string | null {
  return situacao === 'disponivel' ? null : motivos[situacao]
}
