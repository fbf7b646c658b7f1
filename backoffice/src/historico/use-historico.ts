import { useEffect, useEffectEvent, useState } from 'react'

type Resposta<M> = { ok: true; dados: { data: readonly M[] } } | { ok: false }

/** What happened to something, read once for each `chave`; null: not yet. `read` is the call that answers it. */
export function useHistorico<M>(chave: string, read: (signal: AbortSignal) => Promise<Resposta<M>>) {
  const [lidas, setLidas] = useState<readonly M[] | null>(null)
  const [isFalha, setFalha] = useState(false)
  const [vez, setVez] = useState(1)
  const ask = useEffectEvent((signal: AbortSignal) => read(signal))
  useEffect(() => {
    const abort = new AbortController()
    ask(abort.signal).then(
      (resposta) => {
        setFalha(!resposta.ok)
        if (resposta.ok) setLidas(resposta.dados.data)
      },
      () => {}, // aborted: it was closed
    )
    return () => abort.abort()
  }, [chave, vez])
  return { lidas, isFalha, again: () => setVez(vez + 1) }
}
