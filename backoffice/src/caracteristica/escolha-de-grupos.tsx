import { useState } from 'react'

import { Checkbox } from '@vitrine/ui'

import { useGrupos } from '#publicacao'

import type { Escopo } from './campos-ditos.ts'

interface EscolhaDeGruposProps {
  escopo: Escopo
  grupos: readonly string[]
  erro: string | undefined
  onGrupos: (grupos: readonly string[]) => void
}

/** Groups of customers that a field is for, of those that the store has; none is everybody. */
export function EscolhaDeGrupos({ escopo, grupos, erro, onGrupos }: EscolhaDeGruposProps) {
  const daLoja = useGrupos()
  const todos = [...new Set([...daLoja, ...grupos])].toSorted((a, b) => a.localeCompare(b, 'pt-BR'))
  // Open at first where there are some; from then on whoever reads it opens and shuts it.
  const [aberto] = useState(grupos.length > 0)
  if (todos.length === 0) return null
  return (
    <details className="campos-grupos" open={aberto}>
      <summary>Só alguns grupos de clientes</summary>
      <p className="field-hint">
        {escopo === 'CLIENTE'
          ? 'Ninguém está num grupo antes de ter cadastro: um campo com grupos é pedido na conta, não ao se cadastrar.'
          : 'Sem nenhum marcado, o campo é de todos.'}
      </p>
      <div role="group" aria-label="Grupos">
        {todos.map((grupo) => (
          <Checkbox
            key={grupo}
            checked={grupos.includes(grupo)}
            onChange={({ target }) =>
              onGrupos(target.checked ? [...grupos, grupo] : grupos.filter((cada) => cada !== grupo))
            }
          >
            {grupo}
          </Checkbox>
        ))}
      </div>
      {erro && <p className="field-error">{erro}</p>}
    </details>
  )
}
