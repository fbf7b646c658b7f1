import { useEffect, useState } from 'react'

import type { Categoria } from '@vitrine/contract'

import { api, useLoja, useRaiz } from '#shell'

/** By idfornecedor, as long as the shop is open: which of its segments the menu shows (§3 Supplier state, segmentoActive). */
const ativos = new Map<string, string>()

/** Categories of the segment that the shopper chose, all of them without one; the old ones stay until the new ones are there. */
export function useSegmento() {
  const { idfornecedor, segmentos } = useLoja()
  const { categorias } = useRaiz()
  const [segmentoActive, setSegmento] = useState(() => ativos.get(idfornecedor) ?? null)
  const [lidas, setLidas] = useState<Categoria[] | null>(null)
  useEffect(() => {
    if (!segmentoActive) return
    let isCurrent = true
    void api('GET /v2/app/{a}/listacategoriasprodutos/{b}', {
      params: { a: 'token', b: idfornecedor },
      query: { idsegmento: segmentoActive },
    }).then((resposta) => {
      if (isCurrent && resposta.ok) setLidas(resposta.dados.data)
    })
    return () => {
      isCurrent = false
    }
  }, [segmentoActive, idfornecedor])

  function choose(idsegmento: string) {
    const novo = idsegmento === segmentoActive ? null : idsegmento
    if (novo) ativos.set(idfornecedor, novo)
    else ativos.delete(idfornecedor)
    setSegmento(novo)
  }
  return {
    /** With one segment only there is nothing to choose. */
    segmentos: segmentos.length > 1 ? segmentos : [],
    segmentoActive,
    choose,
    categorias: (segmentoActive && lidas) || categorias,
  }
}
