import { useRef, useState } from 'react'

import type { ConteudoEditado, TipoPublicacao, VersaoDoConteudo } from '@vitrine/contract'
import { showToast } from '@vitrine/ui'

import type { Erros } from '#ajuste'
import { api, useTrabalho } from '#shell'

import { baseOf } from './dados-de.ts'
import { toLugares } from './to-lugares.ts'

type Dados = VersaoDoConteudo['dados']

/** What is written of a piece of content. */
export interface Escrito {
  chave?: string
  dados: Dados
}

/**
 * A piece of content while it is written: each change goes into its draft at once, one after the other, over the version that the one before
 * left; each can be taken back. What somebody else wrote meanwhile is shown before anything is written over it.
 */
export function useEdicao(tipo: TipoPublicacao, idconteudo: string, lido: ConteudoEditado) {
  const { idfornecedor } = useTrabalho().loja
  const params = { idfornecedor, tipo, idconteudo }
  const [editado, setEditado] = useState(lido)
  const [passos, setPassos] = useState<readonly Escrito[]>([])
  const [outros, setOutros] = useState<{ agora: ConteudoEditado; meu: Escrito } | null>(null)
  const [isGravando, setGravando] = useState(false)
  const atual = useRef(lido)
  const fila = useRef<Promise<unknown>>(Promise.resolve())
  function put(novo: ConteudoEditado) {
    atual.current = novo
    setEditado(novo)
  }

  async function writeNow(escrito: Escrito): Promise<Erros | null> {
    const antes = baseOf(atual.current)
    setGravando(true)
    const veio = await putRascunho(params, escrito, atual.current.rascunho?.versao ?? null)
    setGravando(false)
    if ('agora' in veio) setOutros({ agora: veio.agora, meu: escrito })
    if (!('editado' in veio)) return veio.erros
    if (antes) setPassos((todos) => [...todos.slice(-49), { dados: antes.dados, chave: antes.chave }])
    put(veio.editado)
    return null
  }
  /** What is wrong, by its place in what is written; null: it was written. */
  function write(escrito: Escrito): Promise<Erros | null> {
    const vez = fila.current.then(() => writeNow(escrito))
    fila.current = vez
    return vez
  }
  return {
    editado,
    base: baseOf(editado),
    isGravando,
    outros,
    put,
    write,
    undo: passos.length > 0 ? () => void undoLast() : null,
    takeOutros,
    async writeMeu() {
      takeOutros()
      const erros = outros && (await write(outros.meu))
      if (erros) showToast(Object.values(erros)[0] ?? '')
    },
  }

  function takeOutros() {
    if (outros) put(outros.agora)
    setOutros(null)
  }
  async function undoLast() {
    const ultimo = passos.at(-1)
    const erros = ultimo && (await write(ultimo))
    if (erros) showToast(Object.values(erros)[0] ?? '')
    // Taking back is no change of its own.
    else setPassos((todos) => todos.slice(0, -2))
  }
}
export type Edicao = ReturnType<typeof useEdicao>

interface Params {
  idfornecedor: string
  tipo: TipoPublicacao
  idconteudo: string
}

/** The draft as it stands then; where somebody else was quicker also how they left it. */
async function putRascunho(
  params: Params,
  escrito: Escrito,
  versao: number | null,
): Promise<{ editado: ConteudoEditado } | { erros: Erros; agora: ConteudoEditado } | { erros: Erros }> {
  const resposta = await api('PUT /painel/v1/{idfornecedor}/conteudos/{tipo}/{idconteudo}/rascunho', {
    params,
    body: { ...escrito, versao },
  })
  if (resposta.ok) return { editado: resposta.dados }
  if (resposta.falha.codigo !== 'cadastro_mudou') return { erros: toLugares(resposta.falha) }
  const agora = await api('GET /painel/v1/{idfornecedor}/conteudos/{tipo}/{idconteudo}', { params })
  const erros = { '': 'Outra pessoa mudou isto enquanto você escrevia.' }
  return agora.ok ? { erros, agora: agora.dados } : { erros: { '': agora.falha.error } }
}
