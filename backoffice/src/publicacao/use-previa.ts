import { useEffect, useState } from 'react'

import type { TipoComPrevia } from '@vitrine/contract'

import { api, useTrabalho } from '#shell'

/** What a preview shows, and as whom. */
export interface Vista {
  rascunhos: readonly TipoComPrevia[]
  /** '' for a visitor. */
  grupo: string
}

/** A link that shows this, a new one for each choice; '' until there is one. */
export function usePrevia(
  tipo: TipoComPrevia,
  idconteudo: string,
  { rascunhos, grupo }: Vista,
  isEscrito: boolean,
) {
  const { idfornecedor } = useTrabalho().loja
  const [caminho, setCaminho] = useState('')
  const [erro, setErro] = useState('')
  const [vez, setVez] = useState(0)
  const escolha = rascunhos.join(' ')
  useEffect(() => {
    if (!isEscrito) return undefined
    let isAberta = true
    void (async () => {
      const resposta = await api('POST /painel/v1/{idfornecedor}/conteudos/{tipo}/{idconteudo}/previa', {
        params: { idfornecedor, tipo, idconteudo },
        body: { rascunhos: escolha.split(' ') as TipoComPrevia[], grupo: grupo || null }, // joined above, never empty
      })
      if (!isAberta) return
      setErro(resposta.ok ? '' : 'Não conseguimos abrir a prévia. Nada se perdeu.')
      if (resposta.ok) setCaminho(resposta.dados.caminho)
    })()
    return () => {
      isAberta = false
    }
  }, [idfornecedor, tipo, idconteudo, escolha, grupo, isEscrito, vez])
  return { caminho, erro, open: () => setVez(vez + 1) }
}

/** Groups that customers of the store are in; none is offered before they are read. */
export function useGrupos(): readonly string[] {
  const { idfornecedor } = useTrabalho().loja
  const [grupos, setGrupos] = useState<readonly string[]>([])
  useEffect(() => {
    let isAberta = true
    void (async () => {
      const resposta = await api('GET /painel/v1/{idfornecedor}/politicas', { params: { idfornecedor } })
      if (isAberta && resposta.ok) setGrupos(resposta.dados.grupos.map(({ grupo }) => grupo))
    })()
    return () => {
      isAberta = false
    }
  }, [idfornecedor])
  return grupos
}
