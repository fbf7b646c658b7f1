import { useEffect, useRef, useState } from 'react'
import type { KeyboardEvent } from 'react'

import { Icon, IconButton, LiveRegion, Pill, Switch, type IconName } from '@vitrine/ui'

import { useArrasto } from '#arrasto'

/** A section or a block in its list. */
export interface ParteListada {
  id: string
  icone: IconName
  nome: string
  frase: string
  /** Whether shoppers see it; absent: it is not switched. */
  visivel?: boolean
  erro?: string | undefined
}

interface ListaProps {
  nome: string
  partes: readonly ParteListada[]
  /** Puts one at another place, counted from 0. */
  onMove: (id: string, para: number) => void
  onEdit: (id: string) => void
  onRemove: (id: string) => void
  onVisivel?: (id: string, visivel: boolean) => void
  /** What taking one out is called, where it does not go for good. */
  tirar?: { icone: IconName; dito: string }
}

/** Parts in their order: moved by hand, by buttons, by Alt and an arrow; whoever goes by keys stays with the part. */
export function ListaDePartes({ nome, partes, onMove, ...acoes }: ListaProps) {
  const [dito, setDito] = useState('')
  const movida = useRef<{ id: string; passo: string } | null>(null)
  useEffect(() => {
    const { id, passo } = movida.current ?? {}
    const botoes = [passo, 'sobe', 'desce'].map((cada) =>
      document.querySelector<HTMLButtonElement>(`[id="${cada}-${id}"]`),
    )
    if (id) botoes.find((botao) => botao && !botao.disabled)?.focus()
  }, [partes])
  function move(id: string, para: number, passo: string | null) {
    const parte = partes.find((cada) => cada.id === id)
    if (!parte || para < 0 || para >= partes.length || partes[para]?.id === id) return
    movida.current = passo === null ? null : { id, passo }
    setDito(`${parte.nome}: ${para + 1} de ${partes.length}.`)
    onMove(id, para)
  }
  return (
    <>
      <LiveRegion>{dito}</LiveRegion>
      <ol className="partes" aria-label={nome}>
        {partes.map((parte, i) => (
          <Linha
            key={parte.id}
            parte={parte}
            posto={i}
            total={partes.length}
            onMove={move}
            {...acoes}
            partes={partes}
          />
        ))}
      </ol>
    </>
  )
}

interface LinhaProps extends Omit<ListaProps, 'nome' | 'onMove'> {
  parte: ParteListada
  posto: number
  total: number
  onMove: (id: string, para: number, passo: string | null) => void
}

function Linha(props: LinhaProps) {
  const { parte, posto, partes, onMove } = props
  const { id, icone, nome, frase, visivel, erro } = parte
  const { linha, alca, sobre } = useArrasto({
    id,
    isPai: false,
    onSolta(solta, onde) {
      const era = partes.findIndex((cada) => cada.id === solta)
      const para = posto + (onde === 'depois' ? 1 : 0) - (era < posto ? 1 : 0)
      if (era >= 0) onMove(solta, para, null)
    },
  })
  function onKeyDown(event: KeyboardEvent) {
    const passo = { ArrowUp: -1, ArrowDown: 1 }[event.key]
    if (!event.altKey || !passo) return
    event.preventDefault()
    onMove(id, posto + passo, passo < 0 ? 'sobe' : 'desce')
  }
  return (
    <li>
      {/* oxlint-disable-next-line jsx-a11y/no-static-element-interactions -- keys of the buttons in it */}
      <div ref={linha} className="partes-linha" data-sobre={sobre ?? undefined} onKeyDown={onKeyDown}>
        <span ref={alca} className="partes-alca" aria-hidden="true" title="Arraste para mudar de lugar">
          <Icon name="arrow-up-down" />
        </span>
        <Icon name={icone} />
        <div>
          <b>{nome}</b> {visivel === false && <Pill>Escondida</Pill>}
          <p>{frase}</p>
          {erro && (
            <p role="alert" className="field-error">
              {erro}
            </p>
          )}
        </div>
        <Botoes {...props} />
      </div>
    </li>
  )
}

const deVez: NonNullable<ListaProps['tirar']> = { icone: 'trash-2', dito: 'Tirar' }

function Botoes({ parte, posto, total, onMove, onEdit, onRemove, onVisivel, tirar = deVez }: LinhaProps) {
  const { id, nome, visivel } = parte
  return (
    <span className="partes-botoes">
      {onVisivel && (
        <Switch
          aria-label={`Mostrar ${nome}`}
          checked={visivel ?? true}
          onChange={({ target }) => onVisivel(id, target.checked)}
        >
          {''}
        </Switch>
      )}
      <IconButton
        id={`sobe-${id}`}
        icon="chevron-up"
        label={`Subir ${nome}`}
        disabled={posto === 0}
        onClick={() => onMove(id, posto - 1, 'sobe')}
      />
      <IconButton
        id={`desce-${id}`}
        icon="chevron-down"
        label={`Descer ${nome}`}
        disabled={posto === total - 1}
        onClick={() => onMove(id, posto + 1, 'desce')}
      />
      <IconButton icon="pencil" label={`Editar ${nome}`} onClick={() => onEdit(id)} />
      <IconButton icon={tirar.icone} label={`${tirar.dito} ${nome}`} onClick={() => onRemove(id)} />
    </span>
  )
}
