import { useEffect, useState } from 'react'

import type { PreferenciaConversas } from '@vitrine/contract'
import { showToast } from '@vitrine/ui'

import { api, useLoja, useModulo } from '#shell'

import { Opcao } from './opcao.tsx'

/** How this login is told of what a store wrote and it has not read (decision 0103). */
export function AvisosDeConversas({ idcliente }: { idcliente: string }) {
  const temChat = useModulo('chat')
  const { preferencia, isMudo, isBusy, save } = usePreferencia(idcliente, temChat)
  if (!temChat) return null
  return (
    <section aria-labelledby="avisos-de-conversas">
      <h2 id="avisos-de-conversas" className="text-16">
        Mensagens da loja
      </h2>
      <p className="mt-1 text-ink-muted">
        {isMudo
          ? 'Não deu para ler agora como você recebe avisos.'
          : 'Quando a loja escrever e você não ler em 10 minutos.'}
      </p>
      {/* In its place from the start, so that nothing moves; until it is known what holds, nothing can be changed. */}
      <div className="mt-2 grid" aria-busy={preferencia === null && !isMudo}>
        <Opcao
          nome="Avisar por e-mail"
          checked={preferencia?.email ?? false}
          disabled={!preferencia}
          isBusy={isBusy}
          onChange={(email) => preferencia && void save({ ...preferencia, email })}
        />
        <Opcao
          nome="Avisar nos meus aparelhos"
          checked={preferencia?.push ?? false}
          disabled={!preferencia}
          isBusy={isBusy}
          onChange={(push) => preferencia && void save({ ...preferencia, push })}
        />
      </div>
    </section>
  )
}

/** What holds, null until it is known; isMudo: it could not be read. */
function usePreferencia(idcliente: string, temChat: boolean) {
  const { idfornecedor } = useLoja()
  const [preferencia, setPreferencia] = useState<PreferenciaConversas | null>(null)
  const [isMudo, setMudo] = useState(false)
  const [isBusy, setBusy] = useState(false)
  const params = { idfornecedor, idcliente }
  useEffect(() => {
    let isOver = false
    const path = { idfornecedor, idcliente }
    if (temChat)
      void api('GET /v4/notificacao/conversas/{idfornecedor}/{idcliente}', { params: path }).then(
        (resposta) => {
          if (isOver) return
          if (resposta.ok) setPreferencia(resposta.dados)
          else setMudo(true)
        },
      )
    return () => {
      isOver = true
    }
  }, [temChat, idfornecedor, idcliente])
  async function save(nova: PreferenciaConversas) {
    setBusy(true)
    const resposta = await api('PUT /v4/notificacao/conversas/{idfornecedor}/{idcliente}', {
      params,
      body: nova,
    })
    setBusy(false)
    if (resposta.ok) setPreferencia(resposta.dados)
    else showToast('Os avisos não mudaram. Tente de novo.')
  }
  return { preferencia, isMudo, isBusy, save }
}
