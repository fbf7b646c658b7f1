import { useEffect, useState } from 'react'

import type { Categoria } from '@vitrine/contract'

import { api } from './api.ts'
import { useLoja } from './raiz.ts'

/** As long as the shop is open, like the first level that came with the page. */
const lidas = new Map<string, Categoria[]>()

/** The tree of categories with what is below the first level, of one segment or whole. Undefined: it is on its way; null: it did not come. */
export function useArvore(idsegmento: string | null = null): Categoria[] | null | undefined {
  const { idfornecedor } = useLoja()
  const chave = `${idfornecedor} ${idsegmento ?? ''}`
  const [tentada, setTentada] = useState('')
  useEffect(() => {
    if (lidas.has(chave)) return
    let isCurrent = true
    void readArvore(chave, idfornecedor, idsegmento).then(() => isCurrent && setTentada(chave))
    return () => {
      isCurrent = false
    }
  }, [chave, idfornecedor, idsegmento])
  return lidas.get(chave) ?? (tentada === chave ? null : undefined)
}

/** Several may look for it at once. */
const pedidas = new Map<string, Promise<void>>()

function readArvore(chave: string, b: string, idsegmento: string | null): Promise<void> {
  const pedida =
    pedidas.get(chave) ??
    api('GET /v2/app/{a}/listacategoriasprodutos/{b}', {
      params: { a: 'token', b },
      query: idsegmento ? { idsegmento } : {},
    }).then((resposta) => {
      pedidas.delete(chave)
      if (resposta.ok) lidas.set(chave, resposta.dados.data)
    })
  pedidas.set(chave, pedida)
  return pedida
}
