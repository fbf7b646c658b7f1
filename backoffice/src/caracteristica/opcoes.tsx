import { useId } from 'react'

import { MAX_OPCOES } from '@vitrine/rules/caracteristica'
import { Button, IconButton } from '@vitrine/ui'

import { MAX_LETRAS_DA_OPCAO, useOpcoes } from './use-opcoes.ts'

interface OpcoesProps {
  opcoes: readonly string[]
  erro: string | undefined
  onOpcoes: (opcoes: readonly string[]) => void
}

/** What may be chosen, in its order: typed, pasted, moved by buttons or by keys. */
export function Opcoes({ opcoes, erro, onOpcoes }: OpcoesProps) {
  const id = useId()
  const lista = useOpcoes(opcoes, onOpcoes)
  const { ref, ditas, add } = lista
  const idDoErro = erro && `${id}-erro`
  return (
    <div ref={ref} className="campos-opcoes" role="group" aria-labelledby={id} aria-describedby={idDoErro}>
      <span id={id} className="field-label">
        Opções
      </span>
      <ol>
        {ditas.map((opcao, i) => (
          // oxlint-disable-next-line react/no-array-index-key -- an option has no name but its place while it is typed
          <Linha key={i} opcao={opcao} i={i} lista={lista} errada={erro !== undefined} />
        ))}
      </ol>
      {erro && (
        <p className="field-error" id={idDoErro}>
          {erro}
        </p>
      )}
      <p className="field-hint">Quem já respondeu com uma opção que você tira fica com a resposta que deu.</p>
      <Button
        variant="outline"
        size="s"
        icon="plus"
        disabled={ditas.length >= MAX_OPCOES}
        onClick={() => add(ditas.length)}
      >
        Nova opção
      </Button>
    </div>
  )
}

interface LinhaProps {
  opcao: string
  i: number
  lista: ReturnType<typeof useOpcoes>
  errada: boolean
}

function Linha({ opcao, i, lista, errada }: LinhaProps) {
  const { ditas, move, write, drop, onKeyDown, onPaste } = lista
  const nome = `opção ${i + 1}`
  return (
    <li>
      <input
        type="text"
        className="input"
        aria-label={`Opção ${i + 1}`}
        aria-invalid={errada || undefined}
        maxLength={MAX_LETRAS_DA_OPCAO}
        autoComplete="off"
        value={opcao}
        onChange={({ target }) => write(i, target.value)}
        onKeyDown={(event) => onKeyDown(event, i)}
        onPaste={(event) => onPaste(event, i)}
      />
      <IconButton icon="chevron-up" label={`Subir ${nome}`} disabled={i === 0} onClick={() => move(i, -1)} />
      <IconButton
        icon="chevron-down"
        label={`Descer ${nome}`}
        disabled={i === ditas.length - 1}
        onClick={() => move(i, 1)}
      />
      <IconButton icon="x" label={`Tirar ${nome}`} disabled={ditas.length === 1} onClick={() => drop(i)} />
    </li>
  )
}
