import { useState } from 'react'

import type { Ato, AtoDesfeito } from '@vitrine/contract'

import { api, useTrabalho } from '#shell'

/** Acts as they were read, and what became of the one that was turned last. */
export function useAtos(lidos: readonly Ato[]) {
  const { idfornecedor } = useTrabalho().loja
  const [atos, setAtos] = useState(lidos)
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
    setEmCurso(null)
    if (!resposta.ok) return setErro(resposta.falha.error)
    setDesfecho(resposta.dados)
    setAtos((antes) => antes.map((cada) => (cada.idato === idato ? resposta.dados.ato : cada)))
  }
  return { atos, emCurso, desfecho, erro, turn }
}
