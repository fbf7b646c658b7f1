import { useEffect, useState } from 'react'

import { computePerdaDesbloqueio } from '@vitrine/rules/carrinho'
import { formatHoraDe } from '@vitrine/rules/data'
import { formatReais } from '@vitrine/rules/dinheiro'
import { Button, Modal, Notice } from '@vitrine/ui'

import { useLoja, useSessao, useTag } from '#shell'

import { useCarrinho, useCarro } from '#carrinho'
import { useDesbloqueio } from './use-desbloqueio.ts'

/** How often the cart is read again while an attendant works on it, so that new prices appear by themselves. */
const OLHAR_MS = 3000

/** Who negotiates, since when, and the way out (ux 1.23). */
export function AvisoBloqueio() {
  const bloqueio = useCarrinho((estado) => estado.bloqueio)
  const isWaiting = useCarrinho(({ passos }) => passos.length > 0)
  const sessao = useSessao()
  const { fuso } = useLoja()
  const [asks, setAsks] = useState(false)
  useOlhar()
  return (
    <Notice
      tone="negotiate"
      title="Negociação em andamento."
      live="status"
      className="aviso-bloqueio"
      action={
        sessao && (
          <button type="button" onClick={() => setAsks(true)}>
            Desbloquear carrinho
          </button>
        )
      }
    >
      {bloqueio
        ? `${bloqueio.atendente} está negociando seus preços desde ${formatHoraDe(bloqueio.desde, fuso)}. Até terminar, o carrinho é só para leitura.`
        : 'O carrinho volta em instantes.'}
      {isWaiting && ' O que você mudou agora há pouco entra quando ele for liberado.'}
      <Desbloquear open={asks} onClose={() => setAsks(false)} />
    </Notice>
  )
}

/** Asks before it ends the negotiation, because the attendant's prices are lost (ux 1.23.1). */
function Desbloquear({ open, onClose }: { open: boolean; onClose: () => void }) {
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

function useOlhar(): void {
  const { sincronia } = useCarro()
  useEffect(() => {
    const timer = setInterval(() => {
      if (document.visibilityState === 'visible') void sincronia.current?.refresh()
    }, OLHAR_MS)
    return () => clearInterval(timer)
  }, [sincronia])
}
