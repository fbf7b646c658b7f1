import { urlsAcesso } from '@vitrine/contract/urls-acesso'

import { followCorrente } from '#shell'

/** After so long it is asked again what the page does not show yet; each time after twice as long. */
const ESPERA_MS = 2000

/**
 * Hears at once when the store decides about a registration that waits (ux 1.26.3), also of what was decided before the stream
 * stood: `situacao` is what the page shows. `onChange` is called until the page shows something else, which ends this: what it asks may
 * fail on a busy day. A page that is shown again asks by itself. Returns how to stop.
 */
export function followAnalise(idfornecedor: string, situacao: string, onChange: () => void): () => void {
  let timer: ReturnType<typeof setTimeout> | undefined
  function ask(espera: number) {
    onChange()
    timer = setTimeout(() => ask(espera * 2), espera)
  }
  const stop = followCorrente(urlsAcesso.eventosCadastro(idfornecedor), {
    evento: 'cadastro',
    onEvento: (dados) => {
      const dita = dados as { situacao: string } // written by eventos.routes.ts of cliente
      clearTimeout(timer)
      if (dita.situacao !== situacao) ask(ESPERA_MS)
    },
  })
  return () => {
    clearTimeout(timer)
    stop()
  }
}
