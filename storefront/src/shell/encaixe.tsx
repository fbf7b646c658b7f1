import { lazy, useEffect, useRef, useState } from 'react'
import type { ComponentType, LazyExoticComponent } from 'react'

import { Parte } from './parte.tsx'
import { useTag } from './raiz.ts'

/** Named places of a screen that another slice fills, so that the screen need not know that slice. */
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
  { tag, load }: { tag: string; load: () => Promise<{ default: ComponentType<ConteudoEncaixe> }> },
): void {
  registrados.set(id, { tag, Conteudo: lazy(load) })
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
