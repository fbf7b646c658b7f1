import type { EventoGa4, EventosGa4, LinhaVista } from '@vitrine/rules/medicao'

import type { DadosFinalizar } from '#submissao'

interface Opcoes {
  ga4: EventosGa4
  send(evento: EventoGa4): void
  /** The order page's own data; undefined on any other screen. */
  dados(): Partial<DadosFinalizar> | undefined
  compra(): { linhas: readonly LinhaVista[]; cupom: string | null }
}

/** What was begun with a password, until a session proves that it worked: a login may open another document. */
const ENTRADA = 'vitrine_medicao_entrada'

/**
 * What is chosen and sent: delivery and payment of the order page, once each until they are chosen differently; a login and a registration
 * are remembered until they have worked. Returns what stops it.
 */
export function observeFormularios({ ga4, send, dados, compra }: Opcoes): () => void {
  const contados = { entrega: '', pagamento: '' }

  function tellEscolhas(form: HTMLFormElement): void {
    const { entrega, formasPagamento = [] } = dados() ?? {}
    const campos = new FormData(form)
    const forma = entrega?.formas.find(
      ({ idformaentrega }) => idformaentrega === campos.get('idformaentrega'),
    )
    const pagamento = formasPagamento.find(({ idformapagto }) => idformapagto === campos.get('idformapagto'))
    if (forma && contados.entrega !== forma.nome) {
      contados.entrega = forma.nome
      send(ga4.addShippingInfo(compra(), forma.nome))
    }
    if (pagamento && contados.pagamento !== pagamento.tipo) {
      contados.pagamento = pagamento.tipo
      send(ga4.addPaymentInfo(compra(), pagamento.tipo))
    }
  }
  function onSubmit({ target }: Event): void {
    if (!(target instanceof HTMLFormElement)) return
    if (target.id === 'pedido') tellEscolhas(target)
    else if (target.querySelector('input[type=password]'))
      sessionStorage.setItem(ENTRADA, location.pathname.endsWith('/cadastro') ? 'sign_up' : 'login')
  }
  document.addEventListener('submit', onSubmit, true)
  return () => document.removeEventListener('submit', onSubmit, true)
}

/** What somebody who is logged in now had begun, once. */
export function takeEntrada(): string | null {
  const entrada = sessionStorage.getItem(ENTRADA)
  if (entrada) sessionStorage.removeItem(ENTRADA)
  return entrada
}
