import { useCallback, useEffect, useEffectEvent, useSyncExternalStore } from 'react'
import type { ClipboardEvent, DragEvent } from 'react'

import type { MensagemChat } from '@vitrine/contract'

import { anexosOf, type AnexoNaFila } from './anexos.store.ts'
import type { QuemConversa } from './quem-conversa.ts'
import type { Upload } from './upload.ts'

const nada: readonly AnexoNaFila[] = []

interface DaSala {
  quem: QuemConversa
  sala: string
  upload: Upload
  /** A note of the team. */
  interna?: boolean
  onEnviado: (mensagem: MensagemChat) => void
}

/** Files of a room: those on their way, and how they are taken up: chosen, pasted, dropped. */
export function useAnexos({ quem, sala, upload, interna = false, onEnviado }: DaSala) {
  const { idfornecedor, idcliente } = quem
  const store = useCallback(
    () => anexosOf({ idfornecedor, idcliente }, sala, upload),
    [idfornecedor, idcliente, sala, upload],
  )
  const subscribe = useCallback((listener: () => void) => store().subscribe(listener), [store])
  const naFila = useSyncExternalStore(
    subscribe,
    () => store().read(),
    () => nada,
  )
  const take = useEffectEvent(onEnviado)
  useEffect(() => store().onEnviado((mensagem) => take(mensagem)), [store])

  const add = (files: readonly File[]) => store().add(files, interna)
  return {
    naFila,
    add,
    retry: (idmensagem: string) => store().retry(idmensagem),
    drop: (idmensagem: string) => store().drop(idmensagem),
    /** Of what the files are pasted into and dropped on; words go where they always went. */
    entrada: {
      onPaste(event: ClipboardEvent) {
        const files = [...event.clipboardData.files]
        if (files.length === 0) return
        event.preventDefault()
        add(files)
      },
      onDragOver(event: DragEvent) {
        if (event.dataTransfer.types.includes('Files')) event.preventDefault()
      },
      onDrop(event: DragEvent) {
        const files = [...event.dataTransfer.files]
        if (files.length === 0) return
        event.preventDefault()
        add(files)
      },
    },
  }
}
