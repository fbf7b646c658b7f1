import { lazy, useEffect, useRef, useState } from 'react'
import type { ComponentType, LazyExoticComponent } from 'react'

import { Parte } from './parte.tsx'
import { useTag } from './raiz.ts'

/** Places of a screen that another slice fills: the screen need not know with what. */
export type IdEncaixe = 'carrinho' | 'produto' | 'inicio'

export interface ConteudoEncaixe {
  /** The product of the screen. */
  produto?: string
}

interface Registro {
  /** Only stores with this tag have it. */
  tag: string
  Conteudo: LazyExoticComponent<ComponentType<ConteudoEncaixe>>
}

const registrados = new Map<IdEncaixe, Registro>()

/** Filled by src/encaixes.ts. */
export function registerEncaixe(
  id: IdEncaixe,
  { tag, carregar }: { tag: string; carregar: () => Promise<{ default: ComponentType<ConteudoEncaixe> }> },
): void {
  registrados.set(id, { tag, Conteudo: lazy(carregar) })
}

/** A place for `id`: nothing is loaded or asked for until it is nearly in view. */
export function Encaixe({ id, produto }: { id: IdEncaixe } & ConteudoEncaixe) {
  const registro = registrados.get(id)
  const hasTag = useTag(registro?.tag ?? '')
  const ref = useRef<HTMLDivElement>(null)
  const [isNear, setNear] = useState(false)
  useEffect(() => {
    const place = ref.current
    if (!place) return
    const observer = new IntersectionObserver(
      (entries) => entries.some(({ isIntersecting }) => isIntersecting) && setNear(true),
      { rootMargin: '240px' },
    )
    observer.observe(place)
    return () => observer.disconnect()
  }, [hasTag])
  if (!registro || !hasTag) return null
  const { Conteudo } = registro
  return (
    <div ref={ref} className="encaixe" data-encaixe={id}>
      {isNear && (
        <Parte calada>
          <Conteudo produto={produto} />
        </Parte>
      )}
    </div>
  )
}
