import { useState } from 'react'

import type { AjustesDoAtendimento, NovosAjustes } from '@vitrine/contract'

import { api, useTrabalho } from '#shell'

import { toErros, type Erros } from './to-erros.ts'

type Campos = Omit<NovosAjustes, 'versao'>

/** Writes how the supplier attends, over the version that was looked at. */
export function useAjustes(lidos: AjustesDoAtendimento) {
  const { idfornecedor } = useTrabalho().loja
  const [versao, setVersao] = useState(lidos.versao)
  const [outros, setOutros] = useState<AjustesDoAtendimento | null>(null)
  const [erros, setErros] = useState<Erros>({})
  const [isEspera, setEspera] = useState(false)
  const params = { idfornecedor }

  /** Whether it was written. */
  async function save(campos: Campos, sobre: number | null = versao): Promise<boolean> {
    setEspera(true)
    const body = { ...pickCampos(campos), versao: sobre }
    const resposta = await api('PUT /painel/v1/{idfornecedor}/atendimento', { params, body })
    setEspera(false)
    setErros({})
    setOutros(null)
    if (resposta.ok) {
      setVersao(resposta.dados.versao)
      return true
    }
    if (resposta.falha.codigo !== 'cadastro_mudou') {
      setErros(toErros(resposta.falha, ['prazo_minutos', 'mensagem_ausencia']))
      return false
    }
    const agora = await api('GET /painel/v1/{idfornecedor}/atendimento', { params })
    if (agora.ok) setOutros(agora.dados)
    else setErros({ '': resposta.falha.error })
    return false
  }
  return {
    save,
    outros,
    erros,
    isEspera,
    /** What stands there is looked at from now on. */
    takeOutros() {
      setVersao(outros?.versao ?? null)
      setOutros(null)
    },
  }
}

/** What is written, without what came along with it. */
const pickCampos = ({ prazo_minutos, ausencia, mensagem_ausencia }: Campos): Campos => ({
  prazo_minutos,
  ausencia,
  mensagem_ausencia,
})
