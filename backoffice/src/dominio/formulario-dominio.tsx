import { useState } from 'react'

import type { DominioDaLoja } from '@vitrine/contract'
import { TextInput } from '@vitrine/ui'

import { FormularioDeEnvio, useEnvio } from '#chamada'
import { api, useTrabalho } from '#shell'

const DIZ = 'POST /painel/v1/{idfornecedor}/dominios'

/** A host that the store says is its own. */
export function FormularioDominio({ onDito }: { onDito: (dito: DominioDaLoja) => void }) {
  const { idfornecedor } = useTrabalho().loja
  const [dominio, setDominio] = useState('')
  const envio = useEnvio(['dominio'])
  const { erros, setErros, send } = envio
  const chamada = { key: DIZ, params: { idfornecedor }, body: { dominio } } as const
  async function say() {
    if (dominio.trim() === '') return setErros({ dominio: 'Diga o domínio, como loja.exemplo.com.br.' })
    const dito = await send(() => api(DIZ, chamada))
    if (!dito) return
    setDominio('')
    onDito(dito)
  }
  return (
    <FormularioDeEnvio
      nome="Novo domínio"
      envio={envio}
      acao="Adicionar domínio"
      onEnvio={say}
      chamada={{ para: 'Adicionar este domínio', ...chamada }}
    >
      <TextInput
        label="Domínio"
        hint="Sem https://. Com e sem www contam como um só."
        inputMode="url"
        autoCapitalize="none"
        spellCheck={false}
        autoComplete="off"
        maxLength={300}
        value={dominio}
        error={erros.dominio}
        onChange={({ target }) => setDominio(target.value)}
      />
    </FormularioDeEnvio>
  )
}
