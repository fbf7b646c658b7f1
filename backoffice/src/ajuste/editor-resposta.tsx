import { useState } from 'react'
import type { FormEvent } from 'react'

import type { RespostaPronta } from '@vitrine/contract'
import { TEXTO_MAXIMO } from '@vitrine/contract/chat'
import { Button, Notice, Textarea, TextInput } from '@vitrine/ui'

import { api, useTrabalho } from '#shell'

import { Conflito } from './conflito.tsx'
import { toErros, type Erros } from './to-erros.ts'

/** `versao` null: a new one. */
export type RespostaEditada = Omit<RespostaPronta, 'versao'> & { versao: number | null }

interface EditorRespostaProps {
  editada: RespostaEditada
  onClose: () => void
  onGravada: (gravada: RespostaPronta) => void
}

/** One ready answer as it is written. */
export function EditorResposta({ editada, onClose, onGravada }: EditorRespostaProps) {
  const [ditos, setDitos] = useState(editada)
  const { save, erros, outra, isEspera } = useSave(editada.idresposta, onGravada)
  function onSubmit(event: FormEvent) {
    event.preventDefault()
    void save(ditos)
  }
  return (
    <form className="grid gap-4" onSubmit={onSubmit} noValidate>
      <TextInput
        label="Atalho"
        hint="O que se digita depois da barra: letras minúsculas, números e hífens."
        autoCapitalize="none"
        spellCheck={false}
        maxLength={40}
        value={ditos.atalho}
        error={erros.atalho}
        onChange={({ target }) => setDitos({ ...ditos, atalho: target.value })}
      />
      <Textarea
        label="Texto"
        hint="{cliente} e {pedido} são preenchidos com os da conversa."
        rows={4}
        maxLength={TEXTO_MAXIMO}
        value={ditos.texto}
        error={erros.texto}
        onChange={({ target }) => setDitos({ ...ditos, texto: target.value })}
      />
      {outra && (
        <Conflito
          onOutra={() => onGravada(outra)}
          onMinha={() => void save({ ...ditos, versao: outra.versao })}
        >
          {`Está assim: /${outra.atalho}: ${outra.texto}`}
        </Conflito>
      )}
      {erros[''] && (
        <Notice tone="danger" live="alert">
          {erros['']}
        </Notice>
      )}
      <div className="flex flex-wrap justify-end gap-3">
        <Button variant="outline" onClick={onClose}>
          Cancelar
        </Button>
        <Button type="submit" loading={isEspera}>
          Gravar
        </Button>
      </div>
    </form>
  )
}

function useSave(idresposta: string, onGravada: EditorRespostaProps['onGravada']) {
  const { idfornecedor } = useTrabalho().loja
  const [erros, setErros] = useState<Erros>({})
  const [outra, setOutra] = useState<RespostaPronta | null>(null)
  const [isEspera, setEspera] = useState(false)
  return {
    erros,
    outra,
    isEspera,
    async save({ atalho, texto, versao }: RespostaEditada) {
      setEspera(true)
      const resposta = await api('PUT /painel/v1/{idfornecedor}/respostas-prontas/{idresposta}', {
        params: { idfornecedor, idresposta },
        body: { atalho, texto, versao },
      })
      const agora = resposta.ok ? null : await findOutra(resposta.falha.codigo, { idfornecedor, idresposta })
      setEspera(false)
      setErros({})
      setOutra(agora)
      if (resposta.ok) return onGravada(resposta.dados)
      if (!agora) setErros(toErros(resposta.falha, ['atalho', 'texto']))
    },
  }
}

/** As it stands now, where somebody else changed it; null: it was not that, or it is gone. */
async function findOutra(
  codigo: string,
  { idfornecedor, idresposta }: { idfornecedor: string; idresposta: string },
): Promise<RespostaPronta | null> {
  if (codigo !== 'cadastro_mudou') return null
  const lidas = await api('GET /painel/v1/{idfornecedor}/respostas-prontas', { params: { idfornecedor } })
  return (lidas.ok && lidas.dados.data.find((cada) => cada.idresposta === idresposta)) || null
}
