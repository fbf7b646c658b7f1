import { Component, lazy, Suspense, useEffect, useState } from 'react'
import type { ComponentType, ReactNode } from 'react'

import { showToast } from '@vitrine/ui'

import { useHydrated } from './navegador.ts'

export interface ParteProps {
  /** What `makeParte` or React's `lazy` made: its file is loaded when it is first drawn. */
  children: ReactNode
  /** In its place while the file comes. */
  espera?: ReactNode
  /** In its place when the file does not come. */
  falha?: ReactNode
  aoFalhar?: () => void
  /** Nobody asked for this part, so nothing is said when its file does not load. */
  calada?: boolean
}

/**
 * A part of a screen in a file of its own (docs/bytes.md). When it does not load, the page around it lives on. What the server drew stands until its
 * file has come: were it drawn anew before, because something around it was, React would take it off the page and put `espera` in its place for a
 * moment. What changed meanwhile is shown once the file is there.
 */
export function Parte({ children, espera, falha, aoFalhar, calada }: ParteProps) {
  const [isViva, setViva] = useState(useHydrated())
  const agora = (
    <Suspense fallback={espera}>
      {children}
      {!isViva && <Chegou onChegou={setViva} />}
    </Suspense>
  )
  const [doServidor] = useState(agora)
  function onFail() {
    if (!calada) tellFalha()
    aoFalhar?.()
  }
  return (
    <Guarda falha={falha} aoFalhar={onFail}>
      {isViva ? agora : doServidor}
    </Guarda>
  )
}

function Chegou({ onChegou }: { onChegou: (isViva: true) => void }) {
  useEffect(() => onChegou(true))
  return null
}

/** What was asked for did not load; a new build may have replaced it (§2), so a reload is offered. */
export function tellFalha(): void {
  showToast('Isto não carregou. Seu carrinho está guardado.', {
    label: 'Recarregar',
    onPress: () => location.reload(),
  })
}

type LoadParte<P> = () => Promise<{ default: ComponentType<P> }>

/** What has come, by what loads it. */
const prontas = new WeakMap<() => Promise<unknown>, unknown>()

/** Brings a part's file before the part is drawn. */
export async function bringParte(load: () => Promise<object>): Promise<void> {
  prontas.set(load, Reflect.get(await load(), 'default'))
}

const findPronta = <P,>(load: LoadParte<P>) => prontas.get(load) as ComponentType<P> | undefined

/**
 * As React's `lazy`; but a part that was brought is drawn together with what is around it. React's own would first show what stands in its
 * place, and that for 300 ms at least.
 */
export function makeParte<P extends object>(load: LoadParte<P>): ComponentType<P> {
  const Depois: ComponentType<P> = lazy(load)
  return function ParteTardia(props: P) {
    // As it began: another component in its place would be another part.
    const [Conteudo] = useState(() => findPronta(load) ?? Depois)
    return <Conteudo {...props} />
  }
}

interface ParteAbertaProps<P> {
  load: LoadParte<P>
  /** In its place while the file comes. */
  espera: ReactNode
  /** What the part is drawn with. */
  dados: P
}

/**
 * A part that a press opens, so that the server never draws it: it is there as soon as its file is, where a `lazy` one would wait for the end of
 * React's 300 ms. When it does not come, the nearest `Guarda` hears of it.
 */
export function ParteAberta<P extends object>({ load, espera, dados }: ParteAbertaProps<P>) {
  const [Conteudo, setConteudo] = useState(() => findPronta(load))
  useEffect(() => {
    if (!Conteudo)
      bringParte(load).then(
        () => setConteudo(() => findPronta(load)),
        (falha: unknown) =>
          // Thrown where it is drawn.
          setConteudo(() => {
            throw falha
          }),
      )
  }, [load, Conteudo])
  return Conteudo ? <Conteudo {...dados} /> : espera
}

/** Brings a part's file when the pointer or the focus comes to what opens it. */
export function prepare(load: () => Promise<object>): void {
  // A failure is told when the part is opened, not when it is prepared.
  bringParte(load).catch(() => {})
}

interface GuardaProps {
  children: ReactNode
  falha: ReactNode
  aoFalhar?: () => void
}

/** What is inside and does not load, or breaks, gives way to `falha`. */
export class Guarda extends Component<GuardaProps, { failed: boolean }> {
  override state = { failed: false }
  static getDerivedStateFromError() {
    return { failed: true }
  }
  override componentDidCatch() {
    this.props.aoFalhar?.()
  }
  override render() {
    return this.state.failed ? this.props.falha : this.props.children
  }
}
