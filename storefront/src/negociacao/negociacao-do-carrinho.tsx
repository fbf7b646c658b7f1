import { useState } from 'react'
import { Link } from 'react-router'

import type { RespostaNegociacao } from '@vitrine/contract'
import { urls } from '@vitrine/contract/urls'
import { LiveRegion, Notice } from '@vitrine/ui'

import { useBloqueado, useCarrinho } from '#carrinho'
import { useLoja } from '#shell'

import { AvisoBloqueio } from './aviso-bloqueio.tsx'
import { Proposta } from './proposta.tsx'
import { sayFim, type Encerrada } from './say-fim.ts'
import { useAnuncio } from './use-anuncio.ts'
import { useNegociacao } from './use-negociacao.ts'

/** Above the lines of the own cart: who negotiates it, what is offered, and how it ended (ux 1.23). */
export function NegociacaoDoCarrinho({ idcliente }: { idcliente: string }) {
  const { idfornecedor } = useLoja()
  const isLocked = useBloqueado()
  const temAcordo = useCarrinho(({ negociacao }) => negociacao !== null)
  const { resposta, isVelha, act, read } = useNegociacao(
    { idfornecedor, idcliente },
    { isOn: isLocked || temAcordo, inCart: true },
  )
  const negociacao = resposta?.negociacao ?? null
  const fim = useFim(resposta)
  return (
    <>
      {isLocked && (
        <AvisoBloqueio posse={negociacao?.posse ?? null} isVelha={isVelha} onEnd={() => void read()} />
      )}
      {negociacao && <Proposta negociacao={negociacao} act={act} read={read} />}
      {!isLocked && !negociacao && fim.encerrada && <Fim encerrada={fim.encerrada} onClose={fim.close} />}
      <LiveRegion>{useAnuncio(negociacao)}</LiveRegion>
    </>
  )
}

/** How it ended, for who was here meanwhile; what one ended oneself is no news. */
function useFim(resposta: RespostaNegociacao | null) {
  const [vista, setVista] = useState<string | null>(null)
  const [lida, setLida] = useState<string | null>(null)
  const aberta = resposta?.negociacao?.idnegociacao
  if (aberta && aberta !== vista) setVista(aberta)
  const encerrada = resposta?.encerrada ?? null
  const isNews =
    encerrada?.idnegociacao === vista &&
    encerrada?.idnegociacao !== lida &&
    encerrada?.quem.lado !== 'CLIENTE'
  return {
    encerrada: isNews ? encerrada : null,
    close: () => setLida(encerrada?.idnegociacao ?? null),
  }
}

function Fim({ encerrada, onClose }: { encerrada: Encerrada; onClose: () => void }) {
  const { slug } = useLoja()
  return (
    <Notice
      tone="negotiate"
      title="A negociação terminou."
      live="status"
      action={
        <button type="button" onClick={onClose}>
          OK, entendi
        </button>
      }
    >
      {sayFim(encerrada)}
      {encerrada.estado === 'FECHADA' && (
        <>
          {' '}
          <Link className="link" to={urls.pedidos(slug)}>
            Ver o pedido
          </Link>
        </>
      )}
    </Notice>
  )
}
