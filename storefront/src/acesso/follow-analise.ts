import { urlsAcesso } from '@vitrine/contract/urls-acesso'

/**
 * Hears at once when the store decides about a registration that waits (ux 1.26.3). Only while the page is looked at: a
 * browser has few streams, and a page that is shown again asks by itself. Returns how to stop.
 */
export function followAnalise(idfornecedor: string, onChange: () => void): () => void {
  let source: EventSource | null = null
  function listen() {
    if (document.visibilityState === 'hidden') {
      source?.close()
      source = null
      return
    }
    if (source) return
    source = new EventSource(urlsAcesso.eventosCadastro(idfornecedor))
    let isFirst = true
    source.addEventListener('open', () => (isFirst = true))
    source.addEventListener('cadastro', () => {
      // The first says how it stands.
      if (!isFirst) onChange()
      isFirst = false
    })
  }
  listen()
  document.addEventListener('visibilitychange', listen)
  return () => {
    document.removeEventListener('visibilitychange', listen)
    source?.close()
  }
}
