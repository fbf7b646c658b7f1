import { useRef, useState } from 'react'
import { useNavigate } from 'react-router'

import { BYTES_DA_PLANILHA, type TipoDePlanilha } from '@vitrine/rules/importacao'

import { readBase64 } from '#arquivo'
import { upload, urlsPainel, useTrabalho } from '#shell'

/** Sends a spreadsheet and goes to it; what keeps it from being read is told, and the same file may be sent again. */
export function useEnvio() {
  const { idfornecedor, slug } = useTrabalho().loja
  const navigate = useNavigate()
  const [nome, setNome] = useState<string | null>(null)
  const [erro, setErro] = useState<string | null>(null)
  const [parte, setParte] = useState(0)
  /** The same file again is the same import: an answer that was lost makes nothing twice. */
  const ultimo = useRef<{ chave: string; idimportacao: string }>(undefined)
  const send = async (arquivo: File, tipo: TipoDePlanilha | '') => {
    setErro(null)
    if (arquivo.size > BYTES_DA_PLANILHA) return setErro('A planilha passa de 12 MB: divida-a em partes.')
    setNome(arquivo.name)
    setParte(0)
    const chave = `${arquivo.name}/${arquivo.size}/${arquivo.lastModified}/${tipo}`
    if (ultimo.current?.chave !== chave) ultimo.current = { chave, idimportacao: crypto.randomUUID() }
    const { idimportacao } = ultimo.current
    const dados = await readBase64(arquivo)
    const resposta = await upload(
      'POST /painel/v1/{idfornecedor}/importacoes',
      {
        params: { idfornecedor },
        query: {},
        body: { idimportacao, nome: arquivo.name.slice(-200), dados, ...(tipo && { tipo }) },
      },
      { onProgress: setParte },
    )
    setNome(null)
    if (!resposta.ok) return setErro(Object.values(resposta.falha.campos ?? {})[0] ?? resposta.falha.error)
    await navigate(urlsPainel.importacao(slug, idimportacao))
  }
  return {
    enviando: nome,
    parte,
    erro,
    send: (arquivo: File, tipo: TipoDePlanilha | '') => void send(arquivo, tipo),
  }
}
