/** Seconds between two heartbeats of who negotiates. */
export const BATIMENTO_SEGUNDOS = 30
/** After so long without one it is said to be away: three were missed. */
export const AUSENTE_SEGUNDOS = 95
/** After so long without one the cart frees itself; a minute without a network loses nothing. */
export const SEM_SINAL_SEGUNDOS = 300
/** For so long a line is held by who writes in it, unless it says so again. */
export const EDICAO_SEGUNDOS = 20

export interface Sinais {
  /** The last thing that it did, and the last that was heard of it. */
  ativa_em: Date
  visto_em: Date
  /** Of the store's settings. */
  minutos: number
}

export interface Prazos {
  /** When the cart frees itself if nothing more is done. */
  libera_em: Date
  /** When it frees itself if nothing more is heard. */
  ate: Date
}

const later = (momento: Date, segundos: number) => new Date(momento.getTime() + segundos * 1000)

/** Until when somebody holds a cart. */
export function computePrazos({ ativa_em, visto_em, minutos }: Sinais): Prazos {
  const libera_em = later(ativa_em, minutos * 60)
  const semSinal = later(visto_em, SEM_SINAL_SEGUNDOS)
  return { libera_em, ate: semSinal < libera_em ? semSinal : libera_em }
}

/** Whether who holds a cart may be without a network. */
export function isAusente({ visto_em }: Pick<Sinais, 'visto_em'>, agora: Date): boolean {
  return agora > later(visto_em, AUSENTE_SEGUNDOS)
}

/** Who asks for a cart that is held: the papel is its own. */
export interface QuemQuer {
  isDono: boolean
  papel: 'atendente' | 'fornecedor'
  ausente: boolean
}

/** Whether somebody may take a cart over, or unlock it: its owner, a supervisor always, a colleague once the owner is away. */
export function mayTakeOver({ isDono, papel, ausente }: QuemQuer): boolean {
  return isDono || papel === 'fornecedor' || ausente
}
