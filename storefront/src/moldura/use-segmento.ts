import { useState } from 'react'

import { useArvore, useLoja, useRaiz } from '#shell'

/** By idfornecedor, as long as the shop is open: which of its segments the menu shows (§3 Supplier state, segmentoActive). */
const ativos = new Map<string, string>()

/** Categories of the segment that the shopper chose, all of them without one; the old ones, at first those of the page, stay until the new ones are there. */
export function useSegmento() {
  const { idfornecedor, segmentos } = useLoja()
  const { categorias } = useRaiz()
  const [segmentoActive, setSegmento] = useState(() => ativos.get(idfornecedor) ?? null)
  const lida = useArvore(segmentoActive)
  const [ultima, setUltima] = useState(categorias)
  if (lida && lida !== ultima) setUltima(lida)

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
    categorias: lida ?? (segmentoActive ? ultima : categorias),
  }
}
