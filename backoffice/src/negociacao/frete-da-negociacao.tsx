import { Modal, Notice, Spinner } from '@vitrine/ui'

import { useEntregas, type Negociacao } from '#grade'

import { FormularioDoFrete } from './formulario-do-frete.tsx'

interface FreteProps {
  open: boolean
  negociacao: Negociacao
  onClose: () => void
}

/** What the delivery of this cart costs at one address, agreed by hand, and why; or by the store's own table again. */
export function FreteDaNegociacao({ open, negociacao, onClose }: FreteProps) {
  return (
    <Modal open={open} onClose={onClose} title="Frete deste carrinho">
      {open && <Entregas negociacao={negociacao} onClose={onClose} />}
    </Modal>
  )
}

function Entregas({ negociacao, onClose }: Omit<FreteProps, 'open'>) {
  const entregas = useEntregas(negociacao)
  if (entregas === null) return <Spinner size={24} />
  if ('recusa' in entregas)
    return (
      <Notice tone="danger" live="alert">
        {entregas.recusa}
      </Notice>
    )
  const servidos = entregas.filter(({ formas }) => formas.length > 0)
  if (servidos.length === 0) return <SemLugar temEndereco={entregas.length > 0} />
  return <FormularioDoFrete negociacao={negociacao} enderecos={servidos} onClose={onClose} />
}

/** A freight is agreed for a place: without one there is nothing to agree on. */
function SemLugar({ temEndereco }: { temEndereco: boolean }) {
  return (
    <Notice>
      {temEndereco
        ? 'A loja não entrega este carrinho em nenhum endereço do cliente. Quem retira não paga frete.'
        : 'Este cliente ainda não tem endereço. Peça na conversa que ele cadastre um: o frete é combinado para um lugar.'}
    </Notice>
  )
}
