import { useCallback, useSyncExternalStore } from 'react'

import { filaOf, type FilaChat } from './fila.store.ts'
import { ligacaoOf, type EstadoLigacao } from './ligacao.ts'
import type { Meio } from './meio.ts'
import type { QuemConversa } from './quem-conversa.ts'

const nada: FilaChat = []

/** What waits on this device; nothing on the server, which keeps none of it. */
export function useFila(meio: Meio, { idfornecedor, idcliente }: QuemConversa, idusuario: string): FilaChat {
  const fila = useCallback(
    () => filaOf(meio, { idfornecedor, idcliente }, idusuario),
    [meio, idfornecedor, idcliente, idusuario],
  )
  const subscribe = useCallback((listener: () => void) => fila().subscribe(listener), [fila])
  return useSyncExternalStore(
    subscribe,
    () => fila().read(),
    () => nada,
  )
}

export function useEstadoLigacao({ idfornecedor, idcliente }: QuemConversa): EstadoLigacao {
  const ligacao = useCallback(() => ligacaoOf({ idfornecedor, idcliente }), [idfornecedor, idcliente])
  const subscribe = useCallback((listener: () => void) => ligacao().onEstado(listener), [ligacao])
  return useSyncExternalStore(
    subscribe,
    () => ligacao().readEstado(),
    () => 'ligando',
  )
}
