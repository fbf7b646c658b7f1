import { memo, useCallback, useEffect, useState } from 'react'
import type { ComponentType, LazyExoticComponent } from 'react'

import { afterPaint, Button, EmptyState, Modal, Panel, Skeleton } from '@vitrine/ui'

import { desktop } from './navegador.ts'
import { useChegada, useOpenPainel, usePainelVisto } from './painel.store.ts'
import type { IdPainel } from './painel.store.ts'
import { Parte, ParteAberta, prepare } from './parte.tsx'

export interface ConteudoProps {
  /** The panel that it stands in. */
  id: string
  /** Closes the panel; after a success that leads elsewhere nothing needs closing. */
  close: () => void
}

export interface ConteudoPainel {
  titulo: string | ComponentType
  /** A state that stands beside the title while the panel is open; loaded as a separate file. */
  ao_lado?: LazyExoticComponent<ComponentType>
  /** `folha`: a sheet on a phone, at the right of a desktop. */
  lado?: 'right' | 'left' | 'bottom' | 'folha'
  /** In the middle of the page instead of at a side, and of this size. */
  modal?: 'm' | 'l'
  /** The content has its own padding. */
  bare?: boolean
  /** Loaded when first opened, or when what opens it (`data-painel`) is pointed at: `() => import('./x/y.tsx').then((m) => ({ default: m.Y }))`. */
  load: () => Promise<{ default: ComponentType<ConteudoProps> }>
}

export type RegistroPaineis = Record<IdPainel, ConteudoPainel>

const SLIDE = 200

/** Every registered panel; the manager is the address itself (`usePainel`). */
export function Paineis({ registro }: { registro: Partial<RegistroPaineis> }) {
  useIntencao(registro)
  useChegada()
  const { aberto, close } = usePainelVisto()
  const todos = Object.entries(registro) as [IdPainel, ConteudoPainel][] // its own keys
  return todos.map(([id, conteudo]) => (
    <UmPainel key={id} id={id} conteudo={conteudo} isOpen={aberto === id} close={close} />
  ))
}

interface UmPainelProps {
  id: IdPainel
  conteudo: ConteudoPainel
  isOpen: boolean
  close: (id: IdPainel) => void
}

const UmPainel = memo(function UmPainel({ id, conteudo, isOpen, close: closeDe }: UmPainelProps) {
  // What it waited for may come when another one is open.
  const close = useCallback(() => closeDe(id), [closeDe, id])
  const { isMounted, hasConteudo } = useEtapa(isOpen)
  const { titulo: Titulo, ao_lado: AoLado, lado, bare, modal } = conteudo
  const quadro = {
    id,
    open: isOpen,
    onClose: close,
    bare,
    title: typeof Titulo === 'string' ? Titulo : <Titulo />,
    aside: hasConteudo && AoLado && (
      <Parte calada>
        <AoLado />
      </Parte>
    ),
    children: hasConteudo ? (
      <Parte espera={<Espera />} falha={<Falhou />} calada>
        <ParteAberta load={conteudo.load} espera={<Espera />} dados={{ id, close }} />
      </Parte>
    ) : (
      isMounted && <Espera />
    ),
  }
  if (modal) return isMounted && <Modal {...quadro} size={modal} />
  return <Panel {...quadro} side={lado === 'folha' ? sideOf(isMounted) : lado} />
})

/** Only an open panel asks the window, which the server does not have. */
function sideOf(isMounted: boolean): 'bottom' | 'right' {
  return isMounted && !matchMedia(desktop).matches ? 'bottom' : 'right'
}

/** It is there until it has slid out, and what is in it is drawn once it is seen to open. */
function useEtapa(isOpen: boolean): { isMounted: boolean; hasConteudo: boolean } {
  const [isMounted, setMounted] = useState(isOpen)
  const [isSeen, setSeen] = useState(false)
  if (isOpen && !isMounted) setMounted(true)
  useEffect(() => {
    if (isOpen) return afterPaint(() => setSeen(true))
    // What is told while one is pressed for would take the dialog away at once, and the focus with it.
    if (!isMounted) return
    const timer = setTimeout(() => {
      setSeen(false)
      setMounted(false)
    }, SLIDE)
    return () => clearTimeout(timer)
  }, [isOpen, isMounted])
  return { isMounted, hasConteudo: isSeen }
}

function Espera() {
  return (
    <div className="espera grid gap-4 p-4" aria-busy>
      <Skeleton style={{ height: 48 }} />
      <Skeleton style={{ height: 48 }} />
      <Skeleton text style={{ width: '60%' }} />
    </div>
  )
}

/** Content that does not load or breaks says so inside its panel, and a reload opens it again; the page behind lives on. */
function Falhou() {
  return (
    <EmptyState
      icon="circle-alert"
      title="Não carregou"
      action={<Button onClick={() => location.reload()}>Recarregar</Button>}
    >
      Verifique a conexão. Seu carrinho está guardado.
    </EmptyState>
  )
}

/**
 * Brings a panel's file when the pointer or the focus comes to what opens it (`data-painel`), so that it opens at once. A plain
 * link that names one opens it over the page that it stands on; without script it leads to its page.
 */
function useIntencao(registro: Partial<RegistroPaineis>): void {
  const open = useOpenPainel()
  useEffect(() => {
    const openerOf = ({ target }: Event) =>
      target instanceof Element ? target.closest<HTMLElement>('[data-painel]') : null
    const idOf = (opener: HTMLElement | null) => opener?.dataset.painel as IdPainel // any other text finds nothing
    function onIntent(event: Event) {
      const conteudo = registro[idOf(openerOf(event))]
      if (conteudo) prepare(conteudo.load)
    }
    function onClick(event: MouseEvent) {
      const opener = openerOf(event)
      // What React handles is prevented by now; a new tab is a new tab.
      if (
        opener?.tagName !== 'A' ||
        event.defaultPrevented ||
        event.ctrlKey ||
        event.metaKey ||
        event.shiftKey
      )
        return
      event.preventDefault()
      open(idOf(opener))
    }
    document.addEventListener('pointerover', onIntent, { passive: true })
    document.addEventListener('focusin', onIntent)
    document.addEventListener('click', onClick)
    return () => {
      document.removeEventListener('pointerover', onIntent)
      document.removeEventListener('focusin', onIntent)
      document.removeEventListener('click', onClick)
    }
  }, [registro, open])
}
