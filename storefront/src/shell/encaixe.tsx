import { useEffect, useRef, useState } from 'react'
import type { ComponentType, ReactNode, RefObject } from 'react'

import type { Carrossel, Fornecedor } from '@vitrine/contract'

import { makeParte, Parte } from './parte.tsx'
import { useRaiz } from './raiz.ts'

/** Named places of a screen that another slice fills, so that the screen need not know that slice. */
export type IdEncaixe = 'carrinho' | 'produto' | 'fileiras' | 'inicio'

export interface ConteudoEncaixe {
  /** The product of the screen. */
  produto?: string
  /** Of the screen, without their products. */
  carrosseis?: readonly Carrossel[]
}

interface Registro {
  /** Which stores have it. */
  when: (loja: Fornecedor) => boolean
  Conteudo: ComponentType<ConteudoEncaixe>
}

const registrados = new Map<IdEncaixe, Registro>()

/** Filled by src/encaixes.ts. */
export function registerEncaixe(
  id: IdEncaixe,
  load: () => Promise<{ default: ComponentType<ConteudoEncaixe> }>,
  when: Registro['when'],
): void {
  registrados.set(id, { when, Conteudo: makeParte(load) })
}

interface EncaixeProps extends ConteudoEncaixe {
  id: IdEncaixe
  /** Its least height as a CSS length, so that nothing below moves when it comes. */
  vaga?: string
}

/** A place for `id`, where the store has it. */
export function Encaixe({ id, vaga, ...conteudo }: EncaixeProps) {
  const registro = registrados.get(id)
  const { loja } = useRaiz()
  if (!loja || !registro?.when(loja)) return null
  const { Conteudo } = registro
  return (
    <Perto id={id} vaga={vaga}>
      <Conteudo {...conteudo} />
    </Perto>
  )
}

interface PertoProps {
  id: string
  vaga?: string
  /** Pixels before it is in view at which it is near. */
  margem?: number
  /** A lazy component. */
  children: ReactNode
}

/** A place whose content is drawn, and so loaded and asked for, when it is nearly in view. */
export function Perto({ id, vaga, margem, children }: PertoProps) {
  const ref = useRef<HTMLDivElement>(null)
  const isNear = useNear(ref, margem)
  return (
    <div
      ref={ref}
      className="encaixe"
      data-encaixe={id}
      style={vaga ? { display: 'flow-root', minHeight: vaga } : undefined}
    >
      {isNear && <Parte calada>{children}</Parte>}
    </div>
  )
}

/** True from when `ref` is first at most `margem` pixels out of view. */
export function useNear(ref: RefObject<HTMLElement | null>, margem = 240): boolean {
  const [isNear, setNear] = useState(false)
  useEffect(() => {
    const place = ref.current
    if (!place) return
    const observer = new IntersectionObserver(
      (entries) => entries.some(({ isIntersecting }) => isIntersecting) && setNear(true),
      { rootMargin: `${margem}px` },
    )
    observer.observe(place)
    return () => observer.disconnect()
  }, [ref, margem])
  return isNear
}
