/** A message that waits on its device until the shop has it. */
export interface NaFila<C> {
  /** Made before the first try: sent again, it is the same message. */
  idmensagem: string
  sala: string
  conteudo: C
  /** A note of the store's team. */
  interna?: boolean
  /** When it was written, ISO. */
  quando: string
  /** Why the shop did not take it; null: it is still to be sent. */
  recusa: string | null
}

/** In the order in which they were written. */
export type Fila<C> = readonly NaFila<C>[]

/** Behind all others; what is there already stays where it is. */
export function enqueue<C>(fila: Fila<C>, nova: Omit<NaFila<C>, 'recusa'>): Fila<C> {
  return fila.some(({ idmensagem }) => idmensagem === nova.idmensagem)
    ? fila
    : [...fila, { ...nova, recusa: null }]
}

/** The one to send now: one at a time, so that what was written first is first in the room. */
export function findProxima<C>(fila: Fila<C>): NaFila<C> | undefined {
  return fila.find(({ recusa }) => recusa === null)
}

/** The shop has it, or its writer takes it back. */
export function settle<C>(fila: Fila<C>, idmensagem: string): Fila<C> {
  return fila.filter((cada) => cada.idmensagem !== idmensagem)
}

/** The shop does not take it, and would not if it were asked again: others go on. */
export function refuse<C>(fila: Fila<C>, idmensagem: string, recusa: string): Fila<C> {
  return fila.map((cada) => (cada.idmensagem === idmensagem ? { ...cada, recusa } : cada))
}

/** Once more, behind what was written since. */
export function retry<C>(fila: Fila<C>, idmensagem: string): Fila<C> {
  const recusada = fila.find((cada) => cada.idmensagem === idmensagem && cada.recusa !== null)
  return recusada ? [...fila.filter((cada) => cada !== recusada), { ...recusada, recusa: null }] : fila
}
