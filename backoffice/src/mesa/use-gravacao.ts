import { useEffect, useEffectEvent, useRef, useState } from 'react'
import type { RefObject } from 'react'

import type { GradeDoOrcamento } from '@vitrine/contract'
import { showToast } from '@vitrine/ui'

import {
  addEscritos,
  isNada,
  nada,
  without,
  type Cabeca,
  type LinhaEmConflito,
  type Pendente,
} from './pendente.ts'
import type { Escrito } from './preview-mesa.ts'
import { postRascunho, readGrade, storePendente, type Motor } from './store-pendente.ts'

/** What is typed within so long is stored at once. */
const JUNTAS_MS = 600
/** So often what waits for a connection is tried again. */
const DE_NOVO_MS = 5000

export interface EstadoDaGravacao {
  tipo: 'salvo' | 'gravando' | 'esperando'
  /** Somebody else wrote in the same lines; null: nobody did. */
  conflito: { por: string; linhas: LinhaEmConflito[]; keepMeus(): void; takeOutros(): void } | null
}

interface Deps {
  num: number
  /** The budget as the shop has it now. */
  current: RefObject<GradeDoOrcamento>
  take(grade: GradeDoOrcamento): void
  /** The shop says that these are below their floors. */
  onAbaixo(baixos: readonly (readonly [number, number])[]): void
}

/** Stores what is written a moment later, one after the other; nothing typed is lost while there is no connection (ux 3.3). */
export function useGravacao(deps: Deps) {
  const { pendente, ...guarda } = usePendente()
  const [tipo, setTipo] = useState<EstadoDaGravacao['tipo']>('salvo')
  const [parado, setParado] = useState<{ por: string; linhas: LinhaEmConflito[] } | null>(null)
  const fila = useRef<Promise<boolean>>(Promise.resolve(true))
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)
  const isParado = useRef(false)
  const motor: Motor = {
    ...deps,
    ...guarda,
    setTipo,
    isParado: () => isParado.current,
    stop(conflito) {
      isParado.current = true
      setParado(conflito)
    },
  }
  const flush = () => {
    clearTimeout(timer.current)
    fila.current = fila.current.then(() => storePendente(motor))
    return fila.current
  }
  function goOn(sem: readonly LinhaEmConflito[]) {
    const sequencias = sem.map(({ sequencia }) => sequencia)
    guarda.put(without(guarda.read(), sequencias))
    isParado.current = false
    setParado(null)
    void flush()
  }
  useSaidas({ tipo, flush, leave: () => !isNada(guarda.read()) && void flush() })
  const isEscrevendo = !isNada(pendente) && tipo !== 'esperando'
  const estado: EstadoDaGravacao = {
    tipo: isEscrevendo ? 'gravando' : tipo,
    conflito: parado && { ...parado, keepMeus: () => goOn([]), takeOutros: () => goOn(parado.linhas) },
  }
  return {
    pendente,
    estado,
    flush,
    write(novos: ReadonlyMap<number, Escrito>, cabeca: Cabeca = {}) {
      guarda.put(addEscritos(guarda.read(), novos, cabeca))
      clearTimeout(timer.current)
      timer.current = setTimeout(() => void flush(), JUNTAS_MS)
    },
    /** Stores lines at once, after all that waits. Whether it did. */
    send: async (linhas: readonly PedidoAoSupervisor[]) => (await flush()) && sendLinhas(motor, linhas),
  }
}

export interface PedidoAoSupervisor {
  sequencia: number
  preco: number
  pede_supervisor: true
}

async function sendLinhas(motor: Motor, linhas: readonly PedidoAoSupervisor[]): Promise<boolean> {
  let resposta = await postRascunho(motor, { linhas })
  if (!resposta.ok && resposta.falha.codigo === 'rascunho_mudou') {
    await readGrade(motor)
    resposta = await postRascunho(motor, { linhas })
  }
  if (resposta.ok) motor.take(resposta.dados)
  else showToast(resposta.falha.error)
  return resposta.ok
}

/** What waits to be stored: to be drawn, and to be read by what goes on beside drawing. */
function usePendente() {
  const [pendente, setPendente] = useState(nada)
  const guardado = useRef(nada)
  return {
    pendente,
    read: (): Pendente => guardado.current,
    put(novo: Pendente) {
      guardado.current = novo
      setPendente(novo)
    },
  }
}

interface Saidas {
  tipo: EstadoDaGravacao['tipo']
  flush(): void
  leave(): void
}

/** What waits for a connection is tried again; who leaves the screen leaves nothing behind. */
function useSaidas({ tipo, flush, leave }: Saidas): void {
  const again = useEffectEvent(flush)
  const onLeave = useEffectEvent(leave)
  useEffect(() => {
    if (tipo !== 'esperando') return undefined
    const timer = setInterval(again, DE_NOVO_MS)
    addEventListener('online', again)
    return () => {
      clearInterval(timer)
      removeEventListener('online', again)
    }
  }, [tipo])
  useEffect(() => {
    addEventListener('pagehide', onLeave)
    return () => {
      removeEventListener('pagehide', onLeave)
      onLeave()
    }
  }, [])
}
