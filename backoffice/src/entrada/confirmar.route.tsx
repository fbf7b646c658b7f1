import { useState } from 'react'
import { useLoaderData } from 'react-router'

import { Button, Notice } from '@vitrine/ui'

import { askPasskey, useTemPasskeys } from '#passkey'
import { api } from '#shell'

import type { loadConfirmar } from './load-confirmar.ts'

export { loadConfirmar as loader } from './load-confirmar.ts'

const BASE = 'POST /v1/app/{session_token}/usuario/autenticar/passkey'
const params = { session_token: 'token' }

/** A login that began at a store's own host is confirmed here, where passkeys work, and goes on there (decision 0172). */
export default function TelaDeConfirmar() {
  const { confirmacao, pedida } = useLoaderData<typeof loadConfirmar>()
  return (
    <main className="porta" id="conteudo">
      <div className="porta-caixa">
        <title>Confirmar a entrada</title>
        {/* The address names the login: no other site gets to see it. */}
        <meta name="referrer" content="no-referrer" />
        <p className="porta-marca">Chave de acesso</p>
        <h1>{pedida ? 'Confirmar a entrada' : 'Este pedido não vale mais'}</h1>
        {pedida ? (
          <>
            <p className="mt-3">
              Você está entrando na loja <b>{pedida.loja}</b>, em <b>{pedida.host}</b>. Confirme com a sua
              chave de acesso e volte para lá.
            </p>
            <p className="mt-3 mb-5 text-ink-muted">
              Não foi você quem digitou a senha agora? Feche esta página e troque a sua senha.
            </p>
            <Confirmar confirmacao={confirmacao} />
          </>
        ) : (
          <p className="mt-3">Ele vale por cinco minutos e uma única vez. Volte à loja e entre de novo.</p>
        )}
      </div>
    </main>
  )
}

function Confirmar({ confirmacao }: { confirmacao: string }) {
  const [erro, setErro] = useState<string | null>(null)
  const [isEspera, setEspera] = useState(false)
  const temPasskeys = useTemPasskeys()
  async function act() {
    setErro(null)
    setEspera(true)
    const recusa = await confirm(confirmacao)
    if (recusa === null) return
    setEspera(false)
    setErro(recusa)
  }
  if (!temPasskeys)
    return (
      <Notice tone="warning">
        Este navegador não usa chaves de acesso. Volte à loja e digite um código de recuperação.
      </Notice>
    )
  return (
    <div className="grid gap-3">
      {erro && (
        <Notice tone="danger" live="alert">
          {erro}
        </Notice>
      )}
      <Button size="l" block icon="key-round" loading={isEspera} onClick={() => void act()}>
        Usar chave de acesso
      </Button>
    </div>
  )
}

/** What went wrong, in words; null: one is on the way back. */
async function confirm(confirmacao: string): Promise<string | null> {
  const pedida = await api(`${BASE}/desafio`, { params })
  if (!pedida.ok) return pedida.falha.error
  const dita = await askPasskey(pedida.dados)
  if (!dita.ok) return dita.erro
  const feita = await api(`${BASE}/confirmar`, { params, body: { confirmacao, ...dita.dados } })
  if (!feita.ok) return feita.falha.error
  location.assign(feita.dados.url)
  return null
}
