import { useEffect } from 'react'
import { useRevalidator } from 'react-router'

import type { ConfiguracoesCliente } from '@vitrine/contract'

import { api, readLugarGuardado, useLoja } from '#shell'

import { choosePonto } from './choose-ponto.ts'
import { readEnderecos } from './list-lugares.ts'
import { savePonto } from './save-local.ts'

const ESPERA_MS = 1000

/**
 * The addresses, one second after a login (§4), and what they make of the place (`choosePonto`). Products, prices and cart came with the page that the login returned to.
 */
export function DepoisDoLogin({ sessao }: { sessao: ConfiguracoesCliente }) {
  const { idfornecedor, tags } = useLoja()
  const { idcliente } = sessao
  const { revalidate } = useRevalidator()
  useEffect(() => {
    if (!idcliente) return
    const timer = setTimeout(() => {
      void readEnderecos({ client: api }, idfornecedor).then((enderecos) => {
        if (!enderecos) return
        const ponto = readLugarGuardado()?.ponto ?? null
        const novo = choosePonto({ tags, enderecos, ponto })
        if (novo === ponto) return
        savePonto(novo)
        // Prices, promises and whether the store comes there at all are of the new place.
        void revalidate()
      })
    }, ESPERA_MS)
    return () => clearTimeout(timer)
  }, [idcliente, idfornecedor, tags, revalidate])
  return null
}
