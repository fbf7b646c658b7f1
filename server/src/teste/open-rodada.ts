import { Rodada } from '../fila/index.ts'

/** A round of a job as the queue runs it, whose failures the test reads. */
export function openRodada(adiados: readonly string[] = []): {
  rodada: Rodada
  falhas: Map<string, unknown>
} {
  const falhas = new Map<string, unknown>()
  const onFalha = (item: string, error: unknown) => void falhas.set(item, error)
  return { rodada: new Rodada({ adiados: new Set(adiados), onFalha, onFeita: () => {} }), falhas }
}
