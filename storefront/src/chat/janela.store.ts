import { createStore } from 'zustand/vanilla'

import { desktop } from '#shell'

/** What the window was opened for. */
export interface AssuntoDaJanela {
  /** The room of this order; absent: that of the cliente. */
  numpedido?: number
  /** The question for a better price of the cart stands ready to be sent. */
  isPeloPreco?: boolean
}

interface EstadoDaJanela {
  /** Null: no window; 'conversas': all rooms. */
  assunto: AssuntoDaJanela | 'conversas' | null
  /** Opened for something else it is another one. */
  vez: number
  /** It gives way to its button for a while: room and draft stay. */
  isRecolhida: boolean
  /** The focus goes back to it. */
  deOnde: Element | null
}

const fechada: EstadoDaJanela = { assunto: null, vez: 0, isRecolhida: false, deOnde: null }

/** The conversation in a window over the page, at a desk (ux 1.18.1): the same over every screen of this visit. */
export const janela = createStore<EstadoDaJanela>(() => fechada)

export function openJanela(assunto: NonNullable<EstadoDaJanela['assunto']>): void {
  janela.setState((antes) => ({
    assunto,
    // Asked for the same again, it keeps its room and what is being written there.
    vez: JSON.stringify(antes.assunto) === JSON.stringify(assunto) ? antes.vez : antes.vez + 1,
    isRecolhida: false,
    deOnde: document.activeElement,
  }))
}

/** Back to where it was opened from; what is gone by now is no place for the focus. */
export function closeJanela(): void {
  const { deOnde } = janela.getState()
  janela.setState(({ vez }) => ({ ...fechada, vez }))
  if (deOnde instanceof HTMLElement && deOnde.isConnected) deOnde.focus()
}

/** A form that opens a room does so in the window, at a desk; on a phone, and before this file came, it leads to the page. */
export function submitParaJanela(event: SubmitEvent): void {
  const { target: form, submitter } = event
  if (!(form instanceof HTMLFormElement) || form.method !== 'post') return
  const isDeSalas = new URL(form.action).pathname.endsWith('/chat')
  if (!isDeSalas || !matchMedia(desktop).matches || document.querySelector('main.chat')) return
  event.preventDefault()
  event.stopPropagation()
  // A window below a panel could not be used.
  form.closest('dialog')?.close()
  const dados = new FormData(form, submitter)
  openJanela({
    numpedido: Number(dados.get('numpedido')) || undefined,
    isPeloPreco: dados.get('assunto') === 'preco',
  })
}
