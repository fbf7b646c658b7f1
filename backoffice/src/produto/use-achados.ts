import { useEffect, useState } from 'react'

import type { Imagem } from '@vitrine/contract'

import { api } from '#shell'

const ESPERA_MS = 250

export interface Achado {
  id: string
  name: string
  marca: string
  embalagem: string
  imagem: Imagem | null
}

/** Products that a word finds: by name, code or EAN. */
export function useAchados(idfornecedor: string, query: string): readonly Achado[] {
  const [achados, setAchados] = useState<{ query: string; hits: readonly Achado[] }>({ query: '', hits: [] })
  useEffect(() => {
    if (query.length < 2) return undefined
    const abort = new AbortController()
    const timer = setTimeout(() => {
      api(
        'GET /v2/app/token/listaprodutos/full-text/pesquisar',
        { query: { idfornecedor, query } },
        { signal: abort.signal },
      ).then(
        (resposta) => resposta.ok && setAchados({ query, hits: resposta.dados.data.resultset.hits }),
        () => {}, // aborted: a newer question is under way
      )
    }, ESPERA_MS)
    return () => {
      clearTimeout(timer)
      abort.abort()
    }
  }, [idfornecedor, query])
  return query.length < 2 ? [] : achados.hits
}
