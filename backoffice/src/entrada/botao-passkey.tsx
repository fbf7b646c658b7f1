import { useState } from 'react'

import { Button, Notice } from '@vitrine/ui'

import { askPasskey, useTemPasskeys } from '#passkey'
import { api, PAINEL, urlsPainel } from '#shell'

interface BotaoPasskeyProps {
  /** Where the login leads on to, with the base. */
  depois: string | undefined
  /** The step of a login whose password was right; undefined: the passkey alone says who enters. */
  passo?: string | undefined
  variant?: 'solid' | 'outline'
}

const ENTRA = 'POST /v1/app/{session_token}/usuario/autenticar/passkey'
const params = { session_token: 'token' }

/** Logs in by a passkey of this address; nothing where the browser has none. */
export function BotaoPasskey({ depois, passo, variant = 'outline' }: BotaoPasskeyProps) {
  const [erro, setErro] = useState<string | null>(null)
  const [isEspera, setEspera] = useState(false)
  if (!useTemPasskeys()) return null
  async function act() {
    setErro(null)
    setEspera(true)
    const recusa = await enter(passo)
    if (recusa === null)
      return location.assign(PAINEL + urlsPainel.minhaConta({ entrada: '1', voltar: depois }))
    setEspera(false)
    setErro(recusa)
  }
  return (
    <div className="grid gap-3">
      {erro && (
        <Notice tone="danger" live="alert">
          {erro}
        </Notice>
      )}
      <Button variant={variant} size="l" block icon="key-round" loading={isEspera} onClick={() => void act()}>
        Usar chave de acesso
      </Button>
    </div>
  )
}

/** What went wrong, in words; null: one is in. */
async function enter(passo: string | undefined): Promise<string | null> {
  const pedida = await api(`${ENTRA}/desafio`, { params })
  if (!pedida.ok) return sayRecusa(pedida.falha)
  const dita = await askPasskey(pedida.dados)
  if (!dita.ok) return dita.erro
  const entrou = await api(ENTRA, { params, body: { ...dita.dados, ...(passo && { passo }) } })
  return entrou.ok ? null : sayRecusa(entrou.falha)
}

function sayRecusa({
  error,
  detalhes,
}: {
  error: string
  detalhes?: Record<string, unknown> | undefined
}): string {
  const endereco = detalhes?.endereco
  return typeof endereco === 'string' ? `${error} É ${endereco}.` : error
}
