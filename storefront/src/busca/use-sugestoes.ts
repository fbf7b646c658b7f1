import { useEffect, useState } from 'react'

import { normalizeBusca } from '@vitrine/rules/texto'
import type { Imagem } from '@vitrine/contract'

import { api, useLoja, useRaiz, useSessao } from '#shell'

export interface Sugestao {
  id: string
  name: string
  marca: string
  embalagem: string
  imagem: Imagem | null
}

/** What a typed text completes to; `corrigida` and `parcial` as the call answers them. */
export interface Achadas {
  hits: Sugestao[]
  corrigida: string | null
  parcial: boolean
}

/** Asked for from so many letters on; at most so many are shown (§9), on a phone two less (lista.css). */
const MIN = 2
const MAX = 10
const nenhuma: Achadas = { hits: [], corrigida: null, parcial: false }

/** Suggestions for what is being typed, after a pause; an older question never answers over a newer one. */
export function useSugestoes(texto: string, isActive: boolean): Achadas {
  const { idfornecedor } = useLoja()
  const { janela } = useRaiz()
  const idcliente = useSessao()?.idcliente ?? undefined
  const query = normalizeBusca(texto)
  const wait = janela?.suggestionDebounce ?? 1000
  const [achadas, setAchadas] = useState({ ...nenhuma, query: '' })
  useEffect(() => {
    if (!isActive || query.length < MIN) return
    const abort = new AbortController()
    const timer = setTimeout(() => {
      api(
        'GET /v2/app/token/listaprodutos/full-text/pesquisar',
        { query: { idfornecedor, query, idcliente } },
        { signal: abort.signal },
      ).then(
        (resposta) => {
          const { hits, ...resto } = resposta.ok ? resposta.dados.data.resultset : nenhuma
          setAchadas({ ...resto, hits: hits.slice(0, MAX), query })
        },
        () => {}, // aborted: a newer question is under way
      )
    }, wait)
    return () => {
      clearTimeout(timer)
      abort.abort()
    }
  }, [query, isActive, idfornecedor, idcliente, wait])
  return isActive && query.length >= MIN && query.startsWith(achadas.query) ? achadas : nenhuma
}
