import { useState } from 'react'
import type { SubmitEvent } from 'react'

import type { Local } from '@vitrine/contract/janela'
import { Button, Notice, TextInput } from '@vitrine/ui'

import { api, describeLocal, useSessao } from '#shell'

interface Resposta {
  ativo: boolean
  mensagem: string
}

/** Asks for an e-mail address, which is kept with the place until a store serves it; then one e-mail is sent and both are deleted. */
export function FormularioAviso({ local, idfornecedor }: { local: Local; idfornecedor?: string }) {
  const email = useSessao()?.email
  const [isBusy, setBusy] = useState(false)
  const [erro, setErro] = useState<string | null>(null)
  const [resposta, setResposta] = useState<Resposta | null>(null)

  async function ask(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault()
    const para = String(new FormData(event.currentTarget).get('email') ?? '').trim()
    if (!/^\S+@\S+\.\S+$/.test(para)) return setErro('Informe um e-mail válido.')
    setErro(null)
    setBusy(true)
    const { lat, lng, tipoEntrega } = local
    const lugar = describeLocal(local).onde.slice(0, 160)
    const answer = await api('POST /v4/fornecedor/aviso-area', {
      body: { email: para, lat, lng, lugar, tipoEntrega, ...(idfornecedor && { idfornecedor }) },
    })
    setBusy(false)
    if (answer.ok) setResposta(answer.dados)
    else setErro(answer.falha.campos?.email ?? answer.falha.error)
  }

  if (resposta)
    return (
      <Notice tone={resposta.ativo ? 'success' : 'info'} icon="bell-ring" live="status">
        {resposta.mensagem}
      </Notice>
    )
  return (
    <form noValidate className="grid max-w-[400px] gap-3 text-left" onSubmit={(event) => void ask(event)}>
      <TextInput
        name="email"
        type="email"
        label="Seu e-mail"
        hint="Uma mensagem só, quando uma loja passar a atender. Depois ele é apagado."
        autoComplete="email"
        defaultValue={email}
        error={erro ?? undefined}
        autoFocus
        required
      />
      <Button type="submit" icon="bell" loading={isBusy}>
        Avise-me quando chegar
      </Button>
    </form>
  )
}
