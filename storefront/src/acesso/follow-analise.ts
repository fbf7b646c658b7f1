import { urlsAcesso } from '@vitrine/contract/urls-acesso'

/**
 * Hears at once when the store decides about a registration that waits (ux 1.26.3), also of what was decided before the stream
 * stood: `situacao` is what the page shows. Only while the page is looked at: a browser has few streams, and a page that is
 * shown again asks by itself. Returns how to stop.
 */
export function followAnalise(idfornecedor: string, situacao: string, onChange: () => void): () => void {
  let source: EventSource | null = null
  function listen() {
    if (document.visibilityState === 'hidden') {
      source?.close()
      source = null
      return
    }
    if (source) return
    source = new EventSource(urlsAcesso.eventosCadastro(idfornecedor))
    source.addEventListener('cadastro', ({ data }: MessageEvent<string>) => {
      const dita = JSON.parse(data) as { situacao: string } // written by eventos.routes.ts of cliente
      if (dita.situacao !== situacao) onChange()
    })
  }
  listen()
  document.addEventListener('visibilitychange', listen)
  return () => {
    document.removeEventListener('visibilitychange', listen)
    source?.close()
  }
}
