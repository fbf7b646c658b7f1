import { useEffect, useId, useRef } from 'react'
import type { ClipboardEvent, KeyboardEvent } from 'react'

import { MAX_OPCOES } from '@vitrine/rules/caracteristica'
import { Button, IconButton } from '@vitrine/ui'

import { tellMudanca } from '#cadastro'

interface OpcoesProps {
  opcoes: readonly string[]
  erro: string | undefined
  onOpcoes: (opcoes: readonly string[]) => void
}

/** What may be chosen, in its order: Enter begins the next one, Alt and an arrow moves one, pasted lines become one each. */
export function Opcoes({ opcoes, erro, onOpcoes }: OpcoesProps) {
  const id = useId()
  const ref = useRef<HTMLDivElement>(null)
  /** Which one the keys are in after a change. */
  const foco = useRef<number | null>(null)
  const ditas = opcoes.length === 0 ? [''] : opcoes
  useEffect(() => {
    if (foco.current === null) return
    ref.current?.querySelectorAll<HTMLInputElement>('li input')[foco.current]?.focus()
    foco.current = null
  }, [opcoes])
  function change(novas: readonly string[], ficaEm: number | null) {
    foco.current = ficaEm
    onOpcoes(novas.slice(0, MAX_OPCOES))
    tellMudanca(ref.current)
  }
  const put = (i: number, textos: readonly string[]) => ditas.toSpliced(i, 1, ...textos)
  function move(i: number, passo: number) {
    const para = i + passo
    const [movida] = ditas.slice(i, i + 1)
    if (movida === undefined || para < 0 || para >= ditas.length) return
    change(ditas.toSpliced(i, 1).toSpliced(para, 0, movida), para)
  }
  function onKeyDown(event: KeyboardEvent, i: number) {
    if (event.key === 'Enter') {
      event.preventDefault()
      change(ditas.toSpliced(i + 1, 0, ''), i + 1)
      return
    }
    const passo = { ArrowUp: -1, ArrowDown: 1 }[event.key]
    if (!event.altKey || !passo) return
    event.preventDefault()
    move(i, passo)
  }
  function onPaste(event: ClipboardEvent, i: number) {
    const linhas = event.clipboardData
      .getData('text')
      .split(/\r?\n/)
      .map((linha) => linha.trim().slice(0, 80))
    const cheias = linhas.filter((linha) => linha !== '')
    if (cheias.length < 2) return
    event.preventDefault()
    change(put(i, ditas[i] ? [ditas[i], ...cheias] : cheias), null)
  }
  return (
    <div
      ref={ref}
      className="campos-opcoes"
      role="group"
      aria-labelledby={id}
      aria-describedby={erro && `${id}-erro`}
    >
      <span id={id} className="field-label">
        Opções
      </span>
      <ol>
        {ditas.map((opcao, i) => (
          // oxlint-disable-next-line react/no-array-index-key -- an option has no name but its place while it is typed
          <li key={i}>
            <input
              type="text"
              className="input"
              aria-label={`Opção ${i + 1}`}
              aria-invalid={erro ? true : undefined}
              maxLength={80}
              autoComplete="off"
              value={opcao}
              onChange={({ target }) => onOpcoes(put(i, [target.value]))}
              onKeyDown={(event) => onKeyDown(event, i)}
              onPaste={(event) => onPaste(event, i)}
            />
            <IconButton
              icon="chevron-up"
              label={`Subir opção ${i + 1}`}
              disabled={i === 0}
              onClick={() => move(i, -1)}
            />
            <IconButton
              icon="chevron-down"
              label={`Descer opção ${i + 1}`}
              disabled={i === ditas.length - 1}
              onClick={() => move(i, 1)}
            />
            <IconButton
              icon="x"
              label={`Tirar opção ${i + 1}`}
              disabled={ditas.length === 1}
              onClick={() => change(ditas.toSpliced(i, 1), Math.max(0, i - 1))}
            />
          </li>
        ))}
      </ol>
      {erro && (
        <p className="field-error" id={`${id}-erro`}>
          {erro}
        </p>
      )}
      <p className="field-hint">Quem já respondeu com uma opção que você tira fica com a resposta que deu.</p>
      <Button
        variant="outline"
        size="s"
        icon="plus"
        disabled={ditas.length >= MAX_OPCOES}
        onClick={() => change([...ditas, ''], ditas.length)}
      >
        Nova opção
      </Button>
    </div>
  )
}
