import { useEffect, useState } from 'react'

import type { Categoria } from '@vitrine/contract'
import type { Client } from '@vitrine/contract/client'

import { api } from './api.ts'
import { useLoja } from './raiz.ts'

/** The tree of categories of a store (by id or slug), of one segment or whole; null: it did not come. */
export async function readArvore(
  client: Client,
  b: string,
  idsegmento?: string | null,
): Promise<Categoria[] | null> {
  const resposta = await client('GET /v2/app/{a}/listacategoriasprodutos/{b}', {
    params: { a: 'token', b },
    query: idsegmento ? { idsegmento } : {},
  })
  return resposta.ok ? resposta.dados.data : null
}

/** As long as the shop is open, like the first level that came with the page. */
const lidas = new Map<string, Categoria[]>()

/** The same in the browser, once a visit. Undefined: it is on its way. */
export function useArvore(idsegmento: string | null = null): Categoria[] | null | undefined {
  const { idfornecedor } = useLoja()
  const chave = `${idfornecedor} ${idsegmento ?? ''}`
  const [tentada, setTentada] = useState('')
  useEffect(() => {
    if (lidas.has(chave)) return
    let isCurrent = true
    void keepArvore(chave, idfornecedor, idsegmento).then(() => isCurrent && setTentada(chave))
    return () => {
      isCurrent = false
    }
  }, [chave, idfornecedor, idsegmento])
  return lidas.get(chave) ?? (tentada === chave ? null : undefined)
}

/** Several may look for it at once. */
const pedidas = new Map<string, Promise<void>>()

function keepArvore(chave: string, b: string, idsegmento: string | null): Promise<void> {
  const pedida =
    pedidas.get(chave) ??
    readArvore(api, b, idsegmento).then((lida) => {
      pedidas.delete(chave)
      if (lida) lidas.set(chave, lida)
    })
  pedidas.set(chave, pedida)
  return pedida
}
