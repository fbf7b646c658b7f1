/** A block of messages as it was measured last. */
export interface BlocoMedido {
  chave: number
  /** px, with the space above it. */
  altura: number
  /** It stays drawn wherever it is: it has the focus, or something is chosen in it. */
  fica: boolean
}

/** So far from what is in view blocks are drawn: a turn of the wheel shows no empty place. */
const PERTO_PX = 600

/**
 * The blocks that need not be drawn, each with the height of what stands for it. The newest is always drawn: below it the room grows.
 * @param blocos from the oldest to the newest
 * @param vista px: how far above the end of the newest the view ends (`fundo`) and begins (`topo`)
 */
export function chooseCaixas(
  blocos: readonly BlocoMedido[],
  vista: { fundo: number; topo: number },
): ReadonlyMap<number, number> {
  const caixas = new Map<number, number>()
  let fim = 0
  for (const { chave, altura, fica } of blocos.toReversed()) {
    const isNewest = fim === 0
    const isPerto = fim < vista.topo + PERTO_PX && fim + altura > vista.fundo - PERTO_PX
    if (!isNewest && !isPerto && !fica) caixas.set(chave, altura)
    fim += altura
  }
  return caixas
}

/** Whether the same blocks are drawn with both. */
export const isSameCaixas = (a: ReadonlyMap<number, number>, b: ReadonlyMap<number, number>): boolean =>
  a.size === b.size && [...a.keys()].every((chave) => b.has(chave))
