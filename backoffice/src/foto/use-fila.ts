import { useEffect, useSyncExternalStore } from 'react'

import { readBase64 } from '#arquivo'
import { api, useTrabalho } from '#shell'

import { createFila, type Fila, type FotoNaFila, type SendFoto } from './fila-de-fotos.ts'

/** One for each store, as long as the panel is open: another screen does not stop what is on its way. */
const filas = new Map<string, Fila>()

const sendOf =
  (idfornecedor: string): SendFoto =>
  async ({ arquivo, codigo }) => {
    const dados = await readBase64(arquivo)
    const resposta = await api('POST /painel/v1/{idfornecedor}/fotos', {
      params: { idfornecedor },
      body: { nome: arquivo.name.slice(-200), dados, ...(codigo !== null && { codigo }) },
    })
    return resposta
  }

function filaOf(idfornecedor: string): Fila {
  const fila = filas.get(idfornecedor) ?? createFila(sendOf(idfornecedor))
  // A server draws for everybody: nothing is on its way there.
  if (typeof document !== 'undefined') filas.set(idfornecedor, fila)
  return fila
}

const nenhuma: readonly FotoNaFila[] = []

/** Pictures of this store on their way; the window is not closed over them unasked. */
export function useFila() {
  const { idfornecedor } = useTrabalho().loja
  const fila = filaOf(idfornecedor)
  const fotos = useSyncExternalStore(fila.subscribe, fila.list, () => nenhuma)
  const isEnviando = fotos.some(({ estado }) => estado === 'ESPERA' || estado === 'ENVIANDO')
  useEffect(() => {
    if (!isEnviando) return
    const onLeave = (event: BeforeUnloadEvent) => event.preventDefault()
    addEventListener('beforeunload', onLeave)
    return () => removeEventListener('beforeunload', onLeave)
  }, [isEnviando])
  return { fila, fotos, isEnviando }
}
