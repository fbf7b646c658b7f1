import { useEffect, useState } from 'react'

import { Modal, Notice, Spinner } from '@vitrine/ui'

import type { Negociacao } from '#grade'

import { FormularioFechamento, type PedidoFechado } from './formulario-fechamento.tsx'
import { readFechamento, type Fechamento } from './read-fechamento.ts'

interface FechamentoProps {
  negociacao: Negociacao
  onClose: () => void
  onFechado: (fechado: PedidoFechado) => void
}

/** Closes the order in the client's name, by channel MANUAL: where it goes, when, how it is paid (ux 3.4). */
export function FechamentoDoPedido(props: FechamentoProps) {
  const [lido, setLido] = useState<Fechamento | 'lendo' | null>('lendo')
  const { idfornecedor, idcliente } = props.negociacao.params
  useEffect(() => {
    let isGone = false
    void readFechamento({ idfornecedor, idcliente }).then((fechamento) => !isGone && setLido(fechamento))
    return () => {
      isGone = true
    }
  }, [idfornecedor, idcliente])
  return (
    <Modal open onClose={props.onClose} title="Fechar pedido">
      {lido === 'lendo' && <Spinner size={24} />}
      {lido === null && (
        <Notice tone="danger" live="alert">
          Não conseguimos ler entregas e pagamentos. Tente em alguns instantes.
        </Notice>
      )}
      {lido && lido !== 'lendo' && <FormularioFechamento {...props} fechamento={lido} />}
    </Modal>
  )
}
