import { useEffect } from 'react'
import { useLoaderData } from 'react-router'

import { formatQuando } from '@vitrine/rules/data'
import { Notice } from '@vitrine/ui'

import { keepPedido, readGuardado } from './guardado.ts'
import type { DadosPedido } from './load-pedido.ts'

/** `isMudo`: the store gives no answer. Says how old the order is while the store cannot be asked (ux 1.11.5); keeps what was read. */
export function SemNovidade({ isMudo }: { isMudo: boolean }) {
  const dados = useLoaderData<DadosPedido>()
  const { hoje, pedido } = dados
  const desde = dados.desde ?? (isMudo ? readGuardado(String(pedido.numpedido))?.quando : null)
  useEffect(() => {
    if (dados.desde === null) keepPedido(dados)
  }, [dados])
  if (!desde) return null
  return (
    <Notice icon="wifi-off" live="status" className="mt-4 mb-4">
      Última atualização: {formatQuando(desde, hoje)}. Esta página se atualiza sozinha assim que der.
    </Notice>
  )
}
