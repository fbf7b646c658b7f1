import { useState } from 'react'
import { useRevalidator } from 'react-router'

import type { CorpoFalha, Recorte } from '@vitrine/contract'
import { showToast } from '@vitrine/ui'

import { api, useTrabalho } from '#shell'

import type { Pedido } from './pedido.ts'

const CHAMADA = '/painel/v1/{idfornecedor}/recortes/{idrecorte}' as const

/** What is asked of the person before it is written: a name, or which of two. */
export interface Dialogo {
  pedido: Pedido
  /** Somebody else wrote it meanwhile: as it stands now. */
  outra: Recorte | null
  erro: string
}

/** Saved filters are written and removed; `onFeito` learns what stands now, null: it is gone. */
export function useRecortes(onFeito: (feito: Recorte | null) => void) {
  const { idfornecedor } = useTrabalho().loja
  const { revalidate } = useRevalidator()
  const [dialogo, setDialogo] = useState<Dialogo | null>(null)
  const [isEspera, setEspera] = useState(false)

  function refuse(pedido: Pedido, falha: CorpoFalha, isNoDialogo: boolean) {
    const erro = Object.values(falha.campos ?? {})[0] ?? falha.error
    if (isNoDialogo) setDialogo({ pedido, outra: null, erro })
    else showToast(erro)
  }
  /** Whether it was written. `feito` is said of it then; `isNoDialogo`: what was typed stays where it was not. */
  async function save(pedido: Pedido, feito: string, isNoDialogo = false): Promise<boolean> {
    const { idrecorte, ...body } = pedido
    setEspera(true)
    const resposta = await api(`PUT ${CHAMADA}`, { params: { idfornecedor, idrecorte }, body })
    const outra = resposta.ok ? null : await findOutra(resposta.falha.codigo, { idfornecedor, idrecorte })
    setEspera(false)
    if (outra) setDialogo({ pedido, outra, erro: '' })
    else if (!resposta.ok) refuse(pedido, resposta.falha, isNoDialogo)
    if (!resposta.ok) return false
    setDialogo(null)
    onFeito(resposta.dados)
    void revalidate()
    showToast(feito)
    return true
  }
  async function remove(qual: Recorte) {
    const { idrecorte, nome, versao } = qual
    const resposta = await api(`DELETE ${CHAMADA}`, {
      params: { idfornecedor, idrecorte },
      query: { versao },
    })
    if (!resposta.ok) void revalidate()
    // Gone already is gone.
    if (!resposta.ok && resposta.falha.codigo !== 'nao_encontrado')
      return void showToast(resposta.falha.error)
    onFeito(null)
    void revalidate()
    showToast(`${nome} foi apagado.`, {
      label: 'Desfazer',
      onPress: () => void save({ ...qual, versao: null }, `${nome} voltou.`),
    })
  }
  return { dialogo, setDialogo, isEspera, save, remove, revalidate }
}

/** As it stands now, where somebody else changed it; null: it was not that, or it is gone. */
async function findOutra(
  codigo: string,
  { idfornecedor, idrecorte }: { idfornecedor: string; idrecorte: string },
): Promise<Recorte | null> {
  if (codigo !== 'cadastro_mudou') return null
  const lidos = await api('GET /painel/v1/{idfornecedor}/recortes', { params: { idfornecedor } })
  return (lidos.ok && lidos.dados.data.find((cada) => cada.idrecorte === idrecorte)) || null
}
