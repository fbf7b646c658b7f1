import { useState } from 'react'

import type { NegociacaoDoCliente } from '@vitrine/contract'
import { formatMomento } from '@vitrine/rules/data'
import { formatReais } from '@vitrine/rules/dinheiro'
import { sumOfertas } from '@vitrine/rules/negociacao'
import { Button, Countdown, Icon } from '@vitrine/ui'

import { api, useLoja } from '#shell'

import { LinhaProposta } from './linha-proposta.tsx'
import './negociacao.css'
import type { NegociacaoLida } from './use-negociacao.ts'

/** So long before its end it is counted down; before that the hour is told. */
const CONTA_MS = 60 * 60_000

/** What the attendant offers, line by line, old → new, to be accepted one by one or whole (ux 1.23, mockups 14 and 20). */
export function Proposta({
  negociacao,
  act,
  read,
}: Pick<NegociacaoLida, 'act' | 'read'> & { negociacao: NegociacaoDoCliente }) {
  const { atendente, linhas, frete, validade, pode_responder } = negociacao
  return (
    <section className="proposta" aria-label={`Proposta de ${atendente}`}>
      <header className="proposta-cabeca">
        <Icon name="handshake" />
        <b>Proposta de {atendente}</b>
        {validade && <Validade ate={validade} onEnd={() => void read()} />}
      </header>
      {linhas.length === 0 ? (
        <p className="proposta-vazia">
          Nenhum preço mudou ainda. O que {atendente} mudar aparece aqui na hora.
        </p>
      ) : (
        <ul>
          {linhas.map((linha) => (
            <LinhaProposta key={linha.id} linha={linha} responde={pode_responder} act={act} />
          ))}
        </ul>
      )}
      {(linhas.length > 0 || frete !== null) && <Pe negociacao={negociacao} act={act} />}
    </section>
  )
}

/** What it comes to, and the answer to all that waits for one. */
function Pe({ negociacao, act }: Pick<NegociacaoLida, 'act'> & { negociacao: NegociacaoDoCliente }) {
  const { linhas, economia, total, frete, pode_responder } = negociacao
  const ofertas = sumOfertas(linhas)
  return (
    <footer className="proposta-pe">
      <p>
        {ofertas.esperam > 0 && ofertas.aceitas > 0 && (
          <>
            Aceito até agora <b>{formatReais(ofertas.aceito)}</b>
          </>
        )}
        {ofertas.esperam === 0 && linhas.length > 0 && total !== null && (
          <>
            Carrinho <b>{formatReais(total)}</b>
          </>
        )}
      </p>
      {frete !== null && <p>{frete === 0 ? 'Frete grátis' : `Frete de ${formatReais(frete)}`}, combinado</p>}
      {economia !== null && economia > 0 && (
        <p className="proposta-economia">economia {formatReais(economia)}</p>
      )}
      {pode_responder && ofertas.esperam > 0 && (
        <AceitarTudo
          revisao={negociacao.revisao}
          isResto={ofertas.aceitas > 0}
          valor={ofertas.aEsperar}
          act={act}
        />
      )}
      {!pode_responder && (
        <p className="proposta-nota">Quem pode enviar pedidos desta empresa aceita ou recusa.</p>
      )}
    </footer>
  )
}

function Validade({ ate, onEnd }: { ate: string; onEnd: () => void }) {
  const { fuso } = useLoja()
  const [agora] = useState(() => Date.now())
  const isNear = new Date(ate).getTime() - agora < CONTA_MS
  return (
    <span className="proposta-validade">
      {isNear ? (
        <>
          vale por <Countdown until={ate} onEnd={onEnd} />
        </>
      ) : (
        `vale até ${formatMomento(ate, fuso)}`
      )}
    </span>
  )
}

function AceitarTudo({
  revisao,
  isResto,
  valor,
  act,
}: Pick<NegociacaoLida, 'act'> & { revisao: number; isResto: boolean; valor: number }) {
  const [state, setState] = useState<'parado' | 'indo' | { erro: string }>('parado')
  async function accept() {
    setState('indo')
    const erro = await act((params) =>
      api('POST /v4/cart/{idfornecedor}/{idcliente}/negociacao/aceite', { params, body: { visto: revisao } }),
    )
    setState(erro === null ? 'parado' : { erro })
  }
  return (
    <>
      {typeof state === 'object' && (
        <p role="alert" className="proposta-erro">
          {state.erro}
        </p>
      )}
      <Button block loading={state === 'indo'} onClick={() => void accept()}>
        {isResto ? 'Aceitar o que falta' : 'Aceitar tudo'} <span>• {formatReais(valor)}</span>
      </Button>
    </>
  )
}
