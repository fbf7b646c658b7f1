import { useRef, useState } from 'react'

/** Products that are chosen, by their ids: one, all of a stretch (Shift), or those that are there. */
export function useEscolha(ids: readonly string[]) {
  const [escolhidos, setEscolhidos] = useState<ReadonlySet<string>>(new Set())
  const ultima = useRef<string | null>(null)

  function toggle(id: string, ateAqui = false) {
    const [a, b] = [ids.indexOf(ultima.current ?? ''), ids.indexOf(id)]
    const trecho = ateAqui && a >= 0 ? ids.slice(Math.min(a, b), Math.max(a, b) + 1) : [id]
    ultima.current = id
    setEscolhidos((antes) => {
      const novos = new Set(antes)
      for (const cada of trecho)
        if (antes.has(id)) novos.delete(cada)
        else novos.add(cada)
      return novos
    })
  }
  return {
    escolhidos,
    toggle,
    setTodos: (todos: readonly string[]) => setEscolhidos(new Set(todos)),
  }
}

export type Escolha = ReturnType<typeof useEscolha>
