import type { SyntheticEvent } from 'react'

/** What a card is turned into by its provider's own page or script. */
export interface CartaoTokenizado {
  token: string
  bandeira: string
  final: string
  /** A second token, of a card that is to be saved. */
  tokenGuardar?: string
}

/** Asks the provider's fields for a token; null: something is missing there, and the fields say what. */
export type TokenizeCartao = () => Promise<CartaoTokenizado | null>

let fields: TokenizeCartao | null = null

/** The card panel that is open, if one is; answers how to take it away. */
export function offerCampos(tokenizar: TokenizeCartao): () => void {
  fields = tokenizar
  return () => {
    if (fields === tokenizar) fields = null
  }
}

/**
 * `onSubmit` of a form that a card may be in: with one, it leaves once the card has its token. A button of the form that pays
 * nothing (`formNoValidate`: an address to keep) waits for no card.
 */
export function holdSubmit(event: SyntheticEvent<HTMLFormElement>): void {
  // A submit event of a form that React dispatches for a person or for requestSubmit.
  const { submitter } = event.nativeEvent as SubmitEvent
  if (submitter?.hasAttribute('formnovalidate')) return
  if (holdForToken(event.currentTarget, submitter)) event.preventDefault()
}

/**
 * Before a form with a card leaves: its token is made at the provider and put into the form, which is then sent again. The
 * card's number is never in the form. True: wait, the form will be sent by itself.
 */
function holdForToken(form: HTMLFormElement, submitter: HTMLElement | null): boolean {
  if (!fields || form.dataset.cartao === 'pronto') {
    delete form.dataset.cartao
    return false
  }
  void fields().then((cartao) => {
    if (!cartao) return
    fill(form, 'cartaoToken', cartao.token)
    fill(form, 'cartaoBandeira', cartao.bandeira)
    fill(form, 'cartaoFinal', cartao.final)
    fill(form, 'cartaoGuardar', cartao.tokenGuardar ?? '')
    form.dataset.cartao = 'pronto'
    form.requestSubmit(submitter)
  })
  return true
}

function fill(form: HTMLFormElement, nome: string, valor: string): void {
  const campo = form.elements.namedItem(nome)
  if (campo instanceof HTMLInputElement) campo.value = valor
}
