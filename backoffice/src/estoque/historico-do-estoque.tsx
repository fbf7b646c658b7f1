import { useState } from 'react'

import type { MovimentoDeEstoque } from '@vitrine/contract'
import { formatMomento } from '@vitrine/rules/data'
import { Button, Icon, Notice, Pill, showToast, Skeleton } from '@vitrine/ui'

import { useTrabalho } from '#shell'

import { palavras, sayDiferenca, sayEstoque } from './palavras.ts'
import type { Movimentos } from './use-movimentos.ts'

/** Movements of a product, the newest first. */
export function HistoricoDoEstoque({ movimentos }: { movimentos: Movimentos }) {
  const { lista, estado, readMais, readDeNovo } = movimentos
  if (!lista && estado === 'falhou')
    return (
      <Notice tone="danger" live="alert">
        Não conseguimos ler os movimentos. Eles estão guardados.{' '}
        <Button variant="outline" size="s" onClick={readDeNovo}>
          Tentar de novo
        </Button>
      </Notice>
    )
  if (!lista)
    return (
      <div className="estoque-espera" aria-busy aria-label="Lendo os movimentos">
        <Skeleton />
        <Skeleton />
      </div>
    )
  if (lista.data.length === 0)
    return <p className="text-ink-muted">Nenhum movimento ainda. O que entrar e sair fica escrito aqui.</p>
  return (
    <>
      <ol className="estoque-historico" aria-label="Movimentos">
        {lista.data.map((movimento) => (
          <Movimento key={movimento.idmovimento} movimento={movimento} onUndo={movimentos.undo} />
        ))}
      </ol>
      {estado === 'falhou' && (
        <Notice tone="danger" live="alert">
          Não conseguimos ler os movimentos mais antigos.
        </Notice>
      )}
      {lista.cursor !== null && (
        <Button variant="outline" size="s" loading={estado === 'lendo'} onClick={() => void readMais()}>
          Ver mais antigos
        </Button>
      )}
    </>
  )
}

interface MovimentoProps {
  movimento: MovimentoDeEstoque
  onUndo: Movimentos['undo']
}

function Movimento({ movimento, onUndo }: MovimentoProps) {
  const { fuso } = useTrabalho().loja
  const [isEspera, setEspera] = useState(false)
  const { idmovimento, tipo, quando, depois, quem, numpedido, motivo, nota, desfeito, pode_desfazer } =
    movimento
  const { nome, icone } = palavras[tipo]
  async function undo() {
    setEspera(true)
    const recusa = await onUndo(idmovimento)
    setEspera(false)
    showToast(recusa ?? `Desfeito: ${nome.toLowerCase()}.`)
  }
  return (
    <li data-desfeito={desfeito || undefined}>
      <Icon name={icone} />
      <div>
        <p className="estoque-que">
          <b>{numpedido === null ? nome : `${nome} ${numpedido}`}</b>{' '}
          <span className="num">{sayDiferenca(movimento)}</span> {desfeito && <Pill mini>Desfeito</Pill>}
        </p>
        {(motivo || nota) && <p>{[motivo, nota].filter(Boolean).join(' · ')}</p>}
        <p className="text-ink-muted">
          {quem && `${quem.nome}, `}
          <time dateTime={quando} className="num">
            {formatMomento(quando, fuso)}
          </time>
        </p>
      </div>
      <div className="estoque-depois num">
        <span>{depois === null ? sayEstoque(depois) : `ficou ${sayEstoque(depois)}`}</span>
        {pode_desfazer && (
          <Button variant="outline" size="s" icon="undo-2" loading={isEspera} onClick={() => void undo()}>
            Desfazer
          </Button>
        )}
      </div>
    </li>
  )
}
