import { useState } from 'react'

import type { Ato, AtoDesfeito } from '@vitrine/contract'
import { formatMomento } from '@vitrine/rules/data'
import { pluralize } from '@vitrine/rules/texto'
import { Button, Notice, Pill } from '@vitrine/ui'

import { useTrabalho } from '#shell'

import { useAtos } from './use-atos.ts'

/** So many are shown before they are asked for. */
const PRIMEIROS = 5

/** What the person did in the last 30 days, each taken back and done again by a press (decision 0158). */
export function MeusAtos({ atos }: { atos: readonly Ato[] }) {
  const { emCurso, desfecho, erro, turn } = useAtos()
  const [isTodos, setTodos] = useState(false)
  const { fuso } = useTrabalho().loja
  const vistos = isTodos ? atos : atos.slice(0, PRIMEIROS)
  return (
    <section className="registro-atos" aria-labelledby="meus-atos">
      <h2 id="meus-atos">O que você fez</h2>
      <p className="text-ink-muted">
        Desfazer devolve tudo de uma vez. O que alguém mudou depois fica como está, e aparece aqui.
      </p>
      {erro && (
        <Notice tone="danger" live="alert">
          {erro}
        </Notice>
      )}
      {desfecho && <Desfecho desfecho={desfecho} />}
      <ol>
        {vistos.map((ato) => (
          <li key={ato.idato} data-desfeito={ato.desfeito || undefined}>
            <span>
              {sayPartes(ato)} <time dateTime={ato.quando}>{formatMomento(ato.quando, fuso)}</time>{' '}
              {ato.desfeito && <Pill mini>Desfeito</Pill>}
            </span>
            {ato.pode_desfazer && (
              <Button
                variant="outline"
                size="s"
                icon={ato.desfeito ? 'rotate-cw' : 'undo-2'}
                loading={emCurso === ato.idato}
                aria-label={`${ato.desfeito ? 'Refazer' : 'Desfazer'} ${sayPartes(ato)}, ${formatMomento(ato.quando, fuso)}`}
                onClick={() => void turn(ato)}
              >
                {ato.desfeito ? 'Refazer' : 'Desfazer'}
              </Button>
            )}
          </li>
        ))}
      </ol>
      {atos.length > PRIMEIROS && !isTodos && (
        <Button variant="outline" size="s" onClick={() => setTodos(true)}>
          Ver os outros {atos.length - PRIMEIROS}
        </Button>
      )}
    </section>
  )
}

/** `Produto: 3 mudanças · Estoque: 1 mudança`. */
const sayPartes = ({ partes }: Ato): string =>
  partes.map(({ tipo, mudancas }) => `${tipo}: ${pluralize(mudancas, 'mudança', 'mudanças')}`).join(' · ')

function Desfecho({ desfecho: { ato, voltaram, ficaram, total_ficaram } }: { desfecho: AtoDesfeito }) {
  return (
    <Notice tone={total_ficaram > 0 ? 'warning' : 'success'} live="status">
      {ato.desfeito ? 'Desfeito' : 'Refeito'}: {pluralize(voltaram, 'registro voltou', 'registros voltaram')}
      {total_ficaram > 0 &&
        `, ${pluralize(total_ficaram, 'ficou como está agora', 'ficaram como estão agora')}`}
      .
      {ficaram.length > 0 && (
        <details className="revelar">
          <summary>Ver o que ficou</summary>
          <ul>
            {ficaram.map(({ cadastro, id, nome, porque }) => (
              <li key={`${cadastro} ${id}`}>
                {nome ?? 'Sem nome'}:{' '}
                {porque === 'MUDOU' ? 'mudou depois' : 'foi criado, removido, ou se desfaz na tela dele'}
              </li>
            ))}
          </ul>
        </details>
      )}
    </Notice>
  )
}
