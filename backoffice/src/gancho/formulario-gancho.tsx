import { useState } from 'react'

import type { Gancho } from '@vitrine/contract'
import { TextInput } from '@vitrine/ui'

import { FormularioDeEnvio, useEnvio } from '#chamada'
import { api, useTrabalho } from '#shell'

import { EscolhaDeEventos } from './escolha-de-eventos.tsx'
import { isEvento, type EventoPedido } from './eventos-ditos.ts'

/** A webhook as it was just written; with its secret when it is new. */
export type GanchoGravado = Gancho & { segredo?: string }

interface FormularioGanchoProps {
  /** Null: a new one. */
  gancho: Gancho | null
  onGravado: (gravado: GanchoGravado) => void
}

const campos = ['url', 'descricao', 'eventos']

/** Where a webhook leads, what it is called, what it is told of. */
export function FormularioGancho({ gancho, onGravado }: FormularioGanchoProps) {
  const [url, setUrl] = useState(gancho?.url ?? '')
  const [descricao, setDescricao] = useState(gancho?.descricao ?? '')
  const [eventos, setEventos] = useState<readonly EventoPedido[]>(gancho?.eventos.filter(isEvento) ?? [])
  const envio = useEnvio(campos)
  const { erros, setErros, send } = envio
  const chamada = useChamada(gancho, { url: url.trim(), descricao, eventos: [...eventos] })
  async function save() {
    const faltas = {
      ...(url.trim() === '' && { url: 'Diga o endereço do seu sistema.' }),
      ...(eventos.length === 0 && { eventos: 'Escolha ao menos um evento.' }),
    }
    if (Object.keys(faltas).length > 0) return setErros(faltas)
    const gravado = await send(chamada.make)
    if (gravado) onGravado(gravado)
  }
  return (
    <FormularioDeEnvio
      nome="Webhook"
      envio={envio}
      acao={gancho ? 'Gravar' : 'Criar webhook'}
      onEnvio={save}
      chamada={chamada.dita}
    >
      <TextInput
        label="Endereço"
        hint="Do seu sistema, com https://."
        type="url"
        inputMode="url"
        autoComplete="off"
        maxLength={500}
        value={url}
        error={erros.url}
        onChange={({ target }) => setUrl(target.value)}
      />
      <TextInput
        label="Nome"
        hint="Como a equipe o chama: ERP da matriz."
        optional
        autoComplete="off"
        maxLength={120}
        value={descricao}
        error={erros.descricao}
        onChange={({ target }) => setDescricao(target.value)}
      />
      <EscolhaDeEventos escolhidos={eventos} erro={erros.eventos} onChange={setEventos} />
    </FormularioDeEnvio>
  )
}

interface Escrito {
  url: string
  descricao: string
  eventos: EventoPedido[]
}

/** The call that writes it, to be made and to be shown. */
function useChamada(gancho: Gancho | null, body: Escrito) {
  const { idfornecedor } = useTrabalho().loja
  if (!gancho) {
    const key = 'POST /painel/v1/{idfornecedor}/ganchos'
    const params = { idfornecedor }
    return {
      make: () => api(key, { params, body }),
      dita: { para: 'Criar este webhook', key, params, body } as const,
    }
  }
  const key = 'PUT /painel/v1/{idfornecedor}/ganchos/{idgancho}'
  const params = { idfornecedor, idgancho: gancho.idgancho }
  return {
    make: () => api(key, { params, body }),
    dita: { para: 'Mudar este webhook', key, params, body } as const,
  }
}
