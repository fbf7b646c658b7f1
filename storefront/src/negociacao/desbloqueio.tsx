import { useState } from 'react'

import { computePerdaDesbloqueio } from '@vitrine/rules/carrinho'
import { formatReais } from '@vitrine/rules/dinheiro'
import { Button, Modal } from '@vitrine/ui'

import { useCarrinho } from '#carrinho'
import { useTag } from '#shell'

import { useDesbloqueio } from './use-desbloqueio.ts'

/** Asks before it ends the negotiation, because the attendant's prices are lost (ux 1.23.1). */
export function Desbloqueio({ open, onClose }: { open: boolean; onClose: () => void }) {
  const desbloquear = useDesbloqueio()
  const itens = useCarrinho((estado) => estado.itens)
  const multiplies = !useTag('disable-product-multiple')
  const [state, setState] = useState<'parado' | 'indo' | 'falhou'>('parado')
  const perda = computePerdaDesbloqueio(itens, { multiplies }) ?? 0
  async function unlock() {
    setState('indo')
    const isFree = await desbloquear()
    setState(isFree ? 'parado' : 'falhou')
    if (isFree) onClose()
  }
  return (
    <Modal
      open={open}
      onClose={onClose}
      title="Desbloquear o carrinho?"
      foot={
        <div className="flex flex-wrap justify-end gap-2">
          <Button variant="outline" onClick={onClose}>
            Continuar negociando
          </Button>
          <Button loading={state === 'indo'} onClick={() => void unlock()}>
            Desbloquear
          </Button>
        </div>
      }
    >
      <p>
        {perda > 0 ? (
          <>
            Você perderá <b>{formatReais(perda)}</b> de descontos do atendente: os preços voltam aos do
            catálogo.
          </>
        ) : (
          'Os preços do atendente saem e voltam os do catálogo.'
        )}
      </p>
      {state === 'falhou' && (
        <p role="alert" className="mt-3 text-danger">
          Não foi possível desbloquear agora. Tente de novo.
        </p>
      )}
    </Modal>
  )
}
