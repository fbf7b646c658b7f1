import { useState } from 'react'
import { useRevalidator } from 'react-router'

import type { Ato, AtoDesfeito } from '@vitrine/contract'

import { api, useTrabalho } from '#shell'

/** What became of the act that was turned last; the list itself is read again, for a way back is a change of the register too. */
export function useAtos() {
  const { idfornecedor } = useTrabalho().loja
  const { revalidate } = useRevalidator()
  const [emCurso, setEmCurso] = useState<number | null>(null)
  const [desfecho, setDesfecho] = useState<AtoDesfeito | null>(null)
  const [erro, setErro] = useState('')

  /** Takes it back, or does it again. */
  async function turn({ idato, desfeito }: Ato): Promise<void> {
    if (emCurso !== null) return
    setEmCurso(idato)
    setErro('')
    setDesfecho(null)
    const pedido = { params: { idfornecedor, idato } }
    const resposta = desfeito
      ? await api('POST /painel/v1/{idfornecedor}/atos/{idato}/refazer', pedido)
      : await api('POST /painel/v1/{idfornecedor}/atos/{idato}/desfazer', pedido)
    if (resposta.ok) {
      setDesfecho(resposta.dados)
      await revalidate()
    } else setErro(resposta.falha.error)
    setEmCurso(null)
  }
  return { emCurso, desfecho, erro, turn }
}
