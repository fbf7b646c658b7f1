import { urlsAcesso } from '@vitrine/contract/urls-acesso'

import { followCorrente } from '#shell'

/**
 * Hears at once when the store decides about a registration that waits (ux 1.26.3), also of what was decided before the stream
 * stood: `situacao` is what the page shows. A page that is shown again asks by itself. Returns how to stop.
 */
export function followAnalise(idfornecedor: string, situacao: string, onChange: () => void): () => void {
  return followCorrente(urlsAcesso.eventosCadastro(idfornecedor), {
    evento: 'cadastro',
    onEvento: (dados) => {
      const dita = dados as { situacao: string } // written by eventos.routes.ts of cliente
      if (dita.situacao !== situacao) onChange()
    },
  })
}
