import { useState } from 'react'
import { useFetcher } from 'react-router'

import { urls } from '@vitrine/contract/urls'
import { Icon, Notice } from '@vitrine/ui'

import { makeParte, Parte, prepare, useLoja } from '#shell'

import type { saveServicos } from './save-servicos.ts'
import type { ServicosDaCompra } from './servicos-da-compra.ts'
import { useOferta } from './use-oferta.ts'

const loadFolha = () => import('./folha-servicos.tsx').then((m) => ({ default: m.FolhaServicos }))
const Folha = makeParte(loadFolha)

/** Services in the order's summary: offered once, changed from here later; nothing where there are none. */
export function ServicosDoPedido({ servicos }: { servicos: ServicosDaCompra }) {
  const { slug } = useLoja()
  const oferta = useOferta(slug, servicos)
  const fetcher = useFetcher<typeof saveServicos>()
  const isMounted = useOnceOpen(oferta.isOpen)
  if (servicos.oferecidos.length === 0) return null
  const { escolhidos } = servicos
  function save(escolhas: string[]) {
    oferta.close()
    const form = new FormData()
    for (const escolha of escolhas) form.append('servico', escolha)
    void fetcher.submit(form, { method: 'post', action: `${urls.finalizar(slug)}/servicos` })
  }
  return (
    <>
      <button
        type="button"
        className="link mt-3 flex min-h-11 items-center gap-2"
        onPointerEnter={() => prepare(loadFolha)}
        onFocus={() => prepare(loadFolha)}
        onClick={oferta.open}
      >
        <Icon name="wrench" size={16} />
        {escolhidos.length > 0 ? 'Alterar serviços adicionais' : 'Adicionar serviços'}
      </button>
      {fetcher.data?.erro && (
        <Notice small tone="warning" live="status">
          {fetcher.data.erro}
        </Notice>
      )}
      {isMounted && (
        <Parte aoFalhar={oferta.close}>
          <Folha servicos={servicos} isOpen={oferta.isOpen} onClose={oferta.close} onSave={save} />
        </Parte>
      )}
    </>
  )
}

/** True from the first opening on: the sheet is fetched when it is wanted. */
function useOnceOpen(isOpen: boolean): boolean {
  const [wasOpen, setWasOpen] = useState(false)
  if (isOpen && !wasOpen) setWasOpen(true)
  return isOpen || wasOpen
}
